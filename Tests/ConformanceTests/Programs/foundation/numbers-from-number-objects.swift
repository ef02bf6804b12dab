import Foundation
func conv(_ n: NSNumber) -> String {
  "\(Int(exactly: n) as Any) \(Int8(exactly: n) as Any) \(UInt64(exactly: n) as Any) \(Int64(exactly: n) as Any) \(UInt8(exactly: n) as Any) \(Double(exactly: n) as Any) \(Float(exactly: n) as Any) \(Bool(exactly: n) as Any)"
}
print(conv(NSNumber(value: 3)))
print(conv(NSNumber(value: 3.0)))
print(conv(NSNumber(value: 3.5)))
print(conv(NSNumber(value: 300)))
print(conv(NSNumber(value: -1)))
print(conv(NSNumber(value: UInt64.max)))
print(conv(NSNumber(value: Int64.max)))
print(conv(NSNumber(value: true)))
print(conv(NSNumber(value: 0)))
print(conv(NSNumber(value: Float(0.1))))
print(conv(NSNumber(value: 0.1)))
print(conv(NSNumber(value: 16777217)))
let d = NSNumber(value: -300.7)
print(
  Int(truncating: d), Int8(truncating: d), UInt8(truncating: d), Int16(truncating: d), Int32(truncating: d),
  Int64(truncating: d), UInt16(truncating: d))
print(
  UInt64(truncating: NSNumber(value: UInt64.max)), UInt(truncating: NSNumber(value: 7)),
  UInt32(truncating: NSNumber(value: -1)))
for d in [Decimal.nan, 0, -1, 2] { print(d.floatingPointClass) }
