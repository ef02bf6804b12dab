// Streams of bytes: in memory, and of the files on the disk in memory.

/// Members that its classes here override are decided in the base, because a member of the library is read only when
/// it is named.
class Stream: NSObject {
  enum Status: UInt {
    case notOpen, opening, open, reading, writing, atEnd, closed, error
  }
  struct Event: OptionSet, Sendable {
    typealias Element = Stream.Event
    typealias ArrayLiteralElement = Stream.Event
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var openCompleted: Event { Event(rawValue: 1) }
    static var hasBytesAvailable: Event { Event(rawValue: 2) }
    static var hasSpaceAvailable: Event { Event(rawValue: 4) }
    static var errorOccurred: Event { Event(rawValue: 8) }
    static var endEncountered: Event { Event(rawValue: 16) }
  }
  struct PropertyKey: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
    static var dataWrittenToMemoryStreamKey: PropertyKey { PropertyKey("kCFStreamPropertyDataWritten") }
    static var fileCurrentOffsetKey: PropertyKey { PropertyKey("kCFStreamPropertyFileCurrentOffset") }
  }
  @stored var _status: Status
  @stored var _error: (any Error)?
  weak var delegate: (any StreamDelegate)? = nil
  override init() {
    _status = .notOpen
    _error = nil
    super.init()
  }
  var streamStatus: Status { _status }
  var streamError: (any Error)? { _error }
  func open() {
    guard _status == .notOpen else { return }
    _status = .open
    if let input = self as? InputStream { input._begin() }
    if let output = self as? OutputStream { output._begin() }
  }
  func close() { _status = .closed }
  func property(forKey key: PropertyKey) -> AnyObject? {
    guard key == .dataWrittenToMemoryStreamKey, let output = self as? OutputStream, output._isMemory else { return nil }
    return NSData(data: output._written)
  }
  func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
  func _fail(_ code: Int) {
    _status = .error
    _error = NSError(domain: NSPOSIXErrorDomain, code: code)
  }
}

protocol StreamDelegate: AnyObject {
  func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}
extension StreamDelegate {
  func stream(_ aStream: Stream, handle eventCode: Stream.Event) {}
}

class InputStream: Stream {
  @stored var _data: Data
  @stored var _path: String?
  @stored var _place: Int
  init(data: Data) {
    _data = data
    _path = nil
    _place = 0
    super.init()
  }
  init?(url: URL) {
    _data = Data()
    _path = url.path
    _place = 0
    super.init()
  }
  convenience init?(fileAtPath path: String) { self.init(url: URL(fileURLWithPath: path)) }
  func _begin() {
    guard let path = _path else { return }
    guard let entry = _Disk.entry(path) else { return _fail(2) }
    if let data = entry._data { _data = data }
  }
  /// The end of a file is known only after an attempt to read beyond it.
  var hasBytesAvailable: Bool { _status == .open && (_path != nil || _place < _data.count) }
  func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    switch _status {
    case .open: break
    case .atEnd: return 0
    default: return -1
    }
    if let path = _path, _Disk.entry(path)?._isDirectory ?? false {
      _fail(21)
      return -1
    }
    let count = Swift.min(len, _data.count - _place)
    if count > 0 {
      let start = _data.startIndex + _place
      for index in 0..<count { buffer[index] = _data[start + index] }
      _place += count
    }
    if count == 0 || _path == nil && _place == _data.count { _status = .atEnd }
    return count
  }
}

class OutputStream: Stream {
  @stored var _written: Data
  @stored var _path: String?
  @stored var _appends: Bool
  @stored var _buffer: UnsafeMutablePointer<UInt8>?
  @stored var _capacity: Int
  init(
    _path: String?, _appends: Bool = false, _buffer: UnsafeMutablePointer<UInt8>? = nil, _capacity: Int = 0
  ) {
    self._path = _path
    self._appends = _appends
    self._buffer = _buffer
    self._capacity = _capacity
    _written = Data()
    super.init()
  }
  convenience init(toMemory: ()) { self.init(_path: nil) }
  convenience init(toBuffer buffer: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.init(_path: nil, _buffer: buffer, _capacity: capacity)
  }
  convenience init?(toFileAtPath path: String, append shouldAppend: Bool) {
    self.init(_path: path, _appends: shouldAppend)
  }
  convenience init?(url: URL, append shouldAppend: Bool) { self.init(_path: url.path, _appends: shouldAppend) }
  class func toMemory() -> Self { unsafeDowncast(OutputStream(toMemory: ()), to: Self.self) }
  var _isMemory: Bool { _path == nil && _buffer == nil }
  func _begin() {
    guard let path = _path else { return }
    if _appends, let data = _Disk.entry(path)?._data { _written = data }
    do { try _Disk.write(_written, path) } catch { _fail(2) }
  }
  var hasSpaceAvailable: Bool { _status == .open && (_buffer == nil || _written.count < _capacity) }
  func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    guard _status == .open else { return -1 }
    if len == 0 {
      _status = .atEnd
      return 0
    }
    if let room = _buffer {
      if _written.count + len > _capacity {
        _fail(12)
        return -1
      }
      for index in 0..<len { room[_written.count + index] = buffer[index] }
    }
    _written.append(buffer, count: len)
    if let path = _path {
      do { try _Disk.write(_written, path) } catch {
        _fail(2)
        return -1
      }
    }
    return len
  }
}
