import Frontend

/// The completions at the cursor.
package struct Completions: Equatable, Sendable {
  /// The UTF-8 offset at which the replaced word begins; the word ends at the cursor.
  package let start: Int
  package let all: [Item]

  package struct Item: Equatable, Sendable {
    package let text: String
    /// A note beside the text: a type, a command's summary.
    package let detail: String
  }

  init(start: Int, _ all: [Completion]) {
    self.start = start
    self.all = all.map { Item(text: $0.text, detail: $0.detail) }
  }
}

extension Session {
  /// The completions at the UTF-8 offset `cursor` of an input, in the best order to show them. Changes nothing, runs
  /// nothing, and shows nothing.
  package func completions(for input: String, at cursor: Int) -> Completions {
    guard input.utf8.count <= Self.completionLimit, let end = input.utf8.index(input.startIndex, at: cursor) else {
      return Completions(start: cursor, [])
    }
    let text = String(input[..<end])
    // In a text of several inputs, a command is one line.
    let line = text.lastIndex(of: "\n").map { text[text.index(after: $0)...] } ?? text[...]
    if CommandText.isCommand(text) || line.first == ":" {
      return commandCompletions(line, offset: text.utf8.count - line.utf8.count)
    }
    let (start, all) = engine.frontend.completions(behind: text)
    return Completions(start: start, all)
  }

  /// An answer must come at once; completing in a longer text takes too long.
  private static let completionLimit = 200_000

  /// The number of blanks at the start of the line that continues `input`.
  package func indentation(after input: String) -> Int {
    guard input.utf8.count <= Self.completionLimit else { return 0 }
    return engine.frontend.indentation(behind: input)
  }
}

extension String.UTF8View {
  fileprivate func index(_ start: Index, at offset: Int) -> Index? {
    offset < 0 ? nil : index(start, offsetBy: offset, limitedBy: endIndex)
  }
}
