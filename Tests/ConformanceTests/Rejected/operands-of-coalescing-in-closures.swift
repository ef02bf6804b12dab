// The left operand of `??` is optional: this decides the type of a closure's parameter.
let both = { a, b -> Int in a ?? b }
let first: String = both
let literal = { a in a ?? 0 }
let second: String = literal
