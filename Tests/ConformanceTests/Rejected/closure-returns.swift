func ta<T>(_ f: () -> T) -> T { f() }
let r: Int = ta { print("a"); return "b" }
let f: () -> Int = { print("a"); return "b" }
func tk(_ f: (Int) -> Int) {}
tk { x in print(x); return "b" }
tk { x in if x > 3 { return "b" }; return 2 }
let g = { (x: Int) -> Int in print(x); return "b" }
let q = [1].map { x -> Int in print(x); return "s" }
let k: [Int] = [1].map { x in print(x); return "s" }
struct S { var c: () -> Int = { print(1); return "x" } }
func n() -> Int { print(1); return "s" }
[1].filter { x in print(x); return x }
[3].sorted { a, b in print(a); return 1 }
