let i: Int8 = 300
let u: UInt = -1
let dv = 1 / 0
let s = "a" - "b"
let bo = !5
