// A label that is not the parameter's.
func move(to x: Int) -> Int { x }
print(move(from: 3))
