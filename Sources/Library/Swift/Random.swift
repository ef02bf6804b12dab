// Random numbers: seeded, so that the same program prints the same every time.

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T(truncatingIfNeeded: next() as UInt64) }
  mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    T(truncatingIfNeeded: next(upperBound: UInt64(truncatingIfNeeded: upperBound)))
  }
  mutating func next(upperBound: UInt64) -> UInt64 {
    if upperBound == 0 { _trap("upperBound cannot be zero.") }
    let threshold = (0 &- upperBound) % upperBound
    while true {
      let value: UInt64 = next()
      if value >= threshold { return value % upperBound }
    }
  }
}

struct SystemRandomNumberGenerator: RandomNumberGenerator {
  init() {}
  @native("randomBits") static func _bits() -> UInt64
  mutating func next() -> UInt64 { SystemRandomNumberGenerator._bits() }
}
