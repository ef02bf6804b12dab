import Code
import Tree

/// Creating values by calling initializers.
extension FunctionBuilder {
  func construct(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ arguments: [Argument],
    _ type: Type, _ place: Place, _ target: Register?
  ) -> Temp {
    if let value = lowerLiteral(function, arguments, type, target) { return value }
    if let value = lowerNumericConversion(function, arguments, type, target) { return value }
    if function.isRequirement {
      return constructByRequirement(function, substitution, base: base, arguments, type, place, target)
    }
    let concreteArguments = compiler.arguments(for: function.genericParameters, substitution, in: environment)
    let canThrow = function.isThrowing && context.tryDepth > 0
    if let native = function.native {
      return emitCall(
        .native(native, concreteArguments.map(runtimeType)), sources(arguments, substitution), result: type,
        into: target, canThrow: canThrow)
    }
    if function.synthesized == .memberwiseInitializer
      || function.synthesized == .defaultInitializer && !(function.owner?.isClass ?? false)
    {
      // An initializer that satisfies a requirement `init?` creates a value that is used as an optional.
      let made = type.nominal == function.owner ? type : type.wrapped ?? type
      return memberwise(function, substitution, arguments, made, target)
    }
    guard let owner = function.owner, owner.isClass else {
      if let value = applyOpened(function, substitution, base: nil, arguments, type, target) { return value }
      let reference = compiler.reference(to: function, arguments: concreteArguments)
      return emitCall(
        .function(reference), sources(for: function, arguments, substitution), result: type, into: target,
        canThrow: canThrow)
    }
    if let base, staticType(base) == nil, owner.dynamicMembers.contains(where: { $0.overrides(function) }) {
      let own = Array(concreteArguments.dropFirst(owner.genericParameters.count))
      let number = compiler.number(ofOverridable: function, arguments: own)
      return emitCall(
        .dynamic(.metatype, number, function.fullName, isMutating: false),
        [.expression(base)] + sources(for: function, arguments, substitution), result: type, into: target,
        canThrow: canThrow)
    }
    let instanceType = function.isFailable ? type.wrapped ?? type : type
    if instanceType.nominal == owner,
      let value = applyOpened(function, substitution, base: nil, arguments, type, target)
    {
      return value
    }
    var reference = compiler.reference(to: function, arguments: concreteArguments)
    if instanceType.nominal != owner {
      // Selected by a requirement that the superclass meets: the subclass's own initializer is called.
      let own = Array(concreteArguments.dropFirst(owner.genericParameters.count))
      reference = compiler.mostDerived(function, own, in: instanceType, isAllocating: false) ?? reference
    }
    return allocate(
      instanceType, function, reference, sources(for: function, arguments, substitution), target, at: place)
  }

  private func constructByRequirement(
    _ requirement: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ arguments: [Argument],
    _ type: Type, _ place: Place, _ target: Register?
  ) -> Temp {
    guard let parameter = requirement.owner?.selfParameter else { return void }
    let selfType = concrete(substitution[parameter] ?? .parameter(parameter))
    let own = requirement.genericParameters.filter { $0 != parameter }
    let ownArguments = compiler.arguments(for: own, substitution, in: environment)
    if isExistential(selfType) {
      let number = compiler.number(of: requirement, arguments: ownArguments, seenAs: selfType)
      guard let base else {
        unsupported("an initializer of '\(selfType)'")
        return void
      }
      return emitCall(
        .dynamic(.metatype, number, requirement.fullName, isMutating: false),
        [.expression(base)] + sources(for: requirement, arguments, substitution), result: type, into: target,
        canThrow: requirement.isThrowing && context.tryDepth > 0)
    }
    guard let witness = knowledge.witness(for: requirement, of: selfType, arguments: ownArguments) else {
      missingWitness(requirement, of: selfType)
      return void
    }
    return construct(
      witness.function, witness.substitution, base: base, arguments, type, place, target)
  }

  /// Creates an instance and runs the initializer on it, after the arguments have been evaluated.
  func allocate(
    _ type: Type, _ function: FunctionDeclaration, _ reference: FunctionReference, _ arguments: [ArgumentSource],
    _ target: Register?, at place: Place
  ) -> Temp {
    let register = target?.kind == .owned ? target ?? registers.allocate(.owned) : registers.allocate(.owned)
    let canFail = function.isThrowing || function.isFailable
    at(place)
    let outcome = emitCall(
      .function(reference), [.newInstance(register, runtimeType(type), isPartial: canFail)] + arguments,
      result: function.isFailable ? boolType : .void, into: nil,
      canThrow: function.isThrowing && context.tryDepth > 0)
    if function.isFailable {
      let done = makeLabel()
      emitWideJump(.jumpIf, outcome.register, to: done)
      emit(.release, register)
      emit(.loadNil, register, 0)
      putLabel(done)
    }
    drop(outcome)
    if register == target {
      removeCleanup(of: register)
      return Temp(register: register, kind: .alias)
    }
    let made = Temp(register: register, kind: .owned)
    guard let target else { return made }
    move(made, type, into: target)
    return Temp(register: target, kind: .alias)
  }

  // MARK: Memberwise

  /// `Point(x: 1, y: 2)`: the fields become the record immediately.
  private func memberwise(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ arguments: [Argument], _ type: Type,
    _ target: Register?
  ) -> Temp {
    guard let owner = function.owner else { return void }
    var parts: [Part] = []
    var isQuiet: [Bool] = []
    var given = zip(function.parameters, arguments).makeIterator()
    var next = given.next()
    for property in owner.storedProperties {
      if let (parameter, argument) = next, parameter.variable.name == property.memberwiseName {
        next = given.next()
        isQuiet.append(argument.value.map(isPure) ?? false)
        parts.append(fieldPart(property, called(argument, parameter), function, substitution))
      } else {
        isQuiet.append(property.initialValue.map(isPure) ?? true)
        parts.append(fieldPart(property, nil, function, substitution))
      }
    }
    let base = gather(parts, isQuiet: isQuiet)
    let register = destination(target, type)
    emit(.makeRecord, register, tables.types.index(of: runtimeType(type)), Register(.window, base))
    noteMemory()
    registers.closeWindow(base)
    return result(register, target)
  }

  /// The argument for a property built by a result builder. The parameter is a function that makes its value, and it
  /// is called here.
  private func called(_ argument: Argument, _ parameter: FunctionDeclaration.Parameter) -> Argument {
    guard parameter.isCalledAtOnce, case .value(let maker) = argument,
      case .function(let type) = maker.type.resolved
    else { return argument }
    return .value(Expression(.call(maker, []), type: type.result, place: maker.place))
  }

  private func fieldPart(
    _ property: VariableDeclaration, _ argument: Argument?, _ function: FunctionDeclaration,
    _ substitution: Substitution
  ) -> Part {
    let type = inEnvironment(of: function, substitution) { concrete(property.type) }
    let isPlain = property.ownership == .strong && !property.isLazy
    return (
      isPlain ? type : .any,
      { [self] slot in
        let value: Temp?
        // A lazy property is empty until it is read, unless a value was passed.
        var isEmpty = false
        switch argument {
        case .value(let expression):
          value = fill(wrapping(expression, property, type, substitution), isPlain ? slot : nil)
        case .defaultValue where property.isLazy, nil where property.isLazy:
          isEmpty = true
          value = loadNothing()
        case .defaultValue(let other, let parameter) where property.wrapped == nil:
          value = inEnvironment(of: function, substitution) {
            other.parameters[parameter].defaultValue.map { fillDefault($0, isPlain ? slot : nil) } ?? loadNothing()
          }
        case .inOut, .defaultValue, nil:
          value = inEnvironment(of: function, substitution) {
            property.initialValue.map { fillDefault($0, isPlain ? slot : nil) } ?? loadNothing()
          }
        }
        guard var value else { return nil }
        if property.isLazy, !isEmpty, type.wrapped != nil {
          value = own(value, type)
          emit(.wrapOptional, value.register)
        }
        if property.ownership != .strong { value = stored(property, value) }
        guard let slot else { return value }
        move(value, isPlain ? type : .any, into: slot)
        return nil
      }
    )
  }

  /// The argument of a memberwise initializer for a property with wrappers, wrapped in them.
  private func wrapping(
    _ value: Expression, _ property: VariableDeclaration, _ type: Type, _ substitution: Substitution
  ) -> Expression {
    guard let wrapping = property.wrapped?.wrapping, wrapping.isMadeOfValue, let initializer = wrapping.initializer
    else { return value }
    return Expression(
      .apply(initializer, substitution, base: nil, [.value(value)], isDirect: true), type: type, place: value.place)
  }

  private func fill(_ expression: Expression, _ slot: Register?) -> Temp? {
    guard let slot else { return lower(expression) }
    lower(expression, into: slot)
    return nil
  }

  /// A default value from the declaration of a property or parameter, for a call that omits it.
  ///
  /// A default that creates its own type, as in `struct S { var parts = [S()] }`, becomes a function when it contains
  /// itself: inlining it would never end.
  private func fillDefault(_ expression: Expression, _ slot: Register?) -> Temp? {
    let key = ObjectIdentifier(expression)
    if defaults.contains(key) { return callDefault(expression) }
    defaults.insert(key)
    defer { defaults.remove(key) }
    return fill(expression, slot)
  }

  /// Calls the function of a default value.
  func callDefault(_ expression: Expression) -> Temp {
    let reference = compiler.reference(.defaultValue, expression, name: "default value", environment) {
      $0.defaults.insert(ObjectIdentifier(expression))
      $0.emitReturn(expression)
    }
    return emitCall(.function(reference), [], result: type(expression), into: nil, canThrow: false)
  }

  private func loadNothing() -> Temp {
    let register = registers.allocate(.owned)
    emit(.loadNil, register, 0)
    return temp(register)
  }
}

extension Compiler {
  /// Creates an instance of a class of which only the metatype is known at run time: the metatype precedes the
  /// initializer's arguments.
  func allocator(
    _ function: FunctionDeclaration, of type: Type, _ environment: Environment
  ) -> FunctionReference {
    let typed = runtimeType(type)
    return reference(
      .allocator(type: ObjectIdentifier(typed)), function, name: "\(typed.name).\(function.fullName)", environment
    ) {
      builder in
      builder.at(function.place)
      builder.registers.parameterCount = function.parameters.count + 1
      let arguments = function.parameters.indices.map { index in
        ArgumentSource.temp(Temp(register: Register(.parameter, index + 1), kind: .alias))
      }
      builder.context.tryDepth = 1
      let made = builder.allocate(
        type, function, self.reference(to: function, in: environment), arguments, nil, at: function.place)
      builder.emitReturn(of: made, function.isFailable ? self.optional(of: type) : type)
    }
  }
}
