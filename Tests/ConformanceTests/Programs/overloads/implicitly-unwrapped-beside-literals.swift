class S { var n: Int!; var t: String! }
let s = S()
if s.n == 3 { print("a") } else { print("b") }
print(s.t == "x", s.t ?? "none", s.n == nil)
func g(_ x: Int) { print("plain", x) }
func g(_ x: Int?) { print("optional", x as Any) }
g(s.n)
let z = s.n
print(type(of: z))
let arr = [s.n, 1]
print(arr)
let n: Int! = nil
print(n == 3, n != 4, 4 != n, n == nil)
let m: Double! = 1.5
print(m + 1, m * 2 > 2, m != 1)
