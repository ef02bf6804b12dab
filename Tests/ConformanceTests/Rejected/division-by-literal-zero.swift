// Dividing by a literal zero is seen by the compiler.
let n = 10 / 0
