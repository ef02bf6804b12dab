import Code

/// The observation instructions. Without an observer they do nothing.
extension Machine {
  func observeAccess(_ instance: Slot, _ member: Unmanaged<ObservedMember>) {
    guard let observer, let object = instance.object else { return }
    observer.access(Unmanaged<Record>.fromOpaque(object).takeUnretainedValue(), member.takeUnretainedValue())
  }

  func observeWillSet(
    _ instance: Slot, _ member: Unmanaged<ObservedMember>, new: Slot?
  ) throws {
    guard let observer, let object = instance.object else { return }
    let record = Unmanaged<Record>.fromOpaque(object).takeUnretainedValue()
    try observer.willSet(record, member.takeUnretainedValue(), new: new?.copied)
  }

  func observeDidSet(_ instance: Slot, _ member: Unmanaged<ObservedMember>) throws {
    guard let observer, let object = instance.object else { return }
    try observer.didSet(Unmanaged<Record>.fromOpaque(object).takeUnretainedValue(), member.takeUnretainedValue())
  }

  func observeEqual(_ instance: Slot, _ member: Unmanaged<ObservedMember>, new: Slot) {
    guard let observer, let object = instance.object else { return }
    observer.equalWrite(
      Unmanaged<Record>.fromOpaque(object).takeUnretainedValue(), member.takeUnretainedValue(), new: new.copied)
  }
}
