struct C: Collection { let a = [1, 2]; var startIndex: Int { 0 }; var endIndex: Int { 2 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] } }
let e = C().enumerated(); print(e.count)
print(e.isEmpty)
print(e.first as Any)
print(e.dropFirst().count, "ab".enumerated().count)
print(Set([1]).enumerated().count, ["a": 1].enumerated().isEmpty, "abc".enumerated().dropFirst().first as Any)
