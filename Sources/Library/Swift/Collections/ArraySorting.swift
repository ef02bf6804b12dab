// Sorting arrays: a stable merge sort in Swift, since the order comes from a closure; natives for numbers and strings
// in their own order.

extension Array {
  /// Runs of eight are sorted by insertion, then merged pairwise between two arrays.
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let count = self.count
    if count < 2 { return }
    var source = self
    var start = 0
    while start < count {
      let end = start + 8 < count ? start + 8 : count
      var i = start + 1
      while i < end {
        let element = source[i]
        var j = i
        while j > start {
          let other = source[j - 1]
          if !(try areInIncreasingOrder(element, other)) { break }
          source[j] = other
          j -= 1
        }
        if j != i { source[j] = element }
        i += 1
      }
      start = end
    }
    var width = 8
    while width < count {
      var target: [Element] = []
      target.reserveCapacity(count)
      var low = 0
      while low < count {
        let middle = low + width < count ? low + width : count
        let high = middle + width < count ? middle + width : count
        var left = low
        var right = middle
        while left < middle && right < high {
          if try areInIncreasingOrder(source[right], source[left]) {
            target.append(source[right])
            right += 1
          } else {
            target.append(source[left])
            left += 1
          }
        }
        while left < middle {
          target.append(source[left])
          left += 1
        }
        while right < high {
          target.append(source[right])
          right += 1
        }
        low = high
      }
      source = target
      width *= 2
    }
    self = source
  }
}

extension Array where Element: Comparable {
  mutating func sort() {
    if !_sortBuiltin() { sort(by: { $0 < $1 }) }
  }
  mutating func _sortBuiltin() -> Bool
  func _positionOfExtreme(_ wantsMaximum: Bool) -> Int
  func min() -> Element? {
    let known = _positionOfExtreme(false)
    if known >= -1 { return known == -1 ? nil : self[known] }
    return self.min(by: { $0 < $1 })
  }
  func max() -> Element? {
    let known = _positionOfExtreme(true)
    if known >= -1 { return known == -1 ? nil : self[known] }
    return self.max(by: { $0 < $1 })
  }
}
