struct Ln {}
struct Grp: ~Copyable { static func borrow<Y>(event: Int, borrow fn: (borrowing Grp) throws -> Y) throws -> Y { try fn(Grp()) } 
 static func lend<T>(event: Int, borrow fn: (Int?) throws -> T) throws -> T { try fn(event) } }
func gen(_ g: borrowing Grp) -> Ln? { Ln() }
func one() -> Int? { 1 }
func a(_ k: Int) -> Ln? {
  if k == 1 { return try? Grp.borrow(event: 1, borrow: { g in return gen(g) }) }
  return try? Grp.lend(event: 1, borrow: { x in
    switch x { case .none: return nil
    case .some(let n): if n > 1 { return Ln() }; return nil } })
}
func b() -> Int? {
  return try? Grp.lend(event: 1, borrow: { x in
    switch x { case .none:
      // c
      return one()
    case .some(let n): return n } })
}
enum FE { case profile(Int), event(String) }
func c(_ q: Int) -> FE? {
  let f: FE? = try? Grp.lend(event: 3, borrow: { e in
    switch q { case 1: if e == 3 { return .profile(2) }
    default: return .event("x") }
    return nil
  })
  if let f { return f }
  return nil
}
func d() throws -> String? {
  try Grp.lend(event: 1, borrow: { r in
    switch r { case .none: return nil
    case .some(let p): return p > 0 ? p.description : nil } })
}
enum Loop { case loopContinue, loopBreak }
struct BG { func each(_ f: (Int, Int) -> Loop) -> Int { _ = f(1, 2); return 3 }; func each2(_ f: (Int, Int) throws -> Loop) rethrows { _ = try f(1, 2) } 
 static func bb<Y>(event: Int, borrow fn: (BG) throws -> Y) throws -> Y { try fn(BG()) } }
func e() throws {
  var set: Set<Int> = []
  try BG.bb(event: 1, borrow: { g in
    g.each2({ _, b in
      guard let k = Optional(b) else { return .loopContinue }
      set.insert(k); return .loopContinue
    })
  })
  print(set)
}
print(a(1) as Any, a(2) as Any, b() as Any, c(1) as Any, c(2) as Any, try d() as Any); try e()
