// Types as evidence: phantom parameters, builder states, units, validated values, nested generics with statics.
enum Open {}
enum Closed {}
struct Door<State> {
  let name: String
  private init(name: String) { self.name = name }
}
extension Door where State == Closed {
  static func install(_ name: String) -> Door { Door(name: name) }
  func open() -> Door<Open> { Door<Open>.make(name) }
}
extension Door where State == Open {
  fileprivate static func make(_ name: String) -> Door { Door(name: name) }
  func close() -> Door<Closed> { Door<Closed>.install(name) }
}
let door = Door.install("front")
print(door.open().name, type(of: door.open()), type(of: door.open().close()))
struct Tagged<Tag, Value: Hashable>: Hashable { let value: Value }
enum UserTag {}
enum OrderTag {}
typealias UserID = Tagged<UserTag, Int>
typealias OrderID = Tagged<OrderTag, Int>
let users: [UserID: String] = [UserID(value: 1): "Ann"]
print(users[UserID(value: 1)]!, users[.init(value: 2)] as Any, type(of: OrderID(value: 1)) == UserID.self)
struct NonEmpty<Element> {
  let head: Element
  var tail: [Element]
  init(_ head: Element, _ tail: Element...) { (self.head, self.tail) = (head, tail) }
  init?(_ list: [Element]) {
    guard let head = list.first else { return nil }
    self.head = head
    tail = Array(list.dropFirst())
  }
  var all: [Element] { [head] + tail }
  func map<T>(_ f: (Element) -> T) -> NonEmpty<T> { NonEmpty<T>(all.map(f))! }
  func reduce(_ f: (Element, Element) -> Element) -> Element { tail.reduce(head, f) }
}
print(NonEmpty(1, 2, 3).map { $0 * 2 }.all, NonEmpty([Int]()) == nil, NonEmpty(4).reduce(+))
print(NonEmpty(3, 9, 2).reduce(max))
extension NonEmpty: Equatable where Element: Equatable {}
struct Email: CustomStringConvertible {
  let description: String
  init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    description = text.lowercased()
  }
}
print(["A@b.c", "no", "@x", "a@b@c"].map { Email($0)?.description ?? "invalid" })
struct Validated<T> {
  var errors: [String] = []
  var value: T?
  static func valid(_ v: T) -> Self { Self(value: v) }
  static func invalid(_ e: String...) -> Self { Self(errors: e) }
  func zip<U>(_ other: Validated<U>) -> Validated<(T, U)> {
    if let a = value, let b = other.value { return .valid((a, b)) }
    return Validated<(T, U)>(errors: errors + other.errors)
  }
}
print(Validated.valid(1).zip(.valid("a")).value!)
print(Validated<Int>.invalid("x", "y").zip(Validated<Int>.invalid("z")).errors)
