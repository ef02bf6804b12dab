let a = [1].map { (x: Int) -> String in }
let b = [1].map { (x: Int) -> String in print(x); print(x) }
let c: (Int) -> Int = { x in if x > 3 { return 1 } }
let d = { () -> Int in while true { } }
let e = { () -> Int in fatalError() }
let f = { (x: Int) -> Int in switch x { case 1: return 1; default: print(3); fatalError("x") } }
let g: (Int) -> Int = { x in do { return try h() } catch { print(1) } }
func h() throws -> Int { 3 }
func k() { let q: () -> Int = { print(1); if true { return 1 } else { print(2) } }; _ = q }
struct S {
  let z: () -> Int = { for _ in 0..<3 { return 2 } }
  lazy var l: Int = { print(1); if true { return 2 } }()
  static let s: Int = { guard true else { return 2 }; print(2) }() }
class K { func m() { [3].forEach { x in print(x) }; let r = [3].map { x -> Int in print(x); if x > 2 { return 2 } }; print(r) } }
let v: () -> Void = { print(1) }
let w = [1, 2].sorted { a, b in print(a); return a > b }
func gen<T>(_ f: () -> T) -> T { f() }
gen { print(1); print(2) }
let ww: Int = gen { if true { 1 } else { 2 } }
