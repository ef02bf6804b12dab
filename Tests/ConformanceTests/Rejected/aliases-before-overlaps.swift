func f(_ a: inout Int, _ b: inout Int) {}
var x = 1
f(&x, &x)
