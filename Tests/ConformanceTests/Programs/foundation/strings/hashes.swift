import Foundation
print("abc".hash == "abc".hash, "abc".hash, "".hash, "häß 🙂".hash, String(repeating: "x", count: 500).hash, ("abc"[...]).hash)
print(("abc" as NSString).hash == "abc".hash)
