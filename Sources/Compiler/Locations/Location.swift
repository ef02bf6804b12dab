import Code
import Tree

/// A storage location that can be read, and possibly assigned to and changed in place: a variable, a property of a
/// location, an element of one …
///
/// Creating a location evaluates its parts (index expressions, the instance that a property belongs to); the access
/// itself happens when one of the methods is called, as late as in Swift. `finish` ends the use.
class Location {
  unowned let builder: FunctionBuilder
  /// The concrete type.
  let type: Type
  let isTrivial: Bool

  init(_ builder: FunctionBuilder, _ type: Type) {
    self.builder = builder
    self.type = type
    isTrivial = builder.isTrivial(type)
  }

  /// A copy of the value, or the register of a variable that contains it.
  func load(into target: Register?) -> Temp {
    builder.unsupported("reading this expression")
    return builder.void
  }

  /// The value for a use that ends before anything else can run: not counted if that is possible.
  func peek(into target: Register?) -> Temp { load(into: target) }

  /// Assigns the value, and takes ownership of it. `check` must have run before.
  func store(_ value: Temp) { builder.unsupported("assigning to this expression") }

  /// Moves the value, owned, into the target or a register of the location's choice, where it is changed in place.
  /// Until `endModify`, nothing may trap or leave except the one call for which the access exists.
  func beginModify(into target: Register?) -> Register {
    let register = target ?? builder.allocate(type)
    _ = load(into: register)
    return register
  }

  /// Puts the changed value back.
  func endModify(_ register: Register) {
    store(Temp(register: register, kind: isTrivial ? .trivial : .owned))
  }

  /// Puts the value back after the call has thrown.
  func abandonModify(_ register: Register) { endModify(register) }

  /// True if adding to the integer at this location has a shorter way than reading and assigning.
  var isAddedTo: Bool { false }
  func add(_ value: Temp) {}

  /// Traps if the access would trap (an invalid index, a nil to unwrap), before anything is moved out of its place.
  func check() {}

  /// The value's location for `check`, without notifying observers.
  var unobserved: Location { self }

  /// Ends the use of the location: the values of its parts are released.
  func finish() {}

  /// True if observers are notified of a change in place, on the way to the value or at the value.
  var isTracked: Bool { false }
  /// Notifies observers of a change that leaves the value unchanged.
  func tellOfChange() {}

  /// Set before an access that lasts while other code runs (SEMANTICS 1.20): any other access to the value in the
  /// meantime finds it moved out. A change that ends immediately need not move trivial values out, and is cheaper
  /// without.
  var isExclusive = false

  /// True if other code can reach the value by itself, because it is in an instance, a global or a captured variable.
  var isShared: Bool { false }

  /// The next read is only of this part.
  func narrow(to path: [ObservedMember.PathStep], element: Register?) {}

  /// The cell of the captured variable of which this location is a stored part.
  var cell: Register? { nil }

  /// True if the value passes through a temporary: a getter, the change, a setter.
  var isComputed: Bool { false }
  /// True if a function of the program is called for each read, so that a change may read only once.
  var tellsOfReads: Bool { false }
  /// Reads the computed value that contains this location, once, into a register. Returns the location with that
  /// register in its place, and the register's own location, from which the value is assigned again.
  func hold() -> (location: Location, held: HeldLocation) {
    let held = HeldLocation(builder, self)
    return (held, held)
  }

  /// The computed value that contains this location, if it is held in a register.
  var heldRoot: HeldLocation? { nil }

  /// True if a change in place leaves a temporary gap, during which no trap may happen.
  var leavesGap: Bool { false }

  /// True if `endModify` runs no code of the program.
  var putsBackDirectly: Bool { true }

  /// The register of a local variable that an access in place would empty.
  var root: Register? { nil }

  /// The register that is itself the location.
  var ownRegister: Register? { nil }

  /// True if the value lies in a field, an element or a global whose place can be told.
  var hasPlace: Bool { false }

  /// The address of the value, in a register, if it has one. Valid until other code runs: for accesses that end
  /// immediately.
  func locate() -> Register {
    builder.unsupported("changing this expression")
    return builder.registers.allocate(.trivial)
  }

  /// True if an assignment uses the value's place. Such an assignment traps by itself where `check` would, and takes
  /// nothing out.
  var isAssignedInPlace: Bool { false }

  /// Assigns through the address, and takes ownership of the value.
  final func storeInPlace(_ value: Temp) {
    let owned = isTrivial ? value : builder.own(value, type)
    let place = locate()
    builder.emit(isTrivial ? .setPlace : .assignPlace, place, owned.register)
    builder.registers.recycle(place)
    if isTrivial { builder.drop(owned) } else { builder.consumed(owned) }
  }
}

/// A variable that lives in a register.
final class RegisterLocation: Location {
  let register: Register
  let isMutable: Bool

  init(_ builder: FunctionBuilder, _ type: Type, _ register: Register, isMutable: Bool) {
    self.register = register
    self.isMutable = isMutable
    super.init(builder, type)
  }

  override var root: Register? { register }
  override var ownRegister: Register? { register }

  override func load(into target: Register?) -> Temp {
    let temp = Temp(register: register, kind: isMutable ? .mutableAlias : .alias)
    guard let target else { return temp }
    builder.move(temp, type, into: target)
    return Temp(register: target, kind: .alias)
  }

  override func peek(into target: Register?) -> Temp {
    guard let target else { return Temp(register: register, kind: .alias) }
    builder.emit(isTrivial ? .move : .borrow, target, register)
    return Temp(register: target, kind: .alias)
  }

  override func store(_ value: Temp) {
    if isTrivial {
      builder.move(value, type, into: register)
    } else {
      let owned = builder.own(value, type)
      builder.emit(.assign, register, owned.register)
      builder.consumed(owned)
    }
  }

  override func beginModify(into target: Register?) -> Register {
    guard let target else { return register }
    builder.emit(isTrivial ? .move : .take, target, register)
    return target
  }

  override func endModify(_ changed: Register) {
    if changed != register { builder.emit(isTrivial ? .move : .take, register, changed) }
  }
}

/// The value of an expression that is not a location: it is changed in a temporary.
final class ValueLocation: Location {
  let value: Temp

  init(_ builder: FunctionBuilder, _ type: Type, _ value: Temp) {
    self.value = value
    super.init(builder, type)
  }

  override func load(into target: Register?) -> Temp {
    guard let target else { return Temp(register: value.register, kind: .alias) }
    builder.move(Temp(register: value.register, kind: .alias), type, into: target)
    return Temp(register: target, kind: .alias)
  }

  override func peek(into target: Register?) -> Temp {
    guard let target else { return Temp(register: value.register, kind: .alias) }
    builder.emit(isTrivial ? .move : .borrow, target, value.register)
    return Temp(register: target, kind: .alias)
  }

  override func store(_ value: Temp) { builder.drop(value) }

  override func finish() { builder.drop(value) }
}

/// A global or static variable.
final class GlobalLocation: Location {
  let index: Int
  /// Notes the variable's reads and writes.
  var notes: Notes?

  override var leavesGap: Bool { !isTrivial }
  override var isShared: Bool { true }
  override var hasPlace: Bool { !isTrivial }

  override func narrow(to path: [ObservedMember.PathStep], element: Register?) {
    notes?.narrow(to: path, element)
  }

  override func locate() -> Register {
    notes?.write(builder)
    let place = builder.registers.allocate(.trivial)
    builder.emit(.locateGlobal, place, index)
    return place
  }

  init(_ builder: FunctionBuilder, _ type: Type, _ global: GlobalVariable) {
    index = builder.tables.globals.index(of: global)
    super.init(builder, type)
    if global.initializer != nil { builder.emit(.initializeGlobal, 0, index) }
  }

  override func load(into target: Register?) -> Temp {
    notes?.read(builder)
    let register = builder.destination(target, type)
    builder.emit(isTrivial ? .getGlobal : .copyGlobal, register, index)
    return builder.result(register, target)
  }

  override func peek(into target: Register?) -> Temp {
    if isTrivial { return load(into: target) }
    notes?.read(builder)
    let register = target ?? builder.registers.allocate(.borrowed)
    builder.emit(.borrowGlobal, register, index)
    return builder.result(register, target)
  }

  override func store(_ value: Temp) {
    let owned = isTrivial ? value : builder.own(value, type)
    builder.emit(.setGlobal, owned.register, index)
    builder.consumed(owned)
    notes?.write(builder)
  }

  override func beginModify(into target: Register?) -> Register {
    let register = builder.destination(target, type)
    builder.emit(isTrivial && !isExclusive ? .getGlobal : .takeGlobal, register, index)
    return register
  }

  override func endModify(_ register: Register) {
    builder.emit(isTrivial && !isExclusive ? .setGlobal : .putGlobal, register, index)
    builder.registers.recycle(register)
    notes?.write(builder)
  }
}
