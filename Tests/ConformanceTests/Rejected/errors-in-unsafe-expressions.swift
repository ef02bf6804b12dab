func f(_ x: Int) -> Int { x }
var a = 1
a = 1 + unsafe f(2)
let s: String = unsafe f(1)
unsafe f(3)
let t = unsafe g(1)
unsafe a = "x"
let c: Int? = unsafe f("y")
func h() throws -> Int { 1 }
let d = unsafe h()
let e = unsafe try h()
do { let k = unsafe try h(); let m = try unsafe h() ; print(k, m) }
