func opt(_ x: Int?) { print(x as Any) }
func hash(_ x: AnyHashable) { print(x) }
func anys(_ x: [Any]) { print(x.count) }
func dict(_ x: [String: Any]) { print(x.count) }
opt((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).max())
hash((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +))
anys([(1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +), "a"])
dict(["a": (1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +), "b": "c"])
print((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.first { $0 > 100 } ?? -1)
print(zip((1...).lazy.filter { $0 % 2 == 0 }, ["a", "b"]).map { "\($0)\($1)" })
func total() -> Int? { (1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).max() }
func some() -> Any { (1...).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.prefix(3).max()! }
print(total()!, some())
