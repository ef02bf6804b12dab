// Values that need neither a `try` nor an initializer of their own.
func g() throws -> Int { 1 }
struct S {
  static var o: Int?
  static let a = try! g()
  var b = try? g()
  var c: () throws -> Int = { try g() }
  lazy var d = (try? g()) ?? 0
  let e = {
    do { return try g() } catch { return 0 }
  }()
}
var s = S()
print(S.o as Any, S.a, s.b as Any, try s.c(), s.d, s.e)
func f(_ x: Int = (try? g()) ?? 3) -> Int { x }
print(f())

struct Box<T> {
  var v: T
  func same(_ other: Box) -> Bool { true }
  static func make(_ v: T) -> Box { Box(v: v) }
}
let b: Box = Box(v: 1)
let both = [b, Box.make(2)].map { (one: Box) in one.v }
print(both, (b as Box).v)
class Base<T> { var t: T; init(_ t: T) { self.t = t } }
class Derived: Base<Int> { func twin() -> Base<Int> { self } }
print(Derived(3).twin().t)
