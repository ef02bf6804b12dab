let people = ["ann", "bob"].map { (name: $0, length: $0.count) }
let table = Dictionary(uniqueKeysWithValues: people)
print(table["ann"] ?? 0, type(of: table))
let more = Dictionary(people.map { (key: $0.name, value: $0.length) }, uniquingKeysWith: +)
print(more["bob"] ?? 0)
let other = Dictionary(uniqueKeysWithValues: [(id: 1, text: "one")])
print(other, [(a: 1, b: 2)].map { (x: Int, y: Int) in x + y })
func pairs(_ x: [(Int, String)]) { print(x) }
pairs([(id: 1, name: "x")])
let (n, m): (Int, String) = (a: 1, b: "b")
print(n, m)
let named: (x: Int, y: Int) = (1, 2)
let plain: (Int, Int) = named
print(named, plain)
