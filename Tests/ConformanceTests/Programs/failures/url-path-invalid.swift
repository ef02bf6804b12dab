import Foundation

print("before")
var parts = URLComponents()
parts.percentEncodedPath = "/a%20b/@;"
print(parts.path)
parts.percentEncodedPath = "/%zz"
print("after")
