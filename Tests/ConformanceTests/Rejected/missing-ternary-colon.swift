// A ternary has two branches.
let flag = true
let n = flag ? 1
