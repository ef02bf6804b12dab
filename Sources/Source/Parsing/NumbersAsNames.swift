import SwiftDiagnostics
import SwiftSyntax

/// The words of swiftc for names that begin with a digit. Its lexer reads a number, and reports the first letter in it
/// before its parser misses the name.
extension ParserWords {
  static let nameFromNumber = "identifier can only start with a letter or underscore, not a number"

  /// The errors for `struct 1S`, with their offsets.
  func namesFromNumbers(_ one: SwiftDiagnostics.Diagnostic) -> [(String, Int)] {
    let offset = one.position.utf8Offset
    guard let name = tree.token(at: one.position), let kind = Self.kindOfName(name) else {
      return [(one.message, offset)]
    }
    let own = ("\(kind) name can only start with a letter or underscore, not a number", offset)
    // After `1e`, `0x`, `0b` and `0o` the lexer misses other digits.
    guard let letter = name.text.utf8.enumerated().first(where: { !Self.isDigit($0.element) }),
      case let text = String(UnicodeScalar(letter.element)), letter.element < 128,
      !["e", "E", "x", "b", "o"].contains(text)
    else { return [own] }
    return [("'\(text)' is not a valid digit in integer literal", offset + letter.offset), own]
  }

  /// The lexer's errors before those of the parser about the same token: `let 1x = 5`.
  func lettersFirst(_ found: [SwiftDiagnostics.Diagnostic]) -> [SwiftDiagnostics.Diagnostic] {
    var found = found
    for index in found.indices.dropFirst() where found[index].isAboutLetter && !found[index - 1].isAboutLetter {
      let start = tree.token(at: found[index].position)?.positionAfterSkippingLeadingTrivia
      if found[index - 1].position == start { found.swapAt(index, index - 1) }
    }
    return found
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
  }

  private static func kindOfName(_ name: TokenSyntax) -> String? {
    let parent = name.parent?.is(UnexpectedNodesSyntax.self) ?? false ? name.parent?.parent : name.parent
    return switch parent?.as(SyntaxEnum.self) {
    case .functionDecl: "function"
    case .structDecl: "struct"
    case .classDecl: "class"
    case .enumDecl: "enum"
    case .protocolDecl: "protocol"
    default: nil
    }
  }
}
