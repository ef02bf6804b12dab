// User defaults in memory: each name is a suite, which lives as long as the session.

final class _DefaultsSuite {
  let _name: String
  @stored var _values: [String: Any]
  @stored var _registered: [String: Any]
  init(_name: String) {
    self._name = _name
    _values = [:]
    _registered = [:]
  }
}

/// Records that the program reads a key of a suite.
@native("UserDefaults.noteRead") func _noteReadDefault(_ key: String, _ suite: String)
/// Tells `@AppStorage` properties with the key of a suite that its value has changed.
@native("UserDefaults.changed") func _defaultChanged(_ key: String, _ suite: String, _ value: Any?)

class UserDefaults: NSObject {
  static let standard = UserDefaults(_name: "")
  static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  static let argumentDomain = "NSArgumentDomain"
  static let globalDomain = "NSGlobalDomain"
  static let registrationDomain = "NSRegistrationDomain"
  static var _suites: [String: _DefaultsSuite] = [:]
  let _suite: _DefaultsSuite
  init(_name name: String) {
    let suite = UserDefaults._suites[name] ?? _DefaultsSuite(_name: name)
    UserDefaults._suites[name] = suite
    _suite = suite
    super.init()
  }
  override convenience init() { self.init(_name: "") }
  convenience init?(suiteName: String?) {
    self.init(_name: suiteName ?? "")
    if suiteName == UserDefaults.globalDomain { return nil }
  }
  func object(forKey defaultName: String) -> Any? {
    _noteReadDefault(defaultName, _suite._name)
    return _object(defaultName)
  }
  func _object(_ key: String) -> Any? { _suite._values[key] ?? _suite._registered[key] }
  func value(forKey key: String) -> Any? { object(forKey: key) }
  func _set(_ value: Any?, _ key: String) {
    _suite._values[key] = value
    _defaultChanged(key, _suite._name, value)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
  func set(_ value: Any?, forKey defaultName: String) { _set(value, defaultName) }
  func set(_ value: Int, forKey defaultName: String) { _set(value, defaultName) }
  func set(_ value: Float, forKey defaultName: String) { _set(value, defaultName) }
  func set(_ value: Double, forKey defaultName: String) { _set(value, defaultName) }
  func set(_ value: Bool, forKey defaultName: String) { _set(value, defaultName) }
  func set(_ url: URL?, forKey defaultName: String) { _set(url, defaultName) }
  func setValue(_ value: Any?, forKey key: String) { _set(value, key) }
  func removeObject(forKey defaultName: String) { _set(nil, defaultName) }
  func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    if let text = value as? String { return text }
    if let flag = value as? Bool { return flag ? "1" : "0" }
    if let number = value as? Int { return "\(number)" }
    if let number = value as? Double { return number == number.rounded() ? "\(Int(number))" : "\(number)" }
    return nil
  }
  func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
  func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  func url(forKey defaultName: String) -> URL? {
    let value = object(forKey: defaultName)
    if let url = value as? URL { return url }
    if let path = value as? String { return URL(fileURLWithPath: path) }
    return nil
  }
  func integer(forKey defaultName: String) -> Int {
    let value = object(forKey: defaultName)
    if let number = value as? Int { return number }
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let number = value as? Double { return Int(number) }
    if let number = value as? Float { return Int(number) }
    if let text = value as? String { return Int(UserDefaults._number(text)) }
    return 0
  }
  func double(forKey defaultName: String) -> Double {
    let value = object(forKey: defaultName)
    if let number = value as? Double { return number }
    if let number = value as? Int { return Double(number) }
    if let number = value as? Float { return Double(number) }
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let text = value as? String { return UserDefaults._number(text) }
    return 0
  }
  func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    if let flag = value as? Bool { return flag }
    if let text = value as? String {
      return text.first { !" \t\n+-0".contains($0) }.map { "123456789YyTt".contains($0) } ?? false
    }
    return double(forKey: defaultName) != 0
  }
  /// The number at the beginning of a text.
  static func _number(_ text: String) -> Double {
    var digits = ""
    for character in text.trimmingCharacters(in: .whitespaces) {
      guard character.isNumber || character == "." || (character == "-" && digits.isEmpty) else { break }
      digits.append(character)
    }
    return Double(digits) ?? 0
  }
  func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary {
      _suite._registered[key] = value
      if _suite._values[key] == nil { _defaultChanged(key, _suite._name, nil) }
    }
  }
  func dictionaryRepresentation() -> [String: Any] {
    _suite._registered.merging(_suite._values) { _, own in own }
  }
  @discardableResult func synchronize() -> Bool { true }
  func removePersistentDomain(forName domainName: String) {
    let domain = UserDefaults(_name: domainName)
    for key in domain._suite._values.keys { domain._set(nil, key) }
  }
  func persistentDomain(forName domainName: String) -> [String: Any]? { UserDefaults._suites[domainName]?._values }
  func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    removePersistentDomain(forName: domainName)
    for (key, value) in domain { UserDefaults(_name: domainName)._set(value, key) }
  }
}
