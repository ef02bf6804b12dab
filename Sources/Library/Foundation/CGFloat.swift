// Core Graphics' number, as Foundation declares it on Linux. The compiler converts it to `Double` and back by itself
// (SE-0307); both are the same number for the machine.

struct CGFloat: BinaryFloatingPoint, CustomStringConvertible, Codable, _BuiltinFloat {
  typealias NativeType = Double
  typealias IntegerLiteralType = CGFloat
  typealias FloatLiteralType = CGFloat
  typealias Magnitude = CGFloat
  typealias Stride = CGFloat
  typealias Exponent = Int
  typealias RawSignificand = UInt
  typealias RawExponent = UInt
  init() { self = 0 }
  init(bitPattern: UInt) { self.init(Double(bitPattern: UInt64(bitPattern))) }
  @native("Float.init(_:) floating") init(_ value: CGFloat)
  @native("Float.init(_:) floating") init(_ value: Double)
  @native("Float.init(_:) floating") init(_ value: Float)
  init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Double.self)) }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(native)
  }
  var native: Double { Double(self) }
  var bitPattern: UInt { UInt(native.bitPattern) }
  static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  var isSignalingNaN: Bool { native.isSignalingNaN }
  static var significandBitCount: Int { 52 }
  static var exponentBitCount: Int { 11 }
  var significandBitPattern: UInt { UInt(native.significandBitPattern) }
  var significandWidth: Int { native.significandWidth }
  var exponentBitPattern: UInt { _exponentBitPattern }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) {
    self.init(
      Double(
        sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: UInt64(significandBitPattern)))
  }
}

extension CGFloat: CVarArg {}

extension CGFloat: SIMDScalar { typealias SIMDMaskScalar = Int64 }

extension Double {
  @native("Float.init(_:) floating") init(_ value: CGFloat)
}

@native("math.cbrt") func cbrt(_ x: CGFloat) -> CGFloat
@native("math.rint") func rint(_ x: CGFloat) -> CGFloat
@native("math.sin") func sin(_ x: CGFloat) -> CGFloat
@native("math.cos") func cos(_ x: CGFloat) -> CGFloat
@native("math.tan") func tan(_ x: CGFloat) -> CGFloat
@native("math.asin") func asin(_ x: CGFloat) -> CGFloat
@native("math.acos") func acos(_ x: CGFloat) -> CGFloat
@native("math.atan") func atan(_ x: CGFloat) -> CGFloat
@native("math.sinh") func sinh(_ x: CGFloat) -> CGFloat
@native("math.cosh") func cosh(_ x: CGFloat) -> CGFloat
@native("math.tanh") func tanh(_ x: CGFloat) -> CGFloat
@native("math.asinh") func asinh(_ x: CGFloat) -> CGFloat
@native("math.acosh") func acosh(_ x: CGFloat) -> CGFloat
@native("math.atanh") func atanh(_ x: CGFloat) -> CGFloat
@native("math.exp") func exp(_ x: CGFloat) -> CGFloat
@native("math.exp2") func exp2(_ x: CGFloat) -> CGFloat
@native("math.expm1") func expm1(_ x: CGFloat) -> CGFloat
@native("math.log") func log(_ x: CGFloat) -> CGFloat
@native("math.log2") func log2(_ x: CGFloat) -> CGFloat
@native("math.log10") func log10(_ x: CGFloat) -> CGFloat
@native("math.log1p") func log1p(_ x: CGFloat) -> CGFloat
@native("math.logb") func logb(_ x: CGFloat) -> CGFloat
@native("math.erf") func erf(_ x: CGFloat) -> CGFloat
@native("math.erfc") func erfc(_ x: CGFloat) -> CGFloat
@native("math.tgamma") func tgamma(_ x: CGFloat) -> CGFloat
@native("math.pow") func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@native("math.atan2") func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@native("math.hypot") func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@native("math.fdim") func fdim(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@native("math.fmin") func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@native("math.fmax") func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
@native("math.copysign") func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func nearbyint(_ x: CGFloat) -> CGFloat { x.rounded(.toNearestOrEven) }
func nextafter(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(nextafter(Double(x), Double(y))) }
