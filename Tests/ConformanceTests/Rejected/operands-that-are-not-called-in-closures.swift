struct S { func i() -> Int { 1 }; func d() -> Double { 1 }; func t() -> String { "" }; func b() -> Bool { true }; func a() -> [Int] { [] }; static func st() -> Int { 1 }; func e() throws -> Int { 1 } }
func free() -> Int { 1 }
func freeT() -> String { "" }
let s = S(), ss = [S()]
let n = 1, d = 2.5, t = "x"
_ = ss.map { $0.i + 1 }
_ = ss.filter { $0.i > 1 }
_ = ss.filter { $0.i == 1 && $0.i < 5 }
_ = ss.sorted { $0.i < $1.i }
_ = ss.map { $0.t + "a" }
_ = ss.reduce(0) { $0 + $1.i }
_ = ss.filter { $0.b }
_ = ss.contains { $0.t == "a" }
print(s.i + 1)
print("v: " + s.t)
print(s.t + t)
print("v: \(s.i + 1)")
print(s.i == 1 || s.i == 2)
if s.i > 1 && s.i < 3 {}
if s.i > s.i {}
if s.i == s.i {}
if s.t == t {}
let total = n + s.i + 2
let str = "a" + s.t + "b"
let str2 = t + " " + s.t
func r() -> Int { s.i + 1 }
func r2() -> String { "a" + s.t }
func r3() -> Bool { s.i > 1 }
_ = freeT + "a"
_ = S.st + 1
_ = s.a + [1]
_ = s.a.count
_ = s.e + 1
_ = -s.i
_ = s.i...5
_ = s.i % 2 == 0
_ = s.i / 2
_ = d * s.i
var q = t
q += s.t
var arr = [1]
arr += s.a
arr.append(s.i)
arr[0] = s.i
_ = s.i & 1
