func exchange(_ numbers: inout [Int]) {}
func raise(_ number: inout Int) {}
let words = ["a"]
let text = "a"
let number = 1
struct Box { let values = [1.5] }
let box = Box()
exchange(&words)
raise(&text)
raise(&number)
exchange(&box.values)
