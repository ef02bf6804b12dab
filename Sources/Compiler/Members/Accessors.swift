import Code
import Tree

/// Functions that the compiler generates for properties.
extension Compiler {
  /// Stores a new value and runs the property's own observers: `(self, newValue)`. It must not do anything else that
  /// a setter does.
  func observedSetter(_ property: VariableDeclaration, _ owner: Environment) -> FunctionReference {
    reference(.observedSetter, property, name: "\(property.qualifiedName).setter", owner) { builder in
      builder.lowerObservedSetter(property)
    }
  }

  func lazyAccessors(
    _ property: VariableDeclaration, _ owner: Environment
  ) -> (getter: FunctionReference, setter: FunctionReference) {
    let getter = reference(.getter, property, name: "\(property.qualifiedName).getter", owner) {
      $0.lowerLazyGetter(property)
    }
    let setter = reference(.setter, property, name: "\(property.qualifiedName).setter", owner) {
      $0.lowerLazySetter(property)
    }
    return (getter, setter)
  }
}

extension VariableDeclaration {
  var qualifiedName: String { owner.map { "\($0.qualifiedName).\(name)" } ?? name }
}

extension FunctionBuilder {
  /// The storage of a property of `self`, which is in the first register.
  private func rawStorage(_ property: VariableDeclaration, isInout: Bool) -> Location {
    guard let index = property.storageIndex else {
      return GlobalLocation(
        self, concrete(property.type),
        environment.arguments.isEmpty
          ? compiler.global(property) : compiler.staticVariable(property, of: ownerType(of: property)))
    }
    let type = compiler.storageType(of: property, in: environment)
    let own = Register(.parameter, 0)
    if property.owner?.isClass ?? true {
      let raw = FieldLocation(
        self, type, of: Temp(register: own, kind: .alias), inheritedFieldCount(property) + index)
      raw.notes = notes(on: property, field: raw.index, environment)
      return raw
    }
    let record = RegisterLocation(self, ownerType(of: property), own, isMutable: isInout)
    return MemberLocation(self, type, of: record, index)
  }

  /// The notes for a storage, which an accessor emits itself; nil for the instance of a global.
  private func takeNotes(of storage: Location) -> (notes: Notes?, instance: Temp?) {
    if let field = storage as? FieldLocation {
      defer { field.notes = nil }
      return (field.notes, field.base)
    }
    guard let global = storage as? GlobalLocation else { return (nil, nil) }
    defer { global.notes = nil }
    return (global.notes, nil)
  }

  private func ownerType(of property: VariableDeclaration) -> Type {
    guard let owner = property.owner else { return .void }
    return .nominal(owner, environment.arguments)
  }

  fileprivate func lowerObservedSetter(_ property: VariableDeclaration) {
    at(property.place)
    let isMember = property.kind == .property
    let isInout = isMember && !(property.owner?.isClass ?? true)
    if isInout { inoutParameters = [0] }
    let first = isMember ? 1 : 0
    registers.parameterCount = first + 1
    let type = concrete(property.type)
    let new = Temp(register: Register(.parameter, first), kind: .alias)
    let raw = rawStorage(property, isInout: isInout)
    let (notes, instance) = takeNotes(of: raw)
    let storage = wrapReference(property, raw, type)
    var old: Temp?
    if property.didSet != nil, property.didSetReadsOldValue { old = own(storage.load(into: nil), type) }
    if let willSet = property.willSet { callObserver(willSet, isInout: isInout, .temp(new)) }
    storage.store(own(new, type))
    withoutPlace { notes?.write(self, of: instance) }
    if let didSet = property.didSet { callObserver(didSet, isInout: isInout, old.map { .temp($0) } ?? .nothing) }
    if let old { drop(old) }
    emit(.returnVoid)
    isReachable = false
  }

  private func callObserver(_ observer: FunctionDeclaration, isInout: Bool, _ value: ArgumentSource) {
    var sources: [ArgumentSource] = []
    let own = Register(.parameter, 0)
    if observer.isStatic, let owner = observer.owner {
      sources.append(.metatype(.nominal(owner, environment.arguments)))
    } else if observer.passesSelf {
      sources.append(
        isInout
          ? .inOut(RegisterLocation(self, .any, own, isMutable: true)) : .temp(Temp(register: own, kind: .alias)))
    }
    if !observer.parameters.isEmpty { sources.append(value) }
    let reference = compiler.reference(to: observer, in: environment)
    drop(emitCall(.function(reference), sources, result: .void, into: nil, canThrow: false))
  }

  /// Returns the value, which is created at the first call.
  fileprivate func lowerLazyGetter(_ property: VariableDeclaration) {
    at(property.place)
    registers.parameterCount = 1
    let isInout = !(property.owner?.isClass ?? true)
    if isInout { inoutParameters = [0] }
    let type = concrete(property.type)
    let storage = rawStorage(property, isInout: isInout)
    // The first read creates the value, which is not a write.
    var (notes, instance) = takeNotes(of: storage)
    let known = storage.load(into: nil)
    let none = Exit(label: makeLabel(), mark: mark)
    emitWideJump(.jumpNil, known.register, to: label(for: none))
    withoutPlace { notes?.read(self, of: instance) }
    emitReturn(of: unwrapped(known, type), type)
    cleanups = []
    putLabel(none.label)
    // The register still contains nil, and is reused.
    emit(.release, known.register)
    guard let value = property.initialValue else {
      unsupported("the lazy property '\(property.name)'")
      return
    }
    function = property.lazyFunction
    if let lazy = property.lazyFunction, let variable = lazy.selfVariable {
      storages[ObjectIdentifier(variable)] = .register(Register(.parameter, 0), isMutable: isInout)
      finishBinding(lazy)
    }
    let bound = cleanups.indices
    let made = own(lower(value), type)
    // A structure that a closure shares is written back before it gets the value.
    leave(bound)
    storage.store(wrapped(made, type))
    withoutPlace { notes?.read(self, of: instance) }
    emitReturn(of: made, type)
  }

  fileprivate func lowerLazySetter(_ property: VariableDeclaration) {
    at(property.place)
    registers.parameterCount = 2
    let isInout = !(property.owner?.isClass ?? true)
    if isInout { inoutParameters = [0] }
    let type = concrete(property.type)
    let new = Temp(register: Register(.parameter, 1), kind: .alias)
    let storage = rawStorage(property, isInout: isInout)
    let (notes, instance) = takeNotes(of: storage)
    storage.store(wrapped(new, type))
    withoutPlace { notes?.write(self, of: instance) }
    emit(.returnVoid)
    isReachable = false
  }

  /// A copy of the value as an optional.
  private func wrapped(_ value: Temp, _ type: Type) -> Temp {
    let register = registers.allocate(.owned)
    emit(isTrivial(type) ? .move : .copy, register, value.register)
    if type.wrapped != nil { emit(.wrapOptional, register) }
    return temp(register)
  }

  /// An accessor that the checker has declared for a stored property, without a body.
  func lowerStorageAccessor(_ function: FunctionDeclaration) {
    guard let property = function.accessorOf, let variable = function.selfVariable else {
      unsupported("'\(function.name)', which has no body")
      return
    }
    let base = Expression(.variable(variable), type: variable.type, place: function.place)
    let substitution = environment.substitution
    let value = Expression(
      .property(base, property, substitution, isDirect: false), type: property.type, place: function.place)
    if function.kind == .getter {
      emitReturn(value)
    } else if let parameter = function.parameters.first?.variable {
      assign(value, Expression(.variable(parameter), type: parameter.type, place: function.place))
      emitReturn(nil)
    }
  }
}
