// Metatypes cast to those of protocols and classes.
protocol Named { static var name: String { get } }
struct Plain: Named { static let name = "plain" }
class Base: Named { class var name: String { "base" } }
class Derived: Base { override class var name: String { "derived" } }
struct Other {}
let types: [Any.Type] = [Plain.self, Base.self, Derived.self, Other.self, Int.self]
print(types.map { $0 is any Named.Type })
for type in types {
  if let named = type as? any Named.Type { print(named.name) } else { print("no", type) }
}
print(types.compactMap { $0 as? Base.Type }.map { $0.name }, Plain.self is any Named.Type)
print(types.compactMap { $0 as? AnyClass }.count, types.compactMap { $0 as? AnyClass }.map { "\($0)" })
