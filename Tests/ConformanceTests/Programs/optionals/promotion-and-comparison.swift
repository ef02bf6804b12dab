// Values become optionals where one is wanted: arguments, returns, collections, ternaries, comparisons, assignment.
func twice(_ n: Int?) -> Int? {
  guard let n else { return nil }
  return n * 2
}
print(twice(4) as Any, twice(nil) as Any)
func find(_ key: Character, in text: String) -> Int? {
  for (i, c) in text.enumerated() where c == key { return i }
  return nil
}
print(find("c", in: "abc") == 2, find("z", in: "abc") == nil, find("a", in: "abc") != nil, find("b", in: "abc")! + 1)
var n: Int?
print(n as Any)
n = 5
n! += 1
n? *= 2
print(n as Any, n == 12, 12 == n, n != 3, n == Optional(12), n.map { $0 > 5 } ?? false)
n = nil
n? += 100
print(n as Any, n == nil, nil == n)
let list: [Int?] = [1, nil] + [3]
let doubled: [Double?] = [1, 2.5, nil]
let dict: [String: Int?] = ["a": 1, "b": nil]
print(list, doubled, dict.count, dict["a"]! as Any)
let flag = true
let chosen: Int? = flag ? 3 : nil
let other = flag ? nil : "text"
print(chosen as Any, other as Any, (flag ? 1 : nil) as Int? as Any)
struct Config: Equatable {
  var size: Int?
  var name: String?
}
print(Config(size: 3, name: nil) == Config(size: 3), Config() == Config(size: nil), Config(size: 1) == Config())
let closure: (Int) -> Int? = { $0 > 0 ? $0 : nil }
let same: (Int) -> Int? = { n in n + 1 }
print([-1, 2].map(closure), [-1, 2].compactMap(closure), same(1) as Any)
func generic<T: Equatable>(_ a: T?, _ b: T?) -> Bool { a == b }
print(generic(1, nil), generic(1, 1), generic(nil as Int?, nil), generic("a", Optional("a")))
let maybeText: String? = "5"
print(maybeText == "5", maybeText != "6", maybeText.flatMap(Int.init) == 5, [maybeText, nil].contains("5"))
switch maybeText {
case "5": print("five")
case .some(let t): print(t)
case nil: print("none")
}
let tuple: (Int?, String?) = (1, nil)
if case (1?, nil) = tuple { print("tuple") }
print(tuple, (tuple.0 ?? 0) + 1, [1: "a"][1] == "a", [1: "a"][2] == nil, ["x"].first == "x", [Int]().max() == nil)
func takesAny(_ x: Any?) -> String { x == nil ? "nil" : "some" }
print(takesAny(nil), takesAny(3), takesAny(Optional(3)), takesAny(nil as Int?))
let a: Int? = 3, b: Int? = 4
if let a, let b, a < b { print("less", b - a) }
print([3, nil, 1].compactMap { $0 }.sorted(), [a, b].compactMap { $0 }.reduce(0, +))
print(zip([a], [b]).map { ($0 ?? 0) + ($1 ?? 0) })
