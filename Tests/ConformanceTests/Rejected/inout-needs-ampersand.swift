// An inout argument is marked with &.
func bump(_ n: inout Int) { n += 1 }
var n = 1
bump(n)
