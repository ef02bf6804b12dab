// Foundation's `URL`: its text and its components. Nothing is ever fetched.

struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  let absoluteString: String
  init?(string: String) {
    if string.isEmpty || string.contains(" ") { return nil }
    absoluteString = string
  }
  init(filePath path: String) { absoluteString = "file://" + path }
  init(fileURLWithPath path: String) { absoluteString = "file://" + path }
  var scheme: String? { absoluteString.range(of: "://").map { String(absoluteString[..<$0.lowerBound]) } }
  var _rest: Substring {
    absoluteString.range(of: "://").map { absoluteString[$0.upperBound...] } ?? absoluteString[...]
  }
  var host: String? {
    scheme == nil ? nil : _rest.split(separator: "/", omittingEmptySubsequences: false).first.map { String($0) }
  }
  func host(percentEncoded: Bool = true) -> String? { host }
  var path: String {
    let text = _rest.prefix { $0 != "?" && $0 != "#" }
    guard scheme != nil else { return String(text) }
    return text.firstIndex(of: "/").map { String(text[$0...]) } ?? ""
  }
  func path(percentEncoded: Bool = true) -> String { path }
  var query: String? {
    absoluteString.firstIndex(of: "?").map { String(absoluteString[$0...].dropFirst().prefix { $0 != "#" }) }
  }
  var lastPathComponent: String { path.split(separator: "/").last.map { String($0) } ?? "" }
  var pathExtension: String {
    let parts = lastPathComponent.split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }
  func appendingPathComponent(_ component: String) -> URL {
    URL(string: absoluteString + (absoluteString.hasSuffix("/") ? "" : "/") + component) ?? self
  }
  func appending(path: String) -> URL { appendingPathComponent(path) }
  func appending(component: String) -> URL { appendingPathComponent(component) }
  func deletingLastPathComponent() -> URL {
    guard let slash = absoluteString.lastIndex(of: "/") else { return self }
    return URL(string: String(absoluteString[..<slash])) ?? self
  }
  var description: String { absoluteString }
  var debugDescription: String { absoluteString }
}
