import SwiftSyntax

/// `@MainActor(Int) -> Void`, a function type directly after its attribute, becomes ` @MainActor (Int)` with the blank
/// before the attribute moved behind it: all offsets but those of the attribute stay the same. Without the blank, the
/// parser takes the parameters for arguments of the attribute, which swiftc does only if no arrow follows them.
enum AttachedTypes {
  /// The text in the other form; nil if there is no such type.
  ///
  /// - Parameter tree: The tree of the text, which tells an attribute from words in a string.
  static func spaced(_ text: String, _ tree: SourceFileSyntax) -> String? {
    let finder = AttributeFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    if finder.found.isEmpty { return nil }
    var bytes = Array(text.utf8)
    var isChanged = false
    for (start, open) in finder.found {
      guard start > 0, bytes[start - 1] == UInt8(ascii: " "), isFollowedByArrow(bytes, after: open) else { continue }
      bytes.replaceSubrange(start - 1..<open, with: bytes[start..<open] + [bytes[start - 1]])
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// True if `->`, `async` or `throws` follows the brackets that open at an index.
  private static func isFollowedByArrow(_ bytes: [UInt8], after open: Int) -> Bool {
    var depth = 0
    var index = open
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    let rest = bytes[index...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return ["->", "async", "throws"].contains { rest.starts(with: $0.utf8) }
  }
}

/// Finds the attributes of which the brackets follow the name without a blank.
private final class AttributeFinder: SyntaxVisitor {
  /// The UTF-8 offsets of an attribute and of its opening bracket.
  private(set) var found: [(start: Int, open: Int)] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let open = node.leftParen, node.attributeName.endPosition == open.positionAfterSkippingLeadingTrivia {
      let start = node.atSign.positionAfterSkippingLeadingTrivia.utf8Offset
      found.append((start, open.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    return .visitChildren
  }
}
