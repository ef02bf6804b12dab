// The bytes of numbers, in the memory layout of a compiled program.

enum _RawBytes {
  static func _bytes<T>(of value: T) -> [UInt8] {
    if let byte = value as? UInt8 { return [byte] }
    if let number = value as? Double { return _bytes(number.bitPattern, 8) }
    if let number = value as? Float { return _bytes(UInt64(number.bitPattern), 4) }
    if let flag = value as? Bool { return [flag ? 1 : 0] }
    if let number = value as? any FixedWidthInteger { return _integer(number) }
    if let text = value as? String { return _text(text) }
    if let text = value as? Substring {
      let bounds = [text.startIndex, text.endIndex].map { UInt64($0.utf16Offset(in: text)) }
      return _bytes(bounds[0] << 16, 8) + _bytes(bounds[1] << 16, 8) + _text(String(text))
    }
    if let view = value as? Substring.UTF8View { return _bytes(of: Substring(view)) }
    if let view = value as? Substring.UTF16View { return _bytes(of: Substring(view)) }
    if let view = value as? Substring.UnicodeScalarView { return _bytes(of: Substring(view)) }
    if let view = value as? String.UTF8View { return _text(view.description) }
    if let view = value as? String.UTF16View { return _text(view.description) }
    if let view = value as? String.UnicodeScalarView { return _text(view.description) }
    if T.self is AnyObject.Type {
      return _bytes(UInt64(truncatingIfNeeded: ObjectIdentifier(value as AnyObject)._identity), 8)
    }
    let style = Mirror(reflecting: value).displayStyle
    let size = MemoryLayout<T>.size
    if style == .struct || style == .tuple {
      let parts = Mirror(reflecting: value).children.map { $0.value }
      var bytes: [UInt8] = []
      for part in parts { bytes += _opened(part) }
      if bytes.count == size { return bytes }
    }
    if style == .collection || style == .set, size % 8 == 0 {
      return _collection(Mirror(reflecting: value).children.map { $0.value }, size)
    }
    _trap("not supported by obsh: the bytes of '\(T.self)'")
  }
  /// Short text is stored in the value; longer text elsewhere, at a place that is told here by its hash.
  static func _text(_ text: String) -> [UInt8] {
    let bytes = text._utf8()
    let isASCII = bytes.allSatisfy { $0 < 128 }
    if bytes.count <= 15 {
      return bytes + Array(repeating: 0, count: 15 - bytes.count) + [(isASCII ? 0xE0 : 0xA0) | UInt8(bytes.count)]
    }
    let place = UInt64(truncatingIfNeeded: text.hashValue) >> 8
    return _bytes(UInt64(bytes.count) | (isASCII ? 0xC << 60 : 0), 8) + _bytes(place | 0x8 << 60, 8)
  }
  /// A collection consists of the place of its storage, for which a hash of the elements' bytes is used here.
  static func _collection(_ elements: [Any], _ size: Int) -> [UInt8] {
    var hasher = Hasher()
    for element in elements { hasher.combine(_opened(element)) }
    let place = _bytes(UInt64(truncatingIfNeeded: hasher.finalize()) >> 8, 8)
    return Array(repeating: place, count: size / 8).flatMap { $0 }
  }
  static func _opened(_ value: Any) -> [UInt8] {
    func bytes<T>(_ value: T) -> [UInt8] { _bytes(of: value) }
    return bytes(value)
  }
  static func _integer<T: FixedWidthInteger>(_ number: T) -> [UInt8] {
    _bytes(UInt64(truncatingIfNeeded: number), T.bitWidth / 8)
  }
  static func _bytes(_ bits: UInt64, _ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for i in 0..<count { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * i))) }
    return bytes
  }
  static func _bits(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    if start < 0 || start + count > bytes.count { _trap("UnsafeRawBufferPointer.load out of bounds") }
    var bits: UInt64 = 0
    for i in 0..<count { bits |= UInt64(bytes[start + i]) << UInt64(8 * i) }
    return bits
  }
  static func _value<T>(of bytes: [UInt8], _ start: Int) -> T {
    if let value = _integer(UInt8.self, bytes, start, as: T.self) { return value }
    if let value = _integer(Int8.self, bytes, start, as: T.self) { return value }
    if let value = _integer(UInt16.self, bytes, start, as: T.self) { return value }
    if let value = _integer(Int16.self, bytes, start, as: T.self) { return value }
    if let value = _integer(UInt32.self, bytes, start, as: T.self) { return value }
    if let value = _integer(Int32.self, bytes, start, as: T.self) { return value }
    if let value = _integer(UInt64.self, bytes, start, as: T.self) { return value }
    if let value = _integer(Int64.self, bytes, start, as: T.self) { return value }
    if let value = _integer(UInt.self, bytes, start, as: T.self) { return value }
    if let value = _integer(Int.self, bytes, start, as: T.self) { return value }
    if T.self == Double.self, let value = Double(bitPattern: _bits(bytes, start, 8)) as? T { return value }
    if T.self == Float.self, let value = Float(bitPattern: UInt32(_bits(bytes, start, 4))) as? T { return value }
    if T.self == Bool.self, let value = (_bits(bytes, start, 1) != 0) as? T { return value }
    _trap("not supported by obsh: '\(T.self)' made of bytes")
  }
  /// The number, where `T` is its type.
  static func _integer<N: FixedWidthInteger, T>(
    _ type: N.Type, _ bytes: [UInt8], _ start: Int, as wanted: T.Type
  ) -> T? {
    if T.self != N.self { return nil }
    return N(truncatingIfNeeded: _bits(bytes, start, N.bitWidth / 8)) as? T
  }
}

struct UnsafeRawBufferPointer: RandomAccessCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeRawBufferPointer>
  let _bytes: [UInt8]
  init(_bytes: [UInt8]) { self._bytes = _bytes }
  var startIndex: Int { 0 }
  var endIndex: Int { _bytes.count }
  subscript(i: Int) -> UInt8 { _bytes[i] }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _RawBytes._value(of: _bytes, offset) }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _RawBytes._value(of: _bytes, offset)
  }
  func bindMemory<T: ~Copyable>(to type: T.Type) -> UnsafeBufferPointer<T> {
    let size = MemoryLayout<T>.stride
    var values: [T] = []
    for i in 0..<_bytes.count / size { values.append(_RawBytes._value(of: _bytes, i * size)) }
    return UnsafeBufferPointer(_values: values)
  }
}

func withUnsafeBytes<T, Result, E: Error>(
  of value: T, _ body: (UnsafeRawBufferPointer) throws(E) -> Result
) throws(E) -> Result { try body(UnsafeRawBufferPointer(_bytes: _RawBytes._bytes(of: value))) }
func withUnsafeBytes<T, Result, E: Error>(
  of value: inout T, _ body: (UnsafeRawBufferPointer) throws(E) -> Result
) throws(E) -> Result { try body(UnsafeRawBufferPointer(_bytes: _RawBytes._bytes(of: value))) }
