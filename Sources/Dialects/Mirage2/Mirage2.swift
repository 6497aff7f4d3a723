// Later versions of the original called their module so.
@_exported public import Mirage
