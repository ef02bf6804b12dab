class Animal {}
final class Cat: Animal {}
final class Dog: Animal {}
let numbers = [1], maybe: Int? = 1, cats = [Cat()], dog = Dog()
func all<T>(_ values: T...) { print(T.self, values.count) }
func both<T>(_ first: T, _ second: T) -> T {
  print(T.self)
  return second
}
all(numbers, [maybe])
all([maybe], numbers)
_ = both(numbers, [maybe])
_ = both([dog], cats).count
_ = both(cats, [])
_ = both(numbers, [2, 3])
_ = both(numbers, [maybe]).compactMap { $0 }.first
print(numbers.isEmpty ? numbers : [maybe])
