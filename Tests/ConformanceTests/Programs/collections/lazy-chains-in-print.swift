struct N: Sequence { func makeIterator() -> AnyIterator<Int> { var n = 0; return AnyIterator { n += 1; return n > 8 ? nil : n } } }
func id<T>(_ t: T) -> T { print(T.self); return t }
print(id(N().lazy.filter { $0 > 1 }.map { $0 * $0 }).max()!)
print(id(N().lazy.filter { $0 > 1 }.map { $0 * $0 }).max() ?? 0)
let y = id(N().lazy.filter { $0 > 1 }.map { $0 * $0 }).prefix(2).reduce(0, +)
let xs = [3, 1, 2]
print(id(xs.lazy.filter { $0 > 1 }.map { $0 * $0 }).max()!)
print(xs.lazy.filter { print("f", $0); return $0 > 1 }.map { print("m", $0); return $0 * $0 }.first ?? 0)
print((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +))
print((1...).lazy.map { $0 * $0 }.first { $0 > 50 }!)
print(Array((1...).lazy.filter { $0 % 7 == 0 }.prefix(3)))
