import Foundation

var parts = URLComponents()
parts.scheme = "https"
parts.host = "example.com"
parts.port = 8080
parts.path = "/a b/c"
parts.fragment = "top"
print(parts.url?.absoluteString ?? "none", parts.percentEncodedPath)
parts.user = "me"
parts.password = "secret"
print(parts.string ?? "none", parts.path)
parts.path = "relative"
print(parts.url?.absoluteString ?? "none")
