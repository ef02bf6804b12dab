// Data as objects. A pointer to the bytes sees them as they were when it was made.

class NSData: NSObject, _ValueHolder, NSCopying, NSMutableCopying {
  @stored var _held: Data
  var _value: Data {
    _noteRead(self, "_held")
    return _held
  }
  func _change(_ change: (inout Data) -> Void) {
    change(&_held)
    _noteWrite(self, "_held")
  }
  init(data: Data) {
    _held = data
    super.init()
  }
  override convenience init() { self.init(data: Data()) }
  convenience init(bytes: UnsafeRawPointer?, length: Int) {
    self.init(data: bytes.map { Data(bytes: $0, count: length) } ?? Data())
  }
  convenience init?(base64Encoded text: String, options: Base64DecodingOptions = []) {
    guard let data = Data(base64Encoded: text, options: options) else { return nil }
    self.init(data: data)
  }
  convenience init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
    guard let data = Data(base64Encoded: data, options: options) else { return nil }
    self.init(data: data)
  }
  typealias Base64DecodingOptions = Data.Base64DecodingOptions
  typealias Base64EncodingOptions = Data.Base64EncodingOptions
  var length: Int { _value.count }
  var bytes: UnsafeRawPointer { UnsafeRawPointer(_memory: _RawMemory(_bytes: Array(_value)), _offset: 0) }
  func isEqual(to other: Data) -> Bool { _value == other }
  func subdata(with range: NSRange) -> Data { Data(_part(range)) }
  func _part(_ range: NSRange) -> Data {
    let value = _value
    if range.location < 0 || range.location + range.length > value.count { _trap("NSData", "range out of bounds") }
    let start = value.startIndex + range.location
    return value[start..<start + range.length]
  }
  func getBytes(_ buffer: UnsafeMutableRawPointer, length: Int) {
    getBytes(buffer, range: NSRange(location: 0, length: Swift.min(length, self.length)))
  }
  func getBytes(_ buffer: UnsafeMutableRawPointer, range: NSRange) {
    for (index, byte) in _part(range).enumerated() { buffer.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
  }
  func enumerateBytes(_ block: (UnsafeRawPointer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    block(bytes, NSRange(location: 0, length: length), &stops)
  }
  func base64EncodedString(options: Base64EncodingOptions = []) -> String {
    _value.base64EncodedString(options: options)
  }
  func base64EncodedData(options: Base64EncodingOptions = []) -> Data { _value.base64EncodedData(options: options) }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSData)?._value == _value }
  var _hash: Int { _value.hashValue }
  var _words: String {
    let digits = _value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let groups = stride(from: 0, to: digits.count, by: 4).map { digits[$0..<min($0 + 4, digits.count)].joined() }
    return "<\(groups.joined(separator: " "))>"
  }
  func _copy(_ isMutable: Bool) -> Any? { isMutable ? NSMutableData(data: _value) : NSData(data: _value) }
}

final class NSMutableData: NSData {
  convenience init?(capacity: Int) { self.init(data: Data()) }
  convenience init?(length: Int) { self.init(data: Data(count: length)) }
  override var length: Int {
    get { _value.count }
    set {
      _change { $0 = newValue < $0.count ? Data($0.prefix(newValue)) : $0 + Data(count: newValue - $0.count) }
    }
  }
  func append(_ bytes: UnsafeRawPointer, length: Int) { append(Data(bytes: bytes, count: length)) }
  func append(_ other: Data) { _change { $0.append(other) } }
  func increaseLength(by extraLength: Int) { length += extraLength }
  func setData(_ data: Data) { _change { $0 = data } }
  func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    replaceBytes(in: range, withBytes: bytes, length: range.length)
  }
  func replaceBytes(in range: NSRange, withBytes replacement: UnsafeRawPointer?, length: Int) {
    let part = _part(range)
    let new = replacement.map { Data(bytes: $0, count: length) } ?? Data()
    _change { $0.replaceSubrange(part.startIndex..<part.endIndex, with: new) }
  }
  func resetBytes(in range: NSRange) { replaceBytes(in: range, withBytes: [UInt8](repeating: 0, count: range.length)) }
}

extension Data {
  init(referencing reference: NSData) { self = reference._value }
  /// Swift 4's form, with a pointer to elements.
  @_disfavoredOverload @available(*, deprecated)
  func withUnsafeBytes<ResultType, ContentType>(
    _ body: (UnsafePointer<ContentType>) throws -> ResultType
  ) rethrows -> ResultType {
    try body(NSData(data: self).bytes.assumingMemoryBound(to: ContentType.self))
  }
}
