// The searches of `_StringProcessing` for collections in collections.

extension Collection where Element: Equatable {
  func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    var result: [Range<Index>] = []
    var start = startIndex
    while let range = _firstRange(of: other, from: start) {
      result.append(range)
      if !range.isEmpty {
        start = range.upperBound
      } else if range.upperBound != endIndex {
        start = index(after: range.upperBound)
      } else {
        break
      }
    }
    return result
  }
  func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    _firstRange(of: other, from: startIndex)
  }
  func _firstRange<C: Collection>(of other: C, from start: Index) -> Range<Index>? where C.Element == Element {
    var start = start
    while true {
      var end = start
      var isFound = true
      for element in other {
        if end == endIndex { return nil }
        if self[end] != element {
          isFound = false
          break
        }
        end = index(after: end)
      }
      if isFound { return start..<end }
      start = index(after: start)
    }
  }
  @_disfavoredOverload func split<C: Collection>(
    separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    var result: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) where result.count < maxSplits {
      if !omittingEmptySubsequences || start != range.lowerBound { result.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if !omittingEmptySubsequences || start != endIndex { result.append(self[start..<endIndex]) }
    return result
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    for range in ranges(of: other).prefix(maxReplacements) {
      result.append(contentsOf: self[start..<range.lowerBound])
      result.append(contentsOf: replacement)
      start = range.upperBound
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
  mutating func replace<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where C.Element == Element, Replacement.Element == Element {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
}
