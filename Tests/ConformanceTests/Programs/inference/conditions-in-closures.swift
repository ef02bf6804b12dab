let x = { () -> Int in let q = 1; return zip("a", "a").contains { $0 != $1 } ? q : 3 }()
let y: Int = { let q = 1; return zip("a", "b").contains { $0 != $1 } ? q : 3 }()
let z = [1, 2].map { n -> Int in let q = n; return zip("a", "b").contains { $0 != $1 } ? q : 3 }
let w = [1, 2].map { n in let q = n; return zip("a", "b").contains { $0 != $1 } ? q : 3 }
let v = [1, 2].map { n in while zip("a", "a").contains(where: { $0 != $1 }) { return 1 }; return zip("a", "c").filter { $0 != $1 }.count }
func take(_ f: () -> Bool) { print(f()) }
take { if zip("a", "b").contains(where: { $0 != $1 }) { return true }; return zip("a", "b").allSatisfy { $0 == $1 } }
take { guard zip("a", "b").contains(where: { $0 != $1 }) else { return true }; return zip("a", "b").allSatisfy { $0 == $1 } }
take { switch zip("a", "b").contains(where: { $0 != $1 }) { case true: return zip("a", "b").allSatisfy { $0 != $1 }; default: return false } }
take { switch 3 { case zip("a", "b").filter { $0 != $1 }.count: return true; case let n where zip("a", "b").contains { $0 != $1 }: return n > 2; default: return false } }
take { for c in zip("ab", "ac") where c.0 != c.1 { print(c) }; for (a, b) in zip("ab", "ac").filter({ $0 != $1 }) { print(a, b) }; return false }
take { var n = 0; repeat { n += 1 } while zip("a", "b").contains { $0 != $1 } && n < 3; return n == 3 }
take { let s = if zip("a", "b").contains(where: { $0 != $1 }) { "x" } else { "y" }; return s == "x" }
take { defer { print(zip("a", "b").map { $0 != $1 }) }; _ = zip("a", "b").map { $0 != $1 }; return zip("a", "b").first { $0 != $1 } != nil }
take { if let p = zip("a", "b").first(where: { $0 != $1 }), zip("c", "b").contains(where: { $0 != p.1 && $1 == "b" }) { print(p) }; return true }
print(x, y, z, w, v)
