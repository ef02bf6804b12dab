let e: InlineArray<3, Int> = [1, 2, 3]
print(e)
var s = e
s[1] = 20
print(s.count, s.isEmpty, s.indices, s.startIndex, s.endIndex, s.index(after: 0), s.index(before: 2))
print(type(of: e), MemoryLayout.size(ofValue: e))
dump(e)
print(Mirror(reflecting: e).children.count)
let z: InlineArray = [1, 2]
print(z.count)
let w: InlineArray<_, String> = ["a"]
print(w[0], type(of: w))
print("\(w)", String(reflecting: InlineArray<2, Int>.self))
let fib = InlineArray<8, Int>(first: 1) { $0 + 1 }
for i in fib.indices { print(fib[i], terminator: " ") }
print()
struct P: Equatable { var a: [3 of Int] ; static func ==(l: P, r: P) -> Bool { true } }
print(P(a: [1,2,3]))
var grid: [2 of [2 of Int]] = [[1, 2], [3, 4]]
grid[0][1] = 9
print(grid[0][1], grid.count)
func q(_ e: [3 of Int]) {
let sp = e.span
var t = 0
for i in sp.indices { t += sp[i] }
print(t, sp.count, sp.isEmpty)
}
q(e)
let em: [0 of Int] = []
print(em.count)
