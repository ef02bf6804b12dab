func f() -> Int { print("x") }
let i: Int8 = 300
