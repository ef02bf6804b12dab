// One variable is not two.
func both(_ a: inout Int, _ b: inout Int) {}
var n = 1
both(&n, &n)
