func f() -> Int { 1 }
func f() -> String { "text" }
func f(_ x: Int) -> Int { x }
func f(x: Int) -> Int { x + 1 }
func f(x y: Int, _ z: Int = 0) -> String { "y" }
let a: Int = f()
let b: String = f()
print(a, b, f(1), f(x: 1) as Int, f(x: 1) as String)
struct S {
  func m() -> String { "instance" }
  static func m() -> String { "static" }
  mutating func k(_ x: Int) { print("Int") }
  mutating func k(_ x: Double) { print("Double") }
  var p: Int { 1 }
  static var p: String { "static" }
  func p(_ x: Int) -> Int { x }
  subscript(i: Int) -> Int { i }
  subscript(i i: Int) -> String { "i" }
  static subscript(i: Int) -> String { "static" }
  subscript(i: Int) -> Double { 2.5 }
  init(_ x: Int) {}
  init?(_ x: String) {}
  init(x: Int) {}
}
print(S(1).m(), S.m(), S(1).p, S.p, S(1).p(3), S(1)[2] as Int, S(1)[i: 3], S[4], S(1)[2] as Double)
var s = S(x: 1)
s.k(1)
s.k(1.5)
print(S("a") == nil, S("a") is S?)
