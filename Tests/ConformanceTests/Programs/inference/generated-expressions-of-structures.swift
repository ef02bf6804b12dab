func tell<T>(_ value: T) { print(value, T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
struct Person {
  var name = "n"
  var age = 1
}
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
let people = [Person(), Person(name: "b", age: 3), Person(name: "a", age: 2)]
tell([[i].max(), zip(people, [1, 2]).map { $0.age * $1 }.reduce(0, +), nil].last ?? nil)
tell([((i > 1) ? 1 : nil), (ints.first?.magnitude).map { Int($0) } ?? ints[0]].compactMap { $0 }.count)
do { let x: Int? = ((Int(s) == 1) ? (["a": 1, s: i].values.reduce(0, +)) : nil); tell(x) }
tell([(i, "a"), (2, "b")] + [(2, "b\(i)")].map(\.0))
tell(id([i] + [1, 2].map { [$0] }))
tell(flag ? [ints] : ([[]] + [[1, 2], [i].map { $0 }]))
tell([[people.first.flatMap { $0.age > i ? $0.age : nil }, zip(people, [i]).map { $0.age * $1 }.reduce(0, +)].compactMap { $0 }.count, 2])
tell([1, 2].map { _ in [(2, "a")] + [((1, "a").0, Int(s).map { "\($0)" } ?? "a")] })
tell([1, 2].map { _ in (.some(i) ?? [i].last.map { x in [x, 1].max() } ?? nil) })
tell(flag ? [i] : (Array([[]] + [[1], [2, 3]].joined())))
do { let x = ((table.max { $0.value < $1.value }?.value) ?? .some(i)); tell(x) }
tell((["a", s] + [s].enumerated().map { ($0, $1) }, [(1, s)]))
