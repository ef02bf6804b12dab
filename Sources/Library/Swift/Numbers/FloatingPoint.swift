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
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { _trap("Can't get random value with an empty range") }
    return Self(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    Self(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
  static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    if range.isEmpty { _trap("Can't get random value with an empty range") }
    let width = range.upperBound - range.lowerBound
    if !width.isFinite { _trap("There is no uniform distribution on an infinite range") }
    while true {
      let bits: RawSignificand = generator.next()
      let unit = Self(bits & ((1 as RawSignificand) << (significandBitCount + 1) - 1)) * (ulpOfOne / 2)
      let result = width * unit + range.lowerBound
      if result != range.upperBound { return result }
    }
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let width = range.upperBound - range.lowerBound
    if !width.isFinite { _trap("There is no uniform distribution on an infinite range") }
    let limit = (1 as RawSignificand) << (significandBitCount + 1)
    let bits = generator.next(upperBound: limit + 1)
    if bits == limit { return range.upperBound }
    return width * (Self(bits) * (ulpOfOne / 2)) + range.lowerBound
  }
}

typealias Float64 = Double
typealias Float32 = Float
@native("randomUnit") func _randomUnit() -> Double
