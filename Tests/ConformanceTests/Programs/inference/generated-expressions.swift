func tell<T>(_ value: T) { print(value, T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
tell([[os, ["a", s].reduce("") { $0 + $1 }].compactMap { $0 }, strings])
tell([1, 2].map { _ in ((flag ? ["a", s] : [])) + [[i].isEmpty ? "none" : "a"] })
tell((["a", s].flatMap { [$0, "b\(i)"] }).map { $0.map { $0 == "a" ? 1 : ([1, ints[0]].max()!) } })
tell(id(((((i > 1) ? i : nil)) ?? [i].first { $0 > ints[0] })))
tell([((zip("a", "a").contains { $0 != $1 }) ? (["a", s].map(\.count).max() ?? i) : nil), ints.first])
