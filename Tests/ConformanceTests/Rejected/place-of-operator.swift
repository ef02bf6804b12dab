// A mistake is at the operator.
let a: String = 1 + 2
let flag = true
let b: String = flag ? 1 : 2
let c: Int = flag && flag
