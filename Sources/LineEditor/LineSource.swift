/// A source of lines.
protocol LineSource {
  /// Prepares for the lines of one input. Returns false if there will be none.
  func begin() -> Bool

  /// Reads a line of an input whose previous lines are `earlier`.
  func next(prompt: String, after earlier: String?, _ rules: InputRules) -> SourceLine

  /// Undoes `begin`. If quiet, text typed until the next `begin` is not echoed, and waits.
  func end(quietly: Bool)

  /// Ends the quiet state, for a program that needs the terminal as it was found.
  func giveBack()
}

enum SourceLine: Equatable {
  /// A line without its newline. It contains newlines if several lines were pasted or recalled at once.
  case line(String)
  /// Ctrl-C.
  case interrupted
  /// The end of a pipe or file, or Ctrl-D.
  case endOfFile
  /// The input has ended.
  case gone
  /// Other code needs to run. The prompt is removed, and returns later with the typed text.
  case woken
}
