let a = ["a", "b", "c"].enumerated()
print(a.count, a.first as Any, a.last as Any, a.reversed().map { $0.offset }, a.dropFirst().map { "\($0.offset)\($0.element)" }, Array(a).count)
print(a[a.startIndex], a[a.index(a.startIndex, offsetBy: 2)], a.indices.count, a.startIndex < a.endIndex, a.suffix(2).map { $0.offset }, a[a.index(before: a.endIndex)])
print(a.min { $0.element > $1.element }! , a.sorted { $0.offset > $1.offset }.map { $0.element }, a.first { $0.element == "b" }!.offset, a.firstIndex { $0.element == "c" } != nil)
for (i, x) in "héy".enumerated() { print(i, x, terminator: " ") }
print("héy".enumerated().count, "héy".enumerated().isEmpty, Set([1]).enumerated().map { $0.offset }, ["k": 1].enumerated().first!.element.value)
print((1...5).enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }, (1...5).enumerated().prefix(2).map { $0.offset }, stride(from: 0, to: 4, by: 2).enumerated().map { $0.offset + $0.element })
print([1, 2].enumerated().lazy.map { $0.offset * $0.element }.reduce(0, +), zip([1, 2].enumerated(), "ab").map { "\($0.offset)\($1)" }, type(of: [1].enumerated()), [3, 4].enumerated().randomElement() != nil)
print("abc".enumerated().dropFirst().first as Any, a.split { $0.element == "b" }.map { $0.map { $0.offset } }, a.contains { $0 == (1, "b") }, a.allSatisfy { $0.offset < 3 })
