/// A mistake found without running the program.
package struct Finding: Equatable {
  /// The name of the file, as given.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in UTF-8 bytes, as swiftc does.
  package let column: Int
  /// The rule's id.
  package let rule: String
  /// The mistake, and the fix in words.
  package let message: String
  package let fix: Fix?
}

/// An edit that fixes a finding.
package struct Fix: Equatable {
  /// The UTF-8 offsets of the text to replace.
  package let range: Range<Int>
  package let text: String
  /// True if the edit alone fixes the mistake and changes nothing else: `--fix` makes only such edits.
  package let isSafe: Bool

  init(_ range: Range<Int>, _ text: String, isSafe: Bool = true) {
    self.range = range
    self.text = text
    self.isSafe = isSafe
  }
}

extension String {
  /// The name of a type with its indefinite article: `a Store`, `an AppModel`.
  var withArticle: String { (first.map { "AEIO".contains($0) } ?? false ? "an " : "a ") + self }
}
