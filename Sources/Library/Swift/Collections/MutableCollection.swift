// Collections that change: in place, and in length.

protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  subscript(position: Index) -> Element { get set }
  subscript(bounds: Range<Index>) -> SubSequence { get set }
  mutating func swapAt(_ i: Index, _ j: Index)
}

extension MutableCollection {
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }
  subscript(x: UnboundedRange) -> SubSequence {
    get { self[startIndex..<endIndex] }
    set { self[startIndex..<endIndex] = newValue }
  }
  mutating func swapAt(_ i: Index, _ j: Index) {
    guard i != j else { return }
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var pivot = startIndex
    var i = startIndex
    while i != endIndex {
      if !(try belongsInSecondPartition(self[i])) {
        swapAt(i, pivot)
        formIndex(after: &pivot)
      }
      formIndex(after: &i)
    }
    return pivot
  }
}

extension MutableCollection where SubSequence == Slice<Self> {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    get { Slice(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: self) }
    set {
      var i = bounds.lowerBound
      for element in newValue {
        self[i] = element
        formIndex(after: &i)
      }
    }
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse() {
    var low = startIndex
    var high = endIndex
    while low < high {
      formIndex(before: &high)
      if low < high {
        swapAt(low, high)
        formIndex(after: &low)
      }
    }
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var high = endIndex
    while true {
      while low < high {
        if try belongsInSecondPartition(self[low]) { break }
        formIndex(after: &low)
      }
      if low == high { return low }
      formIndex(before: &high)
      while low < high {
        if !(try belongsInSecondPartition(self[high])) { break }
        formIndex(before: &high)
      }
      if !(low < high) { return low }
      swapAt(low, high)
      formIndex(after: &low)
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let sorted = try Array(self).sorted(by: areInIncreasingOrder)
    var i = startIndex
    for element in sorted {
      self[i] = element
      formIndex(after: &i)
    }
  }
  mutating func shuffle() {
    let count = self.count
    var n = 0
    while n + 1 < count {
      swapAt(index(startIndex, offsetBy: n), index(startIndex, offsetBy: Int.random(in: n..<count)))
      n += 1
    }
  }
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    let count = self.count
    var n = 0
    while n + 1 < count {
      let other = Int.random(in: n..<count, using: &generator)
      swapAt(index(startIndex, offsetBy: n), index(startIndex, offsetBy: other))
      n += 1
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func sort() { sort(by: { $0 < $1 }) }
}

protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
  init()
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Element
  mutating func append(_ newElement: Element)
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
}

extension RangeReplaceableCollection {
  init(repeating repeatedValue: Element, count: Int) {
    self.init()
    var left = count
    while left > 0 {
      append(repeatedValue)
      left -= 1
    }
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  mutating func append(_ newElement: Element) { replaceSubrange(endIndex..<endIndex, with: [newElement]) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult mutating func remove(at position: Index) -> Element {
    let element = self[position]
    replaceSubrange(position..<index(after: position), with: [])
    return element
  }
  mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
    removeSubrange(bounds.relative(to: self))
  }
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
  where C.Element == Element, R.Bound == Index {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { _trap("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func removeFirst(_ k: Int) {
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    if k > count { _trap("Can't remove more items from a collection than it has") }
    removeSubrange(startIndex..<index(startIndex, offsetBy: k))
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var kept = Self()
    for element in self {
      if !(try shouldBeRemoved(element)) { kept.append(element) }
    }
    self = kept
  }
  mutating func reserveCapacity(_ n: Int) {}
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Other.Element == Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
    lhs.append(contentsOf: rhs)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  @discardableResult mutating func removeLast() -> Element {
    if isEmpty { _trap("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  mutating func removeLast(_ k: Int) {
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    if k > count { _trap("Can't remove more items from a collection than it contains") }
    removeSubrange(index(endIndex, offsetBy: -k)..<endIndex)
  }
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
}
