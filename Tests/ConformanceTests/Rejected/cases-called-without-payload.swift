enum E { case a, b(Int = 3) }
let x = E.a()
let y: E = .a()
print(x, y, E.b())
