// The disk of a session, in memory.

/// The path, on this disk, of a file beside opened code, by its name.
@native("Surroundings.place") func _filePlace(_ name: String) -> String?
@native("Surroundings.information") func _bundleInformation() -> [String]?
@native("Surroundings.bytes") func _fileBytes(_ path: String) -> [UInt8]?
/// The names in a folder beside opened code.
@native("Surroundings.names") func _fileNames(_ path: String) -> [String]?

/// Tells what a body reads of the disk, and what is changed on it.
@native("Disk.noteRead") func _noteFileRead(_ path: String)
@native("Disk.noteWrite") func _noteFileWrite(_ path: String)

final class _DiskEntry {
  @stored var _data: Data?
  @stored var _date: Date
  /// The permissions that were set; nil for the usual ones.
  @stored var _permissions: Int?
  init(_data: Data?) {
    self._data = _data
    _date = Date()
    _permissions = nil
  }
  var _isDirectory: Bool { _data == nil }
}

enum _Disk {
  /// The entries by absolute path, without a slash at the end.
  static var _entries: [String: _DiskEntry] = _Disk._new()
  static var _current: String = "/home/user"
  static let _home = "/home/user"
  static func _new() -> [String: _DiskEntry] {
    var entries: [String: _DiskEntry] = [:]
    for path in [
      "/", "/tmp", "/home", "/home/user", "/home/user/Documents", "/home/user/Downloads", "/home/user/Desktop",
      "/home/user/Library", "/home/user/Library/Caches", "/home/user/Library/Application Support",
    ] {
      entries[path] = _DiskEntry(_data: nil)
    }
    return entries
  }
  static func path(_ text: String) -> String {
    var parts: [String] = []
    for part in (text.hasPrefix("/") ? text : _current + "/" + text).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return "/" + parts.joined(separator: "/")
  }
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
  static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "/") }
  static func error(_ code: Int, _ path: String) -> CocoaError { CocoaError(_code: code, _path: path) }
  static func entry(_ text: String) -> _DiskEntry? {
    let path = path(text)
    _noteFileRead(path)
    return found(path)
  }
  /// A file beside opened code is read when it is first accessed.
  static func found(_ path: String) -> _DiskEntry? {
    if let known = _entries[path] { return known }
    let bytes = _fileBytes(path)
    if bytes == nil && _fileNames(path) == nil { return nil }
    let entry = _DiskEntry(_data: bytes.map { Data(_bytes: $0, _first: 0) })
    _entries[path] = entry
    return entry
  }
  /// The paths below a directory, relative to it, sorted.
  static func below(_ directory: String) -> [String] {
    let start = directory == "/" ? "/" : directory + "/"
    _noteFileRead(directory)
    let known = _entries.keys.filter { $0.hasPrefix(start) && $0 != directory }
    return Set(known.map { String($0.dropFirst(start.count)) }).union(openedBelow(directory)).sorted()
  }
  /// The paths of files and folders beside opened code, relative to a directory.
  private static func openedBelow(_ directory: String) -> [String] {
    (_fileNames(directory) ?? []).flatMap { name in
      [name] + openedBelow(directory + "/" + name).map { name + "/" + $0 }
    }
  }
  static func read(_ text: String) throws -> Data {
    guard let entry = entry(text) else { throw error(260, text) }
    guard let data = entry._data else { throw error(256, text) }
    return data
  }
  static func write(_ data: Data, _ text: String, _ mustBeNew: Bool = false) throws {
    let path = path(text)
    guard let folder = found(parent(path)), folder._isDirectory else { throw error(4, text) }
    if let known = found(path) {
      if known._isDirectory { throw error(512, text) }
      if mustBeNew { throw error(516, text) }
      if known._data != data { _noteFileWrite(path) }
      known._data = data
      known._date = Date()
    } else {
      _entries[path] = _DiskEntry(_data: data)
      hasChanged(path)
    }
  }
  /// Called when there is a file or folder where there was none, or none where there was one.
  static func hasChanged(_ path: String) {
    _noteFileWrite(path)
    _noteFileWrite(parent(path))
  }
  static func makeDirectory(_ text: String, _ makesParents: Bool) throws {
    let path = path(text)
    if let known = found(path) {
      if makesParents && known._isDirectory { return }
      throw error(516, text)
    }
    if found(parent(path)) == nil {
      if !makesParents { throw error(4, text) }
      try makeDirectory(parent(path), true)
    }
    _entries[path] = _DiskEntry(_data: nil)
    hasChanged(path)
  }
  static func remove(_ text: String) throws {
    let path = path(text)
    guard found(path) != nil else { throw error(4, text) }
    // Files beside opened code are not the program's own.
    if _fileBytes(path) != nil || _fileNames(path) != nil { throw error(513, text) }
    for name in below(path) {
      _entries[path + "/" + name] = nil
      hasChanged(path + "/" + name)
    }
    _entries[path] = nil
    hasChanged(path)
  }
  static func copy(_ source: String, _ destination: String, moves: Bool) throws {
    let (from, to) = (path(source), path(destination))
    guard let entry = _Disk.entry(source) else { throw error(moves ? 4 : 260, source) }
    if found(to) != nil { throw error(516, destination) }
    guard found(parent(to)) != nil else { throw error(4, destination) }
    for name in below(from) {
      if let inner = found(from + "/" + name) { _entries[to + "/" + name] = _DiskEntry(_data: inner._data) }
      hasChanged(to + "/" + name)
    }
    _entries[to] = _DiskEntry(_data: entry._data)
    hasChanged(to)
    if moves { try remove(from) }
  }
}

extension Data {
  struct ReadingOptions: OptionSet, Sendable {
    typealias Element = Data.ReadingOptions
    typealias ArrayLiteralElement = Data.ReadingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var mappedIfSafe: ReadingOptions { ReadingOptions(rawValue: 1) }
    static var uncached: ReadingOptions { ReadingOptions(rawValue: 2) }
    static var alwaysMapped: ReadingOptions { ReadingOptions(rawValue: 8) }
  }
  struct WritingOptions: OptionSet, Sendable {
    typealias Element = Data.WritingOptions
    typealias ArrayLiteralElement = Data.WritingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var atomic: WritingOptions { WritingOptions(rawValue: 1) }
    static var withoutOverwriting: WritingOptions { WritingOptions(rawValue: 2) }
    static var noFileProtection: WritingOptions { WritingOptions(rawValue: 0x1000_0000) }
    static var completeFileProtection: WritingOptions { WritingOptions(rawValue: 0x2000_0000) }
    static var completeFileProtectionUnlessOpen: WritingOptions { WritingOptions(rawValue: 0x3000_0000) }
  }
  init(contentsOf url: URL, options: ReadingOptions = []) throws {
    guard url.isFileURL else { throw _Disk.error(256, url.absoluteString) }
    self = try _Disk.read(url.path)
  }
  func write(to url: URL, options: WritingOptions = []) throws {
    guard url.isFileURL else { throw _Disk.error(518, url.absoluteString) }
    try _Disk.write(self, url.path, options.contains(.withoutOverwriting))
  }
}

extension String {
  init(contentsOf url: URL, encoding enc: String.Encoding) throws {
    guard let text = String(data: try Data(contentsOf: url), encoding: enc) else { throw _Disk.error(259, url.path) }
    self = text
  }
  init(contentsOf url: URL) throws { try self.init(contentsOf: url, encoding: .utf8) }
  init(contentsOfFile path: String, encoding enc: String.Encoding) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path), encoding: enc)
  }
  init(contentsOfFile path: String) throws { try self.init(contentsOfFile: path, encoding: .utf8) }
}

extension StringProtocol {
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
    guard let data = data(using: enc) else { throw _Disk.error(517, url.path) }
    try data.write(to: url)
  }
  func write<T: StringProtocol>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
  {
    try write(to: URL(fileURLWithPath: String(path)), atomically: useAuxiliaryFile, encoding: enc)
  }
}
