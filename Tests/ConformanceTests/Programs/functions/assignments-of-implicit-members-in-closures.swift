// Closures whose only statement assigns a value that takes its type from the variable.

var seed: UInt64 = 0
func a(_ w: () -> Void) { w() }
a { seed = .random(in: .min ... .max) }
func b(_ x: Int, setUp: () -> Void = {}) { setUp() }
b(1) { seed = .random(in: .min ... .max) }
func c(_ a: (inout [Int]) -> Void, setUp: () -> Void = {}) { setUp(); var v = [1]; a(&v) }
c { $0.reverse() } setUp: { seed = .random(in: .min ... .max) }
c({ $0.reverse() }, setUp: { seed = .random(in: .min ... 9) })
c { $0.reverse() } setUp: { seed = 7 }
