// Functions and types are used before their declaration; variables of the main file only after theirs has run.
print(later(3), Later(n: 2).doubled, Later.shared.n, Mode.all.count)
let first = makeFirst()
print(first)
func makeFirst() -> String { "first from \(helper())" }
func helper() -> Int { constant + 1 }
let constant = 41
print(helper())
struct Later {
  var n: Int
  static let shared = Later(n: later(1))
  var doubled: Int { n * Mode.on.factor }
}
func later(_ n: Int) -> Int { n > 0 ? n + later(n - 1) : 0 }
enum Mode {
  case on, off
  static var all: [Mode] { [.on, .off] }
  var factor: Int { self == .on ? 2 : 0 }
}
var counter = 0
func count() -> Int {
  counter += 1
  return counter
}
let x = count(), y = count()
print(x, y, counter)
protocol Named { var name: String { get } }
let names: [any Named] = [A(), B()]
print(names.map(\.name))
struct A: Named { let name = "a" }
class B: Base, Named { var name: String { "b" + base } }
class Base { let base = "!" }
func local() -> [Int] {
  func inner(_ n: Int) -> Int { n + outer }
  let outer = 10
  return [inner(1), inner(2)]
}
print(local())
let table: [String: (Int) -> Int] = ["double": double, "square": square]
print(table.keys.sorted().map { table[$0]!(5) })
func double(_ n: Int) -> Int { n * 2 }
func square(_ n: Int) -> Int { n * n }
extension A { var loud: String { name.uppercased() } }
print(A().loud, Deep.Inner.Most().value)
enum Deep { enum Inner { struct Most { let value = "deep" } } }
do {
  let scoped = constant
  print(scoped)
}
defer { print("at the very end?") }
print("last")
