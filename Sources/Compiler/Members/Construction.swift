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
    if let base, staticType(base) == nil, let parameter = function.owner?.selfParameter,
      let made = constructByExtension(function, substitution, parameter, base: base, arguments, type, target)
    {
      return made
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

  /// Calls an initializer of a protocol's extension on a metatype that is known only at run time: that of a subclass,
  /// or one in an existential.
  private func constructByExtension(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ parameter: GenericParameter, base: Expression,
    _ arguments: [Argument], _ type: Type, _ target: Register?
  ) -> Temp? {
    let selfType = concrete(substitution[parameter] ?? .parameter(parameter))
    guard isExistential(selfType) || selfType.nominal?.isClass ?? false else { return nil }
    let own = function.genericParameters.filter { $0 != parameter }
    let number = compiler.number(
      ofExtensionInitializer: function, arguments: compiler.arguments(for: own, substitution, in: environment),
      seenAs: isExistential(selfType) ? selfType : nil)
    return emitCall(
      .dynamic(.metatype, number, function.fullName, isMutating: false),
      [.expression(base)] + sources(for: function, arguments, substitution), result: type, into: target,
      canThrow: function.isThrowing && context.tryDepth > 0)
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
