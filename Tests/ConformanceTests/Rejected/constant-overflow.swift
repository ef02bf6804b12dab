// Arithmetic of constants is done while compiling.
let a: UInt8 = 255 + 1
let b: UInt = 0 - 1
