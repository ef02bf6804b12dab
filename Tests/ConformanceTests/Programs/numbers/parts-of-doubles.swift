import Foundation
// doubles
let ds: [Double] = [0, -0.0, 1, 0.1, 1.0/3, 100, 1e15, 1e16, 1e17, 123456789.125, 1e-4, 1e-5, 0.00001234, 5e-324, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, .pi, 2.5, 1e100, 1e21, 12345678901234567890]
for d in ds { print(d, d.description, "\(d)", String(d), String(describing: d), terminator: " "); debugPrint(d) }
for f in [0.1, 1.0/3, 16777216, 1e10, 1e-7, 3.4e38] as [Float] { print(f, Double(f)) }
print(2.5.rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up), 2.9.rounded(.down), -2.9.rounded(.towardZero), 2.1.rounded(.awayFromZero), 3.5.rounded(.toNearestOrEven))
print(7.5.truncatingRemainder(dividingBy: 2), 7.5.remainder(dividingBy: 2), (2.0).squareRoot(), 9.0.squareRoot(), 2.0.addingProduct(3, 4), 1.0.ulp, 1.0.nextUp, 1.0.nextDown)
print(1.5.exponent, 1.5.significand, 10.0.binade, 0.1.sign, (-0.0).sign == .minus, 1.0.isZero, (0.0).isZero, Double.nan.isNaN, (1/0.0).isInfinite, 1.0.isFinite, 1.0.isNormal, 5e-324.isSubnormal, 3.0.significandBitPattern, 3.0.exponentBitPattern)
print(Double("3.25")!, Double("1e3")!, Double("abc") as Any, Double("") as Any, Double("inf")!, Double("nan")!, Double("0x1p3")!, Double(" 1") as Any, Double("1.") as Any, Double(".5") as Any, Float("1.1")!, Double("-0")!)
print(Double(5), Double(exactly: 5 as Int)!, Double(Int.max) , Float(0.1), Double(Float(0.1)), Int(1e10), Double.minimum(1, 2), Double.maximum(1, .nan), min(1.5, 2), max(2.5, 1))
print(1.0.bitPattern, Double(bitPattern: 4607182418800017408), Float(1).bitPattern, Double(sign: .minus, exponent: 2, significand: 1.5))
print(0.1 + 0.2, 0.1 + 0.2 == 0.3, 1e308 * 10, -1.0 / 0, 3.7.magnitude, abs(-2.5), -(-1.5), 1.0 / 3 as Float)
print(Double.pi, Float.pi, Double.leastNormalMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne, Float.greatestFiniteMagnitude, Double.significandBitCount, Double.radix)
print(1.0 < .infinity, Double.nan == .nan, Double.nan < 1, [3.0, 1, 2].sorted(), [1.5, 2.5].reduce(0, +), 1.0.isEqual(to: 1), 1.0.isLess(than: 2), 2.0.distance(to: 5), 2.0.advanced(by: 0.5), 1.0.isTotallyOrdered(belowOrEqualTo: 2))
var d = 2.0; d *= 3; d /= 4; d -= 0.5; d += 1; d.round(); d.negate(); d.formSquareRoot(); print(d)
print(Int(truncating(2.9)), UInt8(200.9), Int8(-128.9))
func truncating(_ d: Double) -> Double { d.rounded(.towardZero) }
let z = 1.0...2.0; print(z.contains(1.5), z.lowerBound, z, 0.5..<1)
print(type(of: 1.0), type(of: 1 as Float), type(of: 2.0 * 3), 7 / 2, 7.0 / 2, 7 / 2.0)
