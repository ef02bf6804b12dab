// Default arguments are evaluated behind all that are written.
func order(_ n: Int) -> Int { print("o\(n)", terminator: " "); return n }
func f(a: Int, b: Int = order(77), c: Int) { print("f", a, b, c) }
f(a: order(1), c: order(2))
func g(b: Int = order(77), c: Int) { print("g", b, c) }
g(c: order(2))
func v(_ x: Int = order(5), z: Int..., w: Int = order(6)) { print("v", x, z, w) }
v(z: order(2), order(3))
func au(_ x: @autoclosure () -> Int, y: Int = order(8), z: Int) { print("au", x(), y, z) }
au(order(1), z: order(2))
struct S {
  let a: Int, b: Int
  init(a: Int = order(1), b: Int) { self.a = a; self.b = b; print("init", a, b) }
  func m(k: Int = order(9), l: Int) -> Int { k + l }
}
print(S(a: order(2), b: order(3)).m(l: order(7)))
var x = 1
func io(_ a: inout Int, b: Int = order(x), c: Int) { a += b + c }
io(&x, b: 3, c: order(5))
print(x)
func h(a: Int = order(1), _ f: () -> Void, c: Int = order(2)) { f() }
h({ print("body") })
func generic<T>(_ a: T, b: [T] = [], c: Int = order(6), d: T) { print(a, b, c, d) }
generic(order(1), d: order(2))
