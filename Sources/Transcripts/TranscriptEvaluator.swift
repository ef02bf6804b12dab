/// Runs the inputs of a transcript in a session that starts empty.
package protocol TranscriptEvaluator {
  /// Starts over with an empty session.
  func reset()

  /// Evaluates one input and returns its output on the screen.
  func evaluate(_ input: String) -> TranscriptReply

  /// Evaluates an input that the audience of a show does not see.
  func evaluateUnseen(_ input: String) -> TranscriptReply

  /// Announces news to the audience of a show between two inputs.
  func announce(_ news: PlayNews)

  /// The names of all views, mounted or bound.
  var knownViews: [String] { get }

  /// True if the text is a complete input; a shell asks for another line if it is not.
  func isComplete(_ input: String) -> Bool

  /// True if the input reads or writes other files, so that its output may change when they do.
  func usesFiles(_ input: String) -> Bool
}

extension TranscriptEvaluator {
  package func evaluateUnseen(_ input: String) -> TranscriptReply { evaluate(input) }
  package func announce(_ news: PlayNews) {}
  package var knownViews: [String] { [] }
  package func isComplete(_ input: String) -> Bool { true }
  package func usesFiles(_ input: String) -> Bool { false }
}

/// The events that the audience of a show sees besides inputs and their output.
package enum PlayNews {
  case heading(String, level: Int)
  /// An input has been typed, and the audience is asked which views will run.
  case question(input: String)
}

/// The output of an input.
package struct TranscriptReply {
  /// The lines without line ends. A line may contain newlines, and then counts as several.
  package var output: [String]
  /// True if the input did not compile, trapped or threw.
  package var isError: Bool
  /// The views whose bodies ran, each once. Must be called before the next input.
  package var views: () -> [String] = { [] }
  /// The names of all views, mounted or bound. Must be called before the next input.
  package var knownViews: () -> [String] = { [] }

  package init(output: [String], isError: Bool = false) {
    self.output = output
    self.isError = isError
  }

  /// The output in the form of a file: without newlines inside a line, and without carriage returns before them,
  /// which a checkout may add or remove.
  var lines: [String] { output.flatMap(SourceLine.texts) }
}
