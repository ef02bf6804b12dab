// A closure with one parameter named by `$0` and `$1` takes the pair apart.
print(zip("abc", "abd").filter { $0 != $1 })
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })
print(zip("abc", "abd").map { $0 == $1 }, zip([1], [2]).first { $0 < $1 } as Any)
print(zip("abc", "abd").contains { $0 != $1 }, zip([1, 2], [3, 4]).reduce(0) { $0 + $1.0 * $1.1 })
let pairs = zip([3, 1], ["x", "y"]).sorted { $0.0 < $1.0 }
print(pairs, type(of: pairs))
let different = zip("abc".utf8, "abd".utf8).lazy.filter { $0 != $1 }.map { $1 - $0 }
print(Array(different))
