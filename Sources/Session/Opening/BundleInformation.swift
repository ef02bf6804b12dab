/// The information dictionary of a program's bundle: the build settings that Xcode would write there, and the values
/// of a new app for keys that no project sets.
struct BundleInformation {
  let values: [String: String]

  /// Keys of the dictionary, with the settings they come from.
  private static let keys = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]
  private static let generated = "INFOPLIST_KEY_"

  /// - Parameters:
  ///   - settings: Build settings as written in the project.
  ///   - name: The name of the app's module.
  init(settings: [String: String], name: String) {
    var values = [
      "CFBundleIdentifier": "com.example.\(name)", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleName": name, "CFBundleExecutable": name, "CFBundleDevelopmentRegion": "en",
      "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
    ]
    for (key, setting) in Self.keys {
      if let written = settings[setting], let value = Self.resolved(written, settings) { values[key] = value }
    }
    for (setting, written) in settings where setting.hasPrefix(Self.generated) {
      values[String(setting.dropFirst(Self.generated.count))] = Self.resolved(written, settings)
    }
    self.values = values
  }

  /// A value in which references to settings are replaced, such as `com.acme.$(PRODUCT_NAME)`; nil if the project
  /// lacks one.
  private static func resolved(_ written: String, _ settings: [String: String], depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    var result = ""
    var rest = written[...]
    while let start = rest.firstIndex(of: "$") {
      let open = rest.index(after: start)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else { return nil }
      let name = rest[rest.index(after: open)..<close].prefix { $0 != ":" }
      guard let setting = settings[String(name)], let value = resolved(setting, settings, depth: depth + 1) else {
        return nil
      }
      result += rest[..<start] + value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
