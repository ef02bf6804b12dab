// `"a"` is a Character where it is compared with one, also where the ternary around it waits for a call.
let strings = ["ab", "c"], i = 1
func id<T>(_ x: T) -> T { x }
print((strings.map { $0.uppercased() }).map { $0.map { $0 == "A" ? 1 : [i].count } })
print(strings.map { $0.map { $0 == "a" ? 1 : id(2) } })
print(([1, 2].map { "\($0)" }).map { $0.map { $0 == "1" ? 1 : [i, 2].map { $0 * 2 }.reduce(0, +) } })
print([strings.map { $0.map { "b" == $0 ? id(3) : 4 } }, [[1]]])
