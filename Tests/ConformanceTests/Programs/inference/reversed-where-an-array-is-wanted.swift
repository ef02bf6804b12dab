let a: [Int] = [1, 2, 3].reversed()
func take(_ x: [Int]) { print("array", x) }
take([1, 2].reversed())
take((1...3).reversed())
let b = [1, 2, 3].reversed()
print(a, type(of: b), type(of: a))
struct S { var items: [Character] }
print(S(items: "abc".reversed()))
func give() -> [Int] { [4, 5].reversed() }
print(give(), String("abc".reversed()))
let c: [[Int]] = [[1, 2], [3]].map { $0.reversed() }
print(c)
print(["b", "a"].sorted().reversed() + ["z"])
let d: [Int] = true ? [1, 2].reversed() : []
print(d)
for x in [1, 2].reversed() { print(x) }
let e: [Int] = Array([1, 2].reversed()).reversed()
print(e, type(of: [1].lazy.map { $0 }.reversed() as [Int]))
