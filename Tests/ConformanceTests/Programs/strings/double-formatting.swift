// Doubles print the shortest text that reads back the same, with .0, exponents, inf and nan.
import Foundation

print(1.0, 0.1, -2.5, 100.0, 1e15, 1e16, 123456789012345680.0, 1e17)
print(0.1 + 0.2, 1.0 / 3.0, 2.0 / 3.0, 10.0 / 4.0)
print(1e-4, 0.001, 1e-5, 0.00001234, 123e-7)
print(Double.infinity, -Double.infinity, Double.nan, 0.0, -0.0)
print(Double.pi, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne)
print(Float(0.1), Float(1) / 3, Float(16777216), Float.pi, Float(1e10), Double(Float(0.1)))
print(5 / 2, 5.0 / 2, Double(5) / 2, Int(5.9), Int(-5.9))
print("\(1.50)", String(2.0), "\(3)", 3.description, 3.5.description)
print([1.0, 2.5], (1.0, 2), Optional(1.0) as Any)
print(1_000_000.0, 1e6, 12345678.9, 0.1e1, 0x1p4, 0xFp-1)
print(9007199254740992.0, 9007199254740993.0, 4503599627370497.5, 4503599627370496.0)
print(Double("1.5")!, Double("1e3")!, Double("abc") as Any, Double(" 1") as Any, Double("-.5") as Any)
print(Double("inf")!, Double("nan")!, Double("0x10")!, Double("+3")!, Double("") as Any, Double("1.") as Any)
print(Int("12")!, Int("+7")!, Int("-3")!, Int("1.0") as Any, Int("") as Any, Int(" 1") as Any, Int("1_0") as Any)
print(100.0.rounded(), 2.5.rounded(), 3.5.rounded(), -2.5.rounded(), 2.4.rounded(.up), 2.6.rounded(.down))
print(2.5.rounded(.toNearestOrEven), -2.7.rounded(.towardZero))
let third = 1.0 / 3
print(third, "\(third)", [third], Float(third))
print(1.1 * 3, 0.7 + 0.1, 4.35 * 100, 1.005 * 1000, 1e21 + 1, 1e22)
