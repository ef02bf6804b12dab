struct Point {}
func list<T>(_ values: [T]) {}
func sorted<T: Comparable>(_ values: [T]) -> [T] { values }
func set<T>(_ values: Set<T>) {}
func grid<T>(_ values: [[T]]) {}
let number = 5, point = Point(), maybe: Int? = 3, unique: Set<Int> = [1], numbers = [1]
list(number)
list(point)
list("a")
list(maybe)
list(unique)
list((1, "b"))
sorted(number)
set(number)
set(numbers)
grid(number)
