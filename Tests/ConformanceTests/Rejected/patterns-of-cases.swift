switch 5 { case "a": break; default: break }
switch Optional(3) { case .some(let x): print(x) }
switch (1, "a") { case (let x, 2): break; default: break }
enum E { case a(Int), b }
switch E.a(1) { case .a(let x, let y): break; case .b: break }
switch E.b { case .a: break; case .c: break; default: break }
if case .a(let x) = 3 { }
let e = E.a
let e2: E = .a("x")
let e3 = E.a(1) == E.b
guard case .b = E.b else { }
switch true { case true: break }
switch 3 { case 1...2: break; case ..<0: break }
switch "s" { case let x where x: break; default: break }
