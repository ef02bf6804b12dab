// A part of an array under the array's own indices.

struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Index = Int
  typealias Iterator = IndexingIterator<ArraySlice<Element>>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
  @stored var _base: [Element]
  @stored var startIndex: Int
  @stored var endIndex: Int
  init() { self.init(_base: [], startIndex: 0, endIndex: 0) }
  init(_base: [Element], startIndex: Int, endIndex: Int) {
    self._base = _base
    self.startIndex = startIndex
    self.endIndex = endIndex
  }
  init(arrayLiteral elements: Element...) {
    self.init(_base: elements, startIndex: 0, endIndex: elements.count)
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    let array = elements._toArray()
    self.init(_base: array, startIndex: 0, endIndex: array.count)
  }
  var count: Int { endIndex - startIndex }
  var isEmpty: Bool { startIndex == endIndex }
  var underestimatedCount: Int { count }
  var first: Element? { isEmpty ? nil : _base[startIndex] }
  var last: Element? { isEmpty ? nil : _base[endIndex - 1] }
  var indices: Range<Int> { Range(uncheckedBounds: (lower: startIndex, upper: endIndex)) }
  var description: String { _toArray().description }
  var debugDescription: String { "ArraySlice(\(_toArray().description))" }
  func _toArray() -> [Element] { _base._slice(startIndex, endIndex) }
  func _check(_ index: Int) {
    if index < startIndex || index >= endIndex { _trap("Index out of bounds") }
  }
  subscript(index: Int) -> Element {
    get {
      _check(index)
      return _base[index]
    }
    set {
      _check(index)
      _base[index] = newValue
    }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound < startIndex || bounds.upperBound > endIndex { _trap("Index out of bounds") }
      return ArraySlice(_base: _base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func formIndex(after i: inout Int) { i += 1 }
  func formIndex(before i: inout Int) { i -= 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func makeIterator() -> IndexingIterator<ArraySlice<Element>> { IndexingIterator(_elements: self) }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { _trap("Can't remove items from an empty collection") }
    let element = _base[startIndex]
    startIndex += 1
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k < 0 { _trap("Number of elements to remove should be non-negative") }
    if k > count { _trap("Can't remove more items from a collection than it contains") }
    startIndex += k
  }
  mutating func append(_ newElement: Element) {
    _base._replace(endIndex, endIndex, [newElement])
    endIndex += 1
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    if subrange.lowerBound < startIndex || subrange.upperBound > endIndex {
      _trap("ArraySlice replace: subrange extends past the end")
    }
    let array = newElements._toArray()
    _base._replace(subrange.lowerBound, subrange.upperBound, array)
    endIndex += array.count - (subrange.upperBound - subrange.lowerBound)
  }
}

extension ArraySlice: Equatable where Element: Equatable {
  static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool {
    lhs._toArray() == rhs._toArray()
  }
}

extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(_toArray()) }
}
