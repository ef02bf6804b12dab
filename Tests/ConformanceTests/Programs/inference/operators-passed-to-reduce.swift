// An operator that is passed as a function has operands of one type, so it says what an empty literal holds.
func show<T>(_ x: T) { print(T.self, x) }
show([[1, 2], [3]].reduce([], +))
show([["a"], ["b"]].reduce([], +).joined())
show([[1.5], [2]].reduce([], +))
let lists = [[1, 2], [3]]
show(lists.reduce([], +))
let joined = [[1, 2], [3]].reduce([], +)
show(joined)
show(lists.map { [$0] }.reduce([], +))
show([[[1]], [[2], []]].reduce([], +).reduce([], +))
show([[1, 2], [3]].reduce([]) { $0 + $1 })
show([1.5, 2].reduce(0, +))
show(["a", "b"].reduce("", +))
show([1, 2, 3].map { [$0, $0] }.reduce([], +).reduce(0, +))
