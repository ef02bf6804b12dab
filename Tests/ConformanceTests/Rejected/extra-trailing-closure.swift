// A function that takes no closure takes no trailing one.
func f(_ n: Int) -> Int { n }
print(f(1) { 2 })
