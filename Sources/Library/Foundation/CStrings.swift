// The C library's functions on texts that end with a zero.

func strlen(_ text: UnsafePointer<Int8>) -> Int {
  var count = 0
  while text[count] != 0 { count += 1 }
  return count
}
func strlen(_ text: UnsafePointer<UInt8>) -> Int {
  var count = 0
  while text[count] != 0 { count += 1 }
  return count
}
func strcmp(_ one: UnsafePointer<Int8>, _ other: UnsafePointer<Int8>) -> Int32 {
  _compareBytes(Int.max) { (UInt8(bitPattern: one[$0]), UInt8(bitPattern: other[$0])) }
}
func strcmp(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>) -> Int32 {
  _compareBytes(Int.max) { (one[$0], other[$0]) }
}
func strncmp(_ one: UnsafePointer<Int8>, _ other: UnsafePointer<Int8>, _ count: Int) -> Int32 {
  _compareBytes(count) { (UInt8(bitPattern: one[$0]), UInt8(bitPattern: other[$0])) }
}
/// The difference of the first bytes that differ, as the toolchain's C library returns it.
func _compareBytes(_ limit: Int, _ bytes: (Int) -> (UInt8, UInt8)) -> Int32 {
  var index = 0
  while index < limit {
    let (one, other) = bytes(index)
    if one != other { return Int32(one) - Int32(other) }
    if one == 0 { return 0 }
    index += 1
  }
  return 0
}

// The C library's functions on memory.

@discardableResult func memcpy(
  _ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! {
  destination.copyMemory(from: source, byteCount: count)
  return destination
}
@discardableResult func memmove(
  _ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! { memcpy(destination, source, count) }
@discardableResult func memset(
  _ memory: UnsafeMutableRawPointer!, _ byte: Int32, _ count: Int
) -> UnsafeMutableRawPointer! {
  memory._memory._store(Array(repeating: UInt8(truncatingIfNeeded: byte), count: count), memory._offset)
  return memory
}
func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 {
  for index in 0..<count {
    let left = one.load(fromByteOffset: index, as: UInt8.self)
    let right = other.load(fromByteOffset: index, as: UInt8.self)
    if left != right { return Int32(left) - Int32(right) }
  }
  return 0
}
func memchr(_ memory: UnsafeRawPointer!, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
  let sought = UInt8(truncatingIfNeeded: byte)
  for index in 0..<count where memory.load(fromByteOffset: index, as: UInt8.self) == sought {
    return UnsafeMutableRawPointer(mutating: memory + index)
  }
  return nil
}
