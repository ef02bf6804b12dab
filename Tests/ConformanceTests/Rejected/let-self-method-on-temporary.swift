// A mutating method cannot be called on a literal result.
func numbers() -> [Int] { [1, 2] }
numbers().append(3)
