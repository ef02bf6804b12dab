import Code

/// The arithmetic of one integer type. Numbers are words as in `Value`: sign- or zero-extended to 64 bits.
struct IntegerArithmetic {
  let width: Int
  let isSigned: Bool

  init?(_ type: RuntimeType) {
    guard case .integer(let width, let signed) = type.kind else { return nil }
    self.width = width
    isSigned = signed
  }

  private var isUnsignedWord: Bool { width == 64 && !isSigned }

  var maximum: UInt64 { isSigned ? 1 << UInt64(width - 1) - 1 : .max >> UInt64(64 - width) }
  var minimum: UInt64 { isSigned ? UInt64(bitPattern: -1 << Int64(width - 1)) : 0 }

  /// The word truncated to the type's width.
  func truncating(_ word: UInt64) -> UInt64 { truncated(word, bits: width, isSigned: isSigned) }

  // MARK: Overflow

  func sum(_ left: UInt64, _ right: UInt64) -> UInt64? {
    isUnsignedWord
      ? exact(left.addingReportingOverflow(right))
      : exact(Int64(bitPattern: left).addingReportingOverflow(Int64(bitPattern: right)))
  }

  func difference(_ left: UInt64, _ right: UInt64) -> UInt64? {
    isUnsignedWord
      ? exact(left.subtractingReportingOverflow(right))
      : exact(Int64(bitPattern: left).subtractingReportingOverflow(Int64(bitPattern: right)))
  }

  func product(_ left: UInt64, _ right: UInt64) -> UInt64? {
    isUnsignedWord
      ? exact(left.multipliedReportingOverflow(by: right))
      : exact(Int64(bitPattern: left).multipliedReportingOverflow(by: Int64(bitPattern: right)))
  }

  private func exact(_ result: (partialValue: UInt64, overflow: Bool)) -> UInt64? {
    result.overflow ? nil : result.partialValue
  }

  private func exact(_ result: (partialValue: Int64, overflow: Bool)) -> UInt64? {
    if result.overflow || !fits(result.partialValue, bits: width, isSigned: isSigned) { return nil }
    return UInt64(bitPattern: result.partialValue)
  }

  // MARK: Division

  func quotient(_ left: UInt64, _ right: UInt64) throws -> UInt64 {
    if right == 0 { throw Trap.divisionByZero() }
    if !isSigned { return left / right }
    let (result, overflow) = Int64(bitPattern: left).dividedReportingOverflow(by: Int64(bitPattern: right))
    if overflow || !fits(result, bits: width, isSigned: true) { throw Trap.divisionOverflow() }
    return UInt64(bitPattern: result)
  }

  func remainder(_ left: UInt64, _ right: UInt64) throws -> UInt64 {
    if right == 0 { throw Trap.remainderByZero() }
    if !isSigned { return left % right }
    if left == minimum, right == .max { throw Trap.remainderOverflow() }
    return UInt64(bitPattern: Int64(bitPattern: left) % Int64(bitPattern: right))
  }

  // MARK: Shifts

  /// `<<`: an overshift gives 0, and a negative amount shifts the other way.
  func shiftedLeft(_ word: UInt64, by amount: Int) -> UInt64 {
    if amount < 0 { return shiftedRight(word, by: amount == .min ? .max : -amount) }
    return amount >= width ? 0 : truncating(word << UInt64(amount))
  }

  func shiftedRight(_ word: UInt64, by amount: Int) -> UInt64 {
    if amount < 0 { return shiftedLeft(word, by: amount == .min ? .max : -amount) }
    if isSigned { return UInt64(bitPattern: Int64(bitPattern: word) >> Int64(min(amount, 63))) }
    return amount >= width ? 0 : word >> UInt64(amount)
  }

  // MARK: Conversion

  func isNegative(_ word: UInt64) -> Bool { isSigned && Int64(bitPattern: word) < 0 }

  func isLess(_ left: UInt64, _ right: UInt64) -> Bool {
    isSigned ? Int64(bitPattern: left) < Int64(bitPattern: right) : left < right
  }

  /// The number of another integer type, if this type can represent it.
  func exactly(_ word: UInt64, _ source: IntegerArithmetic) -> UInt64? {
    if source.isNegative(word) {
      return isSigned && Int64(bitPattern: word) >= Int64(bitPattern: minimum) ? word : nil
    }
    return word <= maximum ? word : nil
  }

  func clamping(_ word: UInt64, _ source: IntegerArithmetic) -> UInt64 {
    exactly(word, source) ?? (source.isNegative(word) ? minimum : maximum)
  }

  /// The whole part of a floating-point number, if this type can represent it.
  func exactly(truncating number: Double) -> UInt64? {
    if isSigned {
      return Int64(exactly: number.rounded(.towardZero)).flatMap { exactly(UInt64(bitPattern: $0), .word) }
    }
    return UInt64(exactly: number.rounded(.towardZero)).flatMap { $0 <= maximum ? $0 : nil }
  }

  /// `Int`
  static let word = IntegerArithmetic(width: 64, isSigned: true)

  private init(width: Int, isSigned: Bool) {
    self.width = width
    self.isSigned = isSigned
  }

  /// The number in an argument of any integer type, as a shift's amount or a count; very large ones are clamped.
  static func amount(_ word: UInt64, _ type: RuntimeType) -> Int {
    guard let source = IntegerArithmetic(type) else { return 0 }
    return Int(truncatingIfNeeded: word.signed(clampedFrom: source))
  }

  func parsed(_ text: String, radix: Int) -> UInt64? {
    if isSigned { return Int64(text, radix: radix).flatMap { exactly(UInt64(bitPattern: $0), .word) } }
    return UInt64(text, radix: radix).flatMap { $0 <= maximum ? $0 : nil }
  }

  func text(_ word: UInt64, radix: Int = 10, uppercase: Bool = false) -> String {
    isSigned
      ? String(Int64(bitPattern: word), radix: radix, uppercase: uppercase)
      : String(word, radix: radix, uppercase: uppercase)
  }
}

extension UInt64 {
  fileprivate func signed(clampedFrom source: IntegerArithmetic) -> UInt64 {
    IntegerArithmetic.word.clamping(self, source)
  }
}
