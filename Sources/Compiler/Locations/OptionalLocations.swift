import Code
import Tree

/// The value inside an optional that is in a location: after `!`, or after `?` once it is known not to be nil.
final class UnwrappedLocation: Location {
  let base: Location
  /// `!`: traps on nil. Otherwise nil has been excluded already.
  let isForced: Bool
  private let isNested: Bool

  init(_ builder: FunctionBuilder, _ type: Type, of base: Location, isForced: Bool) {
    self.base = base
    self.isForced = isForced
    isNested = type.wrapped != nil
    super.init(builder, type)
  }

  override var root: Register? { base.root }
  override var putsBackDirectly: Bool { base.putsBackDirectly }

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
    guard isForced else { return }
    let optional = base.peek(into: nil)
    trapIfNil(optional.register)
    builder.drop(optional)
  }

  override func store(_ value: Temp) {
    // `x! = y` and `x? = y` look first and then assign the optional.
    if isForced { check() }
    if isNested {
      let owned = builder.own(value, type)
      builder.emit(.wrapOptional, owned.register)
      base.store(owned)
    } else {
      let register = builder.registers.allocate(.owned)
      builder.move(value, type, into: register)
      base.store(builder.temp(register))
    }
  }

  override func beginModify(into target: Register?) -> Register {
    if isTrivial {
      let register = builder.destination(target, type)
      _ = load(into: register)
      return register
    }
    let register = base.beginModify(into: target)
    if isNested { builder.emit(.unwrapOptional, register) }
    return register
  }

  override func endModify(_ register: Register) {
    if isTrivial {
      store(Temp(register: register, kind: .trivial))
      return
    }
    if isNested { builder.emit(.wrapOptional, register) }
    base.endModify(register)
  }

  override func finish() { base.finish() }
}

/// A weak or unowned variable: the location holds a `WeakBox`, replaced at each assignment.
final class WeakLocation: Location {
  let box: Location
  let isUnowned: Bool

  init(_ builder: FunctionBuilder, _ type: Type, box: Location, isUnowned: Bool) {
    self.box = box
    self.isUnowned = isUnowned
    super.init(builder, type)
  }

  override func load(into target: Register?) -> Temp {
    let register = builder.destination(target, type)
    let reference = box.peek(into: nil)
    builder.emit(.loadWeak, register, reference.register, isUnowned ? 1 : 0)
    builder.drop(reference)
    return builder.result(register, target)
  }

  override func store(_ value: Temp) {
    let reference = builder.registers.allocate(.owned)
    builder.emit(.makeWeak, reference, value.register, isUnowned ? 1 : 0)
    box.store(builder.temp(reference))
    builder.drop(value)
  }

  override func finish() { box.finish() }
}
