// Protocols refine others, conformances add up through extensions, and requirements are met by parents.
protocol Named { var name: String { get } }
protocol Aged {
  var age: Int { get }
  func isOlder(than other: any Aged) -> Bool
}
extension Aged {
  func isOlder(than other: any Aged) -> Bool { age > other.age }
}
protocol Person: Named, Aged { var email: String { get } }
extension Person {
  var email: String { "\(name.lowercased())@example.com" }
  var card: String { "\(name), \(age), \(email)" }
}
struct Student: Person {
  let name: String
  let age: Int
}
struct Teacher: Person {
  var name: String
  var age: Int { 40 }
  var email: String { "staff@example.com" }
}
let people: [any Person] = [Student(name: "Ann", age: 20), Teacher(name: "Bo")]
for p in people { print(p.card, p.isOlder(than: people[0])) }
let named: [any Named] = people
print(named.map(\.name), named.compactMap { $0 as? any Aged }.map(\.age))
func both(_ x: any Named & Aged) -> String { "\(x.name) \(x.age)" }
func generic<T: Named & Aged>(_ x: T) -> String { "\(x.name)-\(x.age)" }
typealias Both = Named & Aged
func alias(_ x: some Both) -> Int { x.name.count + x.age }
print(both(people[0]), generic(Teacher(name: "Cy")), alias(Student(name: "Di", age: 1)))
protocol Pet: AnyObject { var owner: (any Named)? { get set } }
class Dog: Pet { var owner: (any Named)? }
class Puppy: Dog {}
let pet: any Pet = Puppy()
pet.owner = people[1]
print(pet.owner?.name ?? "none", pet is Dog, pet === pet)
extension Int: Named { var name: String { "number \(self)" } }
print(5.name, (7 as any Named).name)
class Base { func describe() -> String { "base describe" } }
protocol Describing { func describe() -> String }
class Derived: Base, Describing {}
extension Base: Named { var name: String { "base named" } }
let d: any Describing & Named = Derived()
print(d.describe(), d.name)
protocol Resettable {
  mutating func reset()
  static func make() -> Self
}
struct Score: Resettable, Equatable {
  var n = 5
  mutating func reset() { self = Score.make() }
  static func make() -> Score { Score(n: 0) }
}
class Board: Resettable {
  var n = 5
  required init() {}
  func reset() { n = 0 }
  static func make() -> Self { Self() }
}
func fresh<T: Resettable>(_ x: T) -> T {
  var copy = x
  copy.reset()
  return copy
}
let board = Board()
print(fresh(Score()), fresh(board) === board, board.n, Score.make() == Score(n: 0), Board.make().n)
