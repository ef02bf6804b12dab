let f1 = { a, b in a + b }
let f2 = { a in -a }
let f3 = { $0 + $1 }
let f5 = { a in a.count }
let f6 = { $0 * 2 }
let f7 = { $0.name }
let f8 = { a in a * a }
let g1 = { a, b in a && b }
let g2 = { x in x }
let g3 = { x in x + 1.5 }
let g4 = { x in print(x) }
let g6 = { x in [x] }
let g8 = { x in !x }
let g9 = { x in x.foo() }
let h1 = { x in foo(x) }
let h2 = { (x) in x + x }
func foo<T: Numeric>(_ t: T) -> T { t }
