import Code

/// A `Value` seen as two plain words: what registers, fields and globals are to the interpreter, which decides itself
/// when to count references.
struct Slot {
  var bits: UInt64
  var object: UnsafeMutableRawPointer?

  static var empty: Slot { Slot(bits: 0, object: nil) }

  @inline(__always) var int: Int64 { Int64(bitPattern: bits) }
  @inline(__always) var double: Double { Double(bitPattern: bits) }

  /// Comparing the addresses as numbers takes one instruction, comparing optionals five.
  @inline(__always) func holds(_ object: UnsafeMutableRawPointer) -> Bool {
    UInt(bitPattern: self.object) == UInt(bitPattern: object)
  }

  /// A value as a slot that has the value's reference.
  @inline(__always) init(consuming value: consuming Value) {
    bits = value.bits
    object = value.object.map { Unmanaged.passRetained($0).toOpaque() }
  }

  @inline(__always) init(bits: UInt64, object: UnsafeMutableRawPointer?) {
    self.bits = bits
    self.object = object
  }

  /// A value seen as a slot, without a reference of its own.
  @inline(__always) init(borrowing value: borrowing Value) {
    self = withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Slot.self) }
  }

  /// The slot's value with a reference of its own.
  @inline(__always) var copied: Value {
    Value(bits: bits, object: object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() })
  }

  /// The slot's value with the slot's reference, which must not be used again.
  @inline(__always) var owned: Value {
    Value(bits: bits, object: object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() })
  }
}

/// Counting references without atomic operations: a machine's objects are touched by one thread only, and the atomic
/// ones cost four times as much as all else an instruction does (11 ns against 1 on a Xeon).
///
/// An object's second word holds its strong count less one from bit 33 on; it is negative when the runtime keeps the
/// count elsewhere or not at all. The runtime does the same in `swift_nonatomic_retain`; everything unusual, such as
/// the last release, is left to it. `ReferenceCountingTests` check that the toolchain's layout is this one.
enum Reference {
  private static var one: Int64 { 1 << 33 }

  @inline(__always) private static func word(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int64> {
    (object + 8).assumingMemoryBound(to: Int64.self)
  }

  @inline(__always) static func retain(_ object: UnsafeMutableRawPointer) {
    let word = word(object)
    let count = word.pointee &+ one
    if count >= 0 { word.pointee = count } else { retainSlowly(object) }
  }

  @inline(__always) static func retain(_ object: UnsafeMutableRawPointer?) {
    if let object { retain(object) }
  }

  @inline(__always) static func release(_ object: UnsafeMutableRawPointer) {
    let word = word(object)
    let count = word.pointee &- one
    if count >= 0 { word.pointee = count } else { releaseSlowly(object) }
  }

  @inline(__always) static func release(_ object: UnsafeMutableRawPointer?) {
    if let object { release(object) }
  }

  /// Whether there is exactly one strong reference. May say no about an object whose count lies elsewhere.
  @inline(__always) static func isUnique(_ object: UnsafeMutableRawPointer) -> Bool {
    UInt64(bitPattern: word(object).pointee) < UInt64(bitPattern: one)
  }

  @inline(never) private static func retainSlowly(_ object: UnsafeMutableRawPointer) {
    _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
  }

  @inline(never) private static func releaseSlowly(_ object: UnsafeMutableRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(object).release()
  }
}
