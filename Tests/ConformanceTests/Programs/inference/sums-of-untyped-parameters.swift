// The result of a closure decides the types of its parameters, which have no types of their own.
let sum = { a, b -> Int in a + b }
let product = { a, b -> Double in a * b }
let text = { a, b -> String in a + b }
let list = { a, b -> [Int] in a + b }
let rest = { a, b -> Int in a % b }
let range = { a, b -> ClosedRange<Int> in a...b }
let bits = { a, b -> Int in a & b }
let both = { a, b in a && b }
print(sum(1, 2), product(1, 2), text("1", "2"), list([1], [2]), rest(7, 4), range(1, 2), bits(6, 3), both(true, false))
print(type(of: sum), type(of: product), type(of: text), type(of: list), type(of: range), type(of: both))
