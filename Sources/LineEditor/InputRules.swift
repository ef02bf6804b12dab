/// What the reader must know of the language that is typed, given as functions: the editor knows none.
package struct InputRules {
  /// Whether a text is a whole input; if not, another line is read.
  package var isComplete: (String) -> Bool
  /// How many blanks the line begins with that goes on behind a text.
  package var indentation: (String) -> Int
  /// What could be typed at a UTF-8 offset of a text.
  package var completions: (String, Int) -> Choices
  /// How each code point of a text looks, with the cursor before one of them, or nowhere. Nil where all is plain.
  package var styles: ((String, Int?) -> [TextLook])?

  package init(
    isComplete: @escaping (String) -> Bool, indentation: @escaping (String) -> Int = { _ in 0 },
    completions: @escaping (String, Int) -> Choices = { _, offset in Choices(start: offset, []) }
  ) {
    self.isComplete = isComplete
    self.indentation = indentation
    self.completions = completions
  }
}

/// How a part of the text looks while it is typed.
package enum TextLook: UInt8, Sendable {
  case plain, keyword, string, number, comment, type, attribute
  /// A bracket that matches the one at the cursor.
  case match
}

/// What Tab offers.
package struct Choices {
  /// The UTF-8 offset where the word begins that any of them replaces, up to the cursor.
  package let start: Int
  /// The texts, and what each is, in the order in which they are listed.
  package let all: [(text: String, detail: String)]

  package init(start: Int, _ all: [(text: String, detail: String)]) {
    self.start = start
    self.all = all
  }

  /// What all begin with.
  var commonPrefix: String {
    guard var prefix = all.first?.text[...] else { return "" }
    for choice in all.dropFirst() {
      while !choice.text.hasPrefix(prefix) { prefix.removeLast() }
    }
    return String(prefix)
  }
}
