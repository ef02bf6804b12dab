// Foundation's `URL`: its text, and that of its base. The toolchain's finds its parts. No URL is ever fetched.

struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  let relativeString: String
  let _base: String
  init?(_pair: [String]) {
    if _pair.isEmpty { return nil }
    relativeString = _pair[0]
    _base = _pair[1]
  }
  init?(string: String) { self.init(_pair: URL._parsed(string, "", true)) }
  init?(string: String, encodingInvalidCharacters: Bool) {
    self.init(_pair: URL._parsed(string, "", encodingInvalidCharacters))
  }
  init?(string: String, relativeTo url: URL?) {
    self.init(_pair: URL._parsed(string, url?.absoluteString ?? "", true))
  }
  init(_file path: String, _ kind: Int) {
    let pair = URL._file(path, kind)
    relativeString = pair[0]
    _base = pair[1]
  }
  init(fileURLWithPath path: String) { self.init(_file: path, 2) }
  init(fileURLWithPath path: String, isDirectory: Bool) { self.init(_file: path, isDirectory ? 1 : 0) }
  init(fileURLWithPath path: String, relativeTo base: URL?) { self.init(_file: path, 2, base) }
  init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?) {
    self.init(_file: path, isDirectory ? 1 : 0, base)
  }
  init(_file path: String, _ kind: Int, _ base: URL?) {
    let pair = URL._file(path, kind)
    relativeString = pair[0]
    _base = path.hasPrefix("/") ? "" : base?.absoluteString ?? pair[1]
  }
  init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL?) {
    self.init(
      _file: path, directoryHint == .isDirectory ? 1 : directoryHint == .notDirectory ? 0 : 2, base)
  }
  init(filePath path: String) { self.init(_file: path, 2) }
  init(filePath path: String, directoryHint: DirectoryHint) {
    self.init(_file: path, directoryHint == .isDirectory ? 1 : directoryHint == .notDirectory ? 0 : 2)
  }
  enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  @native("URL.parsed") static func _parsed(_ text: String, _ base: String, _ encodes: Bool) -> [String]
  @native("URL.file") static func _file(_ path: String, _ kind: Int) -> [String]
  @native("URL.part") static func _part(_ text: String, _ base: String, _ part: Int) -> String?
  @native("URL.path components") static func _pathComponents(_ text: String, _ base: String) -> [String]
  @native("URL.isDirectory") static func _isDirectory(_ text: String, _ base: String) -> Bool
  @native("URL.changed") static func _changed(
    _ text: String, _ base: String, _ change: Int, _ argument: String
  ) -> [String]
  @native("URL.appending items") static func _appending(
    _ text: String, _ base: String, _ items: [String]
  ) -> [String]
  func _part(_ part: Int) -> String? { URL._part(relativeString, _base, part) }
  func _changed(_ change: Int, _ argument: String = "") -> URL {
    URL(_pair: URL._changed(relativeString, _base, change, argument)) ?? self
  }
  static func == (lhs: URL, rhs: URL) -> Bool {
    lhs.relativeString == rhs.relativeString && lhs._base == rhs._base
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(relativeString)
    hasher.combine(_base)
  }
  var absoluteString: String { _base.isEmpty ? relativeString : _part(0) ?? relativeString }
  var absoluteURL: URL { _changed(7) }
  var baseURL: URL? { _base.isEmpty ? nil : URL(string: _base) }
  var scheme: String? { _part(1) }
  var host: String? { _part(2) }
  var path: String { _part(3) ?? "" }
  var query: String? { _part(4) }
  var fragment: String? { _part(5) }
  var user: String? { _part(6) }
  var password: String? { _part(7) }
  var port: Int? { _part(8).flatMap { Int($0) } }
  var lastPathComponent: String { _part(9) ?? "" }
  var pathExtension: String { _part(10) ?? "" }
  var relativePath: String { _part(11) ?? "" }
  func host(percentEncoded: Bool = true) -> String? { _part(percentEncoded ? 12 : 13) }
  func path(percentEncoded: Bool = true) -> String { _part(percentEncoded ? 14 : 15) ?? "" }
  func query(percentEncoded: Bool = true) -> String? { _part(percentEncoded ? 16 : 17) }
  func fragment(percentEncoded: Bool = true) -> String? { percentEncoded ? fragment : _part(20) }
  func user(percentEncoded: Bool = true) -> String? { _part(percentEncoded ? 21 : 22) }
  func password(percentEncoded: Bool = true) -> String? { _part(percentEncoded ? 23 : 24) }
  var pathComponents: [String] { URL._pathComponents(relativeString, _base) }
  var hasDirectoryPath: Bool { URL._isDirectory(relativeString, _base) }
  var isFileURL: Bool { scheme == "file" }
  var standardized: URL { _changed(6) }
  var standardizedFileURL: URL { _changed(10) }
  func appendingPathComponent(_ pathComponent: String) -> URL { _changed(0, pathComponent) }
  func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
    _changed(isDirectory ? 1 : 2, pathComponent)
  }
  func appending(path: String) -> URL { _changed(8, path) }
  func appending(path: String, directoryHint: DirectoryHint) -> URL {
    _changed(directoryHint == .isDirectory ? 11 : directoryHint == .notDirectory ? 12 : 8, path)
  }
  func appending(component: String) -> URL { _changed(9, component) }
  func appending(component: String, directoryHint: DirectoryHint) -> URL {
    let added = _changed(9, component)
    return directoryHint == .isDirectory ? added._changed(11, "") : added
  }
  func appending(components: String..., directoryHint: DirectoryHint = .inferFromPath) -> URL {
    var result = self
    for component in components { result = result.appending(component: component) }
    return directoryHint == .isDirectory ? result._changed(11, "") : result
  }
  func appending(queryItems: [URLQueryItem]) -> URL {
    URL(_pair: URL._appending(relativeString, _base, queryItems.flatMap { $0._texts })) ?? self
  }
  func deletingLastPathComponent() -> URL { _changed(3) }
  func appendingPathExtension(_ pathExtension: String) -> URL { _changed(4, pathExtension) }
  func deletingPathExtension() -> URL { _changed(5) }
  mutating func appendPathComponent(_ pathComponent: String) { self = appendingPathComponent(pathComponent) }
  mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool) {
    self = appendingPathComponent(pathComponent, isDirectory: isDirectory)
  }
  mutating func standardize() { self = standardized }
  mutating func append(path: String) { self = appending(path: path) }
  mutating func append(component: String) { self = appending(component: component) }
  mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
  mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
  mutating func appendPathExtension(_ pathExtension: String) { self = appendingPathExtension(pathExtension) }
  mutating func deletePathExtension() { self = deletingPathExtension() }
  var description: String { _part(18) ?? relativeString }
  var debugDescription: String { _part(19) ?? relativeString }
}

struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
  @stored var name: String
  @stored var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool {
    lhs.name == rhs.name && lhs.value == rhs.value
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
  init(_texts: [String], _ index: Int) {
    name = _texts[index]
    value = _texts[index + 1].isEmpty ? nil : String(_texts[index + 1].dropFirst())
  }
  var _texts: [String] { [name, value.map { "=" + $0 } ?? ""] }
  var description: String { value.map { "\(name)=\($0)" } ?? name }
}

struct URLComponents: Hashable, Sendable, CustomStringConvertible {
  /// The encoded parts, each preceded by `=` if it is present.
  @stored var _fields: [String]
  init() { _fields = ["", "", "", "", "", "=", "", ""] }
  init?(string: String) {
    guard URLComponents._parsed(string, "", false) != nil else { return nil }
    _fields = URLComponents._fields(string)
  }
  static func == (lhs: URLComponents, rhs: URLComponents) -> Bool {
    lhs._fields == rhs._fields
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_fields)
  }
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
    let text = resolve ? url.absoluteString : url.relativeString
    self.init(string: text)
  }
  @native("URLComponents.parsed") static func _parsed(_ text: String, _ base: String, _ resolves: Bool) -> String?
  @native("URLComponents.fields") static func _fields(_ text: String) -> [String]
  @native("URLComponents.part") static func _part(_ fields: [String], _ part: Int) -> String?
  @native("URLComponents.changed") static func _changed(
    _ fields: [String], _ part: Int, _ text: String?
  ) -> [String]
  @native("URLComponents.items") static func _items(_ fields: [String]) -> [String]?
  @native("URLComponents.changed items") static func _changed(_ fields: [String], _ items: [String]?) -> [String]
  func _part(_ part: Int) -> String? { URLComponents._part(_fields, part) }
  mutating func _set(_ part: Int, _ text: String?) { _fields = URLComponents._changed(_fields, part, text) }
  var scheme: String? {
    get { _part(0) }
    set { _set(0, newValue) }
  }
  var user: String? {
    get { _part(1) }
    set { _set(1, newValue) }
  }
  var password: String? {
    get { _part(2) }
    set { _set(2, newValue) }
  }
  var host: String? {
    get { _part(3) }
    set { _set(3, newValue) }
  }
  var port: Int? {
    get { _part(4).flatMap { Int($0) } }
    set { _set(4, newValue.map { "\($0)" }) }
  }
  var path: String {
    get { _part(5) ?? "" }
    set { _set(5, newValue) }
  }
  var query: String? {
    get { _part(6) }
    set { _set(6, newValue) }
  }
  var fragment: String? {
    get { _part(7) }
    set { _set(7, newValue) }
  }
  var percentEncodedPath: String {
    get { _part(9) ?? "" }
    set { _set(9, newValue) }
  }
  var percentEncodedQuery: String? {
    get { _part(10) }
    set { _set(10, newValue) }
  }
  var percentEncodedHost: String? {
    get { _part(11) }
    set { _set(11, newValue) }
  }
  var percentEncodedFragment: String? {
    get { _part(13) }
    set { _set(13, newValue) }
  }
  /// A part as it is written, by its index among the fields.
  func _written(_ field: Int) -> String? { _fields[field].isEmpty ? nil : String(_fields[field].dropFirst()) }
  var percentEncodedUser: String? {
    get { _written(1) }
    set { _fields[1] = newValue.map { "=" + $0 } ?? "" }
  }
  var percentEncodedPassword: String? {
    get { _written(2) }
    set { _fields[2] = newValue.map { "=" + $0 } ?? "" }
  }
  var encodedHost: String? {
    get { _written(3) }
    set { _fields[3] = newValue.map { "=" + $0 } ?? "" }
  }
  var percentEncodedQueryItems: [URLQueryItem]? {
    get {
      percentEncodedQuery.map { query in
        query.split(separator: "&", omittingEmptySubsequences: false).map { part in
          let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return URLQueryItem(name: String(halves[0]), value: halves.count > 1 ? String(halves[1]) : nil)
        }
      }
    }
    set {
      percentEncodedQuery = newValue.map { items in
        items.map { item in item.name + (item.value.map { "=" + $0 } ?? "") }.joined(separator: "&")
      }
    }
  }
  @native("URLComponents.range") static func _range(_ fields: [String], _ part: Int) -> [Int]
  func _range(_ part: Int) -> Range<String.Index>? {
    let bounds = URLComponents._range(_fields, part)
    if bounds.isEmpty { return nil }
    return String.Index(_position: bounds[0])..<String.Index(_position: bounds[1])
  }
  var rangeOfScheme: Range<String.Index>? { _range(0) }
  var rangeOfUser: Range<String.Index>? { _range(1) }
  var rangeOfPassword: Range<String.Index>? { _range(2) }
  var rangeOfHost: Range<String.Index>? { _range(3) }
  var rangeOfPort: Range<String.Index>? { _range(4) }
  var rangeOfPath: Range<String.Index>? { _range(5) }
  var rangeOfQuery: Range<String.Index>? { _range(6) }
  var rangeOfFragment: Range<String.Index>? { _range(7) }
  var queryItems: [URLQueryItem]? {
    get {
      guard let texts = URLComponents._items(_fields) else { return nil }
      return stride(from: 0, to: texts.count, by: 2).map { URLQueryItem(_texts: texts, $0) }
    }
    set { _fields = URLComponents._changed(_fields, newValue.map { items in items.flatMap { $0._texts } }) }
  }
  var string: String? { _part(8) }
  var url: URL? { string.flatMap { URL(string: $0) } }
  func url(relativeTo base: URL?) -> URL? { string.flatMap { URL(string: $0, relativeTo: base) } }
  var description: String { _part(12) ?? "" }
}

extension StringProtocol {
  var removingPercentEncoding: String? { String._percentDecoded(String(self)) }
  func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
    String._percentEncoded(String(self), allowedCharacters._words)
  }
}

extension String {
  @native("String.percent decoded") static func _percentDecoded(_ text: String) -> String?
  @native("String.percent encoded") static func _percentEncoded(
    _ text: String, _ allowed: [String]
  ) -> String?
}
