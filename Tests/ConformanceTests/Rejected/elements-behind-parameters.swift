// The parameter of a closure is what the array literal holds: swiftc blames the literal.
let a = [1, 2].filter { $0 }
let b = ["a"].filter { $0 }
let c = [1, 2].map { x -> String in x }
let d = [1, 2].reduce("") { $0 + $1 }
let e = ["a"].reduce(0) { $0 + $1 }
let xs = [1, 2]
let f = xs.filter { $0 }
let g = xs.map { x -> String in x }
