/// UUIDs in a text, in their usual form of 36 characters.
enum UUIDs {
  private static let length = 36
  private static let hyphens: Set<Int> = [8, 13, 18, 23]

  /// The UUIDs of the text in order, in capital letters.
  static func found(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return [] }
    let bytes = Array(text.utf8)
    return ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self).uppercased() }
  }

  /// The text with the same word in place of each UUID.
  static func replaced(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
    var bytes = Array(text.utf8)
    let ranges = ranges(in: bytes)
    if ranges.isEmpty { return text }
    for range in ranges.reversed() { bytes.replaceSubrange(range, with: Array("UUID".utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var hyphen = 8
    // The first hyphen decides where a UUID can begin.
    while hyphen + 28 <= bytes.count {
      let start = hyphen - 8
      let isFree = start >= result.last?.upperBound ?? 0
      if bytes[hyphen] == UInt8(ascii: "-"), isFree, isUUID(bytes[start..<start + length]) {
        result.append(start..<start + length)
      }
      hyphen += 1
    }
    return result
  }

  private static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.allSatisfy { index in
      hyphens.contains(index - bytes.startIndex)
        ? bytes[index] == UInt8(ascii: "-") : Character(Unicode.Scalar(bytes[index])).isHexDigit
    }
  }
}
