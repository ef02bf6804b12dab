import Code
import Tree

/// A tracked property of an `@Observable` class: does what the accessors do that the macro generates.
final class TrackedLocation: Location {
  /// Where the value is, with the property's own observers.
  let storage: Location
  let instance: Temp
  let member: Int
  let rule: VariableDeclaration.ChangeRule

  init(
    _ builder: FunctionBuilder, _ type: Type, storage: Location, of instance: Temp, _ member: Int,
    rule: VariableDeclaration.ChangeRule
  ) {
    self.storage = storage
    self.instance = instance
    self.member = member
    self.rule = rule
    super.init(builder, type)
  }

  override var isTracked: Bool { true }
  override var isComputed: Bool { storage.isComputed }
  override var leavesGap: Bool { storage.leavesGap }
  override var isExclusive: Bool { didSet { storage.isExclusive = isExclusive } }
  override var isShared: Bool { storage.isShared }

  override func tellOfChange() {
    builder.emit(.observeAccess, instance.register, member)
    builder.emit(.observeWillModify, instance.register, member)
    storage.tellOfChange()
    builder.emit(.observeDidSet, instance.register, member)
  }

  override var putsBackDirectly: Bool { storage.putsBackDirectly }

  override func load(into target: Register?) -> Temp {
    builder.emit(.observeAccess, instance.register, member)
    return storage.load(into: target)
  }

  override func peek(into target: Register?) -> Temp {
    builder.emit(.observeAccess, instance.register, member)
    return storage.peek(into: target)
  }

  /// `set`: tells observers only if `shouldNotifyObservers` finds a change (SEMANTICS 1.1, 1.2).
  override func store(_ value: Temp) {
    let value = value.kind == .mutableAlias || value.kind == .borrowed ? builder.own(value, type) : value
    let end = builder.makeLabel()
    if rule != .always {
      let equal = builder.addPad(
        .custom { [self] in
          builder.emit(.observeEqual, instance.register, member, value.register)
          storage.store(value)
          builder.emitJump(to: end)
        })
      jumpIfEqual(value, to: equal)
    }
    builder.emit(.observeWillSet, instance.register, member, value.register)
    storage.store(value)
    builder.emit(.observeDidSet, instance.register, member)
    builder.putLabel(end)
  }

  private func jumpIfEqual(_ value: Temp, to label: Label) {
    if rule == .identity {
      let old = storage.peek(into: nil)
      let same = builder.registers.allocate(.trivial)
      builder.emit(.identical, same, old.register, value.register)
      builder.drop(old)
      builder.emitWideJump(.jumpIf, same, to: label)
      builder.registers.recycle(same)
    } else {
      // `==` of the type may be a function of the program, which may do anything: the old value is held.
      let old = storage.load(into: nil)
      let same = builder.emitEquality(old, value, type)
      builder.drop(old)
      builder.emitWideJump(.jumpIf, same.register, to: label)
      builder.drop(same)
    }
  }

  /// `_modify`: an access and always a change (SEMANTICS 1.4).
  override func beginModify(into target: Register?) -> Register {
    builder.emit(.observeAccess, instance.register, member)
    builder.emit(.observeWillModify, instance.register, member)
    return storage.beginModify(into: target)
  }

  override func endModify(_ register: Register) {
    storage.endModify(register)
    builder.emit(.observeDidSet, instance.register, member)
  }

  override func finish() { storage.finish() }
}
