import Foundation
let text =
  #"{"id": 17, "name": "Tea \u00e9", "tags": ["a", "b"], "price": 12.50, "ok": true, "none": null, "deep": {"x": [1, [2, 3]]}, "big": 12345678901234, "neg": -0.5e3}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(object.keys.sorted())
print(object["id"] as! Int, object["name"] as! String, object["tags"] as! [String], object["price"] as! Double)
print(object["ok"] as! Bool, object["none"] is NSNull, object["big"] as! Int64, object["neg"] as! Double)
print((object["deep"] as! [String: Any])["x"] as! [Any])
print(object["id"] as? String as Any, object["missing"] as? Int as Any)
let out = try JSONSerialization.data(
  withJSONObject: ["b": [1, 2.5, true, NSNull()], "a": ["x": "é/\"\n"], "c": "z"] as [String: Any],
  options: [.sortedKeys, .prettyPrinted])
print(String(data: out, encoding: .utf8)!)
let compact = try JSONSerialization.data(
  withJSONObject: [1, "two", 3.0, [String: Any](), [Any]()] as [Any], options: [.sortedKeys])
print(String(data: compact, encoding: .utf8)!)
print(
  JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([1]),
  JSONSerialization.isValidJSONObject("x"))
for bad in ["", "{", "[1,]", "{\"a\" 1}", "nul", "[01]", "{\"a\":1}x"] {
  do { print(try JSONSerialization.jsonObject(with: Data(bad.utf8))) } catch {
    let e = error as NSError; print(bad, e.domain, e.code)
  }
}
print(try JSONSerialization.jsonObject(with: Data("3".utf8), options: .fragmentsAllowed) as! Int)
print(try JSONSerialization.jsonObject(with: Data("\"s\"".utf8), options: [.allowFragments]) as! String)
func walk(_ value: Any, _ indent: String = "") {
  switch value {
  case let map as [String: Any]:
    for (key, value) in map.sorted(by: { $0.key < $1.key }) { print(indent + key + ":"); walk(value, indent + "  ") }
  case let list as [Any]:
    for (index, item) in list.enumerated() { print(indent + "\(index)"); walk(item, indent + "  ") }
  case let text as String: print(indent + "text", text)
  case let number as NSNumber: print(indent + "number", number)
  case is NSNull: print(indent + "null")
  default: print("?")
  }
}
walk(object)
