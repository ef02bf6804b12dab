func g(_ x: Any) {}
class B { var a: Int; init() { print(self); a = 1 } }
class C { var a: Any; init() { a = C2(b: self) } }
class C2 { init(b: C) {} }
class D { var a: Int; init() { let x = self; a = 1; _ = x } }
class E { var a: Int; init() { g(self); a = 1 } }
struct S { var a: Int; init() { g(self); a = 1 } }
struct S2 { var a: Any; init() { a = [self] } }
class F { var a: Int; var f: () -> Void = {}; init() { f = { print(self) }; a = 1 } }
func h(_ e: E2) -> Int { 1 }
class E2 { var a: Int; init() { a = h(self) } }
class E3 { var a: E3?; var b: Int; init() { a = self; b = 1 } }
class E4 { var a: [E4]; init() { a = [self] } }
class E5 { var a: E2; init() { a = E2(); a.a = 2; foo(self) } ; func foo(_ x: E5) {} }
class E6 { var a: E5x; init() { a = E5x(self, 2) } }
class E5x { init(_ x: E6, _ y: Int) {} }
class E7x { init(x: E7) {} }
class E8 { var a: E8x; init() { a = E8x(); a.d = self } }
class E8x { weak var d: E8? }
class E9 { var a: E9x; let n: Int; init() { a = E9x(); a.d = self; n = 2 } }
class E9x { weak var d: E9? }
