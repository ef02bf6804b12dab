// Sized integers: limits, conversions that check, clamp, truncate or round, mixed comparisons, wrapping operators.
print(Int8.min, Int8.max, UInt8.max, Int16.max, UInt16.max, Int32.max, UInt32.max, Int64.max, UInt64.max)
let small: Int8 = 100
let byte: UInt8 = 250
print(small &+ 100, byte &+ 10, byte &- 255, small &* 3, Int(small) + 100, Int(byte) + 10)
print(UInt8(exactly: 256) as Any, UInt8(exactly: -1) as Any, Int8(exactly: 127)!, UInt8(clamping: 999))
print(Int8(clamping: -999))
print(UInt8(truncatingIfNeeded: -1), Int8(truncatingIfNeeded: 255), UInt16(truncatingIfNeeded: 0x12345))
print(Int32(truncatingIfNeeded: 1 << 40))
print(Int(UInt8.max), UInt(5), Int64(small), Double(byte), Float(small), UInt8(65.9), Int("12")! + Int(byte))
print(small == 100, Int(small) == Int(byte), small < byte, UInt8(5) == Int64(5), -1 < Int8(1))
print(byte.addingReportingOverflow(10), byte.multipliedReportingOverflow(by: 2).partialValue)
print(small.subtractingReportingOverflow(-100).overflow)
print(byte >> 1, byte << 1, byte << 8, small >> 3, Int8(-128) >> 7, UInt8(1) << 7, ~byte, small & 0x0F, byte ^ 0xFF)
print(small.bitWidth, byte.leadingZeroBitCount, byte.nonzeroBitCount, Int16(256).trailingZeroBitCount, Int.bitWidth)
var sum: UInt8 = 0
for n in [100, 100, 100] as [UInt8] {
  let (value, overflow) = sum.addingReportingOverflow(n)
  print(value, overflow)
  sum = overflow ? .max : value
}
print(sum, type(of: sum), type(of: small &+ 1), MemoryLayout<Int32>.size)
print((-7).quotientAndRemainder(dividingBy: 2), -7 / 2, -7 % 2, 7.isMultiple(of: -7), Int.min.magnitude)
print(Int8.min.magnitude)
print([UInt8](repeating: 7, count: 2), [1, 2] as [Int16], (1...3 as ClosedRange<UInt8>).map { $0 * 2 })
print(UInt8.random(in: 3...3))
func checksum(_ bytes: [UInt8]) -> UInt8 { bytes.reduce(0, &+) }
func hash(_ text: String) -> UInt32 { text.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt32($1) } }
print(checksum([200, 100]), hash("hello"), UInt32(0xFFFF_FFFF) &+ 2, Int64.max &+ 1 == Int64.min, UInt64.max &* 2)
struct LCG {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
var random = LCG(state: 42)
print((0..<4).map { _ in random.next() % 100 }, Int8("-128")!, Int8("128") as Any, UInt("-1") as Any)
print(UInt64("18446744073709551615")!)
