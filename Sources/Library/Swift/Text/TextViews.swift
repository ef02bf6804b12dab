// The views of a text as code units or scalars, under the indices of the text.

/// The bytes of a text, or of a part of one, under the text's indices. An index of the second half of a surrogate pair
/// lies two bytes after that of the scalar.
protocol _TextUnits: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible
where Index == String.Index {
  var _bytes: [UInt8] { get }
  /// The index of the first byte.
  var _origin: Int { get }
  /// The byte range of the view.
  var _bounds: Range<Int> { get }
}

extension _TextUnits {
  var startIndex: String.Index { String.Index(_position: _origin + _bounds.lowerBound) }
  var endIndex: String.Index { String.Index(_position: _origin + _bounds.upperBound) }
  var _ownBytes: [UInt8] {
    _bounds.lowerBound == 0 && _bounds.upperBound == _bytes.count ? _bytes : Array(_bytes[_bounds])
  }
  var description: String { String._decoded(_ownBytes) }
  var debugDescription: String { String(reflecting: description) }
  /// The position of an index among the bytes.
  func _place(of index: String.Index) -> Int {
    let place = index._position - _origin
    if place < _bounds.lowerBound || place >= _bounds.upperBound { _trap("String index is out of bounds") }
    return place
  }
  /// The positions of a range of indices among the bytes.
  func _places(of bounds: Range<String.Index>) -> Range<Int> {
    let places = (bounds.lowerBound._position - _origin)..<(bounds.upperBound._position - _origin)
    if places.lowerBound < _bounds.lowerBound || places.upperBound > _bounds.upperBound {
      _trap("String index range is out of bounds")
    }
    return places
  }
  func _width(at place: Int) -> Int {
    let byte = _bytes[place]
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
  /// The start of the scalar that contains a byte.
  func _scalarStart(at place: Int) -> Int {
    var place = place
    while place > 0, _bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
  func _scalar(at place: Int) -> Unicode.Scalar {
    let start = _scalarStart(at: place)
    let first = UInt32(_bytes[start])
    func low(_ offset: Int) -> UInt32 { UInt32(_bytes[start + offset] & 0x3F) }
    switch _width(at: start) {
    case 1: return Unicode.Scalar(_value: first)
    case 2: return Unicode.Scalar(_value: (first & 0x1F) << 6 | low(1))
    case 3: return Unicode.Scalar(_value: (first & 0x0F) << 12 | low(1) << 6 | low(2))
    default: return Unicode.Scalar(_value: (first & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3))
    }
  }
}

/// The views of bytes.
protocol _UTF8Units: _TextUnits where Element == UInt8, Iterator == IndexingIterator<[UInt8]> {}

extension _UTF8Units {
  var count: Int { _bounds.count }
  var underestimatedCount: Int { _bounds.count }
  func makeIterator() -> IndexingIterator<[UInt8]> { _ownBytes.makeIterator() }
  func _toArray() -> [UInt8] { _ownBytes }
  func index(after i: String.Index) -> String.Index { String.Index(_position: i._position + 1) }
  func index(before i: String.Index) -> String.Index { String.Index(_position: i._position - 1) }
  func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
    String.Index(_position: i._position + distance)
  }
  func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
    let available = limit._position - i._position
    if distance >= 0 ? available >= 0 && available < distance : available <= 0 && available > distance { return nil }
    return String.Index(_position: i._position + distance)
  }
  func distance(from start: String.Index, to end: String.Index) -> Int { end._position - start._position }
  subscript(position: String.Index) -> UInt8 { _bytes[_place(of: position)] }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R? {
    try _ownBytes.withContiguousStorageIfAvailable(body)
  }
}

/// The views of 16-bit code units.
protocol _UTF16Units: _TextUnits where Element == UInt16, Iterator == IndexingIterator<[UInt16]> {}

extension _UTF16Units {
  var count: Int { _toArray().count }
  func makeIterator() -> IndexingIterator<[UInt16]> { _toArray().makeIterator() }
  func _toArray() -> [UInt16] {
    var bytes = _ownBytes
    // A view that begins or ends inside a surrogate pair contains one half of it.
    let hasTail = _bounds.lowerBound < _bytes.count && _isInPair(_bounds.lowerBound)
    let hasHead = _bounds.upperBound < _bytes.count && _isInPair(_bounds.upperBound)
    if hasTail { bytes.removeFirst(2) }
    if hasHead { bytes.removeLast(2) }
    var units = String._decoded(bytes)._utf16()
    if hasTail { units.insert(_unit(at: _bounds.lowerBound), at: 0) }
    if hasHead { units.append(_unit(at: _bounds.upperBound - 2)) }
    return units
  }
  func _isInPair(_ place: Int) -> Bool { _bytes[place] & 0xC0 == 0x80 }
  func _unit(at place: Int) -> UInt16 {
    let value = _scalar(at: place).value
    if value < 0x10000 { return UInt16(value) }
    return _isInPair(place) ? UInt16(0xDC00 + (value - 0x10000) & 0x3FF) : UInt16(0xD800 + (value - 0x10000) >> 10)
  }
  func index(after i: String.Index) -> String.Index {
    let place = _place(of: i)
    let width = _isInPair(place) ? 2 : _width(at: place)
    return String.Index(_position: i._position + (width == 4 ? 2 : width))
  }
  func index(before i: String.Index) -> String.Index {
    let place = i._position - _origin
    if place <= _bounds.lowerBound { _trap("String index is out of bounds") }
    if place < _bytes.count, _isInPair(place) { return String.Index(_position: i._position - 2) }
    let start = _scalarStart(at: place - 1)
    return String.Index(_position: _origin + (_width(at: start) == 4 ? start + 2 : start))
  }
  subscript(position: String.Index) -> UInt16 { _unit(at: _place(of: position)) }
}

/// The views of scalars.
protocol _ScalarUnits: _TextUnits where Element == Unicode.Scalar, Iterator == IndexingIterator<[Unicode.Scalar]> {}

extension _ScalarUnits {
  var count: Int { description._scalars().count }
  func makeIterator() -> IndexingIterator<[Unicode.Scalar]> { _toArray().makeIterator() }
  func _toArray() -> [Unicode.Scalar] { description._scalars().map { Unicode.Scalar(_value: $0) } }
  func index(after i: String.Index) -> String.Index {
    let place = _scalarStart(at: _place(of: i))
    return String.Index(_position: _origin + place + _width(at: place))
  }
  func index(before i: String.Index) -> String.Index {
    let place = i._position - _origin
    if place <= _bounds.lowerBound { _trap("String index is out of bounds") }
    return String.Index(_position: _origin + _scalarStart(at: place - 1))
  }
  subscript(position: String.Index) -> Unicode.Scalar { _scalar(at: _place(of: position)) }
}
