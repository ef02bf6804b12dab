import Foundation

var parts = URLComponents()
parts.scheme = "https"
parts.host = "api.example.com"
parts.path = "/search/ä b"
parts.queryItems = [URLQueryItem(name: "q", value: "a&b=c d+e"), URLQueryItem(name: "page", value: "2"), URLQueryItem(name: "flag", value: nil)]
parts.fragment = "top of"
parts.port = 8080
parts.user = "ada"
print(parts.string ?? "none", parts.url?.absoluteString ?? "none")
print(parts.percentEncodedPath, parts.percentEncodedQuery ?? "none", parts.percentEncodedFragment ?? "none", parts.percentEncodedUser ?? "none", parts.percentEncodedPassword as Any)
print(parts.percentEncodedQueryItems?.map { "\($0.name):\($0.value ?? "nil")" } ?? [])
parts.percentEncodedQueryItems = [URLQueryItem(name: "a%20b", value: "1")]
print(parts.query ?? "none", parts.queryItems?.first?.name ?? "none", parts.encodedHost ?? "none")
if let text = parts.string, let range = parts.rangeOfHost { print(text[range]) }
if let text = parts.string, let range = parts.rangeOfPath { print(text[range]) }
print(URLComponents(string: "http://a b.c") == nil, URLComponents(string: "mailto:ada@example.com")?.path ?? "none")
print(URLComponents(string: "https://x.y/z?a=1&a=2&b")?.queryItems?.filter { $0.name == "a" }.compactMap(\.value) ?? [])
