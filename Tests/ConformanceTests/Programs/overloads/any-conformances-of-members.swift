func take<T>(_ value: T) { print("generic") }
func take(_ value: any Equatable) { print("any Equatable") }
let numbers = [1, 2], one: Int? = 1
take(numbers.first)
take(numbers.last)
take(one)
take(numbers.count)
take(numbers)
take(1)
struct Box {
  func keep(_ value: some Any) { print("some Any") }
  func keep(_ value: any Hashable) { print("any Hashable") }
}
Box().keep(numbers.first)
Box().keep(one)
Box().keep("text".first)
Box().keep("text".isEmpty)
