let c2: () -> Int = { }
struct S { var c: () -> Int }
S(c: { })
_ = S { }
let c4: (Int) -> String = { x in }
let c5: (Int) -> String = { x in print(x) }
let c6: (Int) -> String = { x in print(x); print(x) }
