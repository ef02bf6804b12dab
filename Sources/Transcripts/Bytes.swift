/// Operations on bytes, because the file format is defined in bytes: a prompt is a prompt whatever combining mark
/// follows it, although to `Character` the mark would be part of the prompt's space.
extension StringProtocol {
  /// True if the bytes start with those of `prefix`.
  func startsWith(_ prefix: some StringProtocol) -> Bool { utf8.starts(with: prefix.utf8) }

  /// True if the bytes end with those of `suffix`.
  func endsWith(_ suffix: String) -> Bool { utf8.reversed().starts(with: suffix.utf8.reversed()) }

  /// True if all bytes are the same. `==` also accepts different spellings of an accent as the same.
  func isIdentical(to other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text without its first `count` bytes, which must be ASCII.
  func dropping(_ count: Int) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }

  /// The number of leading bytes that are in `set`.
  func leading(_ set: some StringProtocol) -> Int { utf8.prefix { set.utf8.contains($0) }.count }

  /// The text without surrounding spaces and tabs.
  var trimmed: String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, isBlank(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, isBlank(last) { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts between the occurrences of `separator`, which must not be empty.
  func pieces(between separator: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(separator.utf8))
    var pieces: [String] = []
    var rest = bytes[...]
    while let start = rest.start(of: mark) {
      pieces.append(String(decoding: rest[..<start], as: UTF8.self))
      rest = rest[(start + mark.count)...]
    }
    return pieces + [String(decoding: rest, as: UTF8.self)]
  }

  /// True if the text contains `part`.
  func holds(_ part: some StringProtocol) -> Bool { Array(utf8)[...].start(of: Array(part.utf8)) != nil }

  /// The width of the leading white space in columns; a tab leads to the next multiple of 4.
  func indentation(from start: Int = 0) -> Int {
    var column = start
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: " "): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      default: return column - start
      }
    }
    return column - start
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

extension ArraySlice<UInt8> {
  /// The position of the first occurrence of `part`; the start if it is empty.
  func start(of part: [UInt8]) -> Int? {
    guard let first = part.first else { return startIndex }
    guard part.count <= count else { return nil }
    return (startIndex...(endIndex - part.count)).first { self[$0] == first && self[$0...].starts(with: part) }
  }
}
