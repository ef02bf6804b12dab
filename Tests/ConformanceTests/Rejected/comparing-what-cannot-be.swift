struct NE { var x = 1 }
class NC { static let s = NC(); static func m() -> NC { NC() } }
enum EN { case a(Int), b }
let a = NE(), c = NC(), e = EN.b
a == a
a == NE()
NE() == a
c == c
e == e
e == .b
EN.b == EN.b
NC.s == NC.s
NC.m() == NC.m()
(a) == (a)
a != a
NE(x: 1) == NE(x: 2)
a == 1
a == "s"
1 == a
a == nil
a > a
a == c
e == 5
[a] == [a]
let oa: NE? = a
oa == a
oa == oa
func g<T>(_ x: T, _ y: T?) { x == x; y == y; y == x; [x] == [x]; x != x }
