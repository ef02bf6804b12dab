let x = 1, d = 2.5
func a() { if x < d { } }
func b() { _ = x < d }
func c() { let r = x < d; print(r) }
func e(x: Int, d: Double) -> Bool { x < d }
func f(x: Int, d: Double) -> Bool { return x > d }
func g(x: Int, d: Double) { while x <= d { } }
func h(x: Int, d: Double) { print(x == d) }
func i(x: Int, d: Double) { guard d != x else { return } }
func j(x: Int, d: Double) { _ = x < d && d > 1 }
func k(x: Int) { if x > 1.5 { } }
func l(x: Int) { _ = x > 1.5 }
func m(x: Int) { if x == 1.5 { } }
func n(xs: [Int], d: Double) { _ = xs.filter { $0 > d }; _ = xs.contains { $0 == d } }
func o(x: Int, d: Float) { if x < d { }; if d < x { } }
func p(x: Int) -> Bool { x == "a" }
func q(x: Int) { if x != "a" { }; if x < "a" { }; if "a" == x { } }
func r(x: Int, s: String) { if x != s { }; if s != x {}; if x > s {} ; _ = x == s }
