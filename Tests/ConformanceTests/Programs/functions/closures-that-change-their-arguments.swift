var values = [1, 2]
func combine(_ a: Int, _ b: Int) throws -> Int { a + b }
try { $0 = try combine($0, 5) }(&values[1])
print(values)
struct S { var n = 1; mutating func go() { { $0 += 3 }(&n) } }
var s = S(); s.go(); print(s.n)
let r = { $0 += 1; return $0 * 2 }(&s.n)
print(r, s.n)
let t = { (x: inout Int, y: Int) -> Int in x -= y; return x }(&s.n, 2)
print(t, s.n)
