struct S {}
let str = "a", d = 2.5, x = 1
func v() { let r = str + nil }
func w() { let r = 0.0..<1.0; for x in r { } }
func w2() { for x in 0...d { } }
func foo(_ d: Double) {}
func w6() { let a: Int = x + d; let b: Double = x + d; let c: Double = x * 2; var e = 0.0; e = x; e = x + d; e += x * 2; return x }
func w7() -> Double { return x + d }
func w8() -> Double { return x * 2 }
func w9() -> Int { d * 2 }
