import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
enum Route: Equatable {
  case home, item(Int), search(String, page: Int), unknown(String)
  init(_ url: URL) {
    guard let c = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      self = .unknown(url.absoluteString); return
    }
    let parts = c.path.split(separator: "/").map(String.init)
    func query(_ name: String) -> String? { c.queryItems?.first { $0.name == name }?.value }
    switch (c.host ?? "", parts) {
    case ("", []), ("home", []): self = .home
    case (_, let p) where p.first == "item" && p.count == 2: self = Int(p[1]).map(Route.item) ?? .unknown(p[1])
    case (_, ["search"]): self = .search(query("q") ?? "", page: query("page").flatMap(Int.init) ?? 1)
    default: self = .unknown(c.path)
    }
  }
  var url: URL {
    var c = URLComponents(); c.scheme = "app"; c.host = "x"
    switch self {
    case .home: c.host = "home";
    case .item(let n): c.path = "/item/\(n)";
    case .search(let q, let p):
      c.path = "/search"; c.queryItems = [.init(name: "q", value: q), .init(name: "page", value: "\(p)")];
    case .unknown(let s): c.path = "/" + s
    }
    return c.url!
  }
}
for text in [
  "app://home", "app://x/item/42", "app://x/item/x", "https://a.b/search?q=caf%C3%A9%20&page=3", "app://x/search",
  "app://x/a/b#f",
] { let r = Route(URL(string: text)!); print(r, r.url, Route(r.url) == r) }
var request = URLRequest(url: URL(string: "https://api.example.com/v1")!, timeoutInterval: 10)
request.httpMethod = "post"; request.setValue("application/json", forHTTPHeaderField: "Content-Type");
request.addValue("a", forHTTPHeaderField: "X"); request.addValue("b", forHTTPHeaderField: "x");
request.httpBody = Data("{}".utf8)
print(
  request.httpMethod ?? "", request.value(forHTTPHeaderField: "content-type") ?? "-",
  request.allHTTPHeaderFields!.count, request.value(forHTTPHeaderField: "X") ?? "-", request.httpBody!.count,
  request.timeoutInterval, request.url!, request.cachePolicy == .useProtocolCachePolicy)
var copy = request; copy.url?.append(path: "users"); copy.url?.append(queryItems: [.init(name: "a", value: "ü")]);
print(copy.url!, copy == request, Set([copy, request]).count)
let response = HTTPURLResponse(
  url: request.url!, statusCode: 404, httpVersion: nil,
  headerFields: ["Content-Type": "text/html; charset=utf-8", "content-length": "12"])!
print(
  response.statusCode, response.value(forHTTPHeaderField: "Content-type") ?? "-",
  HTTPURLResponse.localizedString(forStatusCode: 404), response.mimeType ?? "-", response.textEncodingName ?? "-",
  response.expectedContentLength, response.suggestedFilename ?? "-", (200..<300).contains(response.statusCode))
print(
  URL(string: "https://a.b/c d") as Any, URL(string: "https://a.b/ü")!.absoluteString,
  URL(string: "/rel", relativeTo: URL(string: "https://h/x/"))!.baseURL as Any,
  URL(string: "https://a.b")!.appending(path: "/c/"), URL(string: "https://a.b/c/../d")!.standardized,
  URL(string: "x:y")!.scheme!, URL(string: "HTTP://A.B")!.host()!)
