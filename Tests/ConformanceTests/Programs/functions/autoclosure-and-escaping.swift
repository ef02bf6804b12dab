// An autoclosure argument is evaluated only when called, as often as it is called; escaping ones live on.
var asked = 0
func costly(_ n: Int) -> Int {
  asked += 1
  return n
}
func when(_ condition: Bool, _ value: @autoclosure () -> Int) -> Int? { condition ? value() : nil }
print(when(false, costly(1)) as Any, asked)
print(when(true, costly(2)) as Any, asked)
func twice(_ value: @autoclosure () -> Int) -> Int { value() + value() }
print(twice(costly(10)), asked)
func assertThat(_ test: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "failed") -> String {
  test() ? "ok" : message()
}
print(assertThat(1 < 2), assertThat(1 > 2), assertThat(asked == 0, "asked \(asked)"))
var later: [() -> Int] = []
func keep(_ value: @autoclosure @escaping () -> Int) { later.append(value) }
var x = 1
keep(x * 10)
keep(costly(x))
x = 5
print(later.map { $0() }, asked)
func store(_ f: @escaping () -> Void) -> () -> Void { f }
var n = 0
let increment = store { n += 1 }
increment()
increment()
print(n)
func or(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { try a ? true : b() }
print(or(true, costly(1) == 1), or(false, costly(1) == 1), asked)
infix operator ||| : LogicalDisjunctionPrecedence
func ||| (a: Int?, b: @autoclosure () -> Int) -> Int { a ?? b() }
print(3 ||| costly(7), nil ||| costly(7), asked)
class Lazy {
  private let make: () -> String
  private(set) lazy var value = make()
  init(_ make: @autoclosure @escaping () -> String) { self.make = make }
}
let lazyValue = Lazy("made \(costly(1))")
print(asked)
print(lazyValue.value, lazyValue.value, asked)
func nonEscaping(_ body: (inout Int) -> Void) -> Int {
  var local = 1
  body(&local)
  return local
}
print(nonEscaping { $0 += 41 })
func both(first: () -> Int, second: () -> Int) -> Int { second() - first() }
print(
  both {
    1
  } second: {
    10
  })
