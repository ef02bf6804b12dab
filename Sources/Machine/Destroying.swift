import Code

/// What happens when the last reference to a record goes.
extension Heap {
  /// Called by a record that goes away.
  static func destroy(_ record: UnsafeMutableRawPointer) {
    record.header.pointee.info.pointee.heap._withUnsafeGuaranteedRef { heap in
      let flags = record.header.pointee.flags
      if flags.contains(.isInstance), !flags.contains(.isDeinitialized) { heap.endInstance(record) }
      heap.releaseFields(of: record)
      heap.state.pointee.recordCount -= 1
      if heap.state.pointee.recordCount == 0 { heap.releaseIfDone() }
    }
  }

  private func endInstance(_ instance: UnsafeMutableRawPointer) {
    forget(instance)
    let header = instance.header
    if header.pointee.flags.contains(.isPartial) { return }
    if header.pointee.info.pointee.hasDeinitializer || header.pointee.extra != nil || state.pointee.reportsInstances {
      deinitialize(instance)
    }
  }

  /// Runs what has to run before the fields of a class instance are released: the bodies of its deinits, subclass
  /// first. They see a stand-in that owns the fields, because a program may let `self` escape from deinit, which the
  /// runtime punishes with a crash.
  @inline(never)
  private func deinitialize(_ instance: UnsafeMutableRawPointer) {
    guard let machine else { return }
    let wasDraining = state.pointee.isDraining
    state.pointee.isDraining = false
    defer { state.pointee.isDraining = wasDraining }

    let header = instance.header.pointee
    let type = header.info.pointee.type.takeUnretainedValue()
    var subject = instance
    if header.info.pointee.hasDeinitializer {
      subject = standIn(for: instance)
      machine.runDeinitializers(of: Unmanaged<Record>.fromOpaque(subject).takeUnretainedValue())
    }
    if header.extra != nil {
      machine.observer?.willDeallocate(Unmanaged<Record>.fromOpaque(subject).takeUnretainedValue())
    }
    if state.pointee.reportsInstances { machine.observer?.didDestroy(type, number: Int(header.number)) }
    if subject != instance {
      if !Reference.isUnique(subject) { machine.deinitEscaped(type) }
      Reference.release(subject)
    }
  }

  /// A record with the instance's fields, which the instance loses.
  private func standIn(for instance: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let header = instance.header.pointee
    let count = Int(header.count)
    let standIn = allocate(header.info, count: count, flags: [.isInstance, .isDeinitialized], word: header.word)
    standIn.fields.update(from: instance.fields, count: count)
    for index in 0..<count { instance.fields[index] = .empty }
    standIn.header.pointee.extra = header.extra
    return standIn
  }

  // MARK: Fields

  /// Releases the fields of a record that goes away, in order, each completely before the next, as Swift does.
  ///
  /// But not by recursion: a list of a million nodes would need a native frame for each. A record that dies while
  /// another one's fields are being released leaves its own fields on a stack, where they are next.
  @inline(__always)
  private func releaseFields(of record: UnsafeMutableRawPointer) {
    let base = state.pointee.pending.count
    var index = Int(record.header.pointee.count)
    while index > 0 {
      index -= 1
      if let object = record.fields[index].object { state.pointee.pending.push(object) }
    }
    if !state.pointee.isDraining, state.pointee.pending.count > base { drain(to: base) }
  }

  @inline(never)
  private func drain(to base: Int) {
    let recordClass = unsafeBitCast(Record.self as AnyClass, to: UnsafeRawPointer.self)
    let arrayClass = unsafeBitCast(ArrayBox.self as AnyClass, to: UnsafeRawPointer.self)
    let state = state
    while state.pointee.pending.count > base {
      let object = state.pointee.pending.pop()
      let objectClass = object.load(as: UnsafeRawPointer.self)
      if objectClass == recordClass {
        state.pointee.isDraining = true
        Reference.release(object)
        state.pointee.isDraining = false
      } else {
        if objectClass == arrayClass, Reference.isUnique(object) { takeElements(of: object) }
        Reference.release(object)
      }
    }
  }

  /// Leaves the elements of an array that goes away on the stack, so that records in them are taken apart there.
  private func takeElements(of array: UnsafeMutableRawPointer) {
    Unmanaged<ArrayBox>.fromOpaque(array)._withUnsafeGuaranteedRef { array in
      if !array.elements.contains(where: { $0.object != nil }) { return }
      var elements: [Value] = []
      swap(&elements, &array.elements)
      elements.withUnsafeMutableBytes { bytes in
        let slots = bytes.assumingMemoryBound(to: Slot.self)
        for index in slots.indices.reversed() {
          if let object = slots[index].object { state.pointee.pending.push(object) }
          slots[index].object = nil
        }
      }
    }
  }
}
