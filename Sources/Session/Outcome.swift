/// The outcome of an input.
package enum Outcome: Equatable, Sendable {
  case done
  case failed(Failure)
  /// `:quit`: no further input follows.
  case quit
  /// The program ended itself, by `exit`.
  case ended(status: Int32)
}

/// The reason why an input did not finish. Its message has already been shown.
package enum Failure: Equatable, Sendable {
  /// The source does not compile; nothing of it ran.
  case source
  /// A `:` command was invalid.
  case command
  /// The program trapped, reached a limit, or did not catch an error.
  case program
  /// The input was interrupted from outside.
  case interrupted
}
