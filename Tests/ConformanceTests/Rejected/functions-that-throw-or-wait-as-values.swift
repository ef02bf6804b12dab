func g() throws {}
func g2() throws -> Void {}
func g3(_ x: Int) throws -> Int { x }
let a: () -> Void = g
let b: () -> Void = g2
let c: (Int) -> Int = g3
func take(_ f: () -> Void) {}
take(g)
take(g2)
func ret() -> () -> Void { g }
func as1() async {}
let e: () -> Void = as1
take(as1)
