// Foundation's `FileManager`, on the session's disk.

struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible, Sendable {
  typealias BooleanLiteralType = Bool
  @stored var boolValue: Bool
  init(_ value: Bool) { boolValue = value }
  init(booleanLiteral value: Bool) { boolValue = value }
  var description: String { boolValue.description }
}

struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var size: FileAttributeKey { FileAttributeKey(rawValue: "NSFileSize") }
  static var type: FileAttributeKey { FileAttributeKey(rawValue: "NSFileType") }
  static var creationDate: FileAttributeKey { FileAttributeKey(rawValue: "NSFileCreationDate") }
  static var modificationDate: FileAttributeKey { FileAttributeKey(rawValue: "NSFileModificationDate") }
  static var posixPermissions: FileAttributeKey { FileAttributeKey(rawValue: "NSFilePosixPermissions") }
  static var protectionKey: FileAttributeKey { FileAttributeKey(rawValue: "NSFileProtectionKey") }
  static var systemFreeSize: FileAttributeKey { FileAttributeKey(rawValue: "NSFileSystemFreeSize") }
  static var systemSize: FileAttributeKey { FileAttributeKey(rawValue: "NSFileSystemSize") }
}

struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var typeDirectory: FileAttributeType { FileAttributeType(rawValue: "NSFileTypeDirectory") }
  static var typeRegular: FileAttributeType { FileAttributeType(rawValue: "NSFileTypeRegular") }
  static var typeSymbolicLink: FileAttributeType { FileAttributeType(rawValue: "NSFileTypeSymbolicLink") }
}

class FileManager: NSObject {
  enum SearchPathDirectory: UInt, Sendable {
    case applicationDirectory = 1
    case libraryDirectory = 5
    case userDirectory = 7
    case documentDirectory = 9
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case itemReplacementDirectory = 99
    var _path: String {
      switch self {
      case .applicationDirectory: "/Applications"
      case .libraryDirectory: _Disk._home + "/Library"
      case .userDirectory: "/home"
      case .documentDirectory: _Disk._home + "/Documents"
      case .desktopDirectory: _Disk._home + "/Desktop"
      case .cachesDirectory: _Disk._home + "/Library/Caches"
      case .applicationSupportDirectory: _Disk._home + "/Library/Application Support"
      case .downloadsDirectory: _Disk._home + "/Downloads"
      case .itemReplacementDirectory: "/tmp"
      }
    }
  }
  struct SearchPathDomainMask: OptionSet, Sendable {
    typealias Element = FileManager.SearchPathDomainMask
    typealias ArrayLiteralElement = FileManager.SearchPathDomainMask
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var userDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 1) }
    static var localDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 2) }
    static var systemDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 8) }
    static var allDomainsMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 0xffff) }
  }
  struct DirectoryEnumerationOptions: OptionSet, Sendable {
    typealias Element = FileManager.DirectoryEnumerationOptions
    typealias ArrayLiteralElement = FileManager.DirectoryEnumerationOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var skipsSubdirectoryDescendants: DirectoryEnumerationOptions { DirectoryEnumerationOptions(rawValue: 1) }
    static var skipsPackageDescendants: DirectoryEnumerationOptions { DirectoryEnumerationOptions(rawValue: 2) }
    static var skipsHiddenFiles: DirectoryEnumerationOptions { DirectoryEnumerationOptions(rawValue: 4) }
  }
  /// The elements are paths, or URLs.
  class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    typealias Element = Any
    @stored var _rest: [Any]
    init(_rest: [Any]) {
      self._rest = _rest
      super.init()
    }
    var allObjects: [Any] { _rest }
    func nextObject() -> Any? { next() }
    func next() -> Any? { _rest.isEmpty ? nil : _rest.removeFirst() }
    func skipDescendants() {}
  }
  static let `default` = FileManager()
  override init() { super.init() }
  var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp", isDirectory: true) }
  var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: _Disk._home, isDirectory: true) }
  var currentDirectoryPath: String { _Disk._current }
  @discardableResult func changeCurrentDirectoryPath(_ path: String) -> Bool {
    guard _Disk.entry(path)?._isDirectory ?? false else { return false }
    _Disk._current = _Disk.path(path)
    return true
  }
  func fileExists(atPath path: String) -> Bool { _Disk.entry(path) != nil }
  func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
    guard let entry = _Disk.entry(path) else { return false }
    isDirectory = ObjCBool(entry._isDirectory)
    return true
  }
  func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isExecutableFile(atPath path: String) -> Bool { _Disk.entry(path)?._isDirectory ?? false }
  func isDeletableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try _Disk.makeDirectory(url.path, createIntermediates)
  }
  func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try _Disk.makeDirectory(path, createIntermediates)
  }
  @discardableResult func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    guard (try? _Disk.write(data ?? Data(), path)) != nil else { return false }
    if let attr { try? setAttributes(attr, ofItemAtPath: path) }
    return true
  }
  func contents(atPath path: String) -> Data? { try? _Disk.read(path) }
  func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
    guard let first = _Disk.entry(path1), let second = _Disk.entry(path2) else { return false }
    return first._data == second._data
  }
  func removeItem(at URL: URL) throws { try _Disk.remove(URL.path) }
  func removeItem(atPath path: String) throws { try _Disk.remove(path) }
  func trashItem(at url: URL, resultingItemURL: Never?) throws { try _Disk.remove(url.path) }
  func copyItem(at srcURL: URL, to dstURL: URL) throws { try _Disk.copy(srcURL.path, dstURL.path, moves: false) }
  func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
    try _Disk.copy(srcPath, dstPath, moves: false)
  }
  func moveItem(at srcURL: URL, to dstURL: URL) throws { try _Disk.copy(srcURL.path, dstURL.path, moves: true) }
  func moveItem(atPath srcPath: String, toPath dstPath: String) throws { try _Disk.copy(srcPath, dstPath, moves: true) }
  @discardableResult func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL) throws -> URL? {
    if fileExists(atPath: originalItemURL.path) { try removeItem(at: originalItemURL) }
    try moveItem(at: newItemURL, to: originalItemURL)
    return originalItemURL
  }
  func contentsOfDirectory(atPath path: String) throws -> [String] {
    guard let entry = _Disk.entry(path) else { throw _Disk.error(260, path) }
    if !entry._isDirectory { throw _Disk.error(256, path) }
    return _Disk.below(_Disk.path(path)).filter { !$0.contains("/") }
  }
  func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    let names = try contentsOfDirectory(atPath: url.path)
    return _urls(url, mask.contains(.skipsHiddenFiles) ? names.filter { !$0.hasPrefix(".") } : names)
  }
  func _urls(_ base: URL, _ names: [String]) -> [URL] {
    names.map { name in
      let isDirectory = _Disk.entry(base.path + "/" + name)?._isDirectory ?? false
      return base.appendingPathComponent(name, isDirectory: isDirectory)
    }
  }
  func subpathsOfDirectory(atPath path: String) throws -> [String] {
    guard let entry = _Disk.entry(path) else { throw _Disk.error(260, path) }
    if !entry._isDirectory { throw _Disk.error(256, path) }
    return _Disk.below(_Disk.path(path))
  }
  func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }
  func enumerator(atPath path: String) -> DirectoryEnumerator? {
    subpaths(atPath: path).map { DirectoryEnumerator(_rest: $0) }
  }
  func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    guard var names = subpaths(atPath: url.path) else { return nil }
    if mask.contains(.skipsHiddenFiles) {
      names = names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    }
    if mask.contains(.skipsSubdirectoryDescendants) { names = names.filter { !$0.contains("/") } }
    return DirectoryEnumerator(_rest: _urls(url, names))
  }
  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard let entry = _Disk.entry(path) else { throw _Disk.error(260, path) }
    let type: FileAttributeType = entry._isDirectory ? .typeDirectory : .typeRegular
    return [
      .size: NSNumber(value: entry._data?.count ?? 4096), .type: type, .modificationDate: entry._date,
      .creationDate: entry._date,
      .posixPermissions: NSNumber(value: entry._permissions ?? (entry._isDirectory ? 493 : 420)),
    ]
  }
  func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
    guard let entry = _Disk.entry(path) else { throw _Disk.error(4, path) }
    if let date = attributes[.modificationDate] as? Date { entry._date = date }
    switch attributes[.posixPermissions] {
    case let permissions as Int: entry._permissions = permissions
    case let permissions as NSNumber: entry._permissions = permissions.intValue
    default: break
    }
  }
  func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    [URL(fileURLWithPath: directory._path, isDirectory: true)]
  }
  func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    if shouldCreate { try _Disk.makeDirectory(directory._path, true) }
    return URL(fileURLWithPath: directory._path, isDirectory: true)
  }
  func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let path = _Disk._home + "/Library/Group Containers/" + groupIdentifier
    try? _Disk.makeDirectory(path, true)
    return URL(fileURLWithPath: path, isDirectory: true)
  }
  func displayName(atPath path: String) -> String { _Disk.name(path) }
}

func NSTemporaryDirectory() -> String { "/tmp/" }
func NSHomeDirectory() -> String { _Disk._home }
func NSUserName() -> String { "user" }

extension URL {
  static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
  static func _directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    URL(fileURLWithPath: directory._path, isDirectory: true)
  }
  static var documentsDirectory: URL { _directory(.documentDirectory) }
  static var cachesDirectory: URL { _directory(.cachesDirectory) }
  static var applicationSupportDirectory: URL { _directory(.applicationSupportDirectory) }
  static var downloadsDirectory: URL { _directory(.downloadsDirectory) }
  static var desktopDirectory: URL { _directory(.desktopDirectory) }
  static var libraryDirectory: URL { _directory(.libraryDirectory) }
  static func currentDirectory() -> URL { URL(fileURLWithPath: _Disk._current, isDirectory: true) }
  func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    guard let entry = _Disk.entry(path) else { throw _Disk.error(260, path) }
    return URLResourceValues(_entry: entry, _name: lastPathComponent)
  }
  func checkResourceIsReachable() throws -> Bool {
    if _Disk.entry(path) == nil { throw _Disk.error(260, path) }
    return true
  }
  mutating func setResourceValues(_ values: URLResourceValues) throws {}
  func startAccessingSecurityScopedResource() -> Bool { true }
  func stopAccessingSecurityScopedResource() {}
  func resolvingSymlinksInPath() -> URL { standardizedFileURL }
}

struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var fileSizeKey: URLResourceKey { URLResourceKey(rawValue: "NSURLFileSizeKey") }
  static var isDirectoryKey: URLResourceKey { URLResourceKey(rawValue: "NSURLIsDirectoryKey") }
  static var isRegularFileKey: URLResourceKey { URLResourceKey(rawValue: "NSURLIsRegularFileKey") }
  static var isHiddenKey: URLResourceKey { URLResourceKey(rawValue: "NSURLIsHiddenKey") }
  static var nameKey: URLResourceKey { URLResourceKey(rawValue: "NSURLNameKey") }
  static var creationDateKey: URLResourceKey { URLResourceKey(rawValue: "NSURLCreationDateKey") }
  static var contentModificationDateKey: URLResourceKey {
    URLResourceKey(rawValue: "NSURLContentModificationDateKey")
  }
  static var totalFileAllocatedSizeKey: URLResourceKey { URLResourceKey(rawValue: "NSURLTotalFileAllocatedSizeKey") }
  static var isExcludedFromBackupKey: URLResourceKey { URLResourceKey(rawValue: "NSURLIsExcludedFromBackupKey") }
}

struct URLResourceValues: Sendable {
  let fileSize: Int?
  let isDirectory: Bool?
  let isRegularFile: Bool?
  @stored var isHidden: Bool?
  @stored var name: String?
  @stored var creationDate: Date?
  @stored var contentModificationDate: Date?
  @stored var isExcludedFromBackup: Bool?
  init() {
    fileSize = nil
    isDirectory = nil
    isRegularFile = nil
    isHidden = nil
    name = nil
    creationDate = nil
    contentModificationDate = nil
    isExcludedFromBackup = nil
  }
  init(_entry: _DiskEntry, _name: String) {
    fileSize = _entry._data?.count
    isDirectory = _entry._isDirectory
    isRegularFile = !_entry._isDirectory
    isHidden = _name.hasPrefix(".")
    name = _name
    creationDate = _entry._date
    contentModificationDate = _entry._date
    isExcludedFromBackup = nil
  }
  var totalFileAllocatedSize: Int? { fileSize }
}
