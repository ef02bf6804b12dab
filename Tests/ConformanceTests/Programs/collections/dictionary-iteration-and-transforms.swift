// Walking and rebuilding dictionaries: tuples with key and value, sorting, mapping, grouping, inverting.
let stock = ["pen": 3, "cup": 0, "mat": 12]
for (name, count) in stock.sorted(by: { $0.key < $1.key }) { print(name, count) }
for entry in stock.sorted(by: { $0.value > $1.value }) { print(entry.key, entry.value, terminator: "; ") }
print()
for (i, entry) in stock.sorted(by: <).enumerated() { print(i, entry.key, entry) }
print(stock.map { "\($0)\($1)" }.sorted(), stock.map { $0.value }.sorted(), stock.map(\.key).sorted())
print(stock.filter { $0.value > 0 }.keys.sorted(), stock.mapValues { $0 > 5 }["mat"]!, stock.count { $0.value == 0 })
print(stock.compactMapValues { $0 == 0 ? nil : "\($0)" }.sorted { $0.key < $1.key }.map(\.value))
print(stock.reduce(0) { $0 + $1.value }, stock.reduce(into: "") { $0 += $1.value == 0 ? $1.key : "" })
print(stock.min { $0.value < $1.value }!.key, stock.max { $0.value < $1.value }!, stock.contains { $0.key == "pen" })
print(stock.allSatisfy { $0.value >= 0 }, stock.first { $0.value > 10 }!.key, stock.values.max()!)
print(stock.keys.contains("cup"))
func < (l: (key: String, value: Int), r: (key: String, value: Int)) -> Bool { l.key < r.key }
let inverted = Dictionary(uniqueKeysWithValues: stock.map { ($1, $0) })
print(inverted[12]!, inverted[0] ?? "", inverted.keys.sorted())
let words = ["apple", "bob", "avocado", "cat", "bear"]
let byLetter = Dictionary(grouping: words) { $0.first! }
print(byLetter.keys.sorted(), byLetter["a"]!)
print(byLetter.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let lengths = Dictionary(words.map { ($0.count, $0) }) { first, second in first + "/" + second }
print(lengths.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
let counts = words.joined().reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
let often = counts.filter { $0.value > 2 }
print(often.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key))
var merged = ["a": 1].merging(["b": 2, "a": 5]) { old, new in old * 100 + new }
merged.merge([("c", 3), ("b", 7)]) { _, new in new }
print(merged.sorted { $0.key < $1.key }.map(\.value))
let index = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
print(index["cat"]!, words.map { index[$0]! })
let pairs: [(String, Int)] = stock.map { $0 }.sorted { $0.1 < $1.1 }
print(pairs.map(\.0), Array(stock).count, stock.isEmpty, Set(stock.values).count)
if let (name, count) = stock.first(where: { $0.value == 3 }) { print(name, count) }
let entry = ["only": 1].first!
print(entry, entry.key, entry.value, type(of: entry), ["only": 1].randomElement()!.key, ["k": 1].map { $0 })
print(["x": 1] == ["x": 1], ["x": 1] != ["x": 2], [1: ["a"]] == [1: ["a"]], stock.hashValue == stock.hashValue)
var removed = stock
if let at = removed.firstIndex(where: { $0.key == "cup" }) { removed.remove(at: at) }
removed = removed.filter { $0.key != "pen" }
print(removed, removed.popFirst()!, removed.popFirst() == nil)
