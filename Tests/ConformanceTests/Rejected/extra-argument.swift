// There are no more arguments than parameters.
func square(_ n: Int) -> Int { n * n }
print(square(3, 4))
