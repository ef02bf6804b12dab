import Foundation

var parts = URLComponents(string: "https://a.b/search?q=swift&lang=en&flag") ?? URLComponents()
for item in parts.queryItems ?? [] { print(item.name, item.value ?? "none") }
parts.queryItems = [URLQueryItem(name: "q", value: "a&b=c d+é"), URLQueryItem(name: "e", value: nil)]
print(parts.url?.absoluteString ?? "none", parts.query ?? "none", parts.percentEncodedQuery ?? "none")
parts.queryItems = []
print(parts.string ?? "none")
parts.queryItems = nil
print(parts.string ?? "none")
