import Code
import Tree

/// The intended use of a location.
enum Access {
  /// Read immediately: nothing needs to be retained.
  case read
  /// Read after other code has run.
  case hold
  /// Assigned to or changed in place, after other code has run.
  case modify
}

extension FunctionBuilder {
  /// Evaluates the parts of the location. An expression that is not a location becomes a temporary.
  func location(_ expression: Expression, _ access: Access) -> Location {
    switch expression.kind {
    case .variable(let variable):
      if let wrapping = variable.wrapping, wrapping.isPlain {
        let storage = Expression(.variable(wrapping.storage), type: wrapping.storage.type, place: expression.place)
        return location(wrapping.access(storage, under: [:]), access)
      }
      return location(of: variable)
    case .staticVariable(let variable, let owner): return staticLocation(variable, owner: concrete(owner))
    case .property(let base, let property, let substitution, let isDirect):
      return propertyLocation(base, property, substitution, isDirect: isDirect, type(expression), access)
    case .tupleElement(let base, let index):
      return MemberLocation(self, type(expression), of: location(base, access), index)
    case .subscripted(let base, let declaration, let substitution, let arguments):
      return subscriptLocation(base, declaration, substitution, arguments, type(expression), access)
    case .forceUnwrap(let base):
      return UnwrappedLocation(self, type(expression), of: location(base, access), isForced: true)
    case .pointer(let variable, let access): return pointerLocation(to: variable, access, type(expression))
    case .chainLink(let base): return chainLocation(base, type(expression), access)
    case .keyPathApplication(let base, let path): return keyPathLocation(base, path, type(expression), access)
    case .await(let inner): return waiting(for: inner) { location(inner, access) }
    case .reinterpret(let inner): return location(inner, access)
    case .upcast(let inner) where isReference(type(inner)): return location(inner, access)
    case .tryPlain(let inner):
      context.tryDepth += 1
      defer { context.tryDepth -= 1 }
      return location(inner, access)
    default:
      let value = access == .read ? lower(expression) : held(expression)
      return ValueLocation(self, type(expression), value)
    }
  }

  /// A pointer to a variable, as a property that is computed from it. An optional pointer has the same representation.
  private func pointerLocation(to variable: Expression, _ access: PointerAccess, _ type: Type) -> Location {
    func call(_ function: FunctionDeclaration, selfIsInout: Bool) -> AccessorCall {
      let substitution: Substitution = function.genericParameters.reduce(into: [:]) { $0[$1] = access.pointee }
      return AccessorCall(
        callee: resolve(function, substitution, base: nil, isDirect: true).callee, passesSelf: true,
        selfIsInout: selfIsInout)
    }
    return PointerLocation(
      self, type,
      ComputedLocation(
        self, type, of: .location(location(variable, .modify)), getter: call(access.maker, selfIsInout: false),
        setter: call(access.putter, selfIsInout: true)))
  }

  /// The value of an expression, protected from code that runs before its use.
  func held(_ expression: Expression) -> Temp {
    let value = lower(expression)
    return value.kind == .mutableAlias ? own(value, type(expression)) : value
  }

  // MARK: Statics

  private func staticLocation(_ variable: VariableDeclaration, owner: Type) -> Location {
    // The type may be a subclass of the declaring class.
    let (named, owner) = (owner, variable.owner.flatMap { compiler.ancestor($0, of: owner) } ?? owner)
    let environment = ownerEnvironment(variable.owner, as: owner)
    let type = compiler.concrete(variable.type, in: environment)
    if let getter = variable.getter {
      let metatype = held(metatype: named)
      let base = Expression(.metatype(named), type: .metatype(named), place: variable.place)
      func call(_ accessor: FunctionDeclaration) -> AccessorCall {
        accessorCall(resolve(accessor, environment.substitution, base: base, isDirect: false))
      }
      return ComputedLocation(
        self, type, of: .value(metatype), getter: call(getter), setter: variable.setter.map(call))
    }
    let global = GlobalLocation(self, type, compiler.staticVariable(variable, of: owner))
    global.notes = notes(on: variable, compiler.staticVariable(variable, of: owner))
    return wrapReference(variable, observed(variable, global, type, owner: environment), type)
  }

  /// The parameters of a member's owner, for a concrete type.
  func ownerEnvironment(_ owner: NominalDeclaration?, as type: Type) -> Environment {
    guard let owner else { return .empty }
    if let parameter = owner.selfParameter { return Environment(parameters: [parameter], arguments: [type]) }
    guard case .nominal(_, let arguments)? = compiler.ancestor(owner, of: type) else { return .empty }
    return Environment(parameters: owner.genericParameters, arguments: arguments)
  }

  func held(metatype type: Type) -> Temp {
    let register = registers.allocate(.borrowed)
    emit(.borrowConstant, register, tables.index(ofMetatype: runtimeType(type)))
    return temp(register)
  }

  // MARK: Subscripts

  private func subscriptLocation(
    _ base: Expression, _ declaration: SubscriptDeclaration, _ substitution: Substitution, _ arguments: [Argument],
    _ type: Type, _ access: Access
  ) -> Location {
    let isQuiet = arguments.allSatisfy { argument in
      if case .value(let expression) = argument { isPure(expression) } else { false }
    }
    let baseType = self.type(base)
    if access == .read,
      let value = applyOpened(declaration.getter, substitution, base: base, arguments, type, nil)
    {
      return ValueLocation(self, type, value)
    }
    let getter = resolve(declaration.getter, substitution, base: base, isDirect: base.isSuper)
    if isArrayElement(getter.function, baseType), case .value(let index)? = arguments.first {
      let array = location(base, isQuiet || access == .modify ? access : .hold)
      let position = access == .read ? lower(index) : held(index)
      return ElementLocation(self, type, of: array, position)
    }
    if let key = constantDefaultKey(getter.function, arguments) {
      return defaultedElement(base, baseType, type, key: key.key, value: key.value, access)
    }
    let isReference = self.isReference(baseType)
    let setter = declaration.setter.map { setter in
      // Each accessor has its own generic parameters; those of the getter are known.
      let own = zip(setter.genericParameters, declaration.getter.genericParameters).reduce(into: substitution) {
        $0[$1.0] = $0[$1.1] ?? .parameter($1.1)
      }
      return resolve(setter, own, base: base, isDirect: base.isSuper)
    }
    let target: AccessBase
    if !isReference, getter.function.isMutating || access == .modify && setter?.function.isMutating ?? true {
      target = .location(location(base, .modify))
    } else {
      target = .value(held(base))
    }
    let temps = arguments.enumerated().map { index, argument in
      indexArgument(argument, declaration.getter, index, substitution)
    }
    return ComputedLocation(
      self, type, of: target, getter: accessorCall(getter), setter: setter.map(accessorCall),
      readsFirst: isDefaulted(getter.function), arguments: temps)
  }

  /// True for the subscript `[key, default: value]` of a dictionary, which even an assignment changes in place: the
  /// default is evaluated if the key is absent.
  private func isDefaulted(_ getter: FunctionDeclaration) -> Bool {
    getter.place.file.isLibrary && getter.owner?.name == "Dictionary" && getter.parameters.count == 2
      && getter.parameters[1].label == "default"
  }

  /// The key and the default of `counts[key, default: 0]`, if the default is a constant: then it need not be a
  /// closure.
  private func constantDefaultKey(
    _ getter: FunctionDeclaration, _ arguments: [Argument]
  ) -> (key: Expression, value: Expression)? {
    guard isDefaulted(getter), arguments.count == 2, case .value(let key) = arguments[0],
      case .value(let closure) = arguments[1], case .closure(let function) = closure.kind,
      let statements = function.body?.statements, statements.count == 1
    else { return nil }
    switch statements[0].kind {
    case .expression(let value), .returnValue(.some(let value)):
      switch value.kind {
      case .integer, .double, .boolean, .string: return (key, value)
      default: return nil
      }
    default: return nil
    }
  }

  private func defaultedElement(
    _ base: Expression, _ baseType: Type, _ type: Type, key: Expression, value: Expression, _ access: Access
  ) -> Location {
    guard case .nominal(_, let types) = baseType else { return ValueLocation(self, type, void) }
    let target: AccessBase = access == .modify ? .location(location(base, .modify)) : .value(held(base))
    let runtimeTypes = types.map(runtimeType)
    return ComputedLocation(
      self, type, of: target,
      getter: AccessorCall(callee: .native("$dictionaryValue", runtimeTypes), passesSelf: true, selfIsInout: false),
      setter: AccessorCall(callee: .native("$dictionarySet", runtimeTypes), passesSelf: true, selfIsInout: true),
      // `counts[word, default: 0] += 1` looks up the word once.
      adder: builtinOperand(type)?.isInt64 == true
        ? AccessorCall(callee: .native("$dictionaryAdd", runtimeTypes), passesSelf: true, selfIsInout: true) : nil,
      arguments: [held(key), held(value)])
  }

  private func indexArgument(
    _ argument: Argument, _ getter: FunctionDeclaration, _ index: Int, _ substitution: Substitution
  ) -> Temp {
    switch argument {
    case .value(let expression): return held(expression)
    case .inOut:
      unsupported("an inout argument of a subscript")
      return void
    case .defaultValue(let function, let parameter):
      guard let value = function.parameters[parameter].defaultValue else { return void }
      return inEnvironment(of: function, substitution) { own(lower(value), type(value)) }
    }
  }

  func isArrayElement(_ getter: FunctionDeclaration, _ base: Type) -> Bool {
    guard base.isLibrary("Array"), getter.native != nil, getter.parameters.count == 1,
      getter.owner?.name == "Array", let parameter = getter.parameters.first, parameter.label == nil
    else { return false }
    return parameter.variable.type.isLibrary("Int")
  }

  // MARK: Optional chains and key paths

  private func chainLocation(_ base: Expression, _ type: Type, _ access: Access) -> Location {
    let optional = location(base, access == .modify ? .modify : .hold)
    guard let chain = context.chains.last else {
      unsupported("an optional chain here")
      return optional
    }
    // The value is read now, and changed in place later.
    if access != .modify || isReference(type) || optional is ValueLocation {
      let value = take(optional)
      emitWideJump(.jumpNil, value.register, to: label(for: chain))
      let inside = unwrapped(value, type)
      return ValueLocation(
        self, type, access != .read && inside.kind == .mutableAlias ? own(inside, type) : inside)
    }
    if optional.isComputed { return computedChain(optional, type, chain) }
    let value = optional.unobserved.peek(into: nil)
    if let held = optional.heldRoot {
      // A computed value is assigned again although nothing changes.
      let nothing = addPad(
        .custom { [self] in
          held.putBack()
          go(to: chain)
        })
      code.noteUse(of: chain.label)
      emitWideJump(.jumpNil, value.register, to: nothing)
    } else if optional.isTracked {
      // The access in place has begun before nil is found, and reports a change that does not happen.
      let nothing = addPad(
        .custom { [self] in
          optional.tellOfChange()
          go(to: chain)
        })
      code.noteUse(of: chain.label)
      emitWideJump(.jumpNil, value.register, to: nothing)
    } else {
      emitWideJump(.jumpNil, value.register, to: label(for: chain))
    }
    drop(value)
    return UnwrappedLocation(self, type, of: optional, isForced: false)
  }

  /// Reads a computed optional once. It is assigned again in any case: Swift does that even if it is nil.
  private func computedChain(_ optional: Location, _ type: Type, _ chain: Exit) -> Location {
    let (location, held) = optional.hold()
    let nothing = addPad(
      .custom { [self] in
        held.putBack()
        go(to: chain)
      })
    code.noteUse(of: chain.label)
    let value = location.peek(into: nil)
    emitWideJump(.jumpNil, value.register, to: nothing)
    drop(value)
    return UnwrappedLocation(self, type, of: location, isForced: false)
  }

  /// The value of a location that is not used any further.
  func take(_ location: Location) -> Temp {
    if let value = location as? ValueLocation { return value.value }
    let value = location.load(into: nil)
    location.finish()
    return value
  }

  /// The value inside an optional that is known not to be nil.
  func unwrapped(_ optional: Temp, _ type: Type) -> Temp {
    if isTrivial(type) {
      let register = registers.allocate(.trivial)
      emit(.move, register, optional.register)
      drop(optional)
      return Temp(register: register, kind: .trivial)
    }
    if type.wrapped != nil {
      let owned = own(optional, type)
      emit(.unwrapOptional, owned.register)
      return owned
    }
    return optional
  }

  private func keyPathLocation(
    _ base: Expression, _ path: Expression, _ type: Type, _ access: Access
  ) -> Location {
    let root = self.type(base)
    // Only a `WritableKeyPath` changes a value in place.
    guard access == .modify, !isReference(root), self.type(path).nominal?.name == "WritableKeyPath" else {
      let value = held(base)
      return KeyPathLocation(self, type, of: .value(value), held(path), kind: self.type(path), root: root)
    }
    let target = location(base, .modify)
    return KeyPathLocation(self, type, of: .location(target), held(path), kind: self.type(path), root: root)
  }

  // MARK: What types mean for access

  /// True for values that are changed through a reference: instances.
  func isReference(_ type: Type) -> Bool {
    switch type {
    case .nominal(let declaration, _): declaration.isClass
    default: false
    }
  }

  /// True for a type whose values are references: a class, or a protocol for classes.
  func isObject(_ type: Type) -> Bool {
    switch type {
    case .existential(let protocols, let superclass, _): superclass != nil || protocols.contains(where: \.isForClasses)
    case .anyObject: true
    default: isReference(type)
    }
  }

  func isExistential(_ type: Type) -> Bool {
    switch type {
    case .existential, .anyObject: true
    default: false
    }
  }
}
