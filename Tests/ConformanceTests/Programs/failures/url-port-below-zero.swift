import Foundation

print("before")
var parts = URLComponents()
parts.port = 80
print(parts.string ?? "none")
parts.port = -1
print("after")
