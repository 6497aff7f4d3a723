@_exported public import UnderstudyRuntime
