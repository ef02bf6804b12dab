/// Where lines come from.
protocol LineSource {
  /// Prepares for the lines of one input. False if there will be none.
  func begin() -> Bool

  /// Reads a line.
  func next(prompt: String) -> SourceLine

  /// Undoes `begin`.
  func end()
}

enum SourceLine: Equatable {
  /// A line without its newline; with newlines inside if several were pasted or recalled at once.
  case line(String)
  /// Ctrl-C.
  case interrupted
  /// The end of a pipe or file, or Ctrl-D: a person's or a file's last word.
  case endOfFile
  /// There is nobody any more.
  case gone
}
