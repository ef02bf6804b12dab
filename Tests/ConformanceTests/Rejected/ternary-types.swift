// Both branches of a ternary have one type.
let flag = true
let value: Int = flag ? 1 : "one"
