// Dictionary: reading, writing, defaults, removal, merging, grouping and sorted walks.
var ages = ["Ann": 30, "Bo": 25]
print(ages["Ann"] as Any, ages["Cy"] as Any, ages["Cy"] ?? 0, ages["Cy", default: 7], ages.count)
ages["Cy"] = 41
ages["Ann"] = 31
ages["Bo"] = nil
print(ages.keys.sorted(), ages.values.sorted(), ages.isEmpty)
print(ages.updateValue(32, forKey: "Ann") as Any, ages.updateValue(1, forKey: "Di") as Any)
print(ages.removeValue(forKey: "Di") as Any, ages.removeValue(forKey: "none") as Any)
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var groups = Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }
groups["b"]?.append("beet")
groups["c", default: []].append("corn")
print(groups["a"]!, groups["b"]!, groups["c"]!, groups["z"] as Any)
print(Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)]).sorted { $0.key < $1.key }.map(\.value))
print(Dictionary([("a", 1), ("a", 5)], uniquingKeysWith: +)["a"]!)
print(Dictionary(uniqueKeysWithValues: zip(1...2, "xy"))[2]!)
print(ages.mapValues { $0 * 2 }["Ann"]!, ages.filter { $0.value > 35 }.keys.first!, ages.contains { $0.value == 41 })
print(ages.compactMapValues { $0 > 40 ? "old" : nil }, ages.map { $0.value }.reduce(0, +))
ages.merge(["Ann": 100, "Ed": 5]) { old, new in old + new }
print(ages["Ann"]!, ages["Ed"]!, ages.merging(["Ed": 9]) { $1 }["Ed"]!, ages.reduce(0) { $0 + $1.value })
print(ages.max { $0.value < $1.value }!.key, ages.first { $0.key == "Ed" }!, ["k": 1] == ["k": 1], ["k": 1] == [:])
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: 0] += 3
nested["x"]?["z"] = 4
print(nested["x"]!["y"]!, nested["x"]?["z"] ?? 0, nested["q"]?["z"] as Any)
var optionals: [String: Int?] = ["set": 1, "none": nil]
print(optionals.count, optionals["none"] as Any, optionals["missing"] as Any)
optionals["set"] = nil
optionals.updateValue(nil, forKey: "kept")
print(optionals.keys.sorted())
for key in ages.keys.sorted() where ages[key]! > 6 { print(key, terminator: " ") }
ages.removeAll()
print(ages, ages.isEmpty, ages["Ann"] as Any)
print([1: "a"].keys.map { $0 }, ["z": 1].values.map { $0 }, ["only": true], [[1]: 2][[1]]!, [true: 1][true]!)
