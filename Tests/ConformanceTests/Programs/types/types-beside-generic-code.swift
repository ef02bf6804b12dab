struct Generic<T> {
  struct Inner { var value: T }
  enum Choice { case some(T), none }
  final class Box { var value: T; init(_ value: T) { self.value = value } }
  typealias Pair = (T, T)
}
extension Generic { struct Added { var list: [T] } }
print(Generic<Int>.Inner(value: 1), Generic<Int>.Added(list: [2]), Generic<Int>.Box(3).value)
func plain() {
  struct Local { var x = 1 }
  enum Choice { case a }
  class Box { var value = Local() }
  func inner() -> Local { Local(x: 2) }
  print(Local(), Choice.a, Box().value, inner())
  let make = {
    struct Deep { var y = 3 }
    print(Deep())
  }
  make()
}
plain()
struct Holder {
  func method() {
    struct Local { var x = 4 }
    print(Local())
  }
  var text: String {
    struct Local { var x = 5 }
    return "\(Local())"
  }
}
Holder().method()
print(Holder().text)
extension Int {
  func local() {
    struct Local { var value: Int }
    print(Local(value: self))
  }
}
6.local()
struct Outer { protocol Part { var name: String { get } } }
struct Piece: Outer.Part { let name = "piece" }
print(Piece())
enum Level: Comparable { case low, high(Int), named(String, Double) }
print(Level.low < .high(1), Level.high(2) < .high(1), [Level.named("a", 1), .low].sorted())
enum Either<T> { case value(T) }
extension Either: Equatable where T: Equatable {}
extension Either: Comparable where T: Comparable {}
print(Either.value(1) < .value(2))
enum Named: String, Comparable {
  case a, b
  static func < (left: Named, right: Named) -> Bool { left.rawValue < right.rawValue }
}
print(Named.a < .b)
struct Parts { var a = 1; var (b, c) = (2, "c") }
print(Parts(), Parts(a: 5, b: 6, c: "d"))
protocol Source<Element> { associatedtype Element; func first() -> Element }
protocol Listed<Element>: Sequence {}
struct Ints: Source { func first() -> Int { 7 } }
let source: any Source<Int> = Ints()
print(source.first())
class Model { init(a: Int) { print("a", a) } }
extension Model {
  convenience init(b: Int) { self.init(a: b) }
  class Nested { init(x: Int) { print("x", x) } }
}
_ = Model(b: 8)
_ = Model.Nested(x: 9)
actor Account { let id: Int; init(id: Int) { self.id = id } }
extension Account { init(text: String) { self.init(id: text.count) } }
print(Account(text: "abc").id)
protocol Made { init(number: Int) }
extension Made { init(text: String) { self.init(number: text.count) } }
struct Number: Made { var number: Int }
print(Number(text: "four"))
typealias Unique<T: Hashable> = Set<T>
func count<T>(_ values: Unique<T>) -> Int { values.count }
print(count([1, 2, 2]))
