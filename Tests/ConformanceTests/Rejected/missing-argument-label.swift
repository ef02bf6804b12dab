// The label of an argument is part of the call.
func move(to x: Int) -> Int { x }
print(move(3))
