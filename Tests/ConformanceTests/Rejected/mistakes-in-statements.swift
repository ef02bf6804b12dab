let bo: Bool? = true, bi: Int? = 1, n = 3, s = "a", d = 1.5
func f() -> Bool? { nil }
if bo && true {}
if true && bo {}
if n > 1 && bo {}
if bo || f() {}
if !bo && true {}
let a = bo ? 1 : 2
let b = f() ? 1 : 2
while f() {}
repeat {} while bo
guard bo else { fatalError() }
if n {}
if s {}
if n && true {}
if n = 3 {}
if !n {}
let c = n ? 1 : 2
while n {}
if bi > bi {}
if bi >= 3 && bi <= 5 {}
if bi == n && bo == true {}
if s == n {}
if s > 3 {}
if d == n {}
if d > n {}
if n == d && true {}
if n == 2.5 {}
if s == nil {}
if s == "a" && n {}
if (n, s) == (1, 2) {}
if nil == n {}
if case 1 = s {}
if case .some(let q) = n {}
let t = n > 1 ? "a" : 2
let u: String = n > 1 ? "a" : 2
let v: Int = n > 1 ? "a" : "b"
print(n > 1 ? "a" : nil)
let w = n > 1 ? n : nil
for i in 5 {}
for i in n {}
for i in 0..<d {}
for i in "abc" { let q: String = i }
for (a, b) in [1] {}
for i in 0..<3 { i = 2 }
switch n { case "a": break; default: break }
switch s { case 1: break; default: break }
switch n { case 1...: break }
switch n { case let x where x > "a": break; default: break }
switch d { case 1: break; case n: break; default: break }
switch bo { case true: break; case false: break }
switch (n, s) { case (1, 2): break; default: break }
switch n { case .one: break; default: break }
switch n { }
