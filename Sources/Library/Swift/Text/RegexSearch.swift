// Searching strings with a regex.

extension StringProtocol {
  /// The matches, or none if a transform of the regex throws.
  func _matches<R: RegexComponent>(_ regex: R, _ how: Int) -> [Regex<R.RegexOutput>.Match] {
    (try? regex.regex._matches(_whole, how)) ?? []
  }
  func firstMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? { _matches(regex, 2).first }
  func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? { _matches(regex, 0).first }
  func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? { _matches(regex, 1).first }
  func matches<R: RegexComponent>(of regex: R) -> [Regex<R.RegexOutput>.Match] { _matches(regex, 3) }
  @_disfavoredOverload func contains<R: RegexComponent>(_ regex: R) -> Bool { !_matches(regex, 2).isEmpty }
  func starts<R: RegexComponent>(with regex: R) -> Bool { !_matches(regex, 1).isEmpty }
  @_disfavoredOverload func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? {
    _matches(regex, 2).first?.range
  }
  @_disfavoredOverload func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] {
    _matches(regex, 3).map { $0.range }
  }
  @_disfavoredOverload func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring {
    self[(prefixMatch(of: regex)?.range.upperBound ?? startIndex)..<endIndex]
  }
  @_disfavoredOverload func split<R: RegexComponent>(
    separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    var result: [Substring] = []
    var start = startIndex
    for range in ranges(of: separator) {
      if result.count == maxSplits { break }
      if !omittingEmptySubsequences || start != range.lowerBound { result.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if !omittingEmptySubsequences || start != endIndex { result.append(self[start..<endIndex]) }
    return result
  }
  func _replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, _ most: Int, _ replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
  ) rethrows -> String where Replacement.Element == Character {
    var result = ""
    var start = startIndex
    var count = 0
    for match in _matches(regex, 3) {
      if count == most { break }
      count += 1
      result.append(contentsOf: self[start..<match.range.lowerBound])
      result.append(contentsOf: try replacement(match))
      start = match.range.upperBound
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
}

extension String {
  @_disfavoredOverload func replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> String where Replacement.Element == Character { _replacing(regex, maxReplacements) { _ in replacement } }
  func replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, maxReplacements: Int = Int.max,
    with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
  ) rethrows -> String where Replacement.Element == Character {
    try _replacing(regex, maxReplacements, replacement)
  }
  mutating func replace<R: RegexComponent, Replacement: Collection>(
    _ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where Replacement.Element == Character { self = _replacing(regex, maxReplacements) { _ in replacement } }
  mutating func replace<R: RegexComponent, Replacement: Collection>(
    _ regex: R, maxReplacements: Int = Int.max,
    with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
  ) rethrows where Replacement.Element == Character { self = try _replacing(regex, maxReplacements, replacement) }
  @_disfavoredOverload mutating func trimPrefix<R: RegexComponent>(_ regex: R) { self = String(trimmingPrefix(regex)) }
}

extension Substring {
  @_disfavoredOverload func replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Substring where Replacement.Element == Character {
    Substring(_replacing(regex, maxReplacements) { _ in replacement })
  }
  func replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, maxReplacements: Int = Int.max,
    with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
  ) rethrows -> Substring where Replacement.Element == Character {
    Substring(try _replacing(regex, maxReplacements, replacement))
  }
}
