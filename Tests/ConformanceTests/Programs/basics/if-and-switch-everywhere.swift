let n = 3
let s = if n > 2 { "big" } else if n > 1 { "mid" } else { "small" }
func f(_ x: Int?) -> String { if let x { "\(x)" } else { "none" } }
print(s, f(1), f(nil))
let c = { (x: Int) in switch x { case 0: "zero"; case 1...9: "digit"; default: "many" } }
print(c(0), c(5), c(50))
var v: Int { switch n { case 3: 30; default: 0 } }
print(v)
var w = 0
w = if n == 3 { 4 } else { 5 }
print(w)
func g() throws -> Int { return if n > 5 { 1 } else { throw E.x } }
enum E: Error { case x }
do { print(try g()) } catch { print(error) }
let o: Int? = if n > 9 { 1 } else { nil }
print(o as Any)
let d: Double = switch n { case 3: 1; default: 2.5 }
print(d)
let t: any CustomStringConvertible = if n == 3 { 1 as any CustomStringConvertible } else { "x" }
print(t)
struct V { let name: String; init(_ n: Int) { name = switch n { case 1: "one"; default: "other" } } ; var k = if n > 1 { 2 } else { 3 } }
print(V(1).name, V(4).name, V(4).k)
let z = if n > 1 { if n > 2 { "a" } else { "b" } } else { "c" }
print(z)
let fatal: Int = if n == 3 { 1 } else { fatalError() }
print(fatal)
let q = if case 1...3 = n { true } else { false }
print(q)
let y = if #available(macOS 10.0, *) { 1 } else { 2 }
print(y)
var lz = if n > 1 { "l" } else { "m" }
print(lz)
let arr: [Int] = if n > 1 { [1, 2] } else { [] }
print(arr)
func h(_ b: Bool) -> some Sequence<Int> { if b { [1] } else { [2] } }
print(Array(h(true)))
