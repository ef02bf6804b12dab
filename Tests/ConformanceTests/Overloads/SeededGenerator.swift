/// SplitMix64: the same seed gives the same sequence on every machine and in every version.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The sequences of neighbouring seeds are unlike each other: without the mixing each would be the one before it
  /// without its first number.
  init(seed: UInt64) { state = Self.mix(seed &* 0xd134_2543_de82_ef95 &+ 0x2545_f491_4f6c_dd1d) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mix(state)
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from 0 up to a bound. The standard library may change how it maps `next()` to a range.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

  /// Some elements of a list, each at most once, in random order.
  mutating func sample<T>(_ count: Int, of list: [T]) -> [T] {
    var rest = list
    return (0..<min(count, list.count)).map { _ in rest.remove(at: below(rest.count)) }
  }
}
