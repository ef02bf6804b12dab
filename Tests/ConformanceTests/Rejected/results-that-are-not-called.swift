struct S { func i() -> Int { 1 }; func d() -> Double { 1 }; func t() -> String { "" }; func b() -> Bool { true }; func a() -> [Int] { [] }; func p(_ x: Int) -> Int { x } ; func o() -> S? { nil } ; func me() -> S { self } }
func freeB() -> Bool { true }
let s = S(), ss = [S()]
let n = 1, d = 2.5, t = "x"
_ = s.i + 1 == 2
_ = s.i * 2 > n
_ = ss.map { $0.i * 2 }.reduce(0, +)
_ = ss.map { x in x.i }
_ = ss.filter { x in x.b }
_ = ss.filter { x in return x.b }
_ = ss.filter { !$0.b }
_ = ss.filter { $0.b && true }
_ = ss.contains { $0.b }
_ = ss.first { $0.b }
_ = ss.first(where: { $0.b })
_ = ss.allSatisfy { $0.b }
_ = freeB ? 1 : 2
_ = !freeB
_ = ss.filter { _ in freeB }
let x1: Int = n * s.i
let x2: Double = s.d / 2
let x3: String = s.t
let x4 = [s.i, s.i]
let x5: [Int] = [s.i, 2]
let x6 = ["a": s.i]
let x7 = (s.i, 2)
print(x7.0 + 1)
_ = s.p + 1
_ = s.me.i()
_ = s.o?.i()
_ = s.a.map { $0 }
for v in s.a {}
_ = s.a.first
_ = s.a.isEmpty
_ = s.t.count
_ = s.t.uppercased()
_ = ss.map { $0.t.count }
_ = ss.sorted { $0.t < $1.t }
_ = ss.map(\.i)
if s.a.isEmpty {}
if s.a.count > 1 {}
if s.a == [1] {}
switch s.t { case "a": break; default: break }
_ = s.i == 1 ? "a" : "b"
_ = s.i > 1 ? "a" : "b"
_ = "\(s.t + "a")"
_ = min(s.i, n)
_ = "a" + String(s.i)
