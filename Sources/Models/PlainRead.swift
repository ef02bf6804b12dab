import Code
import Machine

/// A read of a number, a string or nil that a field or a variable holds: most reads are such, and to compare their bits
/// takes no hashing.
///
/// It keeps nothing alive. The `SilentRead` that has it keeps the instance or the variable known, and the string.
struct PlainRead {
  /// The field or the variable.
  let slot: UnsafeMutablePointer<Value>
  /// The instance that has the field; nil for a variable.
  private let owner: UnsafeMutableRawPointer?
  private let bits: UInt64
  private let object: UInt

  /// Nil where the bits do not tell: an array may be changed in place.
  init?(_ slot: UnsafeMutablePointer<Value>, of record: Record?) {
    if let object = slot.pointee.object, !(object is StringBox), !slot.pointee.isNil { return nil }
    self.slot = slot
    owner = record?.extraAddress
    bits = slot.pointee.bits
    object = Self.object(in: slot)
  }

  /// Whether the slot, which must be alive, holds what was read.
  @inline(__always) var isUnchanged: Bool { slot.pointee.bits == bits && Self.object(in: slot) == object }

  /// Whether this is a read of the same slot, which holds what was read.
  @inline(__always)
  func isRepeated(at slot: UnsafeMutablePointer<Value>, in record: Record?) -> Bool {
    self.slot == slot && isUnchanged && owner == record?.extraAddress
  }

  /// Whether the instance is alive, or there is none.
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
  /// Where a whole field or variable lies; nil for a part of it.
  @inline(__always)
  func slot(in record: Record?) -> UnsafeMutablePointer<Value>? {
    guard path.isEmpty else { return nil }
    guard let record else { return global?.cell }
    return field < record.count ? record.fields + field : nil
  }
}

extension [SilentRead] {
  /// Whether one of the reads may be of another value by now, of which has not been told.
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
