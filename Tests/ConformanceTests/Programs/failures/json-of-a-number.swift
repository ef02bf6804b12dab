import Foundation

print("before")
print(String(decoding: try JSONSerialization.data(withJSONObject: [3]), as: UTF8.self))
print(try JSONSerialization.data(withJSONObject: 3, options: .fragmentsAllowed))
print(try JSONSerialization.data(withJSONObject: 3))
print("after")
