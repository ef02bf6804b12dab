// dictionaries
var d = ["a": 1, "b": 2]
d["c"] = 3; d["a"] = nil; d["z", default: 10] += 5; print(d.sorted { $0.key < $1.key })
print(d.updateValue(9, forKey: "b") as Any, d.updateValue(9, forKey: "q") as Any, d.removeValue(forKey: "b") as Any, d.removeValue(forKey: "nope") as Any, d.count, d["zz"] as Any, d["zz", default: 0], d.keys.sorted(), d.values.sorted(), d.isEmpty)
print(d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }, d.compactMapValues { $0 > 5 ? $0 : nil }.keys.sorted(), d.filter { $0.value > 5 }.count, d.contains { $0.key == "c" }, d.map { $0.key + "\($0.value)" }.sorted(), d.reduce(0) { $0 + $1.value })
let g = Dictionary(grouping: ["apple", "avocado", "bean", "corn", "cherry"], by: { $0.first! }); print(g.sorted { $0.key < $1.key }, g["a"]!, type(of: g))
print(Dictionary(uniqueKeysWithValues: [("x", 1)]), Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +), Dictionary([("k", [1]), ("k", [2])]) { $0 + $1 })
var m = ["a": 1]; m.merge(["a": 2, "b": 3]) { old, new in old * 10 + new }; print(m.sorted { $0.key < $1.key }); print(m.merging([("c", 4)], uniquingKeysWith: { a, _ in a }).count); m.merge(zip(["a"], [100])) { $1 }; print(m["a"]!)
for (k, v) in m.sorted(by: { $0.value > $1.value }) { print(k, v, terminator: ";") }; print()
m.removeAll(); print(m, m.isEmpty, [String: Int](), m.first as Any, [Int: String]().keys, ["k": [1: "v"]])
var nest: [String: [String: Int]] = [:]; nest["x", default: [:]]["y", default: 0] += 1; nest["x"]?["y"]! += 5; print(nest, nest["x"]?["q"] as Any, nest["w"]?["y"] as Any)
var lists: [String: [Int]] = [:]; lists["a", default: []].append(1); lists["a"]?.append(2); lists["b"]?.append(3); print(lists)
print(["a": 1] == ["a": 1], ["a": 1] != ["a": 2], ["a": Optional<Int>.none], ["a": nil] as [String: Int?])
let one = ["k": 1]; print(one.first!, one.first!.key, one.keys.first!, one.values.first!, one.min { $0.value < $1.value }!, one.index(forKey: "k") != nil, one[one.startIndex], one.randomElement()!, one.keys.contains("k"), one.values.map { $0 }, one.enumerated().map { "\($0.offset)\($0.element.key)" })
if let i = one.index(forKey: "k") { var o = one; print(o.remove(at: i), o, o.popFirst() as Any) }
var v = ["a": 1, "b": 2]; for k in v.keys { v[k]! *= 10 }; print(v.values.sorted()); for (k, _) in v where k == "a" { v[k] = nil }; print(v); v.reserveCapacity(5); v.keys.forEach { print($0) }
print(one.description, one.debugDescription, String(describing: one), String(reflecting: one), type(of: one), [1: "a"].debugDescription, ["a": 1.0], ["s": "t"], [[1, 2]: "x"], [Character("c"): true])
debugPrint(["a": ["b": "c"]], Array(["a": "b"]), ["k": Substring("v")])
let (k, val) = one.first!; print(k, val); let opt: [String: Int]? = one; print(opt?["k"] as Any, opt?.count ?? 0, opt!)
print(Dictionary(minimumCapacity: 3) as [Int: Int], one.capacity >= 1, one.lazy.map { $0.value }.first!, one.sorted(by: <).count)
