class A { let x: Int; init() {} }
class B { let x: Int; var y: Int; init(a: Bool) { if a { x = 1 }; y = 2 } }
class C: A { var z: Int; override init() { super.init(); z = 1 } }
class D { var v: Int; init() { m(); v = 1 }; func m() {} }
struct E { let a: Int; let b: Int; init() { a = 1; a = 2; b = a } }
struct F { var a: Int; init(x: Int) { print(self.a); a = x } }
struct G { var a: Int; init() { self.init(a: 1) }; init(a: Int) { self.a = a } }
struct H { var a: Int; init() {} }
func f() -> Int { let x: Int; return x }
func g(_ b: Bool) -> Int { let x: Int; if b { x = 1 } else { x = 2 }; return x }
func h(_ b: Bool) -> Int { let x: Int; if b { x = 1 }; return x }
func i() { var x: Int; x += 1 }
func j() { let x: Int; for k in 0..<3 { x = k } }
func k() -> Int {
  let x: Int;
  switch 3 {
  case 1: x = 1;
  case 2: return 5;
  default: x = 2
  }; return x
}
func l() -> Int { let x: Int; defer { print(x) }; x = 1; return x }
func m(_ b: Bool) throws -> Int { let x: Int; do { x = try m(!b) } catch { x = 0 }; return x }
func n() { let c: () -> Int; let x: Int; c = { x }; x = 1; _ = c() }
class I { let a: Int, b: Int; init(_ n: Int) { a = n; b = self.a + 1 } }
class J: I { init(j: Int) {} }
class K: I { override init(_ n: Int) { super.init(n); super.init(n) } }
enum L { case a; init() {} }
enum M { case a, b; init(_ x: Bool) { if x { self = .a } } }
