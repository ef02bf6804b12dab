let rules: [(Int, (Int) -> Bool, String)] = [(1, { $0 > 0 }, "a")]
print(rules.filter { $1($0) }.map { $0.2 })
let triples: [(Int, String, Int)] = [(1, "a", 2)]
print(triples.filter { $1 == "a" })
