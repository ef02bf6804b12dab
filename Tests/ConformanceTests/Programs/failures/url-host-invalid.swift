import Foundation

print("before")
var parts = URLComponents()
parts.percentEncodedHost = "a%41.b"
print(parts.host ?? "none")
parts.percentEncodedHost = "a/b"
print("after")
