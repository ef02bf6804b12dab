import Foundation

// URLs of an API client.
struct Endpoint {
  var path: String
  var query: [String: String?] = [:]
  func url(base: URL) -> URL? {
    var parts = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: true)
    if !query.isEmpty {
      parts?.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    }
    return parts?.url
  }
}
let base = URL(string: "https://api.example.com:8443/v2/")!
for endpoint in [
  Endpoint(path: "users"), Endpoint(path: "search results", query: ["q": "a b&c=d+é/?", "flag": nil, "empty": ""]),
  Endpoint(path: "/a/b/"), Endpoint(path: "ü/100%"),
] {
  let url = endpoint.url(base: base)
  print(url?.absoluteString ?? "none", url?.path ?? "", url?.query ?? "-")
}
var parts = URLComponents(string: "https://me:secret@example.com/x%20y/z?a=1&b&c=&a=2%203#frag%20ment")!
print(parts.scheme ?? "", parts.user ?? "", parts.password ?? "", parts.host ?? "", parts.port ?? -1)
print(parts.path, parts.percentEncodedPath, parts.query ?? "", parts.percentEncodedQuery ?? "", parts.fragment ?? "")
for item in parts.queryItems ?? [] { print(item.name, item.value ?? "nil", item) }
parts.queryItems?.append(URLQueryItem(name: "plus", value: "1+1"))
parts.port = 80
parts.user = nil
parts.password = nil
parts.fragment = nil
print(parts.string ?? "-")
parts.percentEncodedQueryItems = [URLQueryItem(name: "z", value: "%2B")]
print(parts.url?.absoluteString ?? "-", parts.queryItems?.first?.value ?? "-")
let relative = URL(string: "../images/a.png?x=1", relativeTo: URL(string: "http://h.com/docs/page/index.html"))!
print(relative, relative.absoluteString, relative.relativePath, relative.baseURL?.absoluteString ?? "-", relative.absoluteURL)
print(relative.pathExtension, relative.lastPathComponent, relative.deletingPathExtension().absoluteString, relative.standardized)
print(base.appending(path: "users/1"), base.appending(queryItems: [URLQueryItem(name: "k", value: "v w")]))
print(base.appending(component: "a/b"), base.appending(components: "x", "y"), base.appendingPathExtension("json"))
print(base.pathComponents, base.port ?? 0, base.host() ?? "-", base.path(), base.path(percentEncoded: false))
for text in ["", " ", "a b", "http://", "mailto:a@b.c", "file:///tmp/x", "//host/p", "http://[::1]:80/", "http://ex ample.com", "ä.de", "tel:123", "?q", "#f"] {
  guard let url = URL(string: text) else { print("nil for", text.debugDescription); continue }
  print(url, url.scheme ?? "-", url.host ?? "-", url.path, url.query ?? "-", url.fragment ?? "-", url.isFileURL)
}
