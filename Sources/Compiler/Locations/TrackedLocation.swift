import Code
import Tree

/// Calls of a class's own methods in place of the macro's accessors (SEMANTICS 1.18).
struct ObservationCalls {
  let access: AccessorCall?
  let set: AccessorCall?
  let willChange: AccessorCall?
  let didChange: AccessorCall?

  init(_ own: VariableDeclaration.OwnObservation?, _ compiler: Compiler, _ owner: Environment) {
    func call(_ function: FunctionDeclaration?) -> AccessorCall? {
      function.map {
        AccessorCall(callee: .function(compiler.reference(to: $0, in: owner)), passesSelf: true, selfIsInout: false)
      }
    }
    access = call(own?.access)
    set = call(own?.set)
    willChange = call(own?.willChange)
    didChange = call(own?.didChange)
  }
}

/// A tracked property of an `@Observable` class: behaves like the accessors that the macro generates.
final class TrackedLocation: Location {
  /// The location of the value, with the property's own observers.
  let storage: Location
  let instance: Temp
  let member: Int
  let rule: VariableDeclaration.ChangeRule
  private let own: ObservationCalls

  init(
    _ builder: FunctionBuilder, _ type: Type, storage: Location, of instance: Temp, _ member: Int,
    rule: VariableDeclaration.ChangeRule, own: ObservationCalls
  ) {
    self.storage = storage
    self.instance = instance
    self.member = member
    self.rule = rule
    self.own = own
    super.init(builder, type)
  }

  override var isTracked: Bool { true }
  override var unobserved: Location { storage }
  override var isComputed: Bool { storage.isComputed }
  override var tellsOfReads: Bool { own.access != nil }
  override var leavesGap: Bool { storage.leavesGap }
  override var isExclusive: Bool { didSet { storage.isExclusive = isExclusive } }
  override var isShared: Bool { storage.isShared }

  override func tellOfChange() {
    tellOfAccess()
    tellBeforeChange()
    storage.tellOfChange()
    tellAfterChange()
  }

  private func tellOfAccess() {
    if let access = own.access { return call(access) }
    builder.emit(.observeAccess, instance.register, member)
  }

  private func tellBeforeChange() {
    if let willChange = own.willChange { return call(willChange) }
    builder.emit(.observeWillModify, instance.register, member)
  }

  private func tellAfterChange() {
    if let didChange = own.didChange { return call(didChange) }
    builder.emit(.observeDidSet, instance.register, member)
  }

  private func call(_ function: AccessorCall, _ arguments: [ArgumentSource] = []) {
    builder.drop(
      builder.emitCall(function.callee, [.temp(instance)] + arguments, result: .void, into: nil, canThrow: false))
  }

  override var putsBackDirectly: Bool { storage.putsBackDirectly }

  override func load(into target: Register?) -> Temp {
    tellOfAccess()
    return storage.load(into: target)
  }

  override func peek(into target: Register?) -> Temp {
    tellOfAccess()
    return storage.peek(into: target)
  }

  /// `set`: notifies observers only if `shouldNotifyObservers` finds a change (SEMANTICS 1.1, 1.2).
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
    if let set = own.set {
      call(set, [.temp(value)])
      builder.drop(value)
    } else {
      builder.emit(.observeWillSet, instance.register, member, value.register)
      storage.store(value)
      builder.emit(.observeDidSet, instance.register, member)
    }
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
      // The type's `==` may be a function of the program with any effect: the old value is retained.
      let old = storage.load(into: nil)
      let same = builder.emitEquality(old, value, type)
      builder.drop(old)
      builder.emitWideJump(.jumpIf, same.register, to: label)
      builder.drop(same)
    }
  }

  /// `_modify`: an access, and always a change (SEMANTICS 1.4).
  override func beginModify(into target: Register?) -> Register {
    tellOfAccess()
    tellBeforeChange()
    return storage.beginModify(into: target)
  }

  override func endModify(_ register: Register) {
    storage.endModify(register)
    tellAfterChange()
  }

  override func finish() { storage.finish() }
}
