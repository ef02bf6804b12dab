import Code

/// Natives of the integer types and of `Double` and `Float` besides their operators; `types[0]` is the type.
enum NumberNatives {
  static var natives: NativeTable { integers.with(floats).with(WideNatives.natives) }

  private static var integers: NativeTable {
    [
      "Integer.init(_:) integer": { call in
        let (target, source) = (integer(call, 0), try wholeSource(call))
        guard let word = source.word(of: target) else {
          throw Trap(
            source.isNegative && !target.isSigned
              ? "Negative value is not representable" : "Not enough bits to represent the passed value")
        }
        return Value(bits: word, object: nil)
      },
      "Integer.init(_:) floating": convertFloating,
      "Integer.init(exactly:) integer": { call in
        call.optional(word(try wholeSource(call).word(of: integer(call, 0))))
      },
      "Integer.init(exactly:) floating": { call in
        let number = source(call).value.double
        guard number == number.rounded(.towardZero) else { return call.none }
        return call.optional(word(integer(call, 0).exactly(truncating: number)))
      },
      "Integer.init(truncatingIfNeeded:)": { call in
        Value(bits: integer(call, 0).truncating(try wholeSource(call).low), object: nil)
      },
      "Integer.init(clamping:)": { call in
        Value(bits: try wholeSource(call).clamped(to: integer(call, 0)), object: nil)
      },
      "Integer.parse decimal": { $0.optional(word(integer($0, 0).parsed($0.text(0), radix: 10))) },
      "Integer.parse": { call in
        try call.require((2...36).contains(call.int(1)), "Radix not in range 2...36")
        return call.optional(word(integer(call, 0).parsed(call.text(0), radix: call.int(1))))
      },
      "Integer.bitWidth": { Value(integer($0, 0).width) },
      "Integer.max": { Value(bits: integer($0, 0).maximum, object: nil) },
      "Integer.min": { Value(bits: integer($0, 0).minimum, object: nil) },
      "Integer.magnitude": { call in
        let bits = call[0].bits
        return Value(bits: integer(call, 0).isNegative(bits) ? 0 &- bits : bits, object: nil)
      },
      "Integer.trailingZeroBitCount": { Value(min($0[0].bits.trailingZeroBitCount, integer($0, 0).width)) },
      "Integer.leadingZeroBitCount": { Value(leadingZeros($0)) },
      "Integer.nonzeroBitCount": { Value(lowBits($0).nonzeroBitCount) },
      "Integer.overflows +": { Value(integer($0, 0).sum($0[0].bits, $0[1].bits) == nil) },
      "Integer.overflows -": { Value(integer($0, 0).difference($0[0].bits, $0[1].bits) == nil) },
      "Integer.overflows *": { Value(integer($0, 0).product($0[0].bits, $0[1].bits) == nil) },
      "Integer.distance(to:)": { call in
        let type = integer(call, 0)
        let (from, to) = (call[0].bits, call[1].bits)
        let distance = IntegerArithmetic.word.difference(to, from)
        // The distance of unsigned words may exceed the range of Int.
        guard let distance, type.isLess(to, from) == IntegerArithmetic.word.isNegative(distance) else {
          throw Trap("Distance is not representable in Int")
        }
        return Value(bits: distance, object: nil)
      },
      "Integer.advanced(by:)": { call in
        let type = integer(call, 0)
        let (word, amount) = (call[0].bits, call[1].bits)
        let result = amount >> 63 == 1 && !type.isSigned ? type.difference(word, 0 &- amount) : type.sum(word, amount)
        guard let result else { throw Trap.overflow() }
        return Value(bits: result, object: nil)
      },
      "Integer.== mixed": { Value(try compared($0) == 0) },
      "Integer.< mixed": { Value(try compared($0) < 0) },
      "Integer.formatted": { try $0.result(NumberFormat.grouped(integer($0, 0).text($0[0].bits))) },
    ]
  }

  /// Compares two integers of any types: -1, 0 or 1.
  private static func compared(_ call: NativeContext) throws -> Int {
    try WholeNumber(call[0], call.types[0], call.machine).compared(
      to: WholeNumber(call[1], call.types[1], call.machine))
  }

  private static func integer(_ call: NativeContext, _ index: Int) -> IntegerArithmetic {
    IntegerArithmetic(call.types[index]) ?? .word
  }

  /// The number that a conversion takes, with its own type; an existential is opened.
  private static func source(_ call: NativeContext) -> (value: Value, type: RuntimeType) {
    guard case .existential = call.types[1].kind else { return (call[0], call.types[1]) }
    return (call[0].record.contained, call[0].record.type)
  }

  private static func wholeSource(_ call: NativeContext) throws -> WholeNumber {
    let (value, type) = source(call)
    return try WholeNumber(value, type, call.machine)
  }

  private static func word(_ bits: UInt64?) -> Value? { bits.map { Value(bits: $0, object: nil) } }

  private static func lowBits(_ call: NativeContext) -> UInt64 {
    call[0].bits & (.max >> UInt64(64 - integer(call, 0).width))
  }

  private static func leadingZeros(_ call: NativeContext) -> Int {
    lowBits(call).leadingZeroBitCount - (64 - integer(call, 0).width)
  }

  private static func convertFloating(_ call: NativeContext) throws -> Value {
    let (value, type) = source(call)
    let number = value.double
    if let bits = integer(call, 0).exactly(truncating: number) { return Value(bits: bits, object: nil) }
    let (target, source) = (call.types[0].name, type.name)
    let start = "\(source) value cannot be converted to \(target) because "
    if !number.isFinite { throw Trap(start + "it is either infinite or NaN") }
    throw Trap(start + "the result would be \(number > 0 ? "greater than \(target).max" : "less than \(target).min")")
  }

  // MARK: Floating point

  private static var floats: NativeTable {
    [
      "Float.init(_:) integer": { call in
        Value(try wholeSource(call).double(isFloat: isFloat(call)))
      },
      "Float.init(_:) floating": { OperatorNatives.rounded(source($0).value.double, $0.types[0]) },
      "Float.init(exactly:) integer": { call in
        let source = try wholeSource(call)
        let result = source.double(isFloat: isFloat(call))
        let isExact =
          source.isNegative ? Int128(exactly: result) == source.signed : UInt128(exactly: result) == source.unsigned
        return isExact ? call.optional(Value(result)) : call.none
      },
      "Double.parse": { $0.optional(Double($0.text(0)).map { Value($0) }) },
      "Float.parse": { $0.optional(Float($0.text(0)).map { Value(Double($0)) }) },
      "Double.bitPattern": { Value(bits: $0[0].bits, object: nil) },
      "Double.init(bitPattern:)": { Value(bits: $0[0].bits, object: nil) },
      "Float.bitPattern": { Value(bits: UInt64(Float($0[0].double).bitPattern), object: nil) },
      "Float.init(bitPattern:)": { Value(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0[0].bits)))) },
      "Float.nan": { _ in Value(Double.nan) },
      "Float.infinity": { _ in Value(Double.infinity) },
      "Float.pi": { constant($0, .pi, .pi) },
      "Float.greatestFiniteMagnitude": { constant($0, .greatestFiniteMagnitude, .greatestFiniteMagnitude) },
      "Float.leastNormalMagnitude": { constant($0, .leastNormalMagnitude, .leastNormalMagnitude) },
      "Float.leastNonzeroMagnitude": { constant($0, .leastNonzeroMagnitude, .leastNonzeroMagnitude) },
      "Float.ulpOfOne": { constant($0, .ulpOfOne, .ulpOfOne) },
      "Float.ulp": { apply($0, \.ulp, \.ulp) },
      "Float.nextUp": { apply($0, \.nextUp, \.nextUp) },
      "Float.nextDown": { apply($0, \.nextDown, \.nextDown) },
      "Float.magnitude": { Value($0[0].double.magnitude) },
      "Float.isMinus": { Value($0[0].double.sign == .minus) },
      "Float.isNaN": { Value($0[0].double.isNaN) },
      "Float.isInfinite": { Value($0[0].double.isInfinite) },
      "Float.isFinite": { Value($0[0].double.isFinite) },
      "Float.isZero": { Value($0[0].double.isZero) },
      "Float.isNormal": { Value(isFloat($0) ? Float($0[0].double).isNormal : $0[0].double.isNormal) },
      "Float.remainder": { Value($0[0].double.remainder(dividingBy: $0[1].double)) },
      "Float.truncatingRemainder": { Value($0[0].double.truncatingRemainder(dividingBy: $0[1].double)) },
      "Float.squareRoot": { OperatorNatives.rounded($0[0].double.squareRoot(), $0.types[0]) },
      "Float.rounded": { Value($0[0].double.rounded(rule($0[1]))) },
      "Float.formatted": { try $0.result(NumberFormat.decimal($0[0].double)) },
    ]
  }

  private static func rule(_ value: Value) -> FloatingPointRoundingRule {
    switch Layout.FloatingPointRoundingRule(value) {
    case .toNearestOrEven: .toNearestOrEven
    case .up: .up
    case .down: .down
    case .towardZero: .towardZero
    case .awayFromZero: .awayFromZero
    case .toNearestOrAwayFromZero, nil: .toNearestOrAwayFromZero
    }
  }

  private static func isFloat(_ call: NativeContext) -> Bool {
    if case .float = call.types[0].kind { true } else { false }
  }

  private static func constant(_ call: NativeContext, _ double: Double, _ float: Float) -> Value {
    Value(isFloat(call) ? Double(float) : double)
  }

  private static func apply(
    _ call: NativeContext, _ double: KeyPath<Double, Double>, _ float: KeyPath<Float, Float>
  ) -> Value {
    isFloat(call) ? Value(Double(Float(call[0].double)[keyPath: float])) : Value(call[0].double[keyPath: double])
  }
}
