// A value that is not a function cannot be called.
let n = 3
print(n(4))
