import SwiftParser

/// `@MainActor(Int) -> Void`, a function type directly after its attribute, becomes ` @MainActor (Int)` with the blank
/// before the attribute moved behind it: all offsets but those of the attribute stay the same. Without the blank, the
/// parser takes the parameters for arguments of the attribute, which swiftc does only if no arrow follows them.
enum AttachedTypes {
  /// The text in the other form; nil if there is no such type.
  static func spaced(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    let attribute = Array(" @MainActor(".utf8)
    var isChanged = false
    var index = 0
    while index + attribute.count < bytes.count {
      defer { index += 1 }
      guard bytes[index] == attribute[0], bytes[index + 1] == attribute[1],
        bytes[index..<index + attribute.count].elementsEqual(attribute),
        isFollowedByArrow(bytes, after: index + attribute.count - 1)
      else { continue }
      let end = index + attribute.count - 1
      bytes.replaceSubrange(index..<end, with: attribute[1..<attribute.count - 1] + [attribute[0]])
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
