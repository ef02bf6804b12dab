import Code

/// The memory layout of Swift's arrays. The interpreter reads elements without calling `Array`, which would count a
/// reference for each read; `LayoutTests` checks that the toolchain has this layout.
extension UnsafeMutableRawPointer {
  /// The buffer of the `ArrayBox` at this address.
  @inline(__always) var arrayStorage: UnsafeMutableRawPointer {
    load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
  }
  /// The number of elements in the buffer at this address.
  @inline(__always) var arrayCount: UInt64 { load(fromByteOffset: 16, as: UInt64.self) }
  @inline(__always) func setArrayCount(_ count: UInt64) { storeBytes(of: count, toByteOffset: 16, as: UInt64.self) }
  /// The number of elements that the buffer at this address has room for. The lowest bit of the word is a flag.
  @inline(__always) var arrayCapacity: UInt64 { load(fromByteOffset: 24, as: UInt64.self) >> 1 }
  /// The elements of the buffer at this address.
  @inline(__always) var arrayElements: UnsafeMutablePointer<Slot> { (self + 32).assumingMemoryBound(to: Slot.self) }
}

extension Machine {
  /// A new array of the values in the registers, which are empty afterwards.
  @inline(never)
  func makeArray(_ registers: UnsafeMutablePointer<Slot>, count: Int) -> Slot {
    heap.state.pointee.allowance -= 64 + 16 * count
    let elements = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      _ = buffer.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(start: registers.asValue, count: count))
      for index in 0..<count { registers[index].object = nil }
      initialized = count
    }
    return Slot(consuming: Value(ArrayBox(elements)))
  }

  /// An element of the array in a register, after the array has been made unique there.
  func uniqueElement(
    _ register: UnsafeMutablePointer<Slot>, index: UInt64
  ) throws -> UnsafeMutablePointer<Slot> {
    var box = register.pointee.object.unsafelyUnwrapped
    if index >= box.arrayStorage.arrayCount { throw Trap("Index out of range") }
    if !Reference.isUnique(box) || !Reference.isUnique(box.arrayStorage) {
      box = try copyArray(register)
    }
    return box.arrayStorage.arrayElements + Int(truncatingIfNeeded: index)
  }

  /// Moves the elements of another array to the end of the array in a register.
  @inline(never)
  func append(_ value: UnsafeMutablePointer<Slot>, to register: UnsafeMutablePointer<Slot>) throws {
    let array = register.asValue.uniqueArray
    let count = array.elements.count
    // Room is counted when the array must grow.
    if count == array.elements.capacity { try reserve(16 * max(count + 1, 2 * count)) }
    array.elements.append(value.pointee.owned)
    value.pointee.object = nil
  }

  // MARK: Places

  /// The place of a field of the record in a slot, which becomes the record's only holder.
  func field(_ index: Int, ofRecordIn slot: UnsafeMutablePointer<Slot>) throws -> Slot {
    var record = slot.pointee.object.unsafelyUnwrapped
    if record.fields[index].holds(shared.pointee.vacancy) { throw fieldConflict(slot.pointee, index) }
    if !Reference.isUnique(record), !record.isNeverCopied {
      let copy = heap.copy(record)
      slot.pointee.object = copy
      Reference.release(record)
      record = copy
    }
    return Slot(bits: UInt64(UInt(bitPattern: record.fields + index)), object: nil)
  }

  /// The place of an element of the array in a slot, which becomes the array's only holder.
  func element(_ index: UInt64, ofArrayIn slot: UnsafeMutablePointer<Slot>) throws -> Slot {
    let element = try uniqueElement(slot, index: index)
    if element.pointee.holds(shared.pointee.vacancy) { throw Trap.conflict("an array element") }
    return Slot(bits: UInt64(UInt(bitPattern: element)), object: nil)
  }

  @inline(never)
  private func copyArray(_ register: UnsafeMutablePointer<Slot>) throws -> UnsafeMutableRawPointer {
    try reserve(16 * Int(truncatingIfNeeded: register.pointee.object.unsafelyUnwrapped.arrayStorage.arrayCount))
    // `map`, because a plain copy of the array would share its buffer.
    register.asValue.pointee = Value(register.asValue.pointee.elements.map { $0 })
    return register.pointee.object.unsafelyUnwrapped
  }
}
