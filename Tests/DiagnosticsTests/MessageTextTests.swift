import Testing

/// A diagnostic's words are for people: what the program wants to know of it is in its problem.
@Suite struct MessageTextTests {
  private static let questions = [
    ".message.hasPrefix", ".message.hasSuffix", ".message.contains", ".message.firstRange", ".message.starts",
    ".message ==", ".message !=",
  ]

  /// The package's parser gives its diagnostics no other identity.
  private static let parserWords = "ParserWords.swift"

  private static let frontEnd = ["Source", "Declarations", "Inference", "Checking", "Frontend"]

  @Test(arguments: frontEnd + ["Session"])
  func `no source asks for a message's text`(folder: String) {
    let files = Sources.files(in: folder)
    #expect(!files.isEmpty)
    for (name, text) in files where name != Self.parserWords {
      for question in Self.questions { #expect(!text.contains(question), "\(name) asks \(question)") }
    }
  }

  @Test func `only the parser's words are a problem without data`() {
    for (name, text) in Self.frontEnd.flatMap({ Sources.files(in: $0) }) where name != Self.parserWords {
      #expect(!text.contains(".grammar(.parser("), "\(name)")
      #expect(!text.contains(".grammar(.command("), "\(name)")
      #expect(!text.contains(".lacks(.compiled("), "\(name)")
    }
  }
}
