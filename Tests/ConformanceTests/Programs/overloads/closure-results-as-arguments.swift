// As results-of-generic-methods-as-arguments, for closures, optionals and elements.
let xs = [1, 2]
func t(_ x: [Int]) { print("Array") }
func t<C>(_ x: C) { print("T", C.self) }
t(xs.compactMap { $0 })
t(xs.map { $0 })
t(xs.filter { $0 > 1 })
t(xs.sorted { $0 > $1 })
t(xs.reduce(into: [Int]()) { $0.append($1) })
t(xs.prefix { $0 > 1 })
t(xs.map(\.self))
t(xs.flatMap { [$0] })
t(Array(xs.reversed()))
t(xs.reversed())
t(xs.lazy.map { $0 })
func i(_ x: [Int]?) { print("Array?") }
func i(_ x: Any) { print("Any") }
i(xs.map { $0 })
i(xs.compactMap { $0 })
i(xs.filter { $0 > 1 })
i([1].map { $0 })
i([1])
i(xs)
func j(_ x: [Int]) { print("[Int]") }
func j(_ x: [String]) { print("[String]") }
func j<T>(_ x: [T]) { print("[T]", T.self) }
j(xs.map { $0 })
j(xs.map { "\($0)" })
j(xs.map { Double($0) })
j(xs.compactMap { $0 })
j(["a"].map { $0.count })
j(["a"].filter { $0 == "a" })
j([1, 2].sorted())
j([1, 2] + [3])
