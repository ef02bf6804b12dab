func f(_ b: Bool) {}
f(1 = 2)
var x = 3
if x = 3 {}
while x = 3 {}
let c: Bool = x = 3
f(x = 3)
let d = (x = 3) ? 1 : 2
