func f(_ a: Int, b: String, c: Int = 1) -> Int { a }
func g(a: Int, b: Int, c: Int) {}
func o(_ a: Int?) {}
struct S { var x: Int?; init(x: Int, y: Int) {} }
f()
g()
g(a: 1)
g(c: 1)
S()
S(x: 1)
o("s")
var i: Int? = 1
i = "s"
var s = S(x: 1, y: 2); s.x = "q"
func r() -> Int? { "s" }
func r2() -> Int? { return 1.5 }
let a: [Int]? = ["x"]
let d: Int?? = "x"
let arr: [Int?] = ["a"]
let k: (Int?) -> Void = { _ in }
k("s")
struct NE {}
NE() == NE()
let ne: NE? = NE()
ne == ne
[NE()] == [NE()]
(NE(), 1) == (NE(), 1)
[NE()].contains(NE())
[NE()].firstIndex(of: NE())
Set([NE()])
let st: Set<NE> = []
let di: [NE: Int] = [:]
Dictionary<NE, Int>()
[NE()].max()
[NE()].sorted()
func eq<T: Equatable>(_ t: T) {}
eq(NE.self)
eq((1, 2))
eq({ 1 })
eq(NE())
eq([NE()])
eq(NE() as Any)
true && 1
!5
1 || true
if 5 {}
if "x" {}
5 ? 1 : 2
func io(_ a: inout Int) {}
io(5)
let c = 1
io(&c)
io(c)
io(i)
var v = 1
io(v)
io(v + 1)
let g1 = { (a: Int) -> String in a }
let g2 = { (a: Int) -> String in return a }
let g3: (Int) -> String = { a -> Int in a }
