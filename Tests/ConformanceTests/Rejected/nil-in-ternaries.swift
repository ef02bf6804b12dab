let t = true, x = 3.5, xs = [1, 2]
let a: Int = t ? 1 : nil
let b: String = t ? nil : "a"
let c: Int = t ? nil : nil
let d: [Int] = t ? [1] : nil
func f(_ x: Int) {}
f(t ? 1 : nil)
func g() -> Int { t ? 1 : nil }
func h() -> Int { return t ? nil : 1 }
var v = 3
v = t ? 1 : nil
let w: Int = t ? 1 : "a"
let y: Double = t ? x : nil
struct S { var a: Int = true ? 1 : nil }
let m = xs.compactMap { $0 > 1 ? $0 : "x" }
let n: [Int] = xs.map { $0 > 1 ? $0 : nil }
let o = xs.filter { $0 > 1 ? 1 : 0 }
