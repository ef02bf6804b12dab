import Foundation

print("before")
var parts = URLComponents()
parts.scheme = "a+b"
parts.scheme = "1 a"
print("after")
