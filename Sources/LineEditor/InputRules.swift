/// The reader's rules for the typed language, as functions: the editor itself knows no language.
package struct InputRules {
  /// True if a text is a complete input; otherwise another line is read.
  package var isComplete: (String) -> Bool
  /// The number of blanks at the start of the line that continues a text.
  package var indentation: (String) -> Int
  /// The completions at a UTF-8 offset of a text.
  package var completions: (String, Int) -> Choices
  /// The look of each code point of a text, with the cursor before one of them, or nowhere. Nil if all text is plain.
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

/// The look of a part of the text while it is typed.
package enum TextLook: UInt8, Sendable {
  case plain, keyword, string, number, comment, type, attribute
  /// A bracket that matches the one at the cursor.
  case match
}

/// The choices that Tab offers.
package struct Choices {
  /// The UTF-8 offset at which the replaced word begins; it ends at the cursor.
  package let start: Int
  /// The texts and their descriptions, in the order in which they are listed.
  package let all: [(text: String, detail: String)]

  package init(start: Int, _ all: [(text: String, detail: String)]) {
    self.start = start
    self.all = all
  }

  /// The common prefix of all choices.
  var commonPrefix: String {
    guard var prefix = all.first?.text[...] else { return "" }
    for choice in all.dropFirst() {
      while !choice.text.hasPrefix(prefix) { prefix.removeLast() }
    }
    return String(prefix)
  }
}
