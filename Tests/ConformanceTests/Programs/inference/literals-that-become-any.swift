func tell<T>(_ value: T) { print(value, T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
tell(flag ? 1.5 : ([1: [1: 1.5, 2: 1][1] ?? 0, 2: 1][1] ?? 0))
tell([1: ints.map { Double($0) * 1.5 }.reduce(0, +), 2: 1][1] ?? 0)
tell([1: (flag ? d : 1), 2: 1][1] ?? 0)
tell([1, 2].map { _ in [1: (2.0) / 2, 2: 1][1] ?? 0 })
tell([1, 2].map { _ in [1: (od ?? 2.0), 2: 1][1] ?? 0 })
tell(flag ? 1.5 : ([1: [d, 1, 2.5].reduce(0, +), 2: 1][1] ?? 0))
tell(flag ? 2.0 : ([1: 2 * d, 2: 1][1] ?? 0))
tell([[1: ints.reduce(0.5) { $0 + Double($1) }, 2: 1][1] ?? 0, 1.5])
tell(((["a", s].contains { $0 == s }) ? 1 : [1: 1.5, 2: 1][1] ?? 0))
tell([1: max(d, 0), 2: 1][1] ?? 0)
do { let x = [[1, 2].map { x in if x > 1 { return x }; return 1 }, []]; tell(x) }
tell([[2.0, 2].max() ?? 0, 1.5])
tell([1, 2].map { _ in (ints.map { x in if x > 1 { return x }; return ints[0] }).map { [$0] } })
tell([1: ints.map(Double.init).reduce(0, +), 2: 1][1] ?? 0)
tell([[1: [i].reduce(0.5) { $0 + Double($1) }, 2: 1][1] ?? 0, 2.0])
do { let x = [1: (od ?? d), 2: 1][1] ?? 0; tell(x) }
tell([1, 2].map { _ in [1: (od ?? 1.5), 2: 1][1] ?? 0 })
tell([1: { d }(), 2: 1][1] ?? 0)
