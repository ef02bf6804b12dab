import Code
import Tree

extension Compiler {
  /// The function with which `type` meets a requirement, with the calling convention of an existential.
  func witnessReference(
    _ requirement: FunctionDeclaration, _ member: DynamicMember, for type: Type
  ) -> FunctionReference? {
    guard let witness = knowledge.witness(for: requirement, of: type, arguments: member.arguments) else { return nil }
    if member.seenAs == nil, let direct = directWitness(witness, requirement, of: type) { return direct }
    return callingReference(to: requirement, member, for: type)
  }

  /// A function that calls a member of a protocol for a type, and takes `self`, or the type itself, like a requirement.
  func callingReference(
    to function: FunctionDeclaration, _ member: DynamicMember, for type: Type
  ) -> FunctionReference? {
    guard let parameter = function.owner?.selfParameter else { return nil }
    let own = function.genericParameters.filter { $0 != parameter }
    let environment = Environment(parameters: [parameter] + own, arguments: [type] + member.arguments)
    let name = "\(type).\(function.fullName)"
    return reference(.witness(seenAs: member.seenAs), function, name: name, environment) {
      $0.lowerWitness(function, seenAs: member.seenAs)
    }
  }

  /// The program's own witness for a requirement of the library. The machine itself handles the witnesses of the
  /// language and the library better.
  func programWitness(
    _ requirement: FunctionDeclaration, _ member: DynamicMember, for type: Type
  ) -> FunctionReference? {
    guard let owner = requirement.owner, knowledge.conforms(type, to: owner),
      let witness = knowledge.witness(for: requirement, of: type, arguments: []),
      witness.function.native == nil, witness.function.synthesized == nil
    else { return nil }
    return witnessReference(requirement, member, for: type)
  }

  /// The witness itself, if its calling convention is that of the requirement.
  private func directWitness(
    _ witness: Witness, _ requirement: FunctionDeclaration, of type: Type
  ) -> FunctionReference? {
    let function = witness.function
    guard function.native == nil, function.kind != .initializer, !function.isStatic,
      function.mutatesSelf == requirement.mutatesSelf, function.passesSelf == requirement.passesSelf,
      // The witness of an async requirement need not be async: then its caller does not know where it has to run.
      !requirement.isAsync || function.isAsync || knowledge.executor(of: function) == .caller
    else { return nil }
    if let owner = function.owner, owner.isClass {
      if let index = layout(of: owner).index(of: function) {
        let methods = runtimeType(type).methods
        return methods.indices.contains(index) ? methods[index] : nil
      }
      if owner.dynamicMembers.contains(function) { return nil }
    }
    return reference(
      to: function, arguments: arguments(for: function.genericParameters, witness.substitution, in: .empty))
  }
}

extension FunctionBuilder {
  /// Calls the witness of the requirement for the `Self` of this environment.
  fileprivate func lowerWitness(_ requirement: FunctionDeclaration, seenAs: Type?) {
    guard let parameter = requirement.owner?.selfParameter else { return }
    at(requirement.place)
    let selfType = environment.substitution[parameter] ?? .void
    let isOfType = requirement.isStatic || requirement.kind == .initializer
    let isInout = requirement.mutatesSelf
    if isInout { inoutParameters = [0] }
    let base = parameterExpression(
      0, isOfType ? .metatype(selfType) : selfType, isInout: isInout, requirement.place)
    var arguments: [Argument] = []
    for (index, each) in requirement.parameters.enumerated() {
      let variable = each.variable
      let value = parameterExpression(
        index + 1, concrete(variable.type), isInout: variable.isInout, requirement.place)
      if variable.isInout { inoutParameters.append(index + 1) }
      arguments.append(variable.isInout ? .inOut(value) : .value(value))
    }
    registers.parameterCount = requirement.parameters.count + 1
    context.tryDepth = 1
    // The caller returns to its own executor.
    (isInAwait, home) = (requirement.isAsync, nil)
    let type = concrete(requirement.result)
    let call = Expression(
      .apply(
        requirement, environment.substitution, base: requirement.kind == .initializer ? nil : base, arguments,
        isDirect: false), type: type, place: requirement.place)
    if let seenAs, !type.isVoid {
      returnErased(call, type, requirement, parameter, seenAs)
    } else {
      emitReturn(call)
    }
  }

  /// Returns a result whose type, for the caller, contains `Self` and associated types only as existentials.
  func returnErased(
    _ call: Expression, _ type: Type, _ function: FunctionDeclaration, _ parameter: GenericParameter, _ seenAs: Type
  ) {
    let isErased = function.kind == .initializer || function.isModifierOfView
    let known = isErased ? .any : erasing(parameter, seenAs, in: function.result)
    if known == type { return emitReturn(call) }
    if !isExistential(known), !(known.wrapped.map(isExistential) ?? false) {
      guard let value = knowledge.converted(call, to: known) else {
        unsupported("a result of type '\(function.result)' from an existential")
        return
      }
      emitReturn(value)
      return
    }
    // An optional may be the type that conforms itself, and is erased as a whole.
    guard function.result.wrapped != nil, let wrapped = type.wrapped, !isExistential(wrapped) else {
      emitReturn(of: erase(call, nil), .any)
      return
    }
    let value = own(lower(call), type)
    let none = Exit(label: makeLabel(), mark: mark)
    emitWideJump(.jumpNil, value.register, to: none.label)
    let inside = own(unwrapped(value, wrapped), wrapped)
    removeCleanup(of: inside.register)
    emitReturn(of: box(inside.register, wrapped, nil), .any)
    putLabel(none.label)
    emit(.returnValue, value.register)
    isReachable = false
  }

  /// `[Item]` as `[Any]`, or as `[Int]` if the existential specifies it.
  func erasing(_ parameter: GenericParameter, _ seenAs: Type, in type: Type) -> Type {
    type.map { part in
      switch part {
      case .parameter(parameter): return seenAs
      case .member(let base, let associated) where base.contains { $0 == .parameter(parameter) }:
        if base == .parameter(parameter) { return concrete(knowledge.visibleType(associated, through: seenAs)) }
        // `Entity.ID` of an `any Store<User>` is that of User.
        let outer = erasing(parameter, seenAs, in: base)
        let known = isExistential(outer) ? nil : knowledge.associatedType(associated, of: outer)
        return known.map { concrete($0) } ?? .existential(associated.protocols, superclass: nil)
      case .opaque(let opaque, _): return .existential(opaque.protocols, superclass: nil)
      case .parameter: return concrete(part)
      default: return nil
      }
    }
  }
}
