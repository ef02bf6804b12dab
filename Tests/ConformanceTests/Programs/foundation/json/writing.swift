import Foundation

let order: [String: Any] = [
  "id": 7, "total": 12.5, "paid": true, "note": NSNull(), "items": ["tea", "cake"],
  "customer": ["name": "Bo \"B\" Li", "site": "a/b"] as [String: Any],
]
func text(_ object: Any, _ options: JSONSerialization.WritingOptions) throws -> String {
  String(decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
}
print(try text(order, [.sortedKeys]))
print(try text(order, [.sortedKeys, .prettyPrinted]))
print(try text(order, [.sortedKeys, .withoutEscapingSlashes]))
print(try text([1, 2, 3], []), try text([], [.prettyPrinted]), try text([String: Any](), []))
print(try text("fragment", [.fragmentsAllowed]), try text(3, [.fragmentsAllowed]))
print(JSONSerialization.isValidJSONObject(order), JSONSerialization.isValidJSONObject(["d": Date()]))
print(JSONSerialization.isValidJSONObject("text"), JSONSerialization.isValidJSONObject([1, "a", NSNull()] as [Any]))
