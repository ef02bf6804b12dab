import Code
import Machine

/// A read of a number, a string or nil from a field or a variable. Most reads are such, and comparing their bits
/// needs no hashing.
///
/// A plain read keeps nothing alive. The `SilentRead` that contains it retains the instance or the variable, and the
/// string.
struct PlainRead {
  /// The field or the variable.
  let slot: UnsafeMutablePointer<Value>
  /// The instance with the field; nil for a variable.
  private let owner: UnsafeMutableRawPointer?
  private let bits: UInt64
  private let object: UInt

  /// Nil if the bits do not determine the value: an array may be changed in place.
  init?(_ slot: UnsafeMutablePointer<Value>, of record: Record?) {
    if let object = slot.pointee.object, !(object is StringBox), !slot.pointee.isNil { return nil }
    self.slot = slot
    owner = record?.extraAddress
    bits = slot.pointee.bits
    object = Self.object(in: slot)
  }

  /// True if the slot, which must be alive, still holds the value that was read.
  @inline(__always) var isUnchanged: Bool { slot.pointee.bits == bits && Self.object(in: slot) == object }

  /// True if this is a read of the same slot, and the slot still holds the value that was read.
  @inline(__always)
  func isRepeated(at slot: UnsafeMutablePointer<Value>, in record: Record?) -> Bool {
    self.slot == slot && isUnchanged && owner == record?.extraAddress
  }

  /// True if the instance is alive, or there is none.
  @inline(__always) var hasSlot: Bool {
    guard let owner else { return true }
    return Unmanaged<Instance>.fromOpaque(owner)._withUnsafeGuaranteedRef { $0.isAlive }
  }

  @inline(__always)
  private static func object(in slot: UnsafeMutablePointer<Value>) -> UInt {
    unsafeBitCast(slot.pointee.object, to: UInt.self)
  }
}

extension ObservedMember {
  /// The slot of a whole field or variable; nil for a part of it.
  @inline(__always)
  func slot(in record: Record?) -> UnsafeMutablePointer<Value>? {
    guard path.isEmpty else { return nil }
    guard let record else { return global?.cell }
    return field < record.count ? record.fields + field : nil
  }
}

extension [SilentRead] {
  /// True if one of the reads may be of a value that has changed since and has not been reported.
  package var mayHaveChanged: Bool {
    withUnsafeBufferPointer { reads in
      reads.indices.contains { index in
        if reads[index].isTold { return false }
        guard let plain = reads[index].plain else { return true }
        return plain.hasSlot && !plain.isUnchanged
      }
    }
  }
}
