// Dynamic members of a type itself, through static subscripts.

@dynamicMemberLookup
enum Tags {
  static subscript(dynamicMember name: String) -> Tag { Tag(name: name) }
  static var known: Int { 7 }
}

@dynamicMemberLookup
struct Tag {
  var name: String
  var values: [String: String] = [:]
  subscript(dynamicMember key: String) -> (Int) -> Tag {
    { value in
      var copy = self
      copy.values[key] = "\(value)"
      return copy
    }
  }
  func callAsFunction(_ content: () -> String = { "" }) -> String {
    let shown = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    return "<\(name)\(shown)>\(content())"
  }
}

print(Tags.h1.name, Tags.known)
print(Tags.image.width(3).height(4)())
print(Tags.p() { "text" })

@dynamicMemberLookup
class Registry {
  nonisolated(unsafe) static var entries = ["a": 1]
  class subscript(dynamicMember name: String) -> Int? {
    get { entries[name] }
    set { entries[name] = newValue }
  }
}
final class Derived: Registry {}

Registry.b = 2
print(Registry.entries.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let type = Registry.self
print(type.a ?? 0)
