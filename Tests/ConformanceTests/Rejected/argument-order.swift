// Labelled arguments keep their order.
func area(width: Int, height: Int) -> Int { width * height }
print(area(height: 2, width: 3))
