// An operator with a known operand is resolved before the call that takes its result, one of literals after it.
let numbers = [1, 2]
struct Person { var name = "n" }
let people = [Person()]
struct M {
  func f(by p0: any Equatable, _ p1: Any, _ p2: any Collection = numbers) { print("general") }
  func f(by p0: [Any], _ p1: String?, _ p2: [Int] = [1]) { print("special") }
}
M().f(by: [numbers.first { $0 > 1 }], people.first?.name, numbers + [1])
M().f(by: [1], people.first?.name, numbers)
M().f(by: [1], "a" as String?, numbers + [1])

func optional(a p0: Any?) { print("any") }
func optional(a p0: [Int]?) { print("array") }
optional(a: [1] + [2])
optional(a: numbers + [1])

let one = 1
func two(_ x: [Int], _ y: Int) { print("array") }
func two(_ x: any Collection, _ y: Int) { print("collection") }
two(numbers + numbers, one)
two(numbers + [1], 1)
two([1] + [2], one)
