struct Pair<A, B> { var a: A; var b: B }
extension Pair: ExpressibleByArrayLiteral where A == Int, B == Int { init(arrayLiteral e: Int...) { self.init(a: e[0], b: e[1]) } }
let p: Pair<Int, Int> = [3, 4]
print(p)
struct One<A> { var a: A }
extension One: ExpressibleByIntegerLiteral where A == Int { init(integerLiteral e: Int) { self.init(a: e) } }
extension One: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral where A == String { init(stringLiteral e: String) { self.init(a: e) } }
let q: One<Int> = 3, r: One<String> = "s"
print(q, r)
extension One: ExpressibleByDictionaryLiteral where A == [String: Int] { init(dictionaryLiteral e: (String, Int)...) { self.init(a: Dictionary(uniqueKeysWithValues: e)) } }
let d: One<[String: Int]> = ["a": 1]
print(d)
