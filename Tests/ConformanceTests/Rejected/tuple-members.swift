let tuple = (1, b: 2)
print(tuple.2, tuple.c)
let (l, m, n) = tuple
