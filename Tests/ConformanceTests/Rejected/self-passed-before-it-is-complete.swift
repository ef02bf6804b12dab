func g(_ x: Any) {}
func hs(_ x: S1) {}
struct S1 { var a: Int; init() { hs(self); a = 1 } }
struct S2 { var a: Int; init() { let x = self; a = 1; _ = x } }
struct S3 { var a: Int; init() { g([self]); a = 1 } }
struct S4 { var a: Int; init() { print(self); a = 1 } }
struct S5 { var a: Int; init() { a = S5x(self).n } }
struct S5x { var n: Int; init(_ s: S5) { n = 1 } }
struct S6 { var a: Int; var b: Int; init() { a = 1; print(self); b = 1 } }
class P { init() {} }
func hp(_ x: P) {}
func ho(_ x: P?) {}
class K1: P { var a: Int; override init() { hp(self); a = 1; super.init() } }
class K2 { var a: Int; init() { hk(self); a = 1 } }
func hk(_ x: K2?) {}
class K3 { var a: Int; init() { x(self); a = 1 } ; func x(_ k: K3) {} }
protocol D: AnyObject {}
class L { weak var d: D?; init() {}; init(d: D) {} ; func set(_ d: D) {} }
class K5: D { let l: L; init() { l = L(d: self) } }
class K6: D { let l: L; let n: Int; init() { l = L(); l.set(self); n = 1 } }
class K7: D { let l: L; let n: Int; init() { l = L(); l.d = self; n = 1 } }
class K8 { let n: Int; init() { print("\(self)"); n = 1 } }
class K9 { let n: Int; init() { defer { print(self) }; n = 1 } }
class K10 { let n: Int; init(_ b: Bool) { if b { print(self) }; n = 1 } }
class K12 { let n: Int; let m: Int; init() { n = m + 1; m = 1 } }
class K13 { let n: Int; var c: () -> Int; init() { c = { self.n }; n = 1 } }
class K15 { let n: Int; init() { n = self.foo() } ; func foo() -> Int { 1 } }
class K16 { let n: Int; init() { n = foo + 1 } ; var foo: Int { 1 } }
