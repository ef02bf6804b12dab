// A dynamic member with two results, of which only one has the subscript that follows.
struct Key: Hashable, ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: String) { self.text = text }
  init(_ text: String) { self.text = text }
}

@dynamicMemberLookup
struct Settings {
  var parts: [Key: Settings] = [:]
  var number: Int?
  func integer() -> Int? { number }
  func integer(or other: Int) -> Int { number ?? other }
  subscript(key: Key) -> Settings { parts[key] ?? Settings() }
  subscript(index: Int) -> Settings { Settings() }
  subscript(dynamicMember name: String) -> Settings? { parts[Key(name)] }
  subscript(dynamicMember name: String) -> Settings { parts[Key(name)] ?? Settings() }
}

let settings = Settings(parts: ["model": Settings(parts: ["id": Settings(number: 3)])])
func id() -> Int? {
  guard let id = settings.model["id"].integer() else { return nil }
  return id
}
print(id() as Any, settings.model["other"].integer(or: 2), settings.model.integer(or: 3))
print(settings.model?.integer() as Any, settings.other == nil, settings.model[0].integer() as Any)
