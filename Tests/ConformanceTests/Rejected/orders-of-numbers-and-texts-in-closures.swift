let numbers = [1]
let texts = ["a"]
let text = "a"
_ = numbers.filter { $0 > "1" }
_ = numbers.filter { $0 == "1" }
_ = texts.filter { $0 > 1 }
_ = numbers.filter { $0 > text }
enum Direction: String { case up = "u" }
print(Direction.up + "x")
