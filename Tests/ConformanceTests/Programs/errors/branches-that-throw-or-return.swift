// A function of one switch or if whose branches throw or return has no value of its own.
struct E: Error {}
func a(_ x: Int) throws -> Int {
  switch x {
  case 0: throw E()
  default:
    if x > 1 { return 2 }
    throw E()
  }
}
func b(_ x: Int) throws -> Int {
  if x == 0 { throw E() } else {
    if x > 1 { return 2 }
    throw E()
  }
}
func c(_ x: Int) throws -> Int {
  switch x {
  case 0: throw E()
  default:
    guard x > 1 else { return 1 }
    fatalError()
  }
}
func d(_ x: Int) throws -> Int {
  switch x {
  case 0: fatalError()
  default: throw E()
  }
}
let e: (Int) throws -> Int = { x in
  switch x {
  case 0: throw E()
  default:
    if x > 1 { return 2 }
    throw E()
  }
}
var p: Int { get throws { switch 1 { case 0: throw E(); default: if true { return 3 }; throw E() } } }
print((try? a(0)) as Any, (try? a(2)) as Any, (try? b(0)) as Any, (try? b(3)) as Any, (try? c(0)) as Any, try c(1), (try? d(1)) as Any, try e(3), try p)
