// `Double` and `Float`, and other names for them. Shared members are in BuiltinNumbers.swift.

struct Double: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, _BuiltinFloat {
  typealias IntegerLiteralType = Double
  typealias FloatLiteralType = Double
  typealias Magnitude = Double
  typealias Stride = Double
  init() { self = 0 }
  @native("Double.parse") init?(_ description: String)
  init?<S: StringProtocol>(_ text: S) { self.init(text.description) }
  @native("Double.bitPattern") var bitPattern: UInt64 { get }
  @native("Double.init(bitPattern:)") init(bitPattern: UInt64)
  static func random(in range: Range<Double>) -> Double {
    if range.isEmpty { _trap("Can't get random value with an empty range") }
    return Double(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random(in range: ClosedRange<Double>) -> Double {
    Double(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double {
    if range.isEmpty { _trap("Can't get random value with an empty range") }
    let unit = Double(generator.next() >> 11) * Double(1.1102230246251565e-16)
    return unit * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double {
    let unit = Double(generator.next() >> 11) * Double(1.1102230246251565e-16)
    return unit * (range.upperBound - range.lowerBound) + range.lowerBound
  }
}

struct Float: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, _BuiltinFloat {
  typealias IntegerLiteralType = Float
  typealias FloatLiteralType = Float
  typealias Magnitude = Float
  typealias Stride = Float
  init() { self = 0 }
  @native("Float.parse") init?(_ description: String)
  init?<S: StringProtocol>(_ text: S) { self.init(text.description) }
  @native("Float.bitPattern") var bitPattern: UInt32 { get }
  @native("Float.init(bitPattern:)") init(bitPattern: UInt32)
  static func random(in range: Range<Float>) -> Float {
    if range.isEmpty { _trap("Can't get random value with an empty range") }
    return Float(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random(in range: ClosedRange<Float>) -> Float {
    Float(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random<G: RandomNumberGenerator>(in range: Range<Float>, using generator: inout G) -> Float {
    if range.isEmpty { _trap("Can't get random value with an empty range") }
    let unit = Float(generator.next() >> 11) * Float(1.1102230246251565e-16)
    return unit * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float>, using generator: inout G) -> Float {
    let unit = Float(generator.next() >> 11) * Float(1.1102230246251565e-16)
    return unit * (range.upperBound - range.lowerBound) + range.lowerBound
  }
}

typealias Float64 = Double
typealias Float32 = Float
@native("randomUnit") func _randomUnit() -> Double
