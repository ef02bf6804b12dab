// Comparisons do not chain.
let a = 1
print(a == 1 == true)
