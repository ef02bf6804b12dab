// Function values keep the autoclosures of their parameters.
let f: (@autoclosure () -> Bool, String) -> String = { c, s in c() ? s : "no" }
var n = 0
func tick() -> Bool { n += 1; return true }
print(f(tick(), "yes"), f(false, "x"), n)
let both: (Bool, @autoclosure () throws -> Bool) throws -> Bool = { a, b in try a && b() }
print(try both(true, tick()), try both(false, tick()), n)
func or(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
let g = or
print(g(true, tick()), g(false, tick()), n)
struct S { var check: (@autoclosure () -> Int) -> Int = { $0() + 1 } }
print(S().check(4), [f].map { $0(true, "m") })
var trigger = Swift.fatalError
func fail(_ m: String, _ file: StaticString, _ line: UInt) -> Never { trigger(m, file, line) }
trigger = { m, _, _ in
  print("caught", m()); fatalError("x")
}
var check = Swift.precondition
check(true, "no", "f", 1)
print("ok")
