// `Span`: a view of elements that are stored elsewhere (SE-0447).

struct Span<Element: ~Copyable> {
  typealias Index = Int
  let _elements: [Element]
  init(_elements: [Element]) { self._elements = _elements }
  var count: Int { _elements.count }
  var isEmpty: Bool { _elements.isEmpty }
  var indices: Range<Int> { 0..<_elements.count }
  subscript(position: Int) -> Element {
    precondition(position >= 0 && position < _elements.count, "Index out of bounds")
    return _elements[position]
  }
  subscript(unchecked position: Int) -> Element { _elements[position] }
  func extracting(_ bounds: Range<Int>) -> Span<Element> {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= _elements.count, "Index range out of bounds")
    return Span(_elements: Array(_elements[bounds]))
  }
  func extracting(_ bounds: some RangeExpression<Int>) -> Span<Element> {
    extracting(bounds.relative(to: indices))
  }
  func extracting(_: (UnboundedRange_) -> Void) -> Span<Element> { self }
  func extracting(first maxLength: Int) -> Span<Element> {
    precondition(maxLength >= 0, "Can't have a prefix of negative length")
    return Span(_elements: Array(_elements.prefix(maxLength)))
  }
  func extracting(last maxLength: Int) -> Span<Element> {
    precondition(maxLength >= 0, "Can't have a suffix of negative length")
    return Span(_elements: Array(_elements.suffix(maxLength)))
  }
  func extracting(droppingFirst k: Int) -> Span<Element> {
    precondition(k >= 0, "Can't drop a negative number of elements")
    return Span(_elements: Array(_elements.dropFirst(k)))
  }
  func extracting(droppingLast k: Int) -> Span<Element> {
    precondition(k >= 0, "Can't drop a negative number of elements")
    return Span(_elements: Array(_elements.dropLast(k)))
  }
  func withUnsafeBufferPointer<R, E: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try _elements.withUnsafeBufferPointer(body)
  }
}

extension Span: Sendable where Element: Sendable {}

extension Array {
  var span: Span<Element> { Span(_elements: self) }
}

extension ArraySlice {
  var span: Span<Element> { Span(_elements: Array(self)) }
}

extension ContiguousArray {
  var span: Span<Element> { Span(_elements: _elements) }
}
