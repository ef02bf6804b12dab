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
tell([1, 2].map { _ in [1: d - 1 * 2.5, 2: 1][1] ?? 0 })
tell([1: d * 2, 2: 1][1] ?? 0)
tell([1, 2].map { _ in [1: id(d) + 1, 2: 1][1] ?? 0 })
do { let x = (["a", s].flatMap { [$0, "b\(i)"] }).map { $0.map { $0 == "a" ? 1 : ([ints.first, 1].compactMap { $0 }.count) } }; tell(x) }
tell(({ ([1: 2.0, 2: 1][1] ?? 0) }(), 1.5))
tell([[1: (od ?? 1) * 2.0, 2: 1][1] ?? 0, 1.5])
tell(id([ints.map { x in if x > 1 { return x }; return ints[0] }, []]))
do { let x = { ([1: 2.0, 2: 1][1] ?? 0) }(); tell(x) }
tell([1: 2.0, 2: 1][1] ?? 0)
do { let x = [1: Double(ints[0]), 2: 1][1] ?? 0; tell(x) }
tell(((people.contains { $0.name == "a" }) ? ([1, 2].map { x in if x > 1 { return x }; return ints[0] }) : []))
tell([1: 1.5, 2: 1][1] ?? 0)
tell([[1: ints.reduce(0) { $0 + Double($1) / 2 }, 2: 1][1] ?? 0, d])
tell((([i].map { x in let y = x * 2; return y }).map { [$0] }, [ints]))
tell(id([1: [2.0, 2].max() ?? 0, 2: 1][1] ?? 0))
tell(([1: 2 * 2.0, 2: 1][1] ?? 0, 1.5))
do { let x = [ints.map { x in let y = x * 2; return y }, []]; tell(x) }
