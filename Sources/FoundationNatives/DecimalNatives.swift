import Code
import Foundation
import Machine

/// `Decimal`: a program's value is its text, which is exact.
enum DecimalNatives {
  /// An exponent, of which Foundation takes the magnitude, and stops the process if there is none.
  private static func exponent(_ number: Int) throws -> Int {
    if number == .min { throw Trap("arithmetic overflow") }
    return number
  }

  /// No decimal has more digits on either side of its point. Foundation counts down to a scale below this in steps.
  private static let lowestScale = -1_000

  static var natives: NativeTable {
    [
      "Decimal.result": { call in
        let (left, right) = (Decimal(words: call[1].string), Decimal(words: call[2].string))
        let result =
          switch call[0].int {
          case 0: left + right
          case 1: left - right
          case 2: left * right
          case 3: left / right
          default: pow(left, try exponent(Int(call[2].string) ?? 0))
          }
        return Value(result.description)
      },
      "Decimal.compare": { call in
        let (left, right) = (Decimal(words: call[0].string), Decimal(words: call[1].string))
        return Value(left == right ? 0 : left < right ? -1 : 1)
      },
      "Decimal.of double": { call in
        let number = call[0].double
        if number.isInfinite { throw Trap("Cannot convert infinity to Decimal") }
        return Value(Decimal(number).description)
      },
      "Decimal.of text": { call in
        let locale = call[1].string.isEmpty ? nil : Locale(identifier: call[1].string)
        return Value(Decimal(string: call[0].string, locale: locale)?.description ?? "")
      },
      "Decimal.of parts": { call in
        let significand = Decimal(words: call[2].string)
        return Value(
          Decimal(sign: call[0].bool ? .minus : .plus, exponent: call[1].int, significand: significand).description)
      },
      "Decimal.double": { Value(NSDecimalNumber(decimal: Decimal(words: $0[0].string)).doubleValue) },
      "Decimal.int": { Value(NSDecimalNumber(decimal: Decimal(words: $0[0].string)).intValue) },
      "Decimal.exponent": { Value(Decimal(words: $0[0].string).exponent) },
      "Decimal.part": { call in
        let number = Decimal(words: call[0].string)
        let part =
          switch call[1].int {
          case 0: number.significand
          case 1: number.ulp
          case 2: number.nextUp
          default: number.nextDown
          }
        return Value(part.description)
      },
      "Decimal.rounded": { call in
        var (value, result) = (Decimal(words: call[0].string), Decimal())
        NSDecimalRound(
          &result, &value, max(try exponent(call[1].int), lowestScale),
          NSDecimalNumber.RoundingMode(rawValue: UInt(call[2].int)) ?? .plain)
        return Value(result.description)
      },
    ]
  }
}

extension Decimal {
  init(words: String) { self = Decimal(string: words) ?? .nan }
}
