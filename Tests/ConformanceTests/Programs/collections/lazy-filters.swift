let a = [1, 2, 3, 4, 5, 6]
let f = a.lazy.filter { $0 % 2 == 0 }
print(f.first ?? 0, f.count, f.isEmpty, Array(f), f.last ?? 0)
print(f.map { $0 * 2 }.first ?? 0, f.first { $0 > 2 } ?? 0, f.dropFirst().first ?? 0)
print(["1", "x"].lazy.compactMap { Int($0) }.count, ["1", "x", "3"].lazy.compactMap { Int($0) }.first ?? 0)
print(a.lazy.filter { $0 > 10 }.isEmpty, Array(f.reversed()), f.contains(4), f.reduce(0, +), f.startIndex, f.endIndex)
for x in f.prefix(2) { print(x) }
print(f.enumerated().map { "\($0):\($1)" }, f.min()!, f.sorted(by: >), Set(f).count)
