import Tree

extension String {
  /// The text without this ASCII character. Few names have backticks, few numbers have `_`, and splitting a name into
  /// characters takes longer than searching it.
  package func without(_ character: Unicode.Scalar) -> String {
    holds(byte: UInt8(ascii: character)) ? filter { $0 != Character(character) } : self
  }
}
