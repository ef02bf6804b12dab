struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: ExpressibleByArrayLiteral where A == Int, B == Int { init(arrayLiteral e: Int...) { self.init(a: e[0], b: e[1]) } }
struct Box<T>: Equatable where T: Equatable { var t: [T] }
extension Box: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { t = e } }
extension Box: ExpressibleByIntegerLiteral where T == Int { init(integerLiteral v: Int) { t = [v] } }
let p: Pair<Int, Int> = [3, 4]
print(Box(t: [1, 2]) == [1, 2], [1] == Box(t: [1]), Box(t: ["a"]) == ["a"], Box(t: [5]) == 5, p == [3, 4], [3, 4] == p, p != [1, 1])
print(Pair(a: 1, b: 2) == [1, 2])
