let sum = { a, b -> Int in a + b }
print(sum(1, 2))
