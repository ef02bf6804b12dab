import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A request, built as a small client builds it.
enum Method: String { case get = "GET", post = "POST" }
func request(_ method: Method, _ path: String, body: (any Encodable)? = nil) throws -> URLRequest {
  var request = URLRequest(url: URL(string: "https://example.com")!.appending(path: path))
  request.httpMethod = method.rawValue
  request.setValue("application/json", forHTTPHeaderField: "Accept")
  request.addValue("gzip", forHTTPHeaderField: "Accept-Encoding")
  request.addValue("br", forHTTPHeaderField: "accept-encoding")
  request.timeoutInterval = 12
  if let body {
    request.httpBody = try JSONEncoder().encode(body)
    request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
  }
  return request
}
struct Login: Encodable { var name: String }
let get = try request(.get, "items")
let post = try request(.post, "login", body: Login(name: "ann"))
for one in [get, post] {
  print(one.httpMethod ?? "-", one.url?.absoluteString ?? "-", one.timeoutInterval, one.httpBody?.count ?? -1)
  for (key, value) in (one.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) { print(" ", key, "=", value) }
  print(one.value(forHTTPHeaderField: "ACCEPT") ?? "none", one.cachePolicy == .useProtocolCachePolicy)
}
print(get == post, get == (try request(.get, "items")), Set([get, post, get]).count)
