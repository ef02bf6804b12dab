// A range whose end lies before its start stops the program.
func numbers(_ low: Int, _ high: Int) -> [Int] { Array(low...high) }
print(numbers(1, 3), numbers(2, 2))
let list = [1, 2, 3]
print(list[1..<3], list.prefix(10), list.dropFirst(5))
print(numbers(3, 1))
print("never")
