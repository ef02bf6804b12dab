let e = { () -> Int in fatalError() }
let f: (Int) -> String = { _ in fatalError("no") }
let g = [1, 2].map { (x: Int) -> Int in if x > 0 { return x } else { fatalError() } }
print(g, [Int]().map { _ -> Int in preconditionFailure() })
func run(_ f: () throws -> Int) -> Int { (try? f()) ?? -1 }
enum E: Error { case a }
print(run { throw E.a }, run { 3 })
let h: (Int) -> Int = { x in while true { if x > 3 { return 1 } else { return 2 } } }
print(h(1), h(9))
let k = { (n: Int) -> String in switch n { case 0: return "zero"; case let m where m < 0: return "neg"; default: return "pos" } }
print(k(0), k(-1), k(5))
