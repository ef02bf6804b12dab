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
tell([[Int](ints).lazy.map { (x: Int) in x - 2 }.filter { x in x == 1 || true }.map { $0 }, [i]])
tell([([i].flatMap { [$0, i] }).lazy.map { x in x > ints[0] ? x : ints[0] }.filter { _ in true }.map { $0 }, [i]])
tell(id(Double(([i].lazy.map { $0 }.filter { $0 > 1 }.map { $0 }).count) / 2))
tell([ints.lazy.map { x in x * 2 }.filter { $0 > 1 }.map { $0 }, table.values.sorted().map { $0 }])
tell(flag ? [ints] : (([i].reduce(into: []) { $0.append($1 * 2) }).map { x in ([1, 2].lazy.map(twice).filter { $0 > 1 }.map { $0 }).map { $0 * x } }))
tell([1, 2].map { _ in people.map(\.age) == [1, 2].lazy.map { $0 + 1 }.filter { x in x != i }.map { $0 } })
tell(id(people.map(\.age) == [1, 2].lazy.map { x in x * 2 }.filter { _ in true }.map { $0 }))
do { let x: [Int] = ([1, 2].sorted { $0 < $1 }).lazy.map { $0 }.filter { $0 % 2 == 0 && $0 > 2 }.map { $0 }; tell(x) }
