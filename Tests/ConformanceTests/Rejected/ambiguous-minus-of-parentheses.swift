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
tell([1, 2].map { _ in ((flag ? strings : [])).map { $0.map { $0 == "a" ? 1 : (-(1)) } } })
tell(strings.map { $0.map { $0 == "a" ? 1 : (-(2)) } })
tell(((i > 1) ? nil : -(2)))
