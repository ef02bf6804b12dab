func tell<T>(_ value: T) { print(value, T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
tell(flag ? [[1], [2, 3]] : ([[]] + [ints, []]))
tell(id([i] + [1, 2].map { n in (n, "\(n)") }))
tell([[]] + [[1], [2, 3]].flatMap { $0 })
tell([1, 2].map { _ in [[]] + [[i], [i].map { $0 }] })
tell([1, 2].map { _ in [(i, "a"), (2, "b")] + [(((twice) as (Int) -> Int)(ints[0]), strings.max { $0.count < $1.count } ?? "a")] })
tell(["a", s] + ["b\(i)"].enumerated().map { ($0, $1) })
tell(flag ? [ints] : (["a", s] + ["b\(i)"].map { $0.map { $0 == "a" ? 1 : [i].count } }))
tell([1, 2].map { _ in [1, 2] + [i].map { n in (n, "\(n)") } })
tell(flag ? ["a", s] : ([(i, "a"), (2, "b")] + [(i, "b\(i)")].map { "\($0.0)\($0.1)" }))
tell([1, 2].map { _ in [[]] + [ints] })
tell([(i, "a"), (2, "b")] + [(i, "a")].map { "\($0.0)\($0.1)" })
do { let x = ["a", s] + [s].map { $0.map { $0 == "a" ? 1 : 1 } }; tell(x) }
