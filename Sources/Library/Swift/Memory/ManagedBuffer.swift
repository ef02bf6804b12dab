// A class whose instances contain a header and room for elements, which the program initializes and deinitializes.

class ManagedBuffer<Header, Element> {
  let _header: UnsafeMutablePointer<Header>
  let _elements: UnsafeMutablePointer<Element>
  let capacity: Int
  required init(_capacity: Int) {
    _header = UnsafeMutablePointer(_memory: _Memory(_cells: [nil]), _index: 0)
    _elements = UnsafeMutablePointer<Element>.allocate(capacity: _capacity)
    capacity = _capacity
  }
  class func create(
    minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
  ) rethrows -> ManagedBuffer<Header, Element> {
    let buffer = self.init(_capacity: minimumCapacity)
    buffer._header.initialize(to: try factory(buffer))
    return buffer
  }
  final var header: Header {
    get { _header.pointee }
    set { _header.pointee = newValue }
  }
  final func withUnsafeMutablePointerToHeader<R, E: Error>(
    _ body: (UnsafeMutablePointer<Header>) throws(E) -> R
  ) throws(E) -> R {
    try body(_header)
  }
  final func withUnsafeMutablePointerToElements<R, E: Error>(
    _ body: (UnsafeMutablePointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try body(_elements)
  }
  final func withUnsafeMutablePointers<R, E: Error>(
    _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    try body(_header, _elements)
  }
}
