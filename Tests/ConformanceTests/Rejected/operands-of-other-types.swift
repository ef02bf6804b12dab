struct S {}
class C {}
enum E { case a }
let s = S(), x = 1, d = 2.5, b = true, str = "a", arr = [1], any: Any = 1, o: Int? = 1, c = C(), u: UInt = 1
func a1() { _ = s + 1 }
func a2() { _ = 1 + s }
func a3() { _ = s + s }
func a4() { _ = s + 1.5 }
func a5() { _ = b + x }
func a6() { _ = any + any }
func a7() { _ = any + x }
func a8() { _ = s + "a" }
func a9() { _ = c - 1 }
func b1() { _ = b * 2 }
func b2() { _ = 2 * b }
func b3() { _ = arr + 1 }
func b4() { _ = 1 + arr }
func b5() { _ = str - 1 }
func b6() { _ = str - "b" }
func b7() { _ = str * 2 }
func b8() { _ = d % 2 }
func b9() { _ = 5 % d }
func c1() { _ = x % d }
func c2() { _ = x % 2.0 }
func c3() { _ = d % d }
func c4() { _ = x + d }
func c5() { _ = x + u }
func c6() { _ = E.a + 1 }
func c8() { _ = s < s }
func c9() { _ = b < b }
func d1() { _ = str < 1 }
func d2() { _ = any == 1 }
func d4() { _ = c == c }
func d5() { _ = c + c }
func d6() { _ = -s }
func d7() { _ = !x }
func d8() { _ = !str }
func d9() { _ = -str }
func e1() { _ = x && b }
func e2() { _ = b && 1 }
func e3() { _ = b & b }
func e4() { _ = x | 1.5 }
func e5() { _ = d | 1 }
func e6() { _ = d << 1 }
func e7() { _ = str + x }
func e8() { _ = str + d }
func e9() { _ = x + str }
func f1() { _ = [1] + 2 }
func f2() { _ = ["a": 1] + ["b": 2] }
func f3() { _ = (1, 2) + 1 }
func f4() { _ = nil + 1 }
func f5() { _ = o + o }
func f6() { _ = str + nil }
func f7() { _ = str + Character("c") }
func f8() { _ = str == x }
func f9() { _ = x == d }
func g1() { _ = x == nil }
func g2() { _ = s == nil }
func g3() { _ = x...d }
func g4() { _ = x..<str }
func g5() { _ = 1..."a" }
func g6() { _ = x ? 1 : 2 }
func g7() { _ = o! + str }
func g9() { _ = a1 + 1 }
func h2() { _ = x.description + 1 }
func h3() { var x = 1; x += 1.5; x += "a"; x -= d; x += o; x += s }
func h4() { var s = ""; s += 1; s += Character("c"); s += nil; s -= "a"; s += d }
func h6() { var d = 1.5; d += x; d *= 2; d %= 2; d++ }
func h8() -> Int { x + d }
func h9() -> Double { x / 2 }
func i1() -> Double { d / x }
func i2() -> String { x + str }
func i3() -> String { "a" + x }
func i4() -> Int { str.count + d }
