import Code

/// The observer of reads and writes.
final class Observation {
  let observer: any ObservationDelegate

  init(_ observer: any ObservationDelegate) { self.observer = observer }
}

/// The observation instructions. Without an observer they do nothing.
///
/// The instance and the member are passed without reference counting, because a view's body consists mostly of reads
/// of tracked properties.
extension Machine {
  func observeAccess(_ instance: Slot, _ member: Unmanaged<ObservedMember>) {
    inform(instance, member) { $0.access($1, $2) }
  }

  func observeWillSet(_ instance: Slot, _ member: Unmanaged<ObservedMember>, new: Slot?) throws {
    try inform(instance, member) { try $0.willSet($1, $2, new: new?.copied) }
  }

  func observeDidSet(_ instance: Slot, _ member: Unmanaged<ObservedMember>) throws {
    try inform(instance, member) { try $0.didSet($1, $2) }
  }

  func observeEqual(_ instance: Slot, _ member: Unmanaged<ObservedMember>, new: Slot) {
    inform(instance, member) { $0.equalWrite($1, $2, new: new.copied) }
  }

  func noteRead(_ instance: Slot?, _ member: Unmanaged<ObservedMember>, element: Int? = nil) {
    guard let observation else { return }
    observation._withUnsafeGuaranteedRef { observation in
      member._withUnsafeGuaranteedRef { member in
        guard let object = instance?.object else { return observation.observer.noteRead(nil, member, element: element) }
        Unmanaged<Record>.fromOpaque(object)._withUnsafeGuaranteedRef {
          observation.observer.noteRead($0, member, element: element)
        }
      }
    }
  }

  func noteWrite(_ instance: Slot?, _ member: Unmanaged<ObservedMember>) {
    observer?.noteWrite(instance?.copied.object as? Record, member.takeUnretainedValue())
  }

  /// True if the place of the value is being modified.
  package func isVacant(_ value: Value) -> Bool { value.object === heap.vacancy.takeUnretainedValue() }

  /// Virtual time since the program began.
  package var secondsSoFar: Double { world.elapsed / .seconds(1) }

  /// True if reads of untracked properties are recorded at present.
  package var notesReads: Bool {
    get { shared.pointee.notesReads }
    set { shared.pointee.notesReads = newValue }
  }

  /// True if writes of untracked properties are recorded.
  package var notesWrites: Bool {
    get { shared.pointee.notesWrites }
    set { shared.pointee.notesWrites = newValue }
  }

  @inline(__always)
  private func inform(
    _ instance: Slot, _ member: Unmanaged<ObservedMember>,
    _ call: (any ObservationDelegate, Record, ObservedMember) throws -> Void
  ) rethrows {
    guard let observation, let object = instance.object else { return }
    try observation._withUnsafeGuaranteedRef { observation in
      try Unmanaged<Record>.fromOpaque(object)._withUnsafeGuaranteedRef { record in
        try member._withUnsafeGuaranteedRef { try call(observation.observer, record, $0) }
      }
    }
  }
}
