import Foundation
print(Decimal.leastNonzeroMagnitude == Decimal(sign: .plus, exponent: -127, significand: 1), Decimal.leastNonzeroMagnitude)
print(UInt32("é" as Unicode.Scalar), UInt8(ascii: "a"), UInt64("a" as Unicode.Scalar))
print(Date(timeIntervalSince1970: 0).description(with: nil))
print(Double.signalingNaN, Double.nan, "\(Double.signalingNaN)", Double.signalingNaN.isSignalingNaN, -Double.nan)
let t = Timer(timeInterval: 0.01, repeats: false) { _ in }; print(t.timeInterval); let t2 = Timer(timeInterval: 0.5, repeats: true) { _ in }; print(t2.timeInterval)
