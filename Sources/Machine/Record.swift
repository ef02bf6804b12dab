import Code

/// The fixed part of a record; its fields follow in the same allocation.
package struct RecordHeader {
  var info: UnsafeMutablePointer<TypeInfo>
  let count: UInt32
  var flags: RecordFlags
  /// A class instance's running number and, in the upper half, its index among the instances of the heap; a closure's
  /// routine address once it has been compiled.
  var word: UInt
  /// A closure's `FunctionReference`; the state that `Models` keeps for an observable instance; otherwise nil.
  var extra: AnyObject?

  var number: UInt32 { UInt32(truncatingIfNeeded: word) }

  var instanceIndex: Int {
    get { Int(truncatingIfNeeded: word >> 32) }
    set { word = UInt(number) | UInt(bitPattern: newValue) << 32 }
  }
}

struct RecordFlags: OptionSet {
  let rawValue: UInt32

  /// A class instance; all other records have no identity.
  static let isInstance = RecordFlags(rawValue: 1)
  /// A class instance under construction: its deinit must not run.
  static let isPartial = RecordFlags(rawValue: 2)
  /// The deinit has run; only the fields are left to release.
  static let isDeinitialized = RecordFlags(rawValue: 4)
  /// The record is not alive, but kept to be reused.
  static let isPooled = RecordFlags(rawValue: 8)
  /// The initializer has stopped with a trap: fields may be missing, and the deinit must not run.
  static let isUnfinished = RecordFlags(rawValue: 16)
}

/// A struct, a tuple, an enum payload, a class instance, a closure, a captured variable or an existential.
///
/// The fields follow the header, so that a record is one allocation and a field is one load away from the register
/// with the record. The interpreter relies on that distance (`fieldsOffset`).
package final class Record: ManagedBuffer<RecordHeader, Value> {
  @inline(__always) static var headerOffset: Int { 16 }
  @inline(__always) static var fieldsOffset: Int { 16 + MemoryLayout<RecordHeader>.stride }

  /// The class of a class instance; the type of the value in an existential.
  package var type: RuntimeType { header.info.pointee.type.takeUnretainedValue() }
  package var count: Int { Int(header.count) }
  /// The running number of a class instance among those of its type, from 1 (`Counter#1`).
  package var number: Int { Int(header.number) }

  package var extra: AnyObject? {
    get { withUnsafeMutablePointerToHeader { $0.pointee.extra } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.extra = newValue } }
  }

  /// The address of `extra`, for comparison: reading `extra` itself counts a reference.
  package var extraAddress: UnsafeMutableRawPointer? { Unmanaged.passUnretained(self).toOpaque().extraAddress }

  /// All fields; valid as long as the record lives.
  package var fields: UnsafeMutablePointer<Value> { withUnsafeMutablePointerToElements { $0 } }

  package subscript(_ index: Int) -> Value {
    get { fields[index] }
    set { fields[index] = newValue }
  }

  /// The value in an existential, or the payload of a case with one value.
  package var contained: Value { self[0] }

  deinit { Heap.destroy(Unmanaged.passUnretained(self).toOpaque()) }
}

extension UnsafeMutableRawPointer {
  /// The header of the record at this address.
  @inline(__always) var header: UnsafeMutablePointer<RecordHeader> {
    (self + Record.headerOffset).assumingMemoryBound(to: RecordHeader.self)
  }

  /// The address of the header's `extra`, for code that counts references as the interpreter does: the runtime's
  /// atomic counting took half of the time in which a closure is created and destroyed.
  @inline(__always) private var extra: UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let offset = Record.headerOffset + MemoryLayout<RecordHeader>.size - MemoryLayout<UnsafeRawPointer>.size
    return (self + offset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  @inline(__always) fileprivate var extraAddress: UnsafeMutableRawPointer? { extra.pointee }

  /// Sets the `extra` of a record without one.
  @inline(__always) func setExtra(_ object: UnsafeMutableRawPointer) {
    extra.pointee = object
    Reference.retain(object)
  }

  @inline(__always) func releaseExtra() {
    guard let object = extra.pointee else { return }
    extra.pointee = nil
    Reference.release(object)
  }

  /// True for a noncopyable struct with a deinit: a second reference to it, such as the one that a pointer's memory
  /// holds while `pointee` is changed, is to the same value.
  var isNeverCopied: Bool { header.pointee.info.pointee.isEndedStruct }

  /// The fields of the record at this address.
  @inline(__always) var fields: UnsafeMutablePointer<Slot> {
    (self + Record.fieldsOffset).assumingMemoryBound(to: Slot.self)
  }
}
