// Foundation's `ProcessInfo` and `Bundle`: an app as previews run it.

struct OperatingSystemVersion: Hashable, Sendable {
  @stored var majorVersion: Int
  @stored var minorVersion: Int
  @stored var patchVersion: Int
  init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

class ProcessInfo: NSObject {
  enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
  static let processInfo = ProcessInfo()
  @stored var processName: String
  @stored var _uniqueCount: Int
  override init() {
    processName = "main"
    _uniqueCount = 0
    super.init()
  }
  var environment: [String: String] { _Environment._shared._values }
  var arguments: [String] { ["main"] }
  var processIdentifier: Int32 { 1 }
  var hostName: String { "localhost" }
  var userName: String { "user" }
  var fullUserName: String { "user" }
  var processorCount: Int { 4 }
  var activeProcessorCount: Int { 4 }
  var physicalMemory: UInt64 { 8_589_934_592 }
  var systemUptime: TimeInterval { 1000 + Double(_clockNow()) / 1e9 }
  var isLowPowerModeEnabled: Bool { false }
  var isMacCatalystApp: Bool { false }
  var isiOSAppOnMac: Bool { false }
  var thermalState: ThermalState { .nominal }
  var globallyUniqueString: String {
    _uniqueCount += 1
    return "\(UUID().uuidString)-1-\(_uniqueCount)"
  }
  var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
  }
  var operatingSystemVersionString: String { "Version 26.0" }
  func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    if own.majorVersion != version.majorVersion { return own.majorVersion > version.majorVersion }
    if own.minorVersion != version.minorVersion { return own.minorVersion > version.minorVersion }
    return own.patchVersion >= version.patchVersion
  }
  func beginActivity(options: Int, reason: String) -> NSObject { NSObject() }
  func endActivity(_ activity: NSObject) {}
}

class Bundle: NSObject {
  static let main = Bundle(_path: _Disk._home)
  static let module = Bundle(_path: _Disk._home)
  static var allBundles: [Bundle] { [main] }
  let bundlePath: String
  init(_path: String) {
    bundlePath = _path
    super.init()
  }
  convenience init?(path: String) {
    let isKnown =
      FileManager.default.fileExists(atPath: path) || _filePlace((path as NSString).lastPathComponent) == path
    if !isKnown { return nil }
    self.init(_path: path)
  }
  convenience init?(url: URL) { self.init(path: url.path) }
  convenience init(for aClass: AnyClass) { self.init(_path: _Disk._home) }
  convenience init?(identifier: String) { return nil }
  var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
  var resourceURL: URL? { bundleURL }
  var resourcePath: String? { bundlePath }
  var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
  /// For opened code, the settings of its project, and the Info.plist beside it.
  var infoDictionary: [String: Any]? {
    guard let words = _bundleInformation() else { return [:] }
    var information: [String: Any] = [:]
    for index in stride(from: 0, to: words.count, by: 2) { information[words[index]] = words[index + 1] }
    if let place = _filePlace("Info.plist"), let bytes = _fileBytes(place),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
      let own = list as? [String: Any]
    {
      // Values that contain build settings are already present, or remain as they are written.
      for (key, value) in own where information[key] == nil || !((value as? String)?.contains("$(") ?? false) {
        information[key] = value
      }
    }
    return information
  }
  var localizations: [String] { ["en"] }
  var preferredLocalizations: [String] { ["en"] }
  var developmentLocalization: String? { "en" }
  var appStoreReceiptURL: URL? { nil }
  func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
  func path(forResource name: String?, ofType ext: String?) -> String? {
    let path = bundlePath + "/" + (name ?? "") + (ext.map { $0.isEmpty ? "" : "." + $0 } ?? "")
    guard let name else { return nil }
    if FileManager.default.fileExists(atPath: path) { return path }
    return _filePlace(String(path.dropFirst(bundlePath.count + 1)))
  }
  func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }
  func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    url(forResource: (subpath.map { $0 + "/" } ?? "") + (name ?? ""), withExtension: ext)
  }
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    if let text = _Texts._text(key, table: tableName, in: self) { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }
}
