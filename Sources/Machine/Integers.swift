/// True if the number is in the range of the integer type.
@inline(__always)
func fits(_ value: Int64, bits: Int, isSigned: Bool) -> Bool {
  if bits >= 64 { return isSigned || value >= 0 }
  return isSigned ? value >> Int64(bits - 1) == value >> 63 : value >> Int64(bits) == 0
}

/// The lowest bits of a word as a value of an integer type.
@inline(__always)
func truncated(_ value: UInt64, bits: Int, isSigned: Bool) -> UInt64 {
  let unused = UInt64(64 - bits)
  let shifted = value << unused
  return isSigned ? UInt64(bitPattern: Int64(bitPattern: shifted) >> Int64(unused)) : shifted >> unused
}
