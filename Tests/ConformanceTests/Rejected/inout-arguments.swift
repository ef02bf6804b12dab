func inoutF(_ x: inout Int) {}
let c1 = 1
inoutF(&c1)
inoutF(c1)
inoutF(&3)
var v1 = 1
inoutF(v1)
