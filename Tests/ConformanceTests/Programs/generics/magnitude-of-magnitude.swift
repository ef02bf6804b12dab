func f<B: FixedWidthInteger>(_ a: B.Magnitude.Magnitude, _ t: B) -> B.Magnitude where B.Magnitude: UnsignedInteger, B.Magnitude.Magnitude == B.Magnitude { a }
struct DW<Base: FixedWidthInteger> {
  typealias Low = Base.Magnitude
  var low: Low, high: Base
  static func mul(_ x: Low, _ y: Low) -> (partial: Low, carry: Low) { let (c, p) = x.multipliedFullWidth(by: y); return (p, c) }
  func g(_ r: DW) -> Low { let a = DW.mul(r.low, low); return a.partial }
}
extension DW where Base: UnsignedInteger & FixedWidthInteger {
  func h() -> Low { high.magnitude.magnitude }
}
print(DW<Int8>(low: 3, high: 4).g(DW<Int8>(low: 200, high: 4)))
