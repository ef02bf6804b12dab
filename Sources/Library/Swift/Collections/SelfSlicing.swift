// Removing elements from collections whose slices have their own type.

extension Collection where SubSequence == Self {
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { _trap("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _trap("Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}

extension BidirectionalCollection where SubSequence == Self {
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  @discardableResult mutating func removeLast() -> Element {
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trap("Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}

// RangeReplaceableCollection and the slicing above both declare these methods: these versions do not copy.

extension RangeReplaceableCollection where SubSequence == Self {
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { _trap("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _trap("Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Self {
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  @discardableResult mutating func removeLast() -> Element {
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trap("Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}
