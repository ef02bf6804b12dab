import Foundation

print("before")
let text = "abc" as NSString
print(text.range(of: "c", options: [], range: NSRange(location: 1, length: 2)))
print(text.range(of: "c", options: [], range: NSRange(location: 2, length: 7)))
print("after")
