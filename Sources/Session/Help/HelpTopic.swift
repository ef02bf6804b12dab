/// A page of `:help` about a subject rather than a command.
struct HelpTopic: Sendable {
  let name: String
  /// The line in the list of topics.
  let summary: String
  /// The text, in lines of at most 80 columns.
  let words: String
  /// A session that can be typed as it is. It includes the output, so that a test can check it.
  ///
  ///     > 1 + 2
  ///     Int = 3
  let example: String

  init(_ name: String, _ summary: String, words: String, example: String) {
    self.name = name
    self.summary = summary
    self.words = words
    self.example = example
  }

  /// The topics, in the order of `:help`.
  static let all = observation + opened + shell

  var lines: [String] {
    let example = example.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(name)  —  \(summary)", ""]
      + words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [""]
      + example.map { $0.isEmpty ? "" : "  \($0)" }
  }
}
