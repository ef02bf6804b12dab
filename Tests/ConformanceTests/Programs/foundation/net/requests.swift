import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let url = URL(string: "https://a.b/c?d=1") ?? URL(fileURLWithPath: "/")
var request = URLRequest(url: url)
print(request.httpMethod ?? "none", request.url ?? url, request.timeoutInterval, request.httpBody == nil)
request.httpMethod = "post"
request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.addValue("a", forHTTPHeaderField: "Accept")
request.addValue("b", forHTTPHeaderField: "accept")
request.httpBody = Data("{}".utf8)
print(request.httpMethod ?? "none", request.value(forHTTPHeaderField: "content-type") ?? "none")
print(request.value(forHTTPHeaderField: "Accept") ?? "none", request.httpBody?.count ?? -1)
print(request.allHTTPHeaderFields?.count ?? -1, URLRequest(url: url) == URLRequest(url: url))
