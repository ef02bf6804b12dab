// A function is not its result.
func answer() -> Int { 42 }
let n: Int = answer
