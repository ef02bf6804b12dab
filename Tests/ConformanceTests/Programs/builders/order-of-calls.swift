struct E: Error {}
@resultBuilder struct B { 
  static func buildBlock(_ parts: Int...) -> Int { print("block", parts); return parts.reduce(0, +) }
  static func buildEither(first: Int) -> Int { print("first", first); return first }
  static func buildEither(second: Int) -> Int { print("second", second); return second }
  static func buildOptional(_ x: Int?) -> Int { print("optional", x as Any); return x ?? 0 }
  static func buildArray(_ x: [Int]) -> Int { print("array", x); return x.reduce(0, +) }
}
func f(@B _ b: () throws -> Int) rethrows { print(try b()) }
func h(_ n: Int) throws {
try f { 
  if n == 0 { throw E() } else { 3 }
  if n == 1 { 1 } else if n == 2 { 2 } else if n == 3 { 3 } else if n == 4 { 4 }
  switch n { case 1: 10
   case 2: 20
   case 3: throw E()
   case 4, 5: 40
   default: 50 }
  for i in 0..<n { i; 100 }
  do { 7; 8 }
  let x = n * 2
  x
}
}
for n in 0...6 { do { try h(n) } catch { print(error) } }
