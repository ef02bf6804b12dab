/// A source of lines.
protocol LineSource {
  /// Prepares for the lines of one input. False if there will be none.
  func begin() -> Bool

  /// Reads a line, of an input whose lines so far are `earlier`.
  func next(prompt: String, after earlier: String?, _ rules: InputRules) -> SourceLine

  /// Undoes `begin`. Quietly: what is typed until the next `begin` is not shown, and waits.
  func end(quietly: Bool)

  /// Ends that quiet, for a program that needs the terminal as it was found.
  func giveBack()
}

enum SourceLine: Equatable {
  /// A line without its newline; with newlines inside if several were pasted or recalled at once.
  case line(String)
  /// Ctrl-C.
  case interrupted
  /// The end of a pipe or file, or Ctrl-D: a person's or a file's last word.
  case endOfFile
  /// The input has ended.
  case gone
  /// Somebody else has something to do. The prompt is gone, and comes back with what has been typed.
  case woken
}
