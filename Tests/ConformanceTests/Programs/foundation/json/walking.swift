import Foundation

func depth(_ value: Any) -> Int {
  if let list = value as? [Any] { return 1 + (list.map(depth).max() ?? 0) }
  if let object = value as? [String: Any] { return 1 + (object.values.map(depth).max() ?? 0) }
  return 0
}
func flattened(_ value: Any, _ path: String = "") -> [String] {
  if let object = value as? [String: Any] {
    return object.keys.sorted().flatMap { flattened(object[$0]!, path + "/" + $0) }
  }
  if let list = value as? [Any] {
    return list.enumerated().flatMap { flattened($0.element, path + "/\($0.offset)") }
  }
  return ["\(path)=\(value)"]
}
let feed = """
[{"id": 1, "user": {"login": "ada", "ids": [1, 2]}}, {"id": 2, "user": {"login": "bo", "ids": []}}, "end", -4, 2.5e3]
"""
let value = try JSONSerialization.jsonObject(with: Data(feed.utf8))
print(depth(value))
for line in flattened(value) { print(line) }
struct User {
  let login: String
  let ids: [Int]
  init?(_ json: Any) {
    guard let json = json as? [String: Any], let user = json["user"] as? [String: Any],
      let login = user["login"] as? String, let ids = user["ids"] as? [Int]
    else { return nil }
    self.login = login
    self.ids = ids
  }
}
print((value as? [Any])?.compactMap { User($0) }.map { "\($0.login) \($0.ids)" } ?? [])
