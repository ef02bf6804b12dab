struct S { func i() -> Int { 1 }; func d() -> Double { 1 }; func t() -> String { "" }; func b() -> Bool { true }; var c = { 1 } ; func o() -> Int? { 1 } }
let s = S()
let n = 1, d = 2.5, t = "x"
_ = s.i + 1
_ = s.i + n
_ = n + s.i
_ = 1 + s.i
_ = s.i * n
_ = s.d * 2
_ = s.d * d
_ = d / s.d
_ = s.t + t
_ = t + s.t
_ = "a" + s.t
_ = s.t + "a"
_ = s.c + 1
_ = s.i + s.i
_ = s.i - 1 + n
let x: Int = s.i + 1
let y: String = s.t + "a"
var k = 1
k += s.i
k = s.i
if s.b {}
if s.b && true {}
if !s.b {}
let z = s.o ?? 2
let w = s.b ? 1 : 2
for _ in 0..<s.i {}
print(max(s.i, 3))
let arr = [1, s.i]
let st = String(s.i)
if let q = s.o {}
guard s.i > 0 else { fatalError() }
while s.i < 3 {}
func ret() -> Int { s.i }
func ret2() -> String { return s.t }
k = n + s.i
print(t.uppercased == "A", t.uppercased)
print(t.lowercased.hasPrefix("a"))
print(t.count())
print(t.isEmpty())
print([1].count() + 1)
