// Property defaults run before the body, subclass properties before super.init, each exactly once.
func log(_ text: String) -> Int {
  print("  ", text)
  return text.count
}
class A {
  var a1 = log("A.a1")
  let a2: Int
  init() {
    print("  A body starts")
    a2 = log("A.a2")
    hook()
    print("  A body ends")
  }
  func hook() { print("  A.hook", a2) }
  deinit { print("  A deinit") }
}
class B: A {
  var b1 = log("B.b1")
  var b2: Int
  override init() {
    print("  B body starts")
    b2 = log("B.b2")
    super.init()
    print("  B after super")
    b2 += a2
  }
  override func hook() { print("  B.hook", a2, b1, b2) }
  deinit { print("  B deinit", b2) }
}
class C: B {
  let c1 = log("C.c1")
  convenience init(twice: Bool) {
    print("  C convenience")
    self.init()
    print("  C after self.init", c1)
  }
}
print("C")
var c: C? = C(twice: true)
c = nil
print("struct")
struct S {
  var first = log("S.first")
  var second: Int
  var third = log("S.third")
  init(_ n: Int) {
    print("  S body")
    second = log("S.second")
    third = n
  }
}
print(S(0).third)
struct M {
  var x = log("M.x")
  var y = log("M.y")
}
print("memberwise")
print(M(x: log("given")).y)
print("failable")
class F {
  let n = log("F.n")
  init?(_ ok: Bool) {
    print("  F body", ok)
    if !ok { return nil }
  }
  deinit { print("  F deinit") }
}
print(F(false) == nil)
print(F(true) != nil)
