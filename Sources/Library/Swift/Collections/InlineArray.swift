// `InlineArray`: a fixed number of elements, which is part of the type (SE-0453).
//
// The literal's number of elements is checked where the literal is inferred.

struct InlineArray<let count: Int, Element: ~Copyable>: ~Copyable, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  @stored var _storage: _InlineStorage<Element>
  static var count: Int { count }
  init(arrayLiteral elements: Element...) { _storage = _InlineStorage(elements: elements) }
  init<E: Error>(_ body: (Int) throws(E) -> Element) throws(E) {
    var elements: [Element] = []
    for index in 0..<Self.count { elements.append(try body(index)) }
    _storage = _InlineStorage(elements: elements)
  }
  init<E: Error>(first: consuming Element, next: (borrowing Element) throws(E) -> Element) throws(E) {
    var elements: [Element] = []
    if Self.count > 0 { elements.append(first) }
    while elements.count < Self.count { elements.append(try next(elements[elements.count - 1])) }
    _storage = _InlineStorage(elements: elements)
  }
  var count: Int { _storage.elements.count }
  var isEmpty: Bool { _storage.elements.isEmpty }
  var startIndex: Int { 0 }
  var endIndex: Int { _storage.elements.count }
  var indices: Range<Int> { 0..<_storage.elements.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func _check(_ i: Int) {
    precondition(i >= 0 && i < _storage.elements.count, "Index out of bounds")
  }
  subscript(i: Int) -> Element {
    get {
      _check(i)
      return _storage.elements[i]
    }
    set {
      _check(i)
      _storage.elements[i] = newValue
    }
  }
  subscript(unchecked i: Int) -> Element {
    get { _storage.elements[i] }
    set { _storage.elements[i] = newValue }
  }
  mutating func swapAt(_ i: Int, _ j: Int) {
    _check(i)
    _check(j)
    _storage.elements.swapAt(i, j)
  }
  var span: Span<Element> { Span(_elements: _storage.elements) }
}

extension InlineArray: Copyable where Element: Copyable {}

extension InlineArray {
  init(repeating value: Element) {
    _storage = _InlineStorage(elements: Array(repeating: value, count: Self.count))
  }
}

extension InlineArray: Sendable where Element: Sendable {}

/// The elements. Like the storage of swiftc, it shows its contents only if there is one element.
struct _InlineStorage<Element: ~Copyable>: CustomStringConvertible, CustomReflectable {
  @stored var elements: [Element]
  init(elements: [Element]) { self.elements = elements }
  var description: String { elements.count == 1 ? String(reflecting: elements[0]) : "(Unknown)" }
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [Any]()) }
}
