func bump(_ x: inout Int) {}
func a() { var x: Int; bump(&x) }
func b() { var x: Int; let c = { print(x) }; c() }
func c() { let x: Int; func g() { print(x) }; g(); x = 1 }
struct S { var n: Int; let m: Int; init(a: Bool) { if a { return }; n = 1; m = 2 } }
struct T { var n: Int; init(a: Bool) { self.init(b: a) }; init(b: Bool) { n = 1; if b { return }; n = 2 } }
struct U { let n: Int; init(a: Bool) { if a { self.init(b: a) } }; init(b: Bool) { n = 1 } }
class V {
  let n: Int; init() { n = 1 }; convenience init(a: Bool) { if a { self.init() } };
  convenience init(b: Bool) { if b { return }; self.init() };
  convenience init?(c: Bool) { if c { return nil }; self.init() }; convenience init(d: Int) { print("x") }
}
class W: V {
  let k: Int; override init() { k = 1 }; init(q: Bool) { k = 2; if q { super.init() } };
  init(r: Bool) { k = 3; super.init(); print(self.n) }; init(s: Bool) { k = 4; print(n); super.init() };
  init(t: Bool) { k = 5; foo(); super.init() }; func foo() {}
}
func e() { let x: Int; x = 1; x = 2 }
func f(_ b: Bool) { let x: Int; if b { x = 1 }; x = 2; print(x) }
func g() { let x: Int; while true { x = 1; break }; print(x) }
func h() { let x: Int; repeat { x = 1 } while false; print(x) }
func i() -> Int { let x: Int; defer { print(x) }; x = 1; return x }
func m() { struct P { var x: Int }; var p: P; p.x = 1; print(p) }
func n() { let x: Int, y: Int; (x, y) = (1, 2); print(x + y) }
func o() { let x: Int; do { x = try Int(p()) } catch { x = 1 }; print(x) }
func p() throws -> Int { 1 }
func q(_ v: Int?) { let x: Int; guard let v else { return }; x = v; print(x) }
func r(_ v: Int) {
  let x: String;
  switch v {
  case 1: x = "a";
  case 2: fallthrough;
  default: x = "b"
  }; print(x)
}
func t() { let x: Int?; var y: Int?; print(y as Any); print(x as Any) }
enum X {
  case a, b; init(_ x: Bool) { if x { self = .a } else { self = .b } };
  init(y: Int) {
    switch y {
    case 0: self = .a;
    default: self.init(true)
    }
  }; init?(z: Int) { if z > 0 { return nil } }
}
struct Y { var a: Int; var b: Int { didSet { print("b") } }; init() { a = 1; b = a; b += 1; foo() }; func foo() {} }
