import Foundation

print(Decimal(42), Decimal(-7), Decimal(2.5), Decimal(string: "1e3") ?? 0, Decimal(string: "12abc") ?? -1)
print(Decimal(string: "abc") as Any, Decimal(string: "") as Any, Decimal(string: ".5") ?? 0, Decimal(string: "-0.001") ?? 0)
print(Decimal(string: "1,5", locale: Locale(identifier: "de_DE")) ?? 0)
let literal: Decimal = 3.14
let whole: Decimal = 100
print(literal, whole, Decimal(sign: .minus, exponent: -2, significand: 125))
print(Decimal.nan.isNaN, Decimal.nan, Decimal.zero, Decimal.pi)
print(Decimal(Int.max), Decimal(UInt64.max), Decimal(string: "123456789012345678901234567890.12345")!)
print(Decimal(5).isZero, Decimal(0).isZero, Decimal(-3).isSignMinus, Decimal(12.50).exponent)
print(literal.description, "\(whole)", Decimal(1.10))
print(Set([Decimal(1), Decimal(string: "1.0")!, Decimal(2)]).count, Decimal(7).magnitude, Decimal(-7).magnitude)
