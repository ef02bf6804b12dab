struct S {}
struct N: Hashable {}
class C {}
let x = 1, d = 2.5, any: Any = 1, str = "a", arr = [1], s = S(), o: Int? = 1, b = true
func a() { if any == 1 { } }
func b2() { print(any == 1) }
func c() { if any > x { } }
func e() { print("n: " + str + x) }
func f() { let r = s + "a" }
func g() { let r = str + any; let q = any + str; let t = str + s; let u = arr + s; let v = s + str }
func h() { let r = x + x + d }
func i() { let r = d + d + x }
func j() { let r = x * 2 + d }
func k() { let r = (x + d) * 2 }
func l() { let r = x * 2.5 + 1 }
func m() { let r = "a" + str + x + "b" }
func n() { let r = str + "b" + d }
func p() { if s == s { } }
func q() { if s < s { } }
func r() { let c = C(); if c == c { } }
func t() { let c = C(); print(c == nil, s == s) }
func u() { let r = o + o; if o > o { } }
func v() { let r = str + nil }
func w() { let r = x...d; for i in 0..<d { } }
func y() { let r = -str; let q = !x; let t = -o; let u = !s }
func z() { let xs = [S()]; xs.contains(S()); xs.firstIndex(of: S()); xs == xs; xs.sorted(); xs.max(); Set(xs); let m: [S: Int] = [:] }
func ae() { let t = (1, "a"); t.2; t.x; t.0 + t.1; let (p, q, r) = t; t[0] }
