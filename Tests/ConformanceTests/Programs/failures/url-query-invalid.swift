import Foundation

print("before")
var parts = URLComponents()
parts.percentEncodedQuery = "q=%41&r=/?"
print(parts.query ?? "none")
parts.percentEncodedQuery = "q=#"
print("after")
