// Ranges of literals as arguments of subscripts and functions.
struct Grid {
  subscript(i: Int) -> String { "Int" }
  subscript(r: Range<Int>) -> String { "Range" }
  subscript(r: ClosedRange<Int>) -> String { "Closed" }
  subscript<T>(x: T) -> String { "T \(T.self)" }
  subscript(_ f: (Int) -> Bool) -> String { "func" }
}
let g = Grid()
print(g[0..<2])
print(g[1...2])
print(g[1...])
struct Grid2 {
  subscript(i: Int) -> String { "Int" }
  subscript(r: Range<Int>) -> String { "Range" }
  subscript<T>(x: [T]) -> String { "[T] \(T.self)" }
  subscript<T>(x: T) -> String { "T \(T.self)" }
}
let g2 = Grid2()
print(g2[0..<2])
let n = 3
print(g2[0..<n])
print(g2[n..<n])
print(g2[n + 1])
print(g2[n...])
func f(_ r: Range<Int>) -> String { "Range" }
func f<T>(_ x: T) -> String { "T" }
func f<T>(_ x: [T]) -> String { "[T]" }
print(f(0..<2), f(0..<n), f(n..<n))
func f3(_ r: Range<Int>) -> String { "Range" }
func f3(_ r: (Int) -> Int) -> String { "func" }
func f3<T>(_ x: T) -> String { "T" }
print(f3(0..<2), f3(0..<n), f3(n..<n))
