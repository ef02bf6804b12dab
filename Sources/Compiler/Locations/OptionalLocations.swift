import Code
import Tree

/// The value inside an optional in a location: after `!`, or after `?` once it is known not to be nil.
final class UnwrappedLocation: Location {
  let base: Location
  /// True for `!`, which traps on nil. Otherwise nil has already been excluded.
  let isForced: Bool
  private let isNested: Bool

  init(_ builder: FunctionBuilder, _ type: Type, of base: Location, isForced: Bool) {
    self.base = base
    self.isForced = isForced
    isNested = type.wrapped != nil
    super.init(builder, type)
  }

  override var root: Register? { base.root }
  override var isTracked: Bool { base.isTracked }
  override func tellOfChange() { base.tellOfChange() }
  override var isComputed: Bool { base.isComputed }
  override var tellsOfReads: Bool { base.tellsOfReads }
  override var heldRoot: HeldLocation? { base.heldRoot }
  override var leavesGap: Bool { base.leavesGap }
  override var putsBackDirectly: Bool { base.putsBackDirectly }
  override var isExclusive: Bool { didSet { base.isExclusive = isExclusive } }
  override var isShared: Bool { base.isShared }

  private func trapIfNil(_ register: Register) {
    if isForced { builder.emitWideJump(.jumpNil, register, to: builder.trapLabel(.unwrappedNil)) }
  }

  override func load(into target: Register?) -> Temp {
    if isTrivial {
      let optional = base.peek(into: nil)
      trapIfNil(optional.register)
      let register = builder.destination(target, type)
      builder.emit(.move, register, optional.register)
      builder.drop(optional)
      return builder.result(register, target)
    }
    if isNested || target != nil {
      let register = builder.destination(target, type)
      _ = base.load(into: register)
      trapIfNil(register)
      if isNested { builder.emit(.unwrapOptional, register) }
      return builder.result(register, target)
    }
    let optional = base.load(into: nil)
    trapIfNil(optional.register)
    return optional
  }

  override func peek(into target: Register?) -> Temp {
    if isTrivial || isNested { return load(into: target) }
    let optional = base.peek(into: target)
    trapIfNil(optional.register)
    return optional
  }

  override func check() {
    base.check()
    guard isForced, base.leavesGap else { return }
    let optional = base.unobserved.peek(into: nil)
    trapIfNil(optional.register)
    builder.drop(optional)
  }

  override func store(_ value: Temp) {
    // `x! = y` and `x? = y` have already been tested (`check`, the chain) and change the wrapped value in place.
    let owned = isTrivial ? value : builder.own(value, type)
    let optional = base.beginModify(into: nil)
    if !base.leavesGap { trapIfNil(optional) }
    if isTrivial {
      builder.emit(.move, optional, owned.register)
      builder.drop(owned)
    } else {
      if isNested { builder.emit(.wrapOptional, owned.register) }
      builder.emit(.assign, optional, owned.register)
      builder.consumed(owned)
    }
    base.endModify(optional)
  }

  /// The optional around a trivial value that is changed in a register of its own.
  private var optional: Register?

  override func beginModify(into target: Register?) -> Register {
    if isTrivial {
      let register = builder.destination(target, type)
      if isComputed || tellsOfReads || isExclusive && isShared {
        let optional = base.beginModify(into: nil)
        // `check` has already tested a value that is moved out of its place.
        if !base.leavesGap { trapIfNil(optional) }
        builder.emit(.move, register, optional)
        self.optional = optional
      } else {
        _ = load(into: register)
      }
      return register
    }
    let register = base.beginModify(into: target)
    if !base.leavesGap { trapIfNil(register) }
    if isNested { builder.emit(.unwrapOptional, register) }
    return register
  }

  override func endModify(_ register: Register) {
    if isTrivial, let optional {
      builder.emit(.move, optional, register)
      builder.registers.recycle(register)
      base.endModify(optional)
      return
    }
    if isTrivial {
      store(Temp(register: register, kind: .trivial))
      return
    }
    if isNested { builder.emit(.wrapOptional, register) }
    base.endModify(register)
  }

  override func finish() { base.finish() }
}

/// A computed value while it is changed in a register: read once, assigned at the end.
final class HeldLocation: Location {
  let register: Register
  private let origin: Location
  private var isHeld = true

  init(_ builder: FunctionBuilder, _ origin: Location) {
    self.origin = origin
    register = builder.allocate(origin.type)
    super.init(builder, origin.type)
    _ = origin.load(into: register)
    if register.kind == .owned { builder.push(.release(register)) }
  }

  override var root: Register? { register }
  override var putsBackDirectly: Bool { false }
  override var heldRoot: HeldLocation? { self }

  override func load(into target: Register?) -> Temp {
    let temp = Temp(register: register, kind: .mutableAlias)
    guard let target else { return temp }
    builder.move(temp, type, into: target)
    return Temp(register: target, kind: .alias)
  }

  override func peek(into target: Register?) -> Temp {
    target == nil ? Temp(register: register, kind: .alias) : load(into: target)
  }

  /// Assigns the value to its source.
  func putBack() {
    isHeld = false
    origin.store(Temp(register: register, kind: isTrivial ? .trivial : .owned))
  }

  override func store(_ value: Temp) {
    let owned = builder.own(value, type)
    builder.emit(isTrivial ? .move : .assign, register, owned.register)
    builder.consumed(owned)
    putBack()
  }

  override func beginModify(into target: Register?) -> Register {
    guard let target else { return register }
    builder.emit(isTrivial ? .move : .take, target, register)
    return target
  }

  override func endModify(_ changed: Register) {
    if changed != register { builder.emit(isTrivial ? .move : .take, register, changed) }
    putBack()
  }

  override func finish() {
    if isHeld { builder.drop(Temp(register: register, kind: isTrivial ? .trivial : .owned)) }
    origin.finish()
  }
}

/// A weak or unowned variable: the location contains a `WeakBox`, replaced at each assignment.
final class WeakLocation: Location {
  let box: Location
  let isUnowned: Bool

  init(_ builder: FunctionBuilder, _ type: Type, box: Location, isUnowned: Bool) {
    self.box = box
    self.isUnowned = isUnowned
    super.init(builder, type)
  }

  override func load(into target: Register?) -> Temp {
    let reference = box.peek(into: nil)
    let register = builder.destination(target, type)
    builder.emit(.loadWeak, register, reference.register, isUnowned ? 1 : 0)
    builder.drop(reference)
    builder.boxInstance(in: register, as: type)
    return builder.result(register, target)
  }

  override func store(_ value: Temp) {
    box.store(builder.makeReference(to: value, type, isUnowned ? .unowned : .weak))
  }

  override func finish() { box.finish() }
}

extension FunctionBuilder {
  /// The box of a weak or unowned reference to the value, whose ownership is taken. For an existential, the reference
  /// is to the instance in it.
  func makeReference(to value: Temp, _ type: Type, _ ownership: VariableDeclaration.Ownership) -> Temp {
    let box = registers.allocate(.owned)
    let kind = ownership == .unowned ? 1 : 0
    if isExistential(type.wrapped ?? type) {
      let none = makeLabel()
      let end = makeLabel()
      let instance = registers.allocate(.borrowed)
      emitWideJump(.jumpNil, value.register, to: none)
      emit(.borrowField, instance, value.register, 0)
      emit(.makeWeak, box, instance, kind)
      emitJump(to: end)
      putLabel(none)
      emit(.makeWeak, box, value.register, kind)
      putLabel(end)
      registers.recycle(instance)
    } else {
      emit(.makeWeak, box, value.register, kind)
    }
    let made = temp(box)
    drop(value)
    return made
  }

  /// Turns an instance from a reference into an existential again, if the variable is one.
  fileprivate func boxInstance(in register: Register, as type: Type) {
    guard isExistential(type.wrapped ?? type) else { return }
    let none = makeLabel()
    let instance = registers.allocate(.owned)
    emitWideJump(.jumpNil, register, to: none)
    emit(.take, instance, register)
    emit(.makeExistential, register, tables.types.index(of: compiler.anyInstance), instance)
    putLabel(none)
    registers.recycle(instance)
  }
}
