struct S {
  var p: Int { 1 }
  func f(_ x: Int8) {}
  func f(_ x: Int16) {}
  init(_ x: Float) {}
  init(_ x: Int16) {}
  subscript(i: Int8) -> Int { 1 }
  subscript(i: UInt8) -> Int { 2 }
}
let s = S(1)
S(1 as Float).f(1)
print(S(1 as Float)[1])
protocol A {}
protocol B {}
extension A { func who() {} }
extension B { func who() {} }
struct T: A, B {}
T().who()
