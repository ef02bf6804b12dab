import Foundation
typealias H = (Int) -> Void
typealias ID = Int
let t: TimeInterval = "a"
let i: ID = "s"
func f(_ i: ID, _ h: H?, k: [ID]) -> ID { "a" }
f("a", 3, k: ["a"])
let s: String = i
struct S { var id: ID; var t: TimeInterval?; var hs: [H] = 3 }
let x = S(id: "a", t: "b")
var y: ID = 3
y = "a"
let z: String = t
let o: ID? = "a"
let q: String? = o
class C { var id: ID = "a"; func g(_ x: ID) {} }
C().g("a")
C().id = "b"
let arr: [String] = [i]
typealias Pair<T> = (T, T)
let p: Pair<Int> = 3
typealias Callback = (Result<Int, Error>) -> Void
func load(_ cb: @escaping Callback) { cb(3) }
load { (x: Int) in }
load(3)
func once(_ h: H) {}
once(3)
let cb: Callback = { (x: String) in }
let fitting: Int? = i
