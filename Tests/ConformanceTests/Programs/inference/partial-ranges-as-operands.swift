print([1, 2, 3][1...] + [4])
let l: [Int?] = [1, nil]
print(l[0...] + [nil])
let a = [1, 2, 3, 4]
print(a[..<2] + a[3...], a[1...].map { $0 * 2 }, (1...).prefix(3).map { $0 }, zip(1..., "ab").map { "\($0)\($1)" })
for (i, c) in zip(1..., a[2...]) { print(i, c) }
postfix operator ++
postfix func ++ (x: Int) -> Int { x + 1 }
print(3++, a.map { $0++ }, [1++, 2])
print(Dictionary(zip("abca", 1...), uniquingKeysWith: +).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(Dictionary(zip("abca", 1...), uniquingKeysWith: { $0 + $1 }).sorted { $0.key < $1.key })
