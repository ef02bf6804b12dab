import Code

/// An integer of any type in 128 bits: of a built-in one, or of one that is declared by its words.
struct WholeNumber {
  let high: UInt64
  let low: UInt64
  let isNegative: Bool

  init(high: UInt64, low: UInt64, isNegative: Bool) {
    (self.high, self.low, self.isNegative) = (high, low, isNegative)
  }

  init(_ word: UInt64, _ type: IntegerArithmetic) {
    isNegative = type.isNegative(word)
    low = word
    high = isNegative ? .max : 0
  }

  /// The value of a type that conforms to BinaryInteger.
  init(_ value: Value, _ type: RuntimeType, _ machine: Machine) throws {
    if let builtin = IntegerArithmetic(type) {
      self.init(value.bits, builtin)
      return
    }
    func part(_ name: String) throws -> UInt64 {
      guard let requirement = machine.provider.requirement(named: "BinaryInteger.\(name)"),
        let function = machine.witness(of: type, for: requirement)
      else { throw Trap("not supported by obsh: a conversion of '\(type.name)'") }
      return try machine.callWitness(function, of: type, [value]).bits
    }
    self.init(
      high: try part("_highWord"), low: try part("_lowWord"), isNegative: try part("_isNegative") & 1 == 1)
  }

  /// The word of a built-in type; nil if that type cannot represent the number.
  func word(of type: IntegerArithmetic) -> UInt64? {
    if isNegative {
      return high == .max && low >> 63 == 1 ? type.exactly(low, .word) : nil
    }
    return high == 0 && low <= type.maximum ? low : nil
  }

  func clamped(to type: IntegerArithmetic) -> UInt64 {
    word(of: type) ?? (isNegative ? type.minimum : type.maximum)
  }

  /// -1, 0 or 1.
  func compared(to other: WholeNumber) -> Int {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    // Numbers with the same sign compare like their bit patterns.
    return high != other.high ? (high < other.high ? -1 : 1) : low == other.low ? 0 : low < other.low ? -1 : 1
  }

  var unsigned: UInt128 { UInt128(high) << 64 | UInt128(low) }
  var signed: Int128 { Int128(truncatingIfNeeded: unsigned) }

  func text(radix: Int, uppercase: Bool) -> String {
    isNegative
      ? String(signed, radix: radix, uppercase: uppercase) : String(unsigned, radix: radix, uppercase: uppercase)
  }

  func double(isFloat: Bool) -> Double {
    if isNegative { return isFloat ? Double(Float(signed)) : Double(signed) }
    return isFloat ? Double(Float(unsigned)) : Double(unsigned)
  }
}

/// Natives of `Int128` and `UInt128`. A number is passed as its high and its low word.
enum WideNatives {
  static var natives: NativeTable {
    [
      "Wide.product": { half($0, number($0, 1) &* number($0, 3)) },
      "Wide.quotient": { call in
        half(call, divided(call, { $0 / $1 }, { $0 / $1 }))
      },
      "Wide.remainder": { call in
        half(call, divided(call, { $0 % $1 }, { $0 % $1 }))
      },
      "Wide.overflows": { call in
        let (left, right) = (number(call, 1), number(call, 3))
        return Value(
          call[0].bool
            ? Int128(truncatingIfNeeded: left).multipliedReportingOverflow(by: Int128(truncatingIfNeeded: right))
              .overflow
            : left.multipliedReportingOverflow(by: right).overflow)
      },
      "Wide.text": { call in
        let number = number(call, 1)
        let (radix, uppercase) = (call.int(3), call[4].bool)
        return try call.result(
          call[0].bool
            ? String(Int128(truncatingIfNeeded: number), radix: radix, uppercase: uppercase)
            : String(number, radix: radix, uppercase: uppercase))
      },
      "Wide.parse": { call in
        let (text, radix) = (call.text(1), call.int(2))
        let number =
          call[0].bool
          ? Int128(text, radix: radix).map { UInt128(truncatingIfNeeded: $0) } : UInt128(text, radix: radix)
        switch call.int(3) {
        case 0: return Value(bits: UInt64(truncatingIfNeeded: number ?? 0), object: nil)
        case 1: return Value(bits: UInt64(truncatingIfNeeded: (number ?? 0) >> 64), object: nil)
        default: return Value(bits: number == nil ? 0 : 1, object: nil)
        }
      },
    ]
  }

  private static func number(_ call: NativeContext, _ index: Int) -> UInt128 {
    UInt128(call[index].bits) << 64 | UInt128(call[index + 1].bits)
  }

  private static func half(_ call: NativeContext, _ number: UInt128) -> Value {
    Value(bits: UInt64(truncatingIfNeeded: call[0].bool ? number >> 64 : number), object: nil)
  }

  private static func divided(
    _ call: NativeContext, _ signed: (Int128, Int128) -> Int128, _ unsigned: (UInt128, UInt128) -> UInt128
  ) -> UInt128 {
    let (left, right) = (number(call, 2), number(call, 4))
    if !call[1].bool { return unsigned(left, right) }
    return UInt128(truncatingIfNeeded: signed(Int128(truncatingIfNeeded: left), Int128(truncatingIfNeeded: right)))
  }
}
