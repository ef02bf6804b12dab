// Shared models, static state, models in dictionaries and closures, bindings by hand and key path writes.
import Observation

@Observable final class Preferences {
  static let shared = Preferences()
  static var created = 0
  var volume = 5
  var names: [String] = []
  private init() { Preferences.created += 1 }
}
@Observable final class User: Identifiable, Hashable {
  let id: Int
  var name: String
  var friends: Set<User> = []
  weak var best: User?
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
  static func == (left: User, right: User) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
extension Observable where Self: AnyObject {
  func binding<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}
func changes(_ read: @escaping () -> Void, _ write: () -> Void) -> Bool {
  var fired = false
  withObservationTracking(read) { fired = true }
  write()
  return fired
}
print(Preferences.created, Preferences.shared.volume, Preferences.created)
print(changes({ _ = Preferences.shared.volume }) { Preferences.shared.volume = 6 })
print(changes({ _ = Preferences.shared.names }) { Preferences.shared[keyPath: \.names].append("x") })
let ann = User(id: 1, name: "Ann")
let bo = User(id: 2, name: "Bo")
let other = User(id: 1, name: "Other Ann")
print(changes({ _ = ann.friends }) { ann.friends.insert(bo) }, ann.friends.contains(bo), ann == other)
print(changes({ _ = ann.best }) { ann.best = bo }, changes({ _ = ann.best }) { ann.best = bo })
print(changes({ _ = ann.best?.name }) { bo.name = "Bob" }, ann.best!.name)
let binding = ann.binding(\.name)
print(changes({ _ = binding.value }) { binding.value = "Anna" }, ann.name)
print(changes({ _ = ann.name }) { binding.value += "!" }, changes({ _ = ann.name }) { binding.value = "Anna!" })
var table: [String: User] = ["a": ann, "b": bo]
print(
  changes({ _ = table["a"]?.name }) { table["a"]?.name = "Al" },
  table.mapValues(\.name).sorted { $0.key < $1.key }.map(\.value))
print(changes({ _ = table["a"]?.name }) { table["a"] = nil }, table.count)
let paths: [ReferenceWritableKeyPath<User, String>] = [\.name]
for path in paths { print(changes({ _ = bo[keyPath: path] }) { bo[keyPath: path] = "B" }) }
let users = [ann, bo]
print(changes({ _ = users.map(\.name) }) { users.forEach { $0.name = $0.name.lowercased() } }, users.map(\.name))
print(changes({ _ = users.first { $0.name == "b" } }) { users[1].name = "c" }, users.map(\.id))
let counter: () -> Int = {
  var n = 0
  return {
    n += Preferences.shared.volume
    return n
  }
}()
print(counter(), counter(), changes({ _ = counter() }) { Preferences.shared.volume = 1 }, counter())
