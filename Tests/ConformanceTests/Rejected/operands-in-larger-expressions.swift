struct S {}
struct V { static func + (a: V, b: V) -> V { a } }
protocol P {}
struct Q: P {}
let s = S(), x = 1, d = 2.5, b = true, str = "a", arr = [1], any: Any = 1, p: any P = Q(), v = V(), f: Float = 1, ch: Character = "c", sub = "abc".dropFirst(), set: Set = [1], dic = [1: 2]
func a1() { _ = s + str }
func a2() { _ = str + s }
func a3() { _ = str + any }
func a4() { _ = any + str }
func a5() { _ = p + 1 }
func a6() { _ = v + 1 }
func a7() { _ = v + x }
func a8() { _ = x + v }
func a9() { _ = arr + s }
func b1() { _ = d == x }
func b2() { _ = f == d }
func b3() { _ = f + d }
func b4() { _ = x == b }
func b5() { _ = str == ch }
func b6() { _ = str == sub }
func b7() { _ = str + sub }
func b8() { _ = sub + str }
func b9() { _ = ch + ch }
func c1() { _ = ch + "a" }
func c2() { _ = str + ch }
func c3() { _ = set + set }
func c4() { _ = dic + dic }
func c5() { _ = any == str }
func c7() { _ = x > d }
func c8() { _ = x < str }
func c9() { _ = d > 1 && x }
func d1() { _ = b / 2 }
func d2() { _ = d % x }
func d3() { _ = x % 2 == 0.5 }
func d4() { _ = arr == 1 }
func d5() { _ = arr == [1.5] }
func d6() { _ = arr[0] == "a" }
func d8() { _ = b == 1 }
func d9() { _ = str == 1 }
func e1() { _ = x == "1" }
func e2() { _ = d - s }
func e3() { _ = s - d }
func e4() { _ = s * s }
func e5() { _ = any > 1 }
func e6() { _ = 1 > any }
func e7() { _ = arr < arr }
func e8() { _ = (x + d) * 2 }
func e9() { _ = x * 2.5 }
func f1() { _ = x * 2.5 + 1 }
func f2() { _ = 2.5 * x }
func f3() { _ = Double(x) * x }
func f4() { _ = x / Double(x) }
func f7() { print("n: " + x) }
func f9() { let t: Double = x * 1.5; let u: Int = d; let w: Double = x; let y: Float = d; let z: Int = d.rounded(); _ = (t, u, w, y, z) }
func g2() { for i in 0..<arr.count / 2.0 { }; for i in 0..<d { }; for i in 0...x - 0.5 { } }
func g3() { if x == 1 && str { }; while x { }; if !x { }; if !str.isEmpty == 1 { } }
func g5() { x = 5; str += "a"; arr.append(2); arr[0] = 1; dic[1] = 2; v = V(); set.insert(1) }
