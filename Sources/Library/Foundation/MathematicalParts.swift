// C's mathematical functions that programs rarely use, and those that take floats apart.

@native("math.asinh") func asinh(_ x: Double) -> Double
@native("math.asinh Float") func asinh(_ x: Float) -> Float
@native("math.acosh") func acosh(_ x: Double) -> Double
@native("math.acosh Float") func acosh(_ x: Float) -> Float
@native("math.atanh") func atanh(_ x: Double) -> Double
@native("math.atanh Float") func atanh(_ x: Float) -> Float
@native("math.erf") func erf(_ x: Double) -> Double
@native("math.erf Float") func erf(_ x: Float) -> Float
@native("math.erfc") func erfc(_ x: Double) -> Double
@native("math.erfc Float") func erfc(_ x: Float) -> Float
@native("math.tgamma") func tgamma(_ x: Double) -> Double
@native("math.tgamma Float") func tgamma(_ x: Float) -> Float
@native("math.logb") func logb(_ x: Double) -> Double
@native("math.logb Float") func logb(_ x: Float) -> Float
@native("math.j0") func j0(_ x: Double) -> Double
@native("math.j1") func j1(_ x: Double) -> Double
@native("math.y0") func y0(_ x: Double) -> Double
@native("math.y1") func y1(_ x: Double) -> Double
@native("math.fdim") func fdim(_ x: Double, _ y: Double) -> Double
@native("math.fdim Float") func fdim(_ x: Float, _ y: Float) -> Float
@native("math.lgamma") func _lgamma(_ x: Double) -> Double
func lgamma(_ x: Double) -> (Double, Int) {
  (_lgamma(x), x < 0 && floor(x) != x && Int(floor(x)) % 2 != 0 ? -1 : 1)
}
func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
func nearbyint(_ x: Float) -> Float { x.rounded(.toNearestOrEven) }
func nextafter(_ x: Double, _ y: Double) -> Double { x < y ? x.nextUp : x > y ? x.nextDown : x == y ? y : x + y }
func nextafter(_ x: Float, _ y: Float) -> Float { x < y ? x.nextUp : x > y ? x.nextDown : x == y ? y : x + y }
func remquo(_ x: Double, _ y: Double) -> (Double, Int) {
  let rest = remainder(x, y)
  let quotient = (x - rest) / y
  let low = Int(fmod(fabs(quotient), 8))
  return (rest, quotient < 0 ? -low : low)
}

func modf<T: FloatingPoint>(_ x: T) -> (T, T) {
  let whole = x.rounded(.towardZero)
  let fraction = x.isInfinite ? 0 : x - whole
  return (whole, x.sign == .minus ? -abs(fraction) : fraction)
}
func modf(_ x: Double, _ whole: UnsafeMutablePointer<Double>!) -> Double {
  let parts: (Double, Double) = modf(x)
  whole.pointee = parts.0
  return parts.1
}
/// A fraction of at least 0.5 and less than 1, and the power of two that it is multiplied by.
func frexp<T: BinaryFloatingPoint>(_ x: T) -> (T, Int) {
  guard x.isFinite, x != 0 else { return (x, 0) }
  let fraction = x.significand / 2
  return (x.sign == .minus ? -fraction : fraction, Int(x.exponent) + 1)
}
func frexp(_ x: Double, _ exponent: UnsafeMutablePointer<Int32>!) -> Double {
  let parts: (Double, Int) = frexp(x)
  exponent.pointee = Int32(parts.1)
  return parts.0
}
func ldexp<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T { scalbn(x, n) }
func scalbn<T: FloatingPoint>(_ x: T, _ n: Int) -> T {
  if x == 0 || !x.isFinite { return x }
  guard let exponent = T.Exponent(exactly: n) else { return n < 0 ? 0 * x : T.infinity * x }
  return T(sign: .plus, exponent: exponent, significand: x)
}
func ilogb<T: BinaryFloatingPoint>(_ x: T) -> Int {
  if x.isNaN || x == 0 { return -2_147_483_648 }
  return x.isInfinite ? 2_147_483_647 : Int(x.exponent)
}
