/// The role of a builder that `given` returns: its members lead to answers.
public enum Stubbing {}

/// The role of a builder that `expect` returns: its members are expected to be called.
public enum Expecting {}

/// The role of a builder that `verify` returns: its members lead to checks.
public enum Verifying {}

/// The effect of a member that is not `async`.
public enum Synchronous {}

/// The effect of an `async` member: its answers may be `async`.
public enum Asynchronous {}
