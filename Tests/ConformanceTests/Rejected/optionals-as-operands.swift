let i: Int? = 1
let xs: [Int?] = [1]
func a() { print(i + 1) }
func b() { let q = i?.description.count + 1 }
func d() { let z = i?.magnitude; let w = z + 1 }
func f() { var t = 0; for x in xs { t += x } }
func g() -> Int { i + 1 }
func h() -> Int { return i! + xs[0] }
func j() { let l: [Int] = [i, 2]; let m: [String: Int] = ["a": i]; foo(i); foo(xs[0]); foo(x: i) }
func foo(_ x: Int) {}
func k() { let s = "a" + i; let t = i - i; if i > i { }; if xs[0] < 3 { } ; let u = -i; let w = i == 1 && i < 2 }
