/// Runs the inputs of a transcript in a session that starts empty.
package protocol TranscriptEvaluator {
  /// Starts over with an empty session.
  func reset()

  /// Puts one input in and returns what the screen shows for it.
  func evaluate(_ input: String) -> TranscriptReply

  /// Puts an input in that the audience of a show does not see.
  func evaluateUnseen(_ input: String) -> TranscriptReply

  /// The audience of a show is told something between two inputs.
  func announce(_ news: PlayNews)

  /// True if the text is a complete input; a shell asks for another line if it is not.
  func isComplete(_ input: String) -> Bool

  /// True if the input reads or writes other files, so that its output may change when they do.
  func usesFiles(_ input: String) -> Bool
}

extension TranscriptEvaluator {
  package func evaluateUnseen(_ input: String) -> TranscriptReply { evaluate(input) }
  package func announce(_ news: PlayNews) {}
  package func isComplete(_ input: String) -> Bool { true }
  package func usesFiles(_ input: String) -> Bool { false }
}

/// The events that the audience of a show sees besides inputs and their output.
package enum PlayNews {
  case heading(String, level: Int)
  /// An input has been typed, and the audience is asked which views it will run.
  case question(input: String)
}

/// The output of an input.
package struct TranscriptReply {
  /// The lines, without their ends; a line may hold line ends, which make it several.
  package var output: [String]
  /// True if the input did not compile, trapped or threw.
  package var isError: Bool
  /// The views whose bodies ran, each once; asked before the next input.
  package var views: () -> [String] = { [] }
  /// The names of all views, mounted or bound; asked before the next input.
  package var knownViews: () -> [String] = { [] }

  package init(output: [String], isError: Bool = false) {
    self.output = output
    self.isError = isError
  }

  /// The output as a file can hold it: no line ends within a line, and none of the carriage returns before one,
  /// which a checkout may add or take away.
  var lines: [String] { output.flatMap(SourceLine.texts) }
}
