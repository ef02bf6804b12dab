enum Plain: Int, Error { case first = 10, second }
func code<E: Error>(_ error: E) -> Int? {
  guard let value = (error as? any RawRepresentable)?.rawValue else { return nil }
  print(value)
  let n = value as? any BinaryInteger
  return n.map { Int(truncatingIfNeeded: $0) }
}
let e: any Error = Plain.second
print(code(Plain.second) as Any, code(e) as Any)
let b: any BinaryInteger = UInt8(200)
print(Int(truncatingIfNeeded: b), Int(b))
let m: (any BinaryInteger)? = Int16(-5)
print(m.map { Int(truncatingIfNeeded: $0) } ?? 0, m.map { Int($0) } ?? 0)
let numbers: [any BinaryInteger] = [Int8(-3), UInt64.max, 7, UInt16(9)]
print(numbers.map { Double($0) }, numbers.map { Int(exactly: $0) }, numbers.map { UInt8(clamping: $0) })
let reals: [any BinaryFloatingPoint] = [1.5 as Float, 2.0, -0.25]
print(reals.map { Double($0) }, reals.map { Int($0) }, reals.map { Int(exactly: $0) })
