// Searching strings for strings, available without Foundation (SE-0357).

extension StringProtocol {
  @_disfavoredOverload func contains(_ other: String) -> Bool { other.isEmpty || _contains(other) }
  @_disfavoredOverload func contains(_ other: Substring) -> Bool { other.isEmpty || _contains(other) }
  /// False for an empty text.
  @native("String.contains") func _contains<Other: StringProtocol>(_ other: Other) -> Bool
  func ranges<T: StringProtocol>(of other: T) -> [Range<String.Index>] {
    // Nothing is found before each character, and at the end.
    if other.isEmpty { return indices.map { $0..<$0 } + [endIndex..<endIndex] }
    var result: [Range<String.Index>] = []
    let bounds = _matches(other)
    var i = 0
    while i < bounds.count {
      let start = String.Index(_position: _offset + bounds[i])
      result.append(start..<String.Index(_position: _offset + bounds[i + 1]))
      i += 2
    }
    return result
  }
  @native("String.matches") func _matches<T: StringProtocol>(_ other: T) -> [Int]
  @native("String.replacing") func _replacing<T: StringProtocol, R: StringProtocol>(
    _ target: T, _ replacement: R, _ options: Int
  ) -> String
  func replacing<T: StringProtocol, R: StringProtocol>(
    _ other: T, with replacement: R, maxReplacements: Int = Int.max
  ) -> String {
    if maxReplacements == Int.max, !other.isEmpty { return _replacing(other, replacement, 0) }
    var result = ""
    var start = startIndex
    for range in ranges(of: other).prefix(maxReplacements) {
      result += String(self[start..<range.lowerBound]) + String(replacement)
      start = range.upperBound
    }
    return result + String(self[start..<endIndex])
  }
  func firstRange<T: StringProtocol>(of other: T) -> Range<String.Index>? { ranges(of: other).first }
  @_disfavoredOverload func split<T: StringProtocol>(
    separator: T, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _split(separator, maxSplits, omittingEmptySubsequences, _offset)
  }
  @native("String.split text") func _split<T: StringProtocol, Part>(
    _ separator: T, _ most: Int, _ omits: Bool, _ offset: Int
  ) -> [Part]
  func trimmingPrefix<T: StringProtocol>(_ prefix: T) -> Substring {
    let text = String(self)
    return text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[text.startIndex..<text.endIndex]
  }
}

extension String {
  mutating func replace<T: StringProtocol, R: StringProtocol>(
    _ other: T, with replacement: R, maxReplacements: Int = Int.max
  ) {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
}
