struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Index = Int
  typealias Iterator = IndexingIterator<[Element]>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
  init()
  init(repeating repeatedValue: Element, count: Int)
  init(arrayLiteral elements: Element...) { self = elements }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = elements._toArray()
  }
  var count: Int { get }
  var capacity: Int { get }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }
  var first: Element? { isEmpty ? nil : self[0] }
  var last: Element? { isEmpty ? nil : self[count - 1] }
  var indices: Range<Int> { Range(uncheckedBounds: (lower: 0, upper: count)) }
  var description: String { String(describing: self) }
  var debugDescription: String { String(describing: self) }
  subscript(index: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound < 0 || bounds.upperBound > count { _trap("Array index is out of range") }
      return ArraySlice(_base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  subscript<R: RangeExpression>(r: R) -> ArraySlice<Element> where R.Bound == Int {
    get { self[r.relative(to: self)] }
    set { replaceSubrange(r.relative(to: self), with: newValue) }
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func formIndex(after i: inout Int) { i += 1 }
  func formIndex(before i: inout Int) { i -= 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let available = limit - i
    if distance >= 0 ? available >= 0 && available < distance : available <= 0 && available > distance { return nil }
    return i + distance
  }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func makeIterator() -> IndexingIterator<[Element]> { IndexingIterator(_elements: self) }
  func _toArray() -> [Element] { self }
}

extension Array {
  @rethrowsType
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    let count = self.count
    result.reserveCapacity(count)
    var i = 0
    while i < count {
      result.append(try transform(self[i]))
      i += 1
    }
    return result
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    let count = self.count
    var i = 0
    while i < count {
      let element = self[i]
      if try isIncluded(element) { result.append(element) }
      i += 1
    }
    return result
  }
  func forEach(_ body: (Element) throws -> Void) rethrows {
    let count = self.count
    var i = 0
    while i < count {
      try body(self[i])
      i += 1
    }
  }
  func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    let count = self.count
    var i = 0
    while i < count {
      result = try nextPartialResult(result, self[i])
      i += 1
    }
    return result
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    let count = self.count
    var i = 0
    while i < count {
      if try predicate(self[i]) { return i }
      i += 1
    }
    return nil
  }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    let count = self.count
    var i = 0
    while i < count {
      let element = self[i]
      if try predicate(element) { return element }
      i += 1
    }
    return nil
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    let count = self.count
    var i = 0
    while i < count {
      if try predicate(self[i]) { return true }
      i += 1
    }
    return false
  }
  func _slice(_ start: Int, _ end: Int) -> [Element]
}

extension Array {
  mutating func append(_ newElement: Element)
  @native("Array.append array") mutating func append(contentsOf newElements: [Element])
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    append(contentsOf: newElements._toArray())
  }
  mutating func insert(_ newElement: Element, at i: Int)
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Element == Element {
    if i < 0 || i > count { _trap("Array index is out of range") }
    _replace(i, i, newElements._toArray())
  }
  @discardableResult mutating func remove(at index: Int) -> Element
  @native("Array.removeLast") @discardableResult mutating func removeLast() -> Element
  @native("Array.removeLast count") mutating func removeLast(_ k: Int)
  @native("Array.removeFirst") @discardableResult mutating func removeFirst() -> Element
  @native("Array.removeFirst count") mutating func removeFirst(_ k: Int)
  mutating func popLast() -> Element?
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let count = self.count
    var kept = 0
    var i = 0
    while i < count {
      if !(try shouldBeRemoved(self[i])) {
        if kept != i { self.swapAt(kept, i) }
        kept += 1
      }
      i += 1
    }
    removeLast(count - kept)
  }
  mutating func reserveCapacity(_ minimumCapacity: Int)
  mutating func swapAt(_ i: Int, _ j: Int)
  mutating func reverse()
  mutating func shuffle()
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _replace(subrange.lowerBound, subrange.upperBound, newElements._toArray())
  }
  mutating func removeSubrange(_ bounds: Range<Int>) { _replace(bounds.lowerBound, bounds.upperBound, []) }
  mutating func _replace(_ start: Int, _ end: Int, _ newElements: [Element])
  @native("Array.+") static func + (lhs: [Element], rhs: [Element]) -> [Element]
  @native("Array.+=") static func += (lhs: inout [Element], rhs: [Element])
}

extension Array: Equatable where Element: Equatable {
  /// Natives compare elements of known types; the program's own `==` runs in frames.
  static func == (lhs: [Element], rhs: [Element]) -> Bool {
    let known = lhs._isEqual(rhs)
    if known >= 0 { return known == 1 }
    let count = lhs.count
    if count != rhs.count { return false }
    var i = 0
    while i < count {
      if lhs[i] != rhs[i] { return false }
      i += 1
    }
    return true
  }
  func _isEqual(_ other: [Element]) -> Int
  func _position(of element: Element) -> Int
  func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }
  func firstIndex(of element: Element) -> Int? {
    let known = _position(of: element)
    if known >= -1 { return known == -1 ? nil : known }
    let count = self.count
    var i = 0
    while i < count {
      if self[i] == element { return i }
      i += 1
    }
    return nil
  }
}

extension Array: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
}
