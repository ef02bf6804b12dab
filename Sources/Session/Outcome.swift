/// How an input ended.
package enum Outcome: Equatable, Sendable {
  case done
  case failed(Failure)
  /// `:quit`: there is to be no further input.
  case quit
  /// The program ended itself, by `exit`.
  case ended(status: Int32)
}

/// Why an input did not do all it was to do. What there is to say of it has been shown.
package enum Failure: Equatable, Sendable {
  /// The source does not compile; nothing of it ran.
  case source
  /// A `:` command was wrong.
  case command
  /// The program trapped, ran into a limit, or let an error out.
  case program
  /// The input was interrupted from outside.
  case interrupted
}
