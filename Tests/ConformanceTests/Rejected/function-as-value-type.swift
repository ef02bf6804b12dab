// A function's type is part of its value.
func double(_ n: Int) -> Int { n * 2 }
let f: (String) -> Int = double
