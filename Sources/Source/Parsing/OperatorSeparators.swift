import SwiftSyntax

/// `prefix operator √; prefix func …` becomes `prefix operator √ ;prefix func …`: the semicolon and the blank behind it
/// change places, so that all other offsets stay the same. Otherwise the parser takes the semicolon for a part of the
/// operator's name.
enum OperatorSeparators {
  /// The text in the other form; nil if there is no such declaration.
  ///
  /// - Parameter tree: The tree of the text, which tells a declaration from words in a string.
  static func spaced(_ text: String, _ tree: SourceFileSyntax) -> String? {
    var bytes = Array(text.utf8)
    var isChanged = false
    for keyword in tree.statements.compactMap({ $0.item.as(OperatorDeclSyntax.self)?.operatorKeyword }) {
      let name = keyword.endPosition.utf8Offset
      guard let end = bytes[name...].firstIndex(where: isEnd), end + 1 < bytes.count,
        bytes[end] == UInt8(ascii: ";"), isBlank(bytes[end + 1])
      else { continue }
      bytes.swapAt(end, end + 1)
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

  private static func isEnd(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ";") }
}
