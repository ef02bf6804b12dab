// An optional tuple is unwrapped before its elements are used.
let pair: (a: Int, b: Int)? = (1, 2)
print(pair.a)
let prices = ["tea": 3]
print(prices.first.key)
print(prices.min { $0.value < $1.value }.value)
