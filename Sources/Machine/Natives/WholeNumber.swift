import Code

/// An integer of any type: of a built-in one, or of one that is declared by its words.
struct WholeNumber {
  let high: UInt64
  let low: UInt64
  let isNegative: Bool
  /// The words above these two, the lowest first, without those that only repeat the sign.
  var above: [UInt64] = []

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
    func part(_ name: String) throws -> Value {
      guard let requirement = machine.provider.requirement(named: "BinaryInteger.\(name)"),
        let function = machine.witness(of: type, for: requirement)
      else { throw Trap("not supported by obsh: a conversion of '\(type.name)'") }
      return try machine.callWitness(function, of: type, [value])
    }
    self.init(
      high: try part("_highWord").bits, low: try part("_lowWord").bits,
      isNegative: try part("_isNegative").bits & 1 == 1)
    above = try part("_wordsAbove").elements.map(\.bits)
    while above.last == fill { above.removeLast() }
  }

  /// The word of a built-in type; nil if that type cannot represent the number.
  func word(of type: IntegerArithmetic) -> UInt64? {
    guard above.isEmpty else { return nil }
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
    for index in (0..<max(above.count, other.above.count)).reversed() {
      let (left, right) = (wordAbove(index), other.wordAbove(index))
      if left != right { return left < right ? -1 : 1 }
    }
    return high != other.high ? (high < other.high ? -1 : 1) : low == other.low ? 0 : low < other.low ? -1 : 1
  }

  private var fill: UInt64 { isNegative ? .max : 0 }

  private func wordAbove(_ index: Int) -> UInt64 { index < above.count ? above[index] : fill }

  /// The words of the magnitude, the lowest first.
  private var magnitude: [UInt64] {
    var carries = true
    return ([low, high] + above + [fill]).map { word in
      guard isNegative else { return word }
      let (sum, overflows) = (~word).addingReportingOverflow(carries ? 1 : 0)
      carries = overflows
      return sum
    }
  }

  var unsigned: UInt128 { UInt128(high) << 64 | UInt128(low) }
  var signed: Int128 { Int128(truncatingIfNeeded: unsigned) }

  func text(radix: Int, uppercase: Bool) -> String {
    if !above.isEmpty { return longText(radix: radix, uppercase: uppercase) }
    return isNegative
      ? String(signed, radix: radix, uppercase: uppercase) : String(unsigned, radix: radix, uppercase: uppercase)
  }

  private func longText(radix: Int, uppercase: Bool) -> String {
    var rest = magnitude
    var digits: [String] = []
    while rest.contains(where: { $0 != 0 }) {
      var remainder: UInt64 = 0
      for index in rest.indices.reversed() {
        (rest[index], remainder) = UInt64(radix).dividingFullWidth((remainder, rest[index]))
      }
      digits.append(String(remainder, radix: radix, uppercase: uppercase))
    }
    return (isNegative ? "-" : "") + digits.reversed().joined()
  }

  /// Its highest 64 bits, whose last one stands for all bits below them, decide how it is rounded.
  private func longDouble(isFloat: Bool) -> Double {
    let words = magnitude
    let top = words.lastIndex { $0 != 0 } ?? 0
    let zeros = words[top].leadingZeroBitCount
    let next = top > 0 ? words[top - 1] : 0
    var bits = words[top] << UInt64(zeros) | (zeros == 0 ? 0 : next >> UInt64(64 - zeros))
    if next << UInt64(zeros) != 0 || words.prefix(max(top - 1, 0)).contains(where: { $0 != 0 }) { bits |= 1 }
    let significand = isFloat ? Double(Float(bits)) : Double(bits)
    let number = Double(sign: .plus, exponent: top * 64 - zeros, significand: significand)
    return isNegative ? -number : number
  }

  func double(isFloat: Bool) -> Double {
    if !above.isEmpty { return longDouble(isFloat: isFloat) }
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
