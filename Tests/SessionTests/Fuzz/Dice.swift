import Foundation

/// SplitMix64: the same seed gives the same sequence on every machine and in every version.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xd134_2543_de82_ef95 &+ 0x2545_f491_4f6c_dd1d }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % max(bound, 1) }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}

/// The seeds of a fuzzer. `OBSH_FUZZ=1000:500` takes 500 other ones, from 1000 on, for a longer run.
enum Seeds {
  static func few(_ count: Int) -> [Int] {
    let parts = (ProcessInfo.processInfo.environment["OBSH_FUZZ"] ?? "").split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? Array(parts[0]..<parts[0] + parts[1]) : Array(0..<count)
  }
}
