// In swiftc's order: the properties before the whole, in a subclass the last use first.
class Root {
  var a: Int, b: Int
  init(x: Int) { a = 1; f(); self.g(); print(b) }
  func f() {}
  func g() {}
}
struct Value {
  let a: Int
  var b: Int, c: String
  init() { b = a; self.c = ""; a = 1 }
  init(x: Int) { a = b + 1; b = 2; c = "" }
}
class Base { init(x: Int) {} }
class Derived: Base {
  let a: Int
  var b: Int
  init() { self.f(); super.init(x: 1); b = 1; a = 2 }
  func f() {}
}
class Convenient {
  var a: Int
  init(a: Int) { self.a = a }
  convenience init() { self.a = 1 }
  convenience init(x: Int) { print(self.a); self.init(a: 1) }
}
struct Point { var x: Int, y: Int }
struct Line { var p: Point; init() { p.x = 1; p.y = 2 } }
func f() { var x: Int; let y: Int; x = y; print(x) }
