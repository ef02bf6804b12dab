import Foundation

let text = """
{"name": "Ada", "age": 36, "tags": ["math", "code"], "active": true, "score": 9.5, "manager": null,
 "address": {"city": "London", "zip": "NW1"}}
"""
let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
guard let person = object as? [String: Any] else { fatalError("not an object") }
print(person["name"] as? String ?? "none", person["age"] as? Int ?? 0, person["score"] as? Double ?? 0)
print(person["tags"] as? [String] ?? [], person["active"] as? Bool ?? false)
print((person["address"] as? [String: Any])?["city"] as? String ?? "none")
print(person["manager"] is NSNull, person["missing"] == nil, person.count)
print(person.keys.sorted())
for key in person.keys.sorted() {
  switch person[key] {
  case let text as String: print(key, "text", text)
  case let list as [Any]: print(key, "list", list.count)
  case let object as [String: Any]: print(key, "object", object.keys.sorted())
  case is NSNull: print(key, "null")
  default: print(key, "other")
  }
}
