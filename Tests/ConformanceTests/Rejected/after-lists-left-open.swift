let numbers = [1, 2, 3
let text: Int = "a"
func f() {
  let pair = (1, 2 }
func g() -> Int { "x" }
