@_spi(_Unicode) import Swift

/// The storage of a program's `Hasher`: equal values have the same hash in every run, so that a transcript may show a
/// hash.
package struct StableHasher {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  @inline(__always)
  package mutating func combine(_ bits: UInt64) {
    let product = (state ^ bits).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = (product.high ^ product.low) &+ 0xA076_1D64_78BD_642F
  }

  /// Equal strings (by canonical equivalence, like `==`) have the same hash.
  package mutating func combine(_ string: String) {
    let isASCII =
      string.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
        var seen: UInt8 = 0
        for byte in bytes { seen |= byte }
        guard seen < 0x80 else { return false }
        combine(bytes)
        return true
      } ?? false
    if !isASCII {
      for scalar in string._nfc { combine(UInt64(scalar.value)) }
    }
    combine(0xFF)
  }

  private mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      combine(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    combine(rest)
    // Zero bytes at the beginning of the rest leave no trace in it.
    let count = raw.count % 8
    if count > 0, rest >> (8 * UInt64(count - 1)) == 0 { combine(UInt64(count)) }
  }

  package func finalize() -> Int {
    var copy = self
    copy.combine(0)
    return Int(truncatingIfNeeded: copy.state)
  }
}

/// The object of a program's `Hasher` value.
package final class HasherBox {
  package var hasher: StableHasher

  package init(_ hasher: StableHasher = StableHasher()) { self.hasher = hasher }
}
