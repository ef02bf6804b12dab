// Numbers are compared with numbers of the same type.
let n = 1
let d = 1.5
print(n > "a", n)
print(n < d)
