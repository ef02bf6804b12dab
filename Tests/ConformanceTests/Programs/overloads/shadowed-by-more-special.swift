// A member of the type itself stands before the library's of the same name.
extension Array {
  func map(_ f: (Element) -> String) -> String { "own map" }
  var count: String { "own count" }
  func contains(_ x: Int) -> String { "own contains" }
}
let a = [1, 2]
print(a.map { "\($0)" } as String, a.map { $0 + 1 } as [Int], a.count as Int, a.count as String, a.contains(1) as String, a.contains(1) as Bool)
extension String { func hasPrefix(_ c: Character) -> String { "own \(c)" } }
print("abc".hasPrefix("a" as Character), "abc".hasPrefix("ab"))
extension Int { static func + (a: Int, b: String) -> String { "\(a)\(b)" }; init(_ s: [Int]) { self = s.reduce(0, +) } }
print(1 + "a", 1 + 2, Int([1, 2]), Int("3") ?? 0, [[1], [2, 3]].map(Int.init))
extension Optional { static func + (a: Wrapped?, b: Wrapped?) -> String { "own +" } }
let o: Int? = 1
print(o + o, o + nil, 1 + 1)
extension Sequence { func sorted() -> String { "own sorted" } }
print([2, 1].sorted() as [Int], [2, 1].sorted() as String, [{ 1 }].sorted())
