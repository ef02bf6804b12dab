import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let url = URL(string: "https://a.b/c") ?? URL(fileURLWithPath: "/")
let fields = ["Content-Type": "text/html; charset=utf-8", "X-Count": "3"]
let response = HTTPURLResponse(url: url, statusCode: 404, httpVersion: "HTTP/1.1", headerFields: fields)
print(response?.statusCode ?? -1, response?.url?.absoluteString ?? "none", response?.mimeType ?? "none")
print(response?.value(forHTTPHeaderField: "x-count") ?? "none", response?.textEncodingName ?? "none")
let plain: URLResponse? = response
print((plain as? HTTPURLResponse)?.statusCode ?? -1, (200..<300).contains(response?.statusCode ?? 0))
