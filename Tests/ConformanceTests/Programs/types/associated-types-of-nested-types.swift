// The associated types of nested types are inferred wherever they are named: above the type, in signatures of the type
// around it, and in another type.

struct Outer {
  struct Item: Identifiable, Hashable {
    var id: String { name.id }
    var name: Inner
  }
  struct Inner: Identifiable, Hashable { let id: String }
  let chosen: Item.ID
  var other: Inner.ID
}
print(Outer(chosen: "s", other: "t"))

enum Command: Identifiable, Equatable, Codable, Hashable {
  struct Details: Identifiable, Codable, Hashable { var id: String }
  case plain(Details)
  var id: Details.ID { switch self { case .plain(let details): details.id } }
}
enum Focus: Hashable { case command(Command.ID), other }
struct Menu { var onDuplicate: (Command.ID) -> Void }
print(Focus.command("x"), Command.ID.self)
extension Command { static func == (left: Command, right: Command) -> Bool { left.id == right.id } }

struct Above {
  var first: Below.ID
  func second() -> Around.Within.ID { 3 }
}
struct Below: Identifiable { var id: String }
struct Around { struct Within: Identifiable { var id: Int } }
print(Above(first: "s").second())

// The members decide before a generic parameter of the same name.
protocol Key {
  associatedtype Value
  static var standard: Value { get }
}
class DefaultKey<Value>: Key { static var standard: Value? { nil } }
struct Values {
  var stored: [String: Any] = [:]
  subscript<K: Key>(_ key: K.Type) -> K.Value {
    get { stored["\(key)"] as? K.Value ?? K.standard }
    set { stored["\(key)"] = newValue }
  }
}
struct Phase { var number = 1 }
extension Values {
  var phase: Phase? {
    get { self[DefaultKey<Phase>.self] }
    set { self[DefaultKey<Phase>.self] = newValue }
  }
}
var values = Values()
print(values.phase as Any)
values.phase = Phase(number: 3)
print(values.phase?.number ?? 0, DefaultKey<Int>.Value.self)
struct Bag<Element: Hashable>: Sequence {
  var counts: [Element: Int]
  func makeIterator() -> Dictionary<Element, Int>.Iterator { counts.makeIterator() }
}
for (key, count) in Bag(counts: ["a": 2]) { print(key, count) }
print(Bag<Int>.Element.self)
protocol Container { associatedtype Item }
extension Container { func show() { print(Item.self) } }
struct Box<Item>: Container {}
Box<Int>().show()
