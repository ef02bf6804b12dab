protocol P { func name() -> String }
struct S: P { func name() -> String { "S" } }
let p: any P = S()
func c<T: P>(_ x: T, _ y: [T] = []) {}
c(p)
func e<T: P>(_ x: T.Type) {}
e(type(of: p))
func f(_ x: some P) {}
[p].forEach(f)
print([p].map(\.name))
func t<T>(_ x: T...) {}
t(1, "a")
func r() -> [Int] { [1] }
func r() -> Double { 1.5 }
func r() -> Bool { true }
switch r() { case true: print("true") case false: print("false") }
func i(_ x: Int...) {}
func i(_ x: Int, _ y: Int...) {}
func i(_ x: Int, _ y: Int = 1) {}
i(1)
i(1, 2)
i(1, 2, 3)
i()
