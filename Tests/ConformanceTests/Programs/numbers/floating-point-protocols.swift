func facts<T: FloatingPoint>(_ x: T, _ y: T) where T.Exponent: FixedWidthInteger {
  print(x.exponent, x.significand, x.isSubnormal, x.isCanonical, x.floatingPointClass, T.radix)
  print(T(sign: .minus, exponent: 2, significand: x), T(signOf: y, magnitudeOf: x), T(signOf: -y, magnitudeOf: x))
  print(x.isEqual(to: y), x.isLess(than: y), x.isLessThanOrEqualTo(y), x.isTotallyOrdered(belowOrEqualTo: y))
  print(T.minimum(x, y), T.maximum(x, y), T.minimumMagnitude(-x, y), T.maximumMagnitude(-x, y), T.maximum(x, .nan))
  var z = x
  z.addProduct(y, y)
  print(z, x.addingProduct(y, 2))
  z.formSquareRoot()
  print(z)
  z.round()
  print(z)
  z.round(.up)
  z = 7
  z.formTruncatingRemainder(dividingBy: 4)
  print(z)
  z = 7
  z.formRemainder(dividingBy: 4)
  print(z, z.rounded(), x.magnitude, T(exactly: 3 as Int) as Any)
  let range = T.leastNormalMagnitude.exponent...T.greatestFiniteMagnitude.exponent
  print(range, type(of: range))
  let e: T.Exponent = 5
  print(T.Exponent(12) + e)
  print(T.Exponent.max)
}
facts(1.5, 2.25)
facts(Float(1.5), -2.25)
func binary<T: BinaryFloatingPoint>(_ x: T) where T.RawSignificand: FixedWidthInteger {
  print(x.binade, x.significandWidth, T(exactly: 0.1 as Double) as Any, T(exactly: 0.5 as Float) as Any)
  print(x.isTotallyOrdered(belowOrEqualTo: -x), T(Int8(3)), T(3.7 as Float) == 3.7)
  let r = T.random(in: 1..<2), s = T.random(in: 3...4)
  print((1..<2).contains(r), (3...4).contains(s))
  var g = SystemRandomNumberGenerator()
  let q = T.random(in: 1..<2, using: &g), p = T.random(in: 1...2, using: &g)
  print((1..<2).contains(q), (1...2).contains(p))
  print(T.RawSignificand.bitWidth, x.significandBitPattern.trailingZeroBitCount, T.RawSignificand(3) &+ 4)
}
binary(1.5)
binary(Float(0.75))
func scaled<T: BinaryFloatingPoint>(_ x: T) -> T {
  T(sign: .plus, exponent: x.exponent + 1, significand: x.significand)
}
print(scaled(3.0), scaled(3 as Float))
extension FloatingPoint {
  var isWhole: Bool { rounded(.towardZero) == self }
  func clamped(_ r: ClosedRange<Self>) -> Self { Self.minimum(Self.maximum(self, r.lowerBound), r.upperBound) }
}
print(3.0.isWhole, Float(2.5).isWhole, 7.0.clamped(1...5))
