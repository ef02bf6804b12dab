struct Blocks { func each<Y>(_ f: (Int, Int) throws -> Cmd<Y>) rethrows -> Y? { 
   print(Y.self)
   for i in 0..<3 { switch try f(i, i * 2) { case .loopContinue: continue; case .loopBreak: return nil; case .loopReturn(let y): return y } }
   return nil } }
enum Cmd<Y> { case loopContinue, loopBreak, loopReturn(Y) }
struct Group { static func borrow<T>(_ e: Int, _ f: (Group) throws -> T) throws -> T { return try f(Group()) }
  let blocks = Blocks()
}
func stream() throws {
  var keys: Set<Int> = []
  try Group.borrow(1) { group in
    group.blocks.each({ _, block in
      guard block > 0 else { return .loopContinue }
      keys.insert(block)
      return .loopContinue
    })
  }
  print(keys.sorted())
}
try stream()
let found: String? = Blocks().each { a, b in
  if b == 2 { return .loopReturn("two") }
  return .loopContinue
}
print(found as Any)
@discardableResult func match<R>(_ on: ((Int) -> R?)? = nil) -> R? { _ = on?(1); print(R.self); return nil }
[1].forEach { _ in match({ _ in nil }) }
[1].forEach { _ in match({ $0 }) }
func g(_ f: () -> Void) { f() }; g { match({ (x: Int) in print(x); return nil }) }
g { match({ (x: Int) in print(x); return "a" }) }
