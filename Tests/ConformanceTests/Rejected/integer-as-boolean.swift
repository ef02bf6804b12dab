// A number is no truth value.
let n = 1
let b = n && true
let c = !n
