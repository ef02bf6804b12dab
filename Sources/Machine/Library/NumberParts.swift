import Code

/// What numbers are made of: bytes, halves of wide products, exponents and significands.
enum NumberPartsLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("extension FixedWidthInteger", integers),
    LibraryPart("extension BinaryFloatingPoint", floats),
    LibraryPart(
      "extension Double",
      """
      typealias Exponent = Int
      typealias RawSignificand = UInt64
      typealias RawExponent = UInt
      static var significandBitCount: Int { 52 }
      static var exponentBitCount: Int { 11 }
      @native("Double.significandBitPattern") var significandBitPattern: UInt64 { get }
      """),
    LibraryPart(
      "extension Float",
      """
      typealias Exponent = Int
      typealias RawSignificand = UInt32
      typealias RawExponent = UInt
      static var significandBitCount: Int { 23 }
      static var exponentBitCount: Int { 8 }
      @native("Float.significandBitPattern") var significandBitPattern: UInt32 { get }
      """),
    LibraryPart(
      "enum FloatingPointClassification: Equatable, Hashable",
      """
      case signalingNaN
      case quietNaN
      case negativeInfinity
      case negativeNormal
      case negativeSubnormal
      case negativeZero
      case positiveZero
      case positiveSubnormal
      case positiveNormal
      case positiveInfinity
      """),
  ]

  private static let integers = """
    func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
      if rhs == 0 { return (partialValue: self, overflow: true) }
      if Self.isSigned && self == Self.min && rhs &+ 1 == 0 { return (partialValue: self, overflow: true) }
      return (partialValue: self / rhs, overflow: false)
    }
    func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool) {
      if rhs == 0 { return (partialValue: self, overflow: true) }
      if Self.isSigned && rhs &+ 1 == 0 { return (partialValue: 0, overflow: self == Self.min) }
      return (partialValue: self % rhs, overflow: false)
    }
    @native("Integer.highWord") func _highWord(_ other: Self) -> Self
    @native("Integer.byteSwapped") var byteSwapped: Self { get }
    var bigEndian: Self { byteSwapped }
    var littleEndian: Self { self }
    init(bigEndian value: Self) { self = value.byteSwapped }
    init(littleEndian value: Self) { self = value }
    static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
    static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
    """

  private static let floats = """
    static var radix: Int { 2 }
    static var signalingNaN: Self { nan }
    @native("Float.exponent") var exponent: Int { get }
    @native("Float.significand") var significand: Self { get }
    @native("Float.binade") var binade: Self { get }
    @native("Float.exponentBitPattern") var exponentBitPattern: UInt { get }
    @native("Float.isSubnormal") var isSubnormal: Bool { get }
    @native("Float.isTotallyOrdered") func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
    @native("Float.scaled") static func _scaled(_ isNegative: Bool, _ exponent: Int, _ significand: Self) -> Self
    init(sign: FloatingPointSign, exponent: Int, significand: Self) {
      self = Self._scaled(sign == .minus, exponent, significand)
    }
    init(signOf: Self, magnitudeOf: Self) {
      self = signOf._isMinus ? -magnitudeOf.magnitude : magnitudeOf.magnitude
    }
    @native("Float.init(exactly:) floating") init?<Source: BinaryFloatingPoint>(exactly value: Source)
    var isCanonical: Bool { true }
    var isSignalingNaN: Bool { false }
    func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
    static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
      x.isNaN ? y : y.isNaN ? x : y.magnitude < x.magnitude ? y : x
    }
    static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
      x.isNaN ? y : y.isNaN ? x : y.magnitude > x.magnitude ? y : x
    }
    mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
    mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
    var floatingPointClass: FloatingPointClassification {
      if isNaN { return .quietNaN }
      if isInfinite { return _isMinus ? .negativeInfinity : .positiveInfinity }
      if isZero { return _isMinus ? .negativeZero : .positiveZero }
      if isNormal { return _isMinus ? .negativeNormal : .positiveNormal }
      return _isMinus ? .negativeSubnormal : .positiveSubnormal
    }
    """
}

/// Their natives; for those of a protocol `types[0]` is the type.
enum NumberPartsNatives {
  static var natives: NativeTable {
    [
      "Integer.byteSwapped": { call in
        guard let type = IntegerArithmetic(call.types[0]) else { return call[0] }
        let swapped = call[0].bits.byteSwapped >> UInt64(64 - type.width)
        return Value(bits: type.truncating(swapped), object: nil)
      },
      "Integer.highWord": { call in
        let type = IntegerArithmetic(call.types[0]) ?? .word
        let (left, right) = (call[0].bits, call[1].bits)
        let high: UInt64
        if type.width < 64 {
          let product = Int64(bitPattern: left) &* Int64(bitPattern: right)
          high =
            type.isSigned ? UInt64(bitPattern: product >> Int64(type.width)) : (left &* right) >> UInt64(type.width)
        } else if type.isSigned {
          high = UInt64(bitPattern: Int64(bitPattern: left).multipliedFullWidth(by: Int64(bitPattern: right)).high)
        } else {
          high = left.multipliedFullWidth(by: right).high
        }
        return Value(bits: type.truncating(high), object: nil)
      },
      "Float.exponent": { Value(isFloat($0) ? Int(Float($0[0].double).exponent) : Int($0[0].double.exponent)) },
      "Float.significand": { Value(isFloat($0) ? Double(Float($0[0].double).significand) : $0[0].double.significand) },
      "Float.binade": { Value(isFloat($0) ? Double(Float($0[0].double).binade) : $0[0].double.binade) },
      "Float.exponentBitPattern": { call in
        let bits = isFloat(call) ? Float(call[0].double).exponentBitPattern : call[0].double.exponentBitPattern
        return Value(bits: UInt64(bits), object: nil)
      },
      "Double.significandBitPattern": { Value(bits: $0[0].double.significandBitPattern, object: nil) },
      "Float.significandBitPattern": {
        Value(bits: UInt64(Float($0[0].double).significandBitPattern), object: nil)
      },
      "Float.isSubnormal": { Value(isFloat($0) ? Float($0[0].double).isSubnormal : $0[0].double.isSubnormal) },
      "Float.isTotallyOrdered": { Value($0[0].double.isTotallyOrdered(belowOrEqualTo: $0[1].double)) },
      "Float.scaled": { call in
        let sign: FloatingPointSign = call[0].bool ? .minus : .plus
        return isFloat(call)
          ? Value(Double(Float(sign: sign, exponent: call.int(1), significand: Float(call[2].double))))
          : Value(Double(sign: sign, exponent: call.int(1), significand: call[2].double))
      },
      "Float.init(exactly:) floating": { call in
        let number = call[0].double
        if number.isNaN { return call.none }
        return isFloat(call)
          ? call.optional(Float(exactly: number).map { Value(Double($0)) }) : call.optional(Value(number))
      },
    ]
  }

  private static func isFloat(_ call: NativeContext) -> Bool {
    if case .float = call.types[0].kind { true } else { false }
  }
}
