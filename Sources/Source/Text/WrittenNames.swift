import Tree

extension String {
  /// Without each such character, which is one of ASCII. Hardly a name has backticks, hardly a number `_`; and to take a
  /// name apart into characters takes longer than to look it up.
  package func without(_ character: Unicode.Scalar) -> String {
    holds(byte: UInt8(ascii: character)) ? filter { $0 != Character(character) } : self
  }
}
