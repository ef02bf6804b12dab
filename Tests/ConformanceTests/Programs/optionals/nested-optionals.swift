// Optionals of optionals keep each level: in dictionaries of optionals, arrays, try?, chains and patterns.
let level0 = 1
let level1: Int? = level0
let level2: Int?? = level1
let outerNil: Int?? = nil
let innerNil: Int?? = .some(nil)
print(level1 as Any, level2 as Any, outerNil as Any, innerNil as Any)
print(outerNil == nil, innerNil == nil, innerNil == .some(nil), level2 == 1, level2 == level1)
print(level2!!, level2! as Any, (level2 ?? 9) as Any, (outerNil ?? 9) as Any, (innerNil ?? 9) as Any)
func describe(_ x: Int??) -> String {
  switch x {
  case nil: "outer nil"
  case .some(nil): "inner nil"
  case .some(.some(let n)): "value \(n)"
  }
}
print(describe(1), describe(level1), describe(outerNil), describe(innerNil), describe(nil), describe(.some(nil)))
var table: [String: Int?] = ["a": 1, "b": nil]
print(table.count, table["a"]! as Any, table["b"]! as Any, table["c"] == nil, table["b"] == nil)
table["a"] = nil
print(table.count, table.keys.first!)
table["b"] = .some(2)
table["n"] = .some(nil)
table.updateValue(nil, forKey: "u")
print(table.keys.sorted(), table["b"]!! + 1)
let list: [Int?] = [1, nil, 3]
print(list.first as Any, list.first! as Any, list[1] as Any, list.last!!, list.compactMap { $0 }, [Int?]().first as Any)
if let first = list.first, let value = first { print("both", value) }
for item in list { print(item.map { "\($0)" } ?? "none", terminator: " ") }
print()
print(list.firstIndex(of: nil) as Any, list.contains(nil), list.filter { $0 != nil }.count, list == [1, nil, 3])
let mapped: Int?? = level1.map { $0 > 0 ? $0 : nil }
let flat: Int? = level1.flatMap { $0 > 0 ? $0 : nil }
print(mapped as Any, flat as Any, type(of: mapped), type(of: flat))
func risky(_ n: Int) throws -> Int? { n > 0 ? n : nil }
print((try? risky(1)) as Any, (try? risky(0)) as Any)
let a: Int? = nil
let b: Int? = nil
print(a == b, [a, b] == [nil, nil], a.map { $0 + 1 } == nil, Optional(Optional(3)) == 3)
if case let x?? = level2 { print("two question marks", x) }
let joined = level2.flatMap { $0 }
print(joined as Any, joined.map { $0 * 2 } ?? 0)
