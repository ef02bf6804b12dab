struct Sum {
  func add() -> Int {
    1
}
let text: Int = "a"
print(3)
