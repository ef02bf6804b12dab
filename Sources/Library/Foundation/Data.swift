// Foundation's `Data`, and text encodings.

/// Bytes in one or more regions that are contiguous in memory.
protocol DataProtocol: RandomAccessCollection where Element == UInt8 {
  associatedtype Regions: BidirectionalCollection = CollectionOfOne<Self>
  var regions: Regions { get }
}

extension DataProtocol where Regions == CollectionOfOne<Self> {
  var regions: CollectionOfOne<Self> { CollectionOfOne(self) }
}

extension DataProtocol {
  @discardableResult func copyBytes(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var position = 0
    for byte in self.prefix(buffer.count) {
      buffer[position] = byte
      position += 1
    }
    return position
  }
}

extension Array: DataProtocol where Element == UInt8 {}

extension ArraySlice: DataProtocol where Element == UInt8 {}

extension ContiguousArray: DataProtocol where Element == UInt8 {}

extension UnsafeBufferPointer: DataProtocol where Element == UInt8 {}

protocol ContiguousBytes {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

extension Array: ContiguousBytes where Element == UInt8 {}

extension ArraySlice: ContiguousBytes where Element == UInt8 {}

extension ContiguousArray: ContiguousBytes where Element == UInt8 {}

struct Data: Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomStringConvertible,
  CustomDebugStringConvertible, ExpressibleByArrayLiteral, Sendable, DataProtocol, ContiguousBytes
{
  typealias Element = UInt8
  typealias Index = Int
  typealias ArrayLiteralElement = UInt8
  typealias SubSequence = Data
  @stored var _bytes: [UInt8]
  @stored var _first: Int
  init() {
    _bytes = []
    _first = 0
  }
  init(_bytes: [UInt8], _first: Int) {
    self._bytes = _bytes
    self._first = _first
  }
  init(arrayLiteral elements: UInt8...) {
    _bytes = elements
    _first = 0
  }
  init<S: Sequence>(_ elements: S) where S.Element == UInt8 {
    _bytes = Array(elements)
    _first = 0
  }
  init(repeating repeatedValue: UInt8, count: Int) {
    _bytes = Array(repeating: repeatedValue, count: count)
    _first = 0
  }
  init(count: Int) { self.init(repeating: 0, count: count) }
  init(bytes: UnsafeRawPointer, count: Int) {
    self.init(_bytes: Array(UnsafeRawBufferPointer(start: bytes, count: count)), _first: 0)
  }
  init<T>(buffer: UnsafeBufferPointer<T>) {
    var bytes: [UInt8] = []
    for value in buffer { bytes += _RawBytes._bytes(of: value) }
    self.init(_bytes: bytes, _first: 0)
  }
  init<T>(buffer: UnsafeMutableBufferPointer<T>) { self.init(buffer: UnsafeBufferPointer(buffer)) }
  init(capacity: Int) { self.init() }
  init?(base64Encoded text: String, options: Base64DecodingOptions = []) {
    guard let bytes = Data._decoded(text, Int(options.rawValue)) else { return nil }
    self.init(_bytes: bytes, _first: 0)
  }
  init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
    guard let bytes = Data._decoded(String(decoding: data, as: UTF8.self), Int(options.rawValue)) else { return nil }
    self.init(_bytes: bytes, _first: 0)
  }
  struct Base64EncodingOptions: OptionSet, Sendable {
    typealias Element = Data.Base64EncodingOptions
    typealias ArrayLiteralElement = Data.Base64EncodingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var lineLength64Characters: Base64EncodingOptions { Base64EncodingOptions(rawValue: 1) }
    static var lineLength76Characters: Base64EncodingOptions { Base64EncodingOptions(rawValue: 2) }
    static var endLineWithCarriageReturn: Base64EncodingOptions { Base64EncodingOptions(rawValue: 16) }
    static var endLineWithLineFeed: Base64EncodingOptions { Base64EncodingOptions(rawValue: 32) }
  }
  struct Base64DecodingOptions: OptionSet, Sendable {
    typealias Element = Data.Base64DecodingOptions
    typealias ArrayLiteralElement = Data.Base64DecodingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var ignoreUnknownCharacters: Base64DecodingOptions { Base64DecodingOptions(rawValue: 1) }
  }
  @native("Data.base64") static func _encoded(_ bytes: [UInt8], _ options: Int) -> String
  @native("Data.from base64") static func _decoded(_ text: String, _ options: Int) -> [UInt8]?
  func base64EncodedString(options: Base64EncodingOptions = []) -> String {
    Data._encoded(_bytes, Int(options.rawValue))
  }
  func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
    Data(base64EncodedString(options: options).utf8)
  }
  var count: Int {
    get { _bytes.count }
    set {
      if newValue < _bytes.count {
        _bytes.removeLast(_bytes.count - newValue)
      } else {
        _bytes += Array(repeating: 0, count: newValue - _bytes.count)
      }
    }
  }
  var isEmpty: Bool { _bytes.isEmpty }
  var startIndex: Int { _first }
  var endIndex: Int { _first + _bytes.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> UInt8 {
    get { _bytes[position - _first] }
    set { _bytes[position - _first] = newValue }
  }
  subscript(bounds: Range<Int>) -> Data {
    get {
      Data(
        _bytes: Array(_bytes[(bounds.lowerBound - _first)..<(bounds.upperBound - _first)]), _first: bounds.lowerBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == UInt8 {
    _bytes.replaceSubrange((subrange.lowerBound - _first)..<(subrange.upperBound - _first), with: Array(newElements))
  }
  func subdata(in range: Range<Int>) -> Data { Data(_bytes: self[range]._bytes, _first: 0) }
  /// The slice without the first byte: its indices begin one later.
  @discardableResult mutating func removeFirst() -> UInt8 {
    _first += 1
    return _bytes.removeFirst()
  }
  mutating func append(_ newElement: UInt8) { _bytes.append(newElement) }
  mutating func append(_ other: Data) { _bytes += other._bytes }
  mutating func append(_ bytes: UnsafeRawPointer, count: Int) { append(Data(bytes: bytes, count: count)) }
  mutating func append<T>(_ buffer: UnsafeBufferPointer<T>) { append(Data(buffer: buffer)) }
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
    for element in elements { _bytes.append(element) }
  }
  mutating func removeAll(keepingCapacity: Bool = false) {
    _bytes = []
    _first = 0
  }
  func advanced(by amount: Int) -> Data { self[(startIndex + amount)..<endIndex] }
  mutating func resetBytes(in range: Range<Int>) { for index in range { self[index] = 0 } }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_bytes: _bytes))
  }
  func range(of other: Data, in bounds: Range<Int>? = nil) -> Range<Int>? {
    let bounds = bounds ?? startIndex..<endIndex
    var start = bounds.lowerBound
    while start + other.count <= bounds.upperBound {
      if self[start..<(start + other.count)]._bytes == other._bytes { return start..<(start + other.count) }
      start += 1
    }
    return nil
  }
  static func + (lhs: Data, rhs: Data) -> Data { Data(_bytes: lhs._bytes + rhs._bytes, _first: 0) }
  static func += (lhs: inout Data, rhs: Data) { lhs.append(rhs) }
  static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
  func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
  var description: String { "\(count) bytes" }
  var debugDescription: String { description }
}

extension Data: Codable, _HostCoded {
  func _encode(_ container: Int, _ key: [Any]) throws { try _hostEncode(container, key, 15, _bytes, _codingError) }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Data {
    let bytes: [UInt8] = try _hostDecode(container, key, 15, _codingError)
    return Data(bytes)
  }
  func _encodeOwn(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: _bytes)
  }
  static func _decodeOwn(from decoder: any Decoder) throws -> Data {
    var container = try decoder.unkeyedContainer()
    var bytes: [UInt8] = []
    while !container.isAtEnd { bytes.append(try container.decode(UInt8.self)) }
    return Data(bytes)
  }
}

extension String {
  struct Encoding: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool { lhs.rawValue == rhs.rawValue }
    static var ascii: String.Encoding { String.Encoding(rawValue: 1) }
    static var nonLossyASCII: String.Encoding { String.Encoding(rawValue: 7) }
    static var utf8: String.Encoding { String.Encoding(rawValue: 4) }
    static var isoLatin1: String.Encoding { String.Encoding(rawValue: 5) }
    static var unicode: String.Encoding { String.Encoding(rawValue: 10) }
    static var utf16: String.Encoding { String.Encoding(rawValue: 10) }
    static var windowsCP1252: String.Encoding { String.Encoding(rawValue: 12) }
    static var macOSRoman: String.Encoding { String.Encoding(rawValue: 30) }
    static var utf16BigEndian: String.Encoding { String.Encoding(rawValue: 0x9000_0100) }
    static var utf16LittleEndian: String.Encoding { String.Encoding(rawValue: 0x9400_0100) }
    static var utf32: String.Encoding { String.Encoding(rawValue: 0x8c00_0100) }
    static var utf32BigEndian: String.Encoding { String.Encoding(rawValue: 0x9800_0100) }
    static var utf32LittleEndian: String.Encoding { String.Encoding(rawValue: 0x9c00_0100) }
    static var japaneseEUC: String.Encoding { String.Encoding(rawValue: 3) }
    static var nextstep: String.Encoding { String.Encoding(rawValue: 2) }
    static var symbol: String.Encoding { String.Encoding(rawValue: 6) }
    static var shiftJIS: String.Encoding { String.Encoding(rawValue: 8) }
    static var isoLatin2: String.Encoding { String.Encoding(rawValue: 9) }
    static var windowsCP1251: String.Encoding { String.Encoding(rawValue: 11) }
    static var windowsCP1253: String.Encoding { String.Encoding(rawValue: 13) }
    static var windowsCP1254: String.Encoding { String.Encoding(rawValue: 14) }
    static var windowsCP1250: String.Encoding { String.Encoding(rawValue: 15) }
    static var iso2022JP: String.Encoding { String.Encoding(rawValue: 21) }
    @native("String.encoding name") static func _name(_ encoding: Int) -> String
    var description: String { String.Encoding._name(Int(bitPattern: rawValue)) }
  }
  init?(data: Data, encoding: String.Encoding) {
    guard let text = String._decoded(data._bytes, Int(encoding.rawValue)) else { return nil }
    self = text
  }
  init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
    guard let text = String._decoded(Array(bytes), Int(encoding.rawValue)) else { return nil }
    self = text
  }
  @native("String.decoded data") static func _decoded(_ bytes: [UInt8], _ encoding: Int) -> String?
  @native("String.encoded data") static func _encoded(_ text: String, _ encoding: Int, _ isLossy: Bool) -> [UInt8]?
}

extension StringProtocol {
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    String._encoded(String(self), Int(encoding.rawValue), allowLossyConversion).map { Data($0) }
  }
  @native("String.maximum bytes") static func _maximumBytes(_ text: String, _ encoding: Int) -> Int
  func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
    String._maximumBytes(String(self), Int(bitPattern: encoding.rawValue))
  }
  func lengthOfBytes(using encoding: String.Encoding) -> Int {
    // Without the byte order mark.
    let plain: String.Encoding =
      encoding == .utf16 ? .utf16LittleEndian : encoding == .utf32 ? .utf32LittleEndian : encoding
    return data(using: plain)?.count ?? 0
  }
  func canBeConverted(to encoding: String.Encoding) -> Bool { data(using: encoding) != nil }
}
