// The prefixes that `_StringProcessing` trims from collections.

extension Collection {
  func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex {
      if try !predicate(self[start]) { break }
      start = index(after: start)
    }
    return self[start..<endIndex]
  }
}

extension Collection where Element: Equatable {
  func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
    var start = startIndex
    for element in prefix {
      if start == endIndex || self[start] != element { return self[startIndex..<endIndex] }
      start = index(after: start)
    }
    return self[start..<endIndex]
  }
}

extension RangeReplaceableCollection {
  mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
    let rest = try trimmingPrefix(while: predicate)
    self = Self(rest)
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
    self = Self(trimmingPrefix(prefix))
  }
}
