// Values that are called: swiftc points at the name behind the dot.
struct S { var v = 1 }
let n = 5
let a = Int.max()
let b = n.description()
let c = S().v()
let d = n()
