func f(_ x: Bool) {}
let i = 3
let a: Bool = i + 1
let b: Bool = i & 1
f(i + 1)
f(-i)
let c: Bool = i.magnitude
let d: Bool? = i
let e: Bool = 1.5
let g: Bool = "a"
let h: Bool = nil
struct S { var n = 1; func m() -> Int { 1 } }
let j: Bool = S().n
let k: Bool = S().m()
var t = true
t = S().n
t = !i
t = i == 1 && i
f(2)
let l: Bool = 2
let u: UInt8 = 1
let n: Bool = u
func q() -> Bool { return 0 }
while i { }
let o: [Bool] = [0, 1]
let p = [1].filter { $0 % 2 }
