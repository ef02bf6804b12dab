// Where a key path literal's root comes from: context, generic parameters, arrays, defaults, functions, closures.
struct User {
  var name = "Ann"
  var age = 30
  var address: Address? = Address()
  var friends: [String] = ["Bo", "Cy"]
  static let namePath = \User.name
  static let paths: [WritableKeyPath<User, String>] = [\.name]
  func value<T>(_ path: KeyPath<Self, T> = \.name) -> T { self[keyPath: path] }
}
struct Address { var city = "Rome" }
let user = User()
let explicit: KeyPath<User, String> = \.name
let writable: WritableKeyPath<User, Int> = \.age
let inferred = \User.friends.count
print(user[keyPath: explicit], user[keyPath: writable], user[keyPath: inferred], user[keyPath: User.namePath])
func get<R, V>(_ root: R, _ path: KeyPath<R, V>) -> V { root[keyPath: path] }
func pick<R>(_ root: R, _ paths: KeyPath<R, String>...) -> [String] { paths.map { root[keyPath: $0] } }
print(get(user, \.age), get(user, \.address?.city) as Any, get([1, 2], \.count), get("abc", \.first!))
print(pick(user, \.name, \.friends[1]))
print(user.value(\.age), user.value() as String, user.value(\.friends.first) as Any)
let f: (User) -> Int = \.age
let g: ([Int]) -> Int? = \.first
let h: (User) -> String? = \.address?.city
print(f(user), g([7]) as Any, h(user) as Any, [user].map(\.name), [user].map(\User.age), [user].map(f))
let functions: [(User) -> Any] = [\.name, \.age, { $0.friends.count }]
print(functions.map { "\($0(user))" })
func apply<T>(_ items: [User], _ transform: (User) throws -> T) rethrows -> [T] { try items.map(transform) }
print(apply([user], \.name.count), apply([user]) { $0.age }, [user].sorted { $0.age < $1.age }.map(\.friends))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(\User.name, \String.count)(user), compose(\User.friends, { $0.joined() })(user))
let flag = true
let chosen = flag ? \User.name : \User.friends[0]
print(user[keyPath: chosen], type(of: chosen) == WritableKeyPath<User, String>.self)
var copy = user
for path in User.paths + [\User.friends[0]] { copy[keyPath: path] += "!" }
copy[keyPath: writable] -= 1
print(copy.name, copy.friends, copy.age, user.name)
enum Field: CaseIterable {
  case name, city
  var path: KeyPath<User, String> {
    switch self {
    case .name: \.name
    case .city: \.address!.city
    }
  }
}
print(Field.allCases.map { user[keyPath: $0.path] })
struct Column<Row> {
  var title: String
  var text: (Row) -> String
  init<V>(_ title: String, _ path: KeyPath<Row, V>) {
    self.title = title
    text = { "\($0[keyPath: path])" }
  }
}
let columns = [Column<User>("Name", \.name), Column("Age", \.age), Column("Friends", \.friends.count)]
print(columns.map { "\($0.title)=\($0.text(user))" })
print([(1, "a"), (2, "b")].map(\.1), [["x"], []].map(\.isEmpty), ["k": 2].map(\.value), [1: "v"].values.map(\.count))
