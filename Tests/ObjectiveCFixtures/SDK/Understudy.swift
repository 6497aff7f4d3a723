// Without the reporters for the test frameworks, which are another platform's.
@_exported import UnderstudyRuntime
