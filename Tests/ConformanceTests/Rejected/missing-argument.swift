// Every parameter without a default needs an argument.
func area(width: Int, height: Int) -> Int { width * height }
print(area(width: 3))
