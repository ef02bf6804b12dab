// Double arithmetic: rounding, remainders, comparison, nan, conversions and classification.
import Foundation

let x = 7.5
print(x + 1, x - 10, x * 2, x / 2, -x, x.truncatingRemainder(dividingBy: 2), 1 / 3.0)
print(x.rounded(), x.rounded(.down), x.rounded(.up), x.rounded(.towardZero), (-x).rounded(), floor(x), ceil(x))
print(16.0.squareRoot(), sqrt(2.0), pow(2.0, 0.5), abs(-3.5), max(1.5, 2), min(0.1, 0.2, -1))
print(x.isNaN, Double.nan.isNaN, Double.infinity.isInfinite, (1 / 0.0).isFinite, x.sign, (-0.0).sign, x.isZero)
func compare(_ a: Double, _ b: Double) -> [Bool] { [a == b, a < b, a != b, a >= b] }
print(compare(.nan, .nan), compare(.nan, 1), compare(.infinity, 1), 0.0 == -0.0, Double.infinity > 1e308)
print(0.1 + 0.2 == 0.3, 0.1 + 0.2, abs(0.1 + 0.2 - 0.3) < 1e-9, 1e308 * 10, -1 / 0.0, (0.0 / 0.0).isNaN)
print(Int(x), Int(x.rounded()), Double(3), Double("2.5")! + 1, Int(exactly: 3.0)!, Int(exactly: x) as Any)
print(Float(x), Float(1) / 3, Double(Float(0.1)) == 0.1, Float(0.1) + Float(0.2), Float.greatestFiniteMagnitude)
var y = 1.0
y += 0.5
y *= 3
y -= 0.25
y /= 2
print(y, y.magnitude, (-y).magnitude, y.advanced(by: 1))
y.round()
y.negate()
print(y, Double.pi.rounded(), (Double.pi * 100).rounded() / 100, Double(Int(Double.pi * 1000)) / 1000)
let whole = 3, mixed = Double(whole) * 1.5
print(mixed, 3 * 1.5, type(of: 3 * 1.5), Double(whole) / 2, whole / 2, 5 * 0.2)
print([1.5, 0.5].sorted(), [1.0, 2.0].reduce(0, +) / 2, (1...3).map(Double.init))
print(stride(from: 0.0, to: 0.3, by: 0.1).map { $0 }, 10.0.remainder(dividingBy: 3))
print(1e3, 1.5e-3, 0x1.8p1, 1_234.5, 0.5 + 0.5, 2.0 as Any, Double(1 as Int8))
print(x.description, "\(x)", String(x), x < 8, x >= 7.5, x == 7.5)
