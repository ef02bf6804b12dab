import Code
import Tree

extension FunctionBuilder {
  /// A property of a value, an instance or an existential.
  func propertyLocation(
    _ base: Expression, _ property: VariableDeclaration, _ substitution: Substitution, isDirect: Bool, _ type: Type,
    _ access: Access
  ) -> Location {
    let baseType = self.type(base)
    if let getter = property.getter {
      let resolved = resolve(getter, substitution, base: base, isDirect: isDirect)
      if resolved.function.isStorageAccessor, !resolved.isDynamic, let stored = resolved.function.accessorOf,
        stored != property
      {
        // A requirement that is satisfied by a stored property.
        let own = ownerEnvironment(stored.owner, as: baseType)
        return storedLocation(base, stored, own, isDirect: isDirect, type, access)
      }
      if let wrapping = property.wrapping, wrapping.isPlain, property.kind == .property,
        !resolved.isDynamic || !property.isOverridden
      {
        if resolved.isDynamic { noteDirectAccess(property) }
        // The wrapper is changed in place.
        let storage = Expression(
          .property(base, wrapping.storage, substitution, isDirect: true),
          type: wrapping.storage.type.substituting(substitution), place: base.place)
        return location(wrapping.access(storage, under: substitution), access)
      }
      return computedLocation(base, property, substitution, resolved, isDirect: isDirect, type, access)
    }
    let own = ownerEnvironment(property.owner, as: baseType)
    return storedLocation(base, property, own, isDirect: isDirect, type, access)
  }

  private func computedLocation(
    _ base: Expression, _ property: VariableDeclaration, _ substitution: Substitution, _ getter: ResolvedCallee,
    isDirect: Bool, _ type: Type, _ access: Access
  ) -> Location {
    let setter = property.setter.map { resolve($0, substitution, base: base, isDirect: isDirect) }
    let target: AccessBase
    let baseType = self.type(base)
    let mutatesSelf = getter.function.mutatesSelf || setter?.function.mutatesSelf ?? false
    if isObject(baseType), mutatesSelf, access == .modify {
      // The accessor takes `self` inout, because its protocol is not for classes. The value is an object: that changes,
      // and the variable keeps it. The accessor gets a reference of its own, which it could replace.
      let copy = own(Temp(register: held(base).register, kind: .alias), baseType)
      let location = RegisterLocation(self, baseType, copy.register, isMutable: true)
      return ComputedLocation(
        self, type, of: .location(location), getter: accessorCall(getter), setter: setter.map(accessorCall))
    }
    if !isObject(self.type(base)), getter.function.isMutating || setter?.function.isMutating ?? false,
      access == .modify || getter.function.isMutating
    {
      target = .location(location(base, .modify))
    } else {
      target = .value(access == .read ? lower(base) : held(base))
    }
    return ComputedLocation(
      self, type, of: target, getter: accessorCall(getter), setter: setter.map(accessorCall))
  }

  private func storedLocation(
    _ base: Expression, _ property: VariableDeclaration, _ owner: Environment, isDirect: Bool, _ type: Type,
    _ access: Access
  ) -> Location {
    guard let storageIndex = property.storageIndex else {
      unsupported("the property '\(property.name)'")
      return ValueLocation(self, type, void)
    }
    guard isReference(self.type(base)) else {
      let target = location(base, property.isLazy ? .modify : access)
      let raw = MemberLocation(self, rawType(of: property, owner), of: target, storageIndex)
      return layered(property, raw, of: .location(target), owner, isRaw: isBelowObservers(property, base), type)
    }
    let isOwn = isOwnStorage(property, base)
    let isRaw = isOwn || property.tracking == nil && isBelowObservers(property, base)
    // The observers of a tracked property belong to the macro's storage, and use the property as others do.
    let isInObserver = property.tracking != nil && function?.kind == .observer
    if property.isOverridden, !isDirect, isInObserver || !isRaw && function?.accessorOf != property {
      return overriddenLocation(base, property, owner, type)
    }
    noteDirectAccess(property)
    let isPeeked = access == .read && !property.hasObservers && !property.isLazy && property.ownObservation == nil
    let instance = isPeeked ? peekedInstance(base) : held(base)
    let index = inheritedFieldCount(property) + storageIndex
    let raw = FieldLocation(self, rawType(of: property, owner), of: instance, index)
    raw.notes = notes(on: property, field: index, owner)
    // The macro's init accessor: until all properties are initialized, an assignment only stores (SEMANTICS 1.16).
    let isFilling = isOwn && function?.kind == .initializer && context.initialization?.hasFilled != true
    if let rule = property.tracking, !isFilling {
      let inside = layered(property, raw, of: .value(instance), owner, isRaw: false, type)
      let member = compiler.observedMember(property, type: runtimeType(type), field: index, owner)
      return TrackedLocation(
        self, type, storage: inside, of: instance, tables.members.index(of: member),
        rule: compiler.tellsOfEqualWrites ? .always : rule,
        own: ObservationCalls(property.ownObservation, compiler, owner))
    }
    return layered(property, raw, of: .value(instance), owner, isRaw: isRaw, type)
  }

  /// The layers between a property's storage and its use: a weak reference, a lazy value, observers.
  private func layered(
    _ property: VariableDeclaration, _ raw: Location, of base: AccessBase, _ owner: Environment, isRaw: Bool,
    _ type: Type
  ) -> Location {
    let value: Location
    if property.isLazy {
      let accessors = compiler.lazyAccessors(property, owner)
      let isInout = property.owner?.isClass == false
      value = ComputedLocation(
        self, type, of: base,
        getter: AccessorCall(callee: .function(accessors.getter), passesSelf: true, selfIsInout: isInout),
        setter: AccessorCall(callee: .function(accessors.setter), passesSelf: true, selfIsInout: isInout))
    } else {
      value = wrapReference(property, raw, type)
    }
    guard property.hasObservers, !isRaw else { return value }
    let isInout = property.owner?.isClass == false
    let setter = AccessorCall(
      callee: .function(compiler.observedSetter(property, owner)), passesSelf: true, selfIsInout: isInout)
    var didSet: AccessorCall?
    if let observer = property.didSet, property.willSet == nil, !property.didSetReadsOldValue {
      let reference = compiler.reference(to: observer, in: owner)
      didSet = AccessorCall(callee: .function(reference), passesSelf: true, selfIsInout: isInout)
    }
    return ObservedLocation(self, type, storage: value, of: base, setter: setter, didSet: didSet)
  }

  private func overriddenLocation(
    _ base: Expression, _ property: VariableDeclaration, _ owner: Environment, _ type: Type
  ) -> Location {
    func accessor(_ kind: FunctionDeclaration.Kind) -> AccessorCall? {
      guard
        let root = property.owner?.dynamicMembers.first(where: { $0.accessorOf == property && $0.kind == kind })
      else { return nil }
      let callee = Callee.dynamic(
        .instance, compiler.number(ofOverridable: root, arguments: []), root.name, isMutating: false)
      return AccessorCall(callee: callee, passesSelf: true, selfIsInout: false)
    }
    guard let getter = accessor(.getter) else {
      unsupported("the overridden property '\(property.name)'")
      return ValueLocation(self, type, void)
    }
    return ComputedLocation(self, type, of: .value(held(base)), getter: getter, setter: accessor(.setter))
  }

  private func rawType(of property: VariableDeclaration, _ owner: Environment) -> Type {
    compiler.storageType(of: property, in: owner)
  }

  func inheritedFieldCount(_ property: VariableDeclaration) -> Int {
    var count = 0
    var superclass = property.owner?.superclass?.nominal
    while let current = superclass {
      count += current.storedProperties.count
      superclass = current.superclass?.nominal
    }
    return count
  }

  /// True if the property is `self`'s own and is accessed without its observers and overrides. This is so in each
  /// initializer of the type that declares the property, including delegating ones, and in the `deinit`.
  private func isBelowObservers(_ property: VariableDeclaration, _ base: Expression) -> Bool {
    if isOwnStorage(property, base) { return true }
    guard let function, !isInDefer, function.kind == .initializer || function.kind == .deinitializer,
      case .variable(let variable) = base.kind, variable == function.selfVariable
    else { return false }
    return function.owner == property.owner
  }

  /// Inside an initializer that does not delegate, `self`'s own properties are stored directly; an observer assigns
  /// its own property without running again.
  func isOwnStorage(_ property: VariableDeclaration, _ base: Expression) -> Bool {
    guard let function, case .variable(let variable) = base.kind, variable == function.selfVariable else {
      return false
    }
    // A `defer` is a separate function, whose assignments in an initializer are observed.
    if isInDefer, function.kind == .initializer { return false }
    if function.kind == .initializer { return context.initialization != nil && function.owner == property.owner }
    return function.kind == .observer && function.accessorOf == property.storageOf ?? property
  }

  /// The instance for a read that follows immediately.
  private func peekedInstance(_ base: Expression) -> Temp {
    guard isStoredPath(base) else { return lower(base) }
    let place = location(base, .read)
    let instance = place.peek(into: nil)
    place.finish()
    return instance
  }

  private func noteDirectAccess(_ property: VariableDeclaration) {
    guard !property.isLet, let reference = instance.reference else { return }
    compiler.noteDirectAccess(property, by: reference)
  }
}
