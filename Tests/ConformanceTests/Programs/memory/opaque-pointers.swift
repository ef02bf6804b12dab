func bytes<T: FixedWidthInteger>(of value: T) -> [UInt8] {
  let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
  pointer.pointee = value
  let bytes = UnsafeMutablePointer<UInt8>(OpaquePointer(pointer))
  defer {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
  return (0..<MemoryLayout<T>.size).map { (bytes + $0).pointee }
}
print(bytes(of: 0x0102_0304 as UInt32), bytes(of: -2 as Int16), bytes(of: 7))

let numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 2)
numbers.initialize(repeating: 1, count: 2)
let opaque = OpaquePointer(numbers)
let halves = UnsafePointer<UInt16>(opaque)
print(halves[0], halves[1], halves[2])
let written = UnsafeMutablePointer<UInt32>(opaque)
written[1] = 0x0001_0002
print(halves[2], halves[3], opaque == OpaquePointer(numbers))
print(UnsafeRawPointer(opaque).load(as: UInt8.self))
numbers.deallocate()
