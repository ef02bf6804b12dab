func f() -> [Int] { [1] }
let g = { [1] }
struct S { var h: () -> [Int] = { [1] }; func m() -> [Int] { [1] }; static func s() -> [String: Int] { [:] }; var o: (() -> [Int])?; func p(_ x: Int) -> [Int] { [x] } ; func i() -> Int { 1 } }
let s = S()
print(f[0])
print(g[0])
print(s.h[0])
print(s.m[0])
print(S.s["a"])
print(s.p[0])
print(s.i[0])
print([1].sorted[0])
print([1].reversed[0])
for x in f { print(x) }
for x in s.m { print(x) }
print(s.i + 1)
print(s.m.count)
print("a".uppercased == "A")
let n: Int = s.i
let z: [Int] = s.m + [1]
if s.i == 1 {}
if s.i > 1 {}
let w = "a".uppercased + "b"
func t(_ x: Int) {}
t(s.i)
t(f)
print("\(s.i)")
switch s.i { case 1: break; default: break }
