// Reading and writing a file of the disk in memory at a place.

class FileHandle: NSObject {
  let _entry: _DiskEntry
  @stored var _place: Int
  init(_entry: _DiskEntry) {
    self._entry = _entry
    _place = 0
    super.init()
  }
  convenience init(_path: String) throws {
    guard let entry = _Disk.entry(_path), !entry._isDirectory else { throw _Disk.error(4, _path) }
    self.init(_entry: entry)
  }
  convenience init(forReadingFrom url: URL) throws { try self.init(_path: url.path) }
  convenience init(forWritingTo url: URL) throws { try self.init(_path: url.path) }
  convenience init(forUpdating url: URL) throws { try self.init(_path: url.path) }
  convenience init?(forReadingAtPath path: String) { try? self.init(_path: path) }
  convenience init?(forWritingAtPath path: String) { try? self.init(_path: path) }
  convenience init?(forUpdatingAtPath path: String) { try? self.init(_path: path) }
  var _bytes: Data { _entry._data ?? Data() }
  func offset() throws -> UInt64 { UInt64(_place) }
  @discardableResult func seekToEnd() throws -> UInt64 {
    _place = _bytes.count
    return UInt64(_place)
  }
  func seek(toOffset offset: UInt64) throws { _place = Int(offset) }
  func read(upToCount count: Int) throws -> Data? {
    let data = Data(_bytes.dropFirst(_place).prefix(count))
    _place += data.count
    return data.isEmpty ? nil : data
  }
  func readToEnd() throws -> Data? { try read(upToCount: _bytes.count) }
  // The functions of before, which do not throw.
  var offsetInFile: UInt64 { UInt64(_place) }
  @discardableResult func seekToEndOfFile() -> UInt64 {
    _place = _bytes.count
    return UInt64(_place)
  }
  func seek(toFileOffset offset: UInt64) { _place = Int(offset) }
  func readData(ofLength length: Int) -> Data { ((try? read(upToCount: length)) ?? nil) ?? Data() }
  var availableData: Data { readDataToEndOfFile() }
  func truncateFile(atOffset offset: UInt64) {
    try? truncate(atOffset: offset)
    _place = Int(offset)
  }
  func synchronizeFile() {}
  func readDataToEndOfFile() -> Data { ((try? readToEnd()) ?? nil) ?? Data() }
  func write(_ data: Data) { try? write(contentsOf: data) }
  func write(contentsOf data: Data) throws {
    let bytes = _bytes
    _entry._data = Data(bytes.prefix(_place)) + data + Data(bytes.dropFirst(_place + data.count))
    _place += data.count
  }
  func truncate(atOffset offset: UInt64) throws { _entry._data = Data(_bytes.prefix(Int(offset))) }
  func synchronize() throws {}
  func close() throws {}
  func closeFile() {}
}
