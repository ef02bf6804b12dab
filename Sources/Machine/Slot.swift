import Code

/// A `Value` as two plain words: the interpreter's form of registers, fields and globals. The interpreter itself
/// decides when references are counted.
struct Slot {
  var bits: UInt64
  var object: UnsafeMutableRawPointer?

  static var empty: Slot { Slot(bits: 0, object: nil) }

  @inline(__always) var int: Int64 { Int64(bitPattern: bits) }
  @inline(__always) var double: Double { Double(bitPattern: bits) }

  /// The field, element or global at the address in the bits.
  @inline(__always) var place: UnsafeMutablePointer<Slot> {
    UnsafeMutablePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
  }

  /// Comparing the addresses as numbers takes one instruction, comparing optionals five.
  @inline(__always) func holds(_ object: UnsafeMutableRawPointer) -> Bool {
    UInt(bitPattern: self.object) == UInt(bitPattern: object)
  }

  @inline(__always) init(bits: UInt64, object: UnsafeMutableRawPointer?) {
    self.bits = bits
    self.object = object
  }

  // Values become slots, and slots become values, through memory or in a separate function, never through an
  // `Unmanaged` retain or release in the middle of other code: the compiler may move those past the interpreter's own
  // counting, which it does not know about.

  /// A value as a slot, which takes over the value's reference.
  @inline(never) init(consuming value: consuming Value) {
    bits = value.bits
    object = value.object.map { Unmanaged.passRetained($0).toOpaque() }
  }

  /// A value as a slot, without a reference of its own.
  @inline(__always) init(borrowing value: borrowing Value) {
    self = withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Slot.self) }
  }

  /// The slot's value with a new reference.
  @inline(__always) var copied: Value {
    var copy = self
    return withUnsafeMutablePointer(to: &copy) { $0.asValue.pointee }
  }

  /// The slot's value, which takes over the slot's reference; the slot must not be used again.
  @inline(__always) var owned: Value {
    var copy = self
    return withUnsafeMutablePointer(to: &copy) { $0.asValue.move() }
  }
}

extension UnsafeMutablePointer<Slot> {
  /// The memory as natives see it.
  @inline(__always) var asValue: UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Value.self)
  }
}

/// Reference counting without atomic operations: only one thread touches a machine's objects, and atomic operations
/// cost four times as much as the rest of an instruction (11 ns instead of 1 on a Xeon).
///
/// An object's second word holds its strong count less one from bit 33 on; it is negative when the runtime keeps the
/// count elsewhere or not at all. The runtime does the same in `swift_nonatomic_retain`; everything unusual, such as
/// the last release, is left to it. `ReferenceCountingTests` check that the toolchain's layout is this one.
enum Reference {
  private static var one: Int64 { 1 << 33 }

  @inline(__always) private static func word(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int64> {
    (object + 8).assumingMemoryBound(to: Int64.self)
  }

  /// Returns false, without any effect, if the runtime must count the reference.
  @inline(__always) static func retainQuickly(_ object: UnsafeMutableRawPointer) -> Bool {
    let word = word(object)
    let count = word.pointee &+ one
    if count < 0 { return false }
    word.pointee = count
    return true
  }

  /// Returns false, without any effect, for the last reference, or if the runtime must count it.
  @inline(__always) static func releaseQuickly(_ object: UnsafeMutableRawPointer) -> Bool {
    let word = word(object)
    let count = word.pointee &- one
    if count < 0 { return false }
    word.pointee = count
    return true
  }

  /// For the machine's own objects, which always have another reference and never a weak one.
  @inline(__always) static func retainPlainly(_ object: UnsafeMutableRawPointer) { word(object).pointee &+= one }
  @inline(__always) static func releasePlainly(_ object: UnsafeMutableRawPointer) { word(object).pointee &-= one }

  @inline(__always) static func retain(_ object: UnsafeMutableRawPointer) {
    if !retainQuickly(object) { retainSlowly(object) }
  }

  @inline(__always) static func retain(_ object: UnsafeMutableRawPointer?) {
    if let object { retain(object) }
  }

  @inline(__always) static func release(_ object: UnsafeMutableRawPointer) {
    if !releaseQuickly(object) { releaseSlowly(object) }
  }

  @inline(__always) static func release(_ object: UnsafeMutableRawPointer?) {
    if let object { release(object) }
  }

  /// True if the object has exactly one reference of any kind, so that its memory can be reused.
  @inline(__always) static func isOnlyOne(_ object: UnsafeMutableRawPointer) -> Bool {
    // One unowned reference represents all strong ones; the lowest bit is set for every Swift object.
    word(object).pointee == 3
  }

  /// True if the object has exactly one strong reference. May be false for an object whose count is stored elsewhere.
  @inline(__always) static func isUnique(_ object: UnsafeMutableRawPointer) -> Bool {
    UInt64(bitPattern: word(object).pointee) < UInt64(bitPattern: one)
  }

  @inline(never) private static func retainSlowly(_ object: UnsafeMutableRawPointer) {
    _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
  }

  @inline(never) static func releaseSlowly(_ object: UnsafeMutableRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(object).release()
  }
}
