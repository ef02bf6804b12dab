// Lazy collections over lazy collections of the same kind: each level reads its own predicate.
let ints = [1, 2, 3, 4]
let chain = ints.lazy.map { $0 + 1 }.filter { $0 > 1 }.map { $0 * 2 }.filter { $0 > 4 }
print(chain.count, Array(chain), type(of: chain))
print(chain.first ?? 0, chain.contains(8), chain.reduce(0, +))
print([ints.lazy.map { $0 + 1 }.filter { $0 > 2 }.map { $0 }.filter { [3, 5].contains($0) }.count, 2])
func count() -> Int { (ints.lazy.filter { $0 > 1 }.map { $0 }.filter { $0 > 2 }.map { $0 }.filter { $0 > 3 }).count }
print(count())
for x in ints.lazy.compactMap({ $0 > 1 ? $0 : nil }).compactMap({ $0 > 2 ? $0 : nil }) { print(x) }
