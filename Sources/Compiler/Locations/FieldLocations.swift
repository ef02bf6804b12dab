import Code
import Tree

/// A field of a record that is held by reference: a stored property of an instance, a captured variable in its cell.
final class FieldLocation: Location {
  let base: Temp
  let index: Int
  private let isCell: Bool
  /// Notes the property's reads and writes if they are not tracked.
  var notes: Notes?

  init(_ builder: FunctionBuilder, _ type: Type, of base: Temp, _ index: Int, isCell: Bool = false) {
    self.base = base
    self.index = index
    self.isCell = isCell
    super.init(builder, type)
  }

  override var leavesGap: Bool { !isTrivial }
  override var isShared: Bool { true }
  override var cell: Register? { isCell ? base.register : nil }
  override var hasPlace: Bool { true }

  override func narrow(to path: [ObservedMember.PathStep], element: Register?) {
    notes?.narrow(to: path, element)
  }

  override func locate() -> Register {
    notes?.write(builder, of: base)
    let place = builder.registers.allocate(.trivial)
    builder.emit(.locateSharedField, place, base.register, index)
    return place
  }

  override func load(into target: Register?) -> Temp {
    notes?.read(builder, of: base)
    let register = builder.destination(target, type)
    builder.emit(isTrivial ? .getField : .copyField, register, base.register, index)
    builder.noteMemory()
    return builder.result(register, target)
  }

  override func peek(into target: Register?) -> Temp {
    if isTrivial { return load(into: target) }
    notes?.read(builder, of: base)
    let register = target ?? builder.registers.allocate(.borrowed)
    builder.emit(.borrowField, register, base.register, index)
    builder.noteMemory()
    return builder.result(register, target)
  }

  override func store(_ value: Temp) {
    let owned = isTrivial ? value : builder.own(value, type)
    builder.emit(isTrivial ? .setField : .assignField, base.register, index, owned.register)
    if isTrivial { builder.drop(owned) } else { builder.consumed(owned) }
    notes?.write(builder, of: base)
  }

  override func beginModify(into target: Register?) -> Register {
    let register = builder.destination(target, type)
    builder.emit(isTrivial && !isExclusive ? .getField : .takeField, register, base.register, index)
    builder.noteMemory()
    return register
  }

  override func endModify(_ register: Register) {
    builder.emit(isTrivial && !isExclusive ? .setField : .putField, base.register, index, register)
    builder.registers.recycle(register)
    notes?.write(builder, of: base)
  }

  override func finish() { builder.drop(base) }
}

/// A field of a struct or an element of a tuple that is itself in a location.
final class MemberLocation: Location {
  private(set) var base: Location
  let index: Int
  /// The part that the next read is about, and the register of an element's index in it.
  private var part: (path: [ObservedMember.PathStep], element: Register?) = ([], nil)

  init(_ builder: FunctionBuilder, _ type: Type, of base: Location, _ index: Int) {
    self.base = base
    self.index = index
    super.init(builder, type)
  }

  override var root: Register? { base.root }
  override var isTracked: Bool { base.isTracked }
  override func tellOfChange() { base.tellOfChange() }
  override var isComputed: Bool { base.isComputed }
  override var tellsOfReads: Bool { base.tellsOfReads }
  override var heldRoot: HeldLocation? { base.heldRoot }
  override func hold() -> (location: Location, held: HeldLocation) {
    let inner = base.hold()
    base = inner.location
    return (self, inner.held)
  }
  override var leavesGap: Bool { base.leavesGap }
  override var putsBackDirectly: Bool { base.putsBackDirectly }

  override var isExclusive: Bool { didSet { base.isExclusive = isExclusive } }
  // The checker has made sure that accesses to a captured variable and its parts do not overlap.
  override var isShared: Bool { base.isShared && base.cell == nil }
  override var cell: Register? { base.cell }

  /// True if the same call changes another part of the same variable: this part is changed in a copy, so that the
  /// variable itself stays in place.
  var isBesideOthers = false

  override func narrow(to path: [ObservedMember.PathStep], element: Register?) { part = (path, element) }

  private func narrowBase() {
    base.narrow(to: [.field(index)] + part.path, element: part.element)
    part = ([], nil)
  }

  /// While an initializer sets its fields, the record cannot have another owner.
  private func makeUnique(_ record: Register) {
    if !isBeingFilled { builder.emit(.unique, record) }
  }

  private var isBeingFilled: Bool {
    if let root { builder.context.initialization?.isFilling(root) == true } else { false }
  }

  override var hasPlace: Bool { !isBeingFilled && (base.ownRegister != nil || base.hasPlace) }
  override var isAssignedInPlace: Bool { base.ownRegister == nil && hasPlace }

  override func locate() -> Register {
    if let record = base.ownRegister {
      let place = builder.registers.allocate(.trivial)
      builder.emit(.locateField, place, record, index)
      return place
    }
    let place = base.locate()
    builder.emit(.stepToField, place, place, index)
    return place
  }

  override func load(into target: Register?) -> Temp {
    let register = builder.destination(target, type)
    narrowBase()
    let record = base.peek(into: nil)
    builder.emit(isTrivial ? .getField : .copyField, register, record.register, index)
    builder.drop(record)
    return builder.result(register, target)
  }

  override func peek(into target: Register?) -> Temp {
    if isTrivial { return load(into: target) }
    narrowBase()
    let record = base.peek(into: nil)
    if record.kind == .owned {
      // A computed base: the part must not outlive it.
      let register = builder.allocate(type)
      builder.emit(.copyField, register, record.register, index)
      builder.drop(record)
      return builder.temp(register)
    }
    let register = target ?? builder.registers.allocate(.borrowed)
    builder.emit(.borrowField, register, record.register, index)
    builder.drop(record)
    return builder.result(register, target)
  }

  override func store(_ value: Temp) {
    if isAssignedInPlace { return storeInPlace(value) }
    let owned = isTrivial ? value : builder.own(value, type)
    let record = base.beginModify(into: nil)
    makeUnique(record)
    builder.emit(isTrivial ? .setField : .assignField, record, index, owned.register)
    if isTrivial { builder.drop(owned) } else { builder.consumed(owned) }
    base.endModify(record)
  }

  /// The records in which values are changed, by the registers of the values. A value without one is changed in a copy.
  private var records: [Register: Register] = [:]

  override func beginModify(into target: Register?) -> Register {
    let register = builder.destination(target, type)
    if isChangedInCopy {
      _ = load(into: register)
      records[register] = nil
      return register
    }
    let record = base.beginModify(into: nil)
    makeUnique(record)
    builder.emit(isTrivial ? .getField : .takeField, register, record, index)
    records[register] = record
    return register
  }

  private var isChangedInCopy: Bool {
    isBesideOthers || isTrivial && !isComputed && !tellsOfReads && !(isExclusive && isShared)
  }

  override func endModify(_ register: Register) {
    guard let record = records[register] else {
      return store(Temp(register: register, kind: isTrivial ? .trivial : .owned))
    }
    builder.emit(isTrivial ? .setField : .putField, record, index, register)
    builder.registers.recycle(register)
    base.endModify(record)
  }

  override func check() { base.check() }
  override func finish() { base.finish() }
}

/// An element of an array in a location.
final class ElementLocation: Location {
  private(set) var base: Location
  let index: Temp
  private var path: [ObservedMember.PathStep] = []

  init(_ builder: FunctionBuilder, _ type: Type, of base: Location, _ index: Temp) {
    self.base = base
    self.index = index
    super.init(builder, type)
  }

  override var root: Register? { base.root }
  override var isTracked: Bool { base.isTracked }
  override func tellOfChange() { base.tellOfChange() }
  override var isComputed: Bool { base.isComputed }
  override var tellsOfReads: Bool { base.tellsOfReads }
  override var heldRoot: HeldLocation? { base.heldRoot }
  override func hold() -> (location: Location, held: HeldLocation) {
    let inner = base.hold()
    base = inner.location
    return (self, inner.held)
  }
  override var leavesGap: Bool { base.leavesGap }
  override var putsBackDirectly: Bool { base.putsBackDirectly }

  override var isExclusive: Bool { didSet { base.isExclusive = isExclusive } }
  override var isShared: Bool { base.isShared }

  override func narrow(to path: [ObservedMember.PathStep], element: Register?) {
    // An instruction can name only one element.
    self.path = element == nil ? path : []
  }

  private func narrowBase() {
    base.narrow(to: [.element] + path, element: index.register)
    path = []
  }

  override var hasPlace: Bool { base.ownRegister != nil || base.hasPlace }
  override var isAssignedInPlace: Bool { base.ownRegister == nil && base.hasPlace }

  override func locate() -> Register {
    if let array = base.ownRegister {
      let place = builder.registers.allocate(.trivial)
      builder.emit(.locateElement, place, array, index.register)
      return place
    }
    let place = base.locate()
    builder.emit(.stepToElement, place, place, index.register)
    return place
  }

  override func load(into target: Register?) -> Temp {
    let register = builder.destination(target, type)
    narrowBase()
    let array = base.peek(into: nil)
    builder.emit(isTrivial ? .arrayGet : .arrayCopy, register, array.register, index.register)
    builder.drop(array)
    return builder.result(register, target)
  }

  override func peek(into target: Register?) -> Temp {
    if isTrivial { return load(into: target) }
    narrowBase()
    let array = base.peek(into: nil)
    if array.kind == .owned {
      // A computed base: the element must not outlive it.
      let register = builder.allocate(type)
      builder.emit(.arrayCopy, register, array.register, index.register)
      builder.drop(array)
      return builder.temp(register)
    }
    let register = target ?? builder.registers.allocate(.borrowed)
    builder.emit(.arrayBorrow, register, array.register, index.register)
    builder.drop(array)
    return builder.result(register, target)
  }

  override func check() {
    base.check()
    // In a register of this function, a trap loses nothing.
    guard base.leavesGap else { return }
    let array = base.unobserved.peek(into: nil)
    builder.emit(.checkIndex, array.register, index.register)
    builder.drop(array)
  }

  override func store(_ value: Temp) {
    if isAssignedInPlace { return storeInPlace(value) }
    let owned = isTrivial ? value : builder.own(value, type)
    let array = base.beginModify(into: nil)
    builder.emit(.arraySet, array, index.register, owned.register)
    if isTrivial { builder.drop(owned) } else { builder.consumed(owned) }
    base.endModify(array)
  }

  /// The arrays in which elements are changed, by the registers of the elements. An element without one is changed in a
  /// copy.
  private var arrays: [Register: Register] = [:]

  override func beginModify(into target: Register?) -> Register {
    let register = builder.destination(target, type)
    if isChangedInCopy {
      _ = load(into: register)
      arrays[register] = nil
      return register
    }
    let array = base.beginModify(into: nil)
    builder.emit(isTrivial ? .arrayGet : .arrayTake, register, array, index.register)
    arrays[register] = array
    return register
  }

  private var isChangedInCopy: Bool {
    isTrivial && !isComputed && !tellsOfReads && !(isExclusive && isShared)
  }

  override func endModify(_ register: Register) {
    guard let array = arrays[register] else { return store(Temp(register: register, kind: .trivial)) }
    if isTrivial {
      builder.emit(.arraySet, array, index.register, register)
    } else {
      builder.emit(.arrayPut, register, array, index.register)
    }
    builder.registers.recycle(register)
    base.endModify(array)
  }

  override func finish() {
    builder.drop(index)
    base.finish()
  }
}
