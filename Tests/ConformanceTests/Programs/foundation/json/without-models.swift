import Foundation

// JSONSerialization as code without models uses it.
let text = """
  {"name": "Tea", "price": 3.5, "stock": 12, "tags": ["hot", "green"], "organic": true, "origin": null,
   "sizes": {"small": 1, "large": 2.25}, "big": 12345678901234, "neg": -0.5, "exp": 1e3}
  """
let any = try JSONSerialization.jsonObject(with: Data(text.utf8))
guard let object = any as? [String: Any] else { fatalError("no object") }
print(object.keys.sorted())
print(object["name"] as? String ?? "-", object["price"] as? Double ?? 0, object["stock"] as? Int ?? 0)
print(object["organic"] as? Bool ?? false, object["origin"] is NSNull, (object["tags"] as? [String]) ?? [])
print((object["sizes"] as? [String: Double]) ?? [:] == ["small": 1, "large": 2.25])
print(object["big"] as? Int ?? 0, object["neg"] as? Double ?? 0, object["exp"] as? Double ?? 0, object["exp"] as? Int ?? -1)
print(object["price"] as? Int ?? -1, object["stock"] as? Double ?? -1, object["stock"] as? String ?? "no string")
func write(_ value: Any, _ options: JSONSerialization.WritingOptions = [.sortedKeys]) {
  do { print(String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)) } catch {
    print("error")
  }
}
write(["b": 1, "a": [true, NSNull(), 2.0, "x/y", "\u{1}\n\"é"]] as [String: Any])
write(["b": ["c": [Int](), "d": [String: Int]()], "a": 1.25] as [String: Any], [.sortedKeys, .prettyPrinted])
write(["url": "https://example.com/x"], [.sortedKeys, .withoutEscapingSlashes])
write([1, 2, 3])
write("x", [.fragmentsAllowed])
write(["n": Int64.max, "u": UInt64.max, "f": 0.1, "g": Float(0.5)] as [String: Any])
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(["a": Date()]))
print(JSONSerialization.isValidJSONObject("x"), JSONSerialization.isValidJSONObject([Double.nan]))
for bad in ["", "{", "[1,]", "{\"a\" 1}", "nul", "[1] x", "\"x\"", "{\"a\": 01}"] {
  do {
    let value = try JSONSerialization.jsonObject(with: Data(bad.utf8))
    print("read", value)
  } catch let error as NSError { print(error.domain, error.code, bad.count) }
}
print((try? JSONSerialization.jsonObject(with: Data("\"x\"".utf8), options: .fragmentsAllowed)) as? String ?? "-")
if let mutable = try JSONSerialization.jsonObject(with: Data("[1, [2]]".utf8), options: .mutableContainers) as? [Any] {
  print(mutable.count, (mutable[1] as? [Int]) ?? [])
}
