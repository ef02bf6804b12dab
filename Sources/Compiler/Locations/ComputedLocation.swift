import Code
import Tree

/// A call of a getter or setter.
struct AccessorCall {
  let callee: Callee
  let passesSelf: Bool
  /// True if the accessor changes `self`, a struct, in place.
  let selfIsInout: Bool
  var canThrow = false
  /// The captured variables, if the accessor belongs to a local variable.
  var captures: [VariableDeclaration] = []
}

/// The owner of a computed property or subscript.
enum AccessBase {
  case none
  case value(Temp)
  case location(Location)
}

/// A computed property or subscript, or any property that is accessed through accessors.
final class ComputedLocation: Location {
  let base: AccessBase
  let getter: AccessorCall
  let setter: AccessorCall?
  /// The index expressions, evaluated once for both accessors.
  let arguments: [Temp]
  /// A function that adds an integer to the value in one call, if there is one.
  private let adder: AccessorCall?
  /// True if an assignment that is not part of a change reads the old value first.
  private let readsFirst: Bool
  /// True from the read of a change in place to its write.
  private var isChanging = false

  init(
    _ builder: FunctionBuilder, _ type: Type, of base: AccessBase, getter: AccessorCall, setter: AccessorCall?,
    adder: AccessorCall? = nil, readsFirst: Bool = false, arguments: [Temp] = []
  ) {
    self.base = base
    self.getter = getter
    self.setter = setter
    self.adder = adder
    self.readsFirst = readsFirst
    self.arguments = arguments
    super.init(builder, type)
  }

  override var isTracked: Bool {
    if case .location(let location) = base { location.isTracked } else { false }
  }

  override func tellOfChange() {
    if case .location(let location) = base { location.tellOfChange() }
  }

  private func selfSource(_ accessor: AccessorCall) -> [ArgumentSource] {
    guard accessor.passesSelf else { return [] }
    switch base {
    case .none: return []
    case .value(let temp): return [.temp(temp)]
    case .location(let location):
      let own = around.map { RegisterLocation(builder, location.type, $0, isMutable: true) } ?? location
      return [accessor.selfIsInout ? .lentInOut(own) : .location(own)]
    }
  }

  override var putsBackDirectly: Bool { false }
  override var isComputed: Bool { true }

  /// The computed value that contains this one, while both are changed in one access: it is read once.
  private var around: Register?
  /// The value that contains this one, moved out while this one is changed.
  private var outside: Register?

  override func beginModify(into target: Register?) -> Register {
    isChanging = true
    guard case .location(let location) = base, setter?.selfIsInout ?? false else {
      return super.beginModify(into: target)
    }
    let isHeld = isExclusive && location.isShared
    // Observers of the whole are notified of one change.
    if location.isComputed || isHeld && location.isTracked {
      around = location.beginModify(into: nil)
      return super.beginModify(into: target)
    }
    let register = super.beginModify(into: target)
    // The setter marks the variable as exclusive, and an error path ends this access after that: it must have begun as
    // an exclusive one.
    if isHeld { location.isExclusive = true }
    outside = isHeld ? location.beginModify(into: nil) : nil
    return register
  }

  /// Also called on an error path: both accesses that have begun are ended.
  override func endModify(_ register: Register) {
    guard case .location(let location) = base else {
      super.endModify(register)
      return
    }
    if let outside { location.endModify(outside) }
    super.endModify(register)
    if let around { location.endModify(around) }
  }

  private func captures(_ accessor: AccessorCall) -> [ArgumentSource] {
    accessor.captures.map { builder.captureSource($0) }
  }

  override func load(into target: Register?) -> Temp {
    builder.emitCall(
      getter.callee, selfSource(getter) + arguments.map { .temp($0) } + captures(getter), result: type, into: target,
      canThrow: getter.canThrow)
  }

  override func store(_ value: Temp) {
    guard let setter else {
      builder.unsupported("assigning to this property")
      return
    }
    if readsFirst, !isChanging { builder.drop(load(into: nil)) }
    let sources = selfSource(setter) + [.temp(value)] + arguments.map { .temp($0) } + captures(setter)
    builder.drop(builder.emitCall(setter.callee, sources, result: .void, into: nil, canThrow: false))
    builder.drop(value)
  }

  override var isAddedTo: Bool {
    if adder != nil, case .location(let place) = base { !place.isComputed && !place.isTracked } else { false }
  }

  override func add(_ value: Temp) {
    guard let adder else { return }
    let sources = selfSource(adder) + [.temp(value)] + arguments.map { .temp($0) }
    builder.drop(builder.emitCall(adder.callee, sources, result: .void, into: nil, canThrow: false))
  }

  override func check() {
    if case .location(let location) = base { location.check() }
  }

  override func finish() {
    for argument in arguments.reversed() { builder.drop(argument) }
    switch base {
    case .none: break
    case .value(let temp): builder.drop(temp)
    case .location(let location): location.finish()
    }
  }
}

/// A stored property with observers: read directly, assigned through a function that runs them.
final class ObservedLocation: Location {
  let storage: Location
  let base: AccessBase
  let setter: AccessorCall
  /// The observer to run after a change in place, if it does not use the old value.
  let observer: AccessorCall?

  init(
    _ builder: FunctionBuilder, _ type: Type, storage: Location, of base: AccessBase, setter: AccessorCall,
    didSet: AccessorCall?
  ) {
    self.storage = storage
    self.base = base
    self.setter = setter
    observer = didSet
    super.init(builder, type)
  }

  /// True if the value is changed in place, for an observer that does not use the old value.
  private var isChangedInPlace: Bool { observer != nil && (!isTrivial || isExclusive && isShared) }

  override var isExclusive: Bool { didSet { storage.isExclusive = isExclusive } }
  override var isShared: Bool { storage.isShared }

  override var putsBackDirectly: Bool { false }
  override var isComputed: Bool { !isChangedInPlace }
  override var leavesGap: Bool { isChangedInPlace && storage.leavesGap }
  override var isTracked: Bool { isChangedInPlace }

  private func call(_ accessor: AccessorCall, _ arguments: [ArgumentSource], struct record: Register? = nil) {
    var sources: [ArgumentSource] = []
    switch base {
    case .none: break
    case .value(let temp): sources = [.temp(temp)]
    case .location(let location):
      if let record {
        sources = [.inOut(RegisterLocation(builder, location.type, record, isMutable: true))]
      } else {
        sources = [accessor.selfIsInout ? .lentInOut(location) : .location(location)]
      }
    }
    builder.drop(builder.emitCall(accessor.callee, sources + arguments, result: .void, into: nil, canThrow: false))
  }

  override func load(into target: Register?) -> Temp { storage.load(into: target) }
  override func peek(into target: Register?) -> Temp { storage.peek(into: target) }

  override func store(_ value: Temp) {
    call(setter, [.temp(value)])
    builder.drop(value)
  }

  override func tellOfChange() {
    if let observer { call(observer, [.nothing]) }
  }

  /// The struct that contains the value, while both are changed in one access, and the value in it.
  private var record: (register: Register, member: Location)?

  override func beginModify(into target: Register?) -> Register {
    guard isChangedInPlace else { return super.beginModify(into: target) }
    guard case .location(let outer) = base, let member = storage as? MemberLocation else {
      return storage.beginModify(into: target)
    }
    let register = outer.beginModify(into: nil)
    let held = RegisterLocation(builder, outer.type, register, isMutable: true)
    let inside = MemberLocation(builder, type, of: held, member.index)
    record = (register, inside)
    return inside.beginModify(into: target)
  }

  override func endModify(_ register: Register) {
    guard let observer, isChangedInPlace else {
      super.endModify(register)
      return
    }
    guard case .location(let outer) = base, let record else {
      storage.endModify(register)
      call(observer, [.nothing])
      return
    }
    record.member.endModify(register)
    call(observer, [.nothing], struct: record.register)
    outer.endModify(record.register)
  }

  /// An error ends the access early: the change stays, but its observers do not run.
  override func abandonModify(_ register: Register) {
    guard isChangedInPlace else {
      storage.store(Temp(register: register, kind: isTrivial ? .trivial : .owned))
      return
    }
    guard case .location(let outer) = base, let record else {
      storage.endModify(register)
      return
    }
    record.member.endModify(register)
    outer.endModify(record.register)
  }

  override func check() { storage.check() }
  override func finish() { storage.finish() }
}

/// A local variable with observers, which are local functions.
final class ObservedLocalLocation: Location {
  let storage: Location
  let variable: VariableDeclaration

  init(_ builder: FunctionBuilder, _ type: Type, storage: Location, _ variable: VariableDeclaration) {
    self.storage = storage
    self.variable = variable
    super.init(builder, type)
  }

  override var putsBackDirectly: Bool { false }
  override var isComputed: Bool { true }
  override func load(into target: Register?) -> Temp { storage.load(into: target) }
  override func peek(into target: Register?) -> Temp { storage.peek(into: target) }

  override func store(_ value: Temp) {
    let value = builder.own(value, type)
    var old: Temp?
    if variable.didSet != nil, variable.didSetReadsOldValue { old = builder.own(storage.load(into: nil), type) }
    if let observer = variable.willSet { call(observer, .temp(value)) }
    storage.store(value)
    if let observer = variable.didSet { call(observer, old.map { .temp($0) } ?? .nothing) }
    if let old { builder.drop(old) }
  }

  private func call(_ observer: FunctionDeclaration, _ value: ArgumentSource) {
    let captures = builder.compiler.captures(of: observer).map { builder.captureSource($0) }
    let reference = builder.localReference(observer, [])
    let sources = (observer.parameters.isEmpty ? [] : [value]) + captures
    builder.drop(builder.emitCall(.function(reference), sources, result: .void, into: nil, canThrow: false))
  }

  override func finish() { storage.finish() }
}

/// The value at `base[keyPath: path]`.
final class KeyPathLocation: Location {
  let base: AccessBase
  let path: Temp
  private let types: [RuntimeType]
  private let getter: String

  init(_ builder: FunctionBuilder, _ type: Type, of base: AccessBase, _ path: Temp, kind: Type, root: Type) {
    self.base = base
    self.path = path
    getter =
      switch kind.nominal?.name {
      case "AnyKeyPath": "$keyPathGetIfRoot"
      case "PartialKeyPath": "$keyPathGetAny"
      default: "$keyPathGet"
      }
    types = [builder.runtimeType(root), builder.runtimeType(type)]
    super.init(builder, type)
  }

  private func sources(isInout: Bool) -> [ArgumentSource] {
    switch base {
    case .none: [.temp(path)]
    case .value(let temp): [.temp(temp), .temp(path)]
    case .location(let location): [isInout ? .lentInOut(location) : .location(location), .temp(path)]
    }
  }

  override var putsBackDirectly: Bool { false }
  override var isComputed: Bool { true }

  override func load(into target: Register?) -> Temp {
    builder.emitCall(
      .native(getter, types), sources(isInout: false), result: type, into: target, canThrow: false)
  }

  override func store(_ value: Temp) {
    let call = sources(isInout: true) + [.temp(value)]
    builder.drop(builder.emitCall(.native("$keyPathSet", types), call, result: .void, into: nil, canThrow: false))
    builder.drop(value)
  }

  override func finish() {
    builder.drop(path)
    switch base {
    case .none: break
    case .value(let temp): builder.drop(temp)
    case .location(let location): location.finish()
    }
  }
}
