// Operators that one generic declaration makes possible for all types need the types of a closure's parameters.
let shifted = { a, b -> Int in a << b }
let backward = { a, b -> Int in a >> b }
let closed = { a, b in a...b }
let open = { a, b in a ..< b }
let twice = { a in a << 1 }
let sum = { a, b in a + b }
