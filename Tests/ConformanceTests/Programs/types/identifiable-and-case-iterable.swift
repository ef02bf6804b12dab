// Identifiable, CaseIterable by hand, OptionSet, RawRepresentable structs, Strideable-like arithmetic.
struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}
class Model: Identifiable { var name = "m" }
var todos = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b")]
func index<T: Identifiable>(of id: T.ID, in items: [T]) -> Int? { items.firstIndex { $0.id == id } }
print(index(of: 2, in: todos)!, index(of: 9, in: todos) as Any, todos.map(\.id))
if let i = todos.firstIndex(where: { $0.id == 2 }) { todos[i].isDone.toggle() }
print(todos.filter(\.isDone).map(\.title))
let m = Model()
print(m.id == ObjectIdentifier(m), m.id == Model().id)
let byID = Dictionary(uniqueKeysWithValues: todos.map { ($0.id, $0) })
print(byID[1]!.title, byID.keys.sorted())
enum Answer: CaseIterable, Equatable {
  case yes(Bool), no
  static var allCases: [Answer] { [.yes(true), .yes(false), .no] }
}
print(Answer.allCases.count, Answer.allCases.firstIndex(of: .no)!)
func all<T: CaseIterable>(_ type: T.Type) -> [String] { type.allCases.map { "\($0)" } }
enum Suit: String, CaseIterable { case clubs, hearts }
print(all(Suit.self), all(Answer.self))
struct Permissions: OptionSet {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let admin: Permissions = [.read, .write]
}
var p: Permissions = [.read]
print(p.contains(.write), p.rawValue, Permissions.admin.rawValue, p.isEmpty, p == .read)
p.insert(.write)
print(p == .admin, p.isSuperset(of: .read), p.intersection(.read).rawValue)
p.remove(.read)
print(p.rawValue, p.union(.read) == .admin, ([] as Permissions).isEmpty)
struct UserID: RawRepresentable, Hashable { let rawValue: String }
print(UserID(rawValue: "x") == UserID(rawValue: "x"), UserID(rawValue: "q").rawValue)
print(Set([UserID(rawValue: "x")]).count)
func raw<T: RawRepresentable>(_ x: T) -> T.RawValue { x.rawValue }
print(raw(Suit.hearts), raw(p), raw(UserID(rawValue: "id")))
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for i in Countdown(n: 3) { print("in", i) }
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 3).contains(2), Countdown(n: 5).reduce(0, +))
