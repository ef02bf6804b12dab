func f() -> (a: Int) { 1 }
let x: (a: Int) = 1
typealias T = (b: String)
func g(_ p: (c: Int)) {}
let h: ((a: Int)) -> Void = { _ in }
let ok: (a: Int) -> Void = { _ in }
var u = (id: 1)
let arr: [(a: Int)] = []
struct S { var p: (q: Int) }
func k() -> (a: Int)? { nil }
let d = 1 as (z: Int)
