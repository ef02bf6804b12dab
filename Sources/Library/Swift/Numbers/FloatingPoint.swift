// `Double` and `Float`, and other names for them. Shared members are in BuiltinNumbers.swift.

struct Double: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, CustomDebugStringConvertible,
  _BuiltinFloat
{
  typealias IntegerLiteralType = Double
  typealias FloatLiteralType = Double
  typealias Magnitude = Double
  typealias Stride = Double
  init() { self = 0 }
  var debugDescription: String { description }
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
    let width = range.upperBound - range.lowerBound
    if !width.isFinite { _trap("There is no uniform distribution on an infinite range") }
    while true {
      let bits: UInt64 = generator.next()
      let unit = Double(bits & (1 << 53 - 1)) * (ulpOfOne / 2)
      let result = width * unit + range.lowerBound
      if result != range.upperBound { return result }
    }
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double {
    let width = range.upperBound - range.lowerBound
    if !width.isFinite { _trap("There is no uniform distribution on an infinite range") }
    let limit: UInt64 = 1 << 53
    let bits = generator.next(upperBound: limit + 1)
    if bits == limit { return range.upperBound }
    return width * (Double(bits) * (ulpOfOne / 2)) + range.lowerBound
  }
}

struct Float: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, CustomDebugStringConvertible,
  _BuiltinFloat
{
  typealias IntegerLiteralType = Float
  typealias FloatLiteralType = Float
  typealias Magnitude = Float
  typealias Stride = Float
  init() { self = 0 }
  var debugDescription: String { description }
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
    let width = range.upperBound - range.lowerBound
    if !width.isFinite { _trap("There is no uniform distribution on an infinite range") }
    while true {
      let bits: UInt32 = generator.next()
      let unit = Float(bits & (1 << 24 - 1)) * (ulpOfOne / 2)
      let result = width * unit + range.lowerBound
      if result != range.upperBound { return result }
    }
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float>, using generator: inout G) -> Float {
    let width = range.upperBound - range.lowerBound
    if !width.isFinite { _trap("There is no uniform distribution on an infinite range") }
    let limit: UInt32 = 1 << 24
    let bits = generator.next(upperBound: limit + 1)
    if bits == limit { return range.upperBound }
    return width * (Float(bits) * (ulpOfOne / 2)) + range.lowerBound
  }
}

typealias Float64 = Double
typealias Float32 = Float
@native("randomUnit") func _randomUnit() -> Double
