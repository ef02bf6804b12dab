var a = 1
a + a = 3
func f() -> Int { 1 }
f() = 3
struct S { var x = 1; func f() -> Int { 1 }; static func g() -> S { S() } }
let s = S()
s.f() = 3
S.g() = s
S() = s
(1 + 2) = 3
(f()) = 3
s.x + 1 = 3
func take(_ xs: inout [Int]) {}
take(&[1, 2])
func g(_ x: Int) { let p = &x }
let q = [&a]
