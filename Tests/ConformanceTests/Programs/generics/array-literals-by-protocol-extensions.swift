struct V: ExpressibleByArrayLiteral, CustomStringConvertible { var x = [Int](); init(arrayLiteral s: Int...) { x = s }; var description: String { "V\(x)" } }
let b: V = [4, 5, 6]
print(b)
struct W<T>: ExpressibleByArrayLiteral { var x = [T](); init() {}; init(arrayLiteral s: T...) { x = s } }
let w: W<Int> = [4]
print(w)
protocol P: ExpressibleByArrayLiteral { associatedtype S; init(); mutating func add(_ s: S) }
extension P { init(arrayLiteral s: S...) { self.init(); for x in s { add(x) } } }
struct Q<S>: P { var x = [S](); mutating func add(_ s: S) { x.append(s) } }
let q: Q<Int> = [4, 5]
print(q)
