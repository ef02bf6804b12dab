// An array whose elements a compiled program always stores next to each other; here it is a view of an array.

struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Index = Int
  typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
  @stored var _elements: [Element]
  init() { _elements = [] }
  init(_elements: [Element]) { self._elements = _elements }
  init(repeating repeatedValue: Element, count: Int) { _elements = Array(repeating: repeatedValue, count: count) }
  init(arrayLiteral elements: Element...) { _elements = elements }
  init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = elements._toArray() }
  init(
    unsafeUninitializedCapacity: Int,
    initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
  ) rethrows {
    _elements = try Array(
      unsafeUninitializedCapacity: unsafeUninitializedCapacity, initializingWith: initializer)
  }
  var count: Int { _elements.count }
  var capacity: Int { _elements.capacity }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  var isEmpty: Bool { _elements.isEmpty }
  var underestimatedCount: Int { _elements.count }
  var first: Element? { _elements.first }
  var last: Element? { _elements.last }
  var indices: Range<Int> { _elements.indices }
  var description: String { _elements.description }
  var debugDescription: String { "ContiguousArray(\(_elements.description))" }
  subscript(index: Int) -> Element {
    get { _elements[index] }
    set { _elements[index] = newValue }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _elements[bounds] }
    set { _elements[bounds] = newValue }
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func formIndex(after i: inout Int) { i += 1 }
  func formIndex(before i: inout Int) { i -= 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    _elements.index(i, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func makeIterator() -> IndexingIterator<ContiguousArray<Element>> { IndexingIterator(_elements: self) }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try _elements.filter(isIncluded) }
  func _toArray() -> [Element] { _elements }
}

extension ContiguousArray {
  mutating func append(_ newElement: Element) { _elements.append(newElement) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    _elements.append(contentsOf: newElements)
  }
  mutating func insert(_ newElement: Element, at i: Int) { _elements.insert(newElement, at: i) }
  @discardableResult mutating func remove(at index: Int) -> Element { _elements.remove(at: index) }
  mutating func popLast() -> Element? { _elements.popLast() }
  mutating func reserveCapacity(_ minimumCapacity: Int) { _elements.reserveCapacity(minimumCapacity) }
  mutating func swapAt(_ i: Int, _ j: Int) { _elements.swapAt(i, j) }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _elements.removeAll(keepingCapacity: keepCapacity)
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _elements.replaceSubrange(subrange, with: newElements)
  }
  func withUnsafeBufferPointer<R, E: Error>(_ body: (UnsafeBufferPointer<Element>) throws(E) -> R) throws(E) -> R {
    try _elements.withUnsafeBufferPointer(body)
  }
  mutating func withUnsafeMutableBufferPointer<R, E: Error>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try _elements.withUnsafeMutableBufferPointer(body)
  }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _elements.withUnsafeBytes(body)
  }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try _elements.withContiguousStorageIfAvailable(body)
  }
}

extension ContiguousArray: Equatable where Element: Equatable {
  static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
    lhs._elements == rhs._elements
  }
}

extension ContiguousArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}
