// Random numbers: seeded, so that the same program prints the same every time.

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T._random(using: &self) }
  /// The high half of a wide product is uniform if products whose low half is too small are rejected.
  mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    if upperBound == 0 { _trap("upperBound cannot be zero.") }
    var value: T = next()
    var low = value &* upperBound
    if low < upperBound {
      let threshold = (0 &- upperBound) % upperBound
      while low < threshold {
        value = next()
        low = value &* upperBound
      }
    }
    return value.multipliedFullWidth(by: upperBound).high
  }
}

struct SystemRandomNumberGenerator: RandomNumberGenerator {
  init() {}
  @native("randomBits") static func _bits() -> UInt64
  mutating func next() -> UInt64 { SystemRandomNumberGenerator._bits() }
}
