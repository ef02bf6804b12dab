// A constant cannot be passed inout.
func bump(_ n: inout Int) { n += 1 }
let n = 1
bump(&n)
