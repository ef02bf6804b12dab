enum E { case a, b, c }
func g(_ e: E) -> Int { switch e { case .a: return 1; case .b: return 2 } }
let n: E = .d
