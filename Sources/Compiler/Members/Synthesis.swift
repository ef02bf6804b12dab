import Code
import Tree

/// The code of members that the language synthesizes.
extension FunctionBuilder {
  func lowerSynthesized(_ what: FunctionDeclaration.Synthesized, _ function: FunctionDeclaration) {
    switch what {
    case .memberwiseInitializer: lowerMemberwise(function)
    case .defaultInitializer: lowerDefaultInitializer(function)
    case .inheritedInitializer: lowerInheritedInitializer(function)
    case .equality: lowerEquality(function)
    case .hashInto: lowerHash(function)
    case .allCases: lowerAllCases(function)
    case .rawValue: lowerRawValue(function)
    case .initRawValue: lowerInitRawValue(function)
    case .comparison: lowerCaseComparison(function)
    }
  }

  private func parameters(of function: FunctionDeclaration, from first: Int) -> [Temp] {
    _ = bindParameters(function, from: first)
    registers.parameterCount = first + function.parameters.count
    return function.parameters.indices.map { Temp(register: Register(.parameter, first + $0), kind: .alias) }
  }

  /// The number of arguments that precede the declared ones.
  private func leading(_ function: FunctionDeclaration) -> Int { function.passesSelf ? 1 : 0 }

  // MARK: Initializers

  /// Called as a function value or through a requirement: otherwise the record is created in place.
  private func lowerMemberwise(_ function: FunctionDeclaration) {
    _ = parameters(of: function, from: 0)
    let arguments = function.parameters.map {
      Argument.value(Expression(.variable($0.variable), type: $0.variable.type, place: function.place))
    }
    emitReturn(
      of: construct(
        function, environment.substitution, base: nil, arguments, concrete(function.result), function.place, nil),
      concrete(function.result))
  }

  private func lowerDefaultInitializer(_ function: FunctionDeclaration) {
    guard let owner = function.owner, owner.isClass else {
      lowerMemberwise(function)
      return
    }
    lowerInheritedInitializer(function)
  }

  /// Sets own properties and then calls the superclass's initializer, if there is one.
  private func lowerInheritedInitializer(_ function: FunctionDeclaration) {
    guard let owner = function.owner else { return }
    let instance = Register(.parameter, 0)
    let arguments = parameters(of: function, from: 1)
    initializeFields(of: owner, in: instance)
    if let inherited = function.overridden {
      let superclass = owner.superclass.map(concrete) ?? .void
      let own = ownerEnvironment(inherited.owner, as: superclass)
      let sources = [ArgumentSource.temp(Temp(register: instance, kind: .alias))] + arguments.map { .temp($0) }
      context.tryDepth = 1
      let callee: Callee =
        inherited.native.map { .native($0, own.arguments.map(runtimeType)) }
        ?? .function(compiler.reference(to: inherited, in: own))
      let outcome = emitCall(
        callee, sources, result: inherited.isFailable ? boolType : .void, into: nil, canThrow: inherited.isThrowing)
      if function.isFailable {
        emit(.returnValue, outcome.register)
        isReachable = false
        return
      }
      drop(outcome)
    } else if function.isThrowing || function.isFailable {
      emit(.initialized, instance)
    }
    emit(.returnVoid)
    isReachable = false
  }

  // MARK: Comparing

  private func lowerEquality(_ function: FunctionDeclaration) {
    let both = parameters(of: function, from: leading(function))
    guard both.count == 2, let owner = function.owner else { return }
    let type = Type.nominal(owner, environment.arguments)
    if owner.kind == .enumeration, isTrivial(type) {
      let result = registers.allocate(.trivial)
      emit(.equalInt, result, both[0].register, both[1].register)
      emit(.returnValue, result)
      isReachable = false
      return
    }
    let different = makeLabel()
    if owner.kind == .enumeration {
      compareCases(owner, both, different)
    } else {
      let types = owner.storedProperties.map { concrete($0.type) }
      compareFields(types, both, different)
    }
    returnBool(true)
    putLabel(different)
    returnBool(false)
  }

  private func compareFields(_ types: [Type], _ both: [Temp], _ different: Label) {
    for (index, type) in types.enumerated() {
      let parts = both.map { field(index, type, of: $0) }
      let isEqual = emitEquality(parts[0], parts[1], type)
      for part in parts.reversed() { drop(part) }
      drop(isEqual)
      emitWideJump(.jumpIfNot, isEqual.register, to: different)
    }
  }

  /// A field for a use that does not change it.
  private func field(_ index: Int, _ type: Type, of value: Temp) -> Temp {
    let register = registers.allocate(isTrivial(type) ? .trivial : .borrowed)
    emit(isTrivial(type) ? .getField : .borrowField, register, value.register, index)
    return temp(register)
  }

  private func compareCases(_ owner: NominalDeclaration, _ both: [Temp], _ different: Label) {
    emitCompareJump(.jumpNotEqual, both[0].register, both[1].register, to: different)
    for enumCase in owner.cases where !enumCase.payload.isEmpty {
      let next = makeLabel()
      emitCompareJump(.jumpNotEqualImmediate, both[0].register, enumCase.index, to: next)
      compareFields(enumCase.payload.map { concrete($0.type) }, both, different)
      returnBool(true)
      putLabel(next)
    }
  }

  private func returnBool(_ value: Bool) {
    let register = registers.allocate(.trivial)
    emitInteger(value ? 1 : 0, register)
    emit(.returnValue, register)
    registers.recycle(register)
    isReachable = false
  }

  private func lowerCaseComparison(_ function: FunctionDeclaration) {
    let both = parameters(of: function, from: leading(function))
    guard both.count == 2, let owner = function.owner,
      let less = knowledge.libraryRequirement("Comparable.<(_:_:)"), let parameter = less.owner?.selfParameter
    else { return }
    let higher = makeLabel()
    for enumCase in owner.cases where !enumCase.payload.isEmpty {
      let next = makeLabel()
      emitCompareJump(.jumpNotEqualImmediate, both[0].register, enumCase.index, to: next)
      emitCompareJump(.jumpNotEqualImmediate, both[1].register, enumCase.index, to: next)
      for (index, element) in enumCase.payload.enumerated() {
        let type = concrete(element.type)
        let parts = both.map { field(index, type, of: $0) }
        for (one, two, answer) in [(0, 1, true), (1, 0, false)] {
          let isLess = emitLess(parts[one], parts[two], type, less, parameter)
          let undecided = makeLabel()
          emitWideJump(.jumpIfNot, isLess.register, to: undecided)
          emitCleanups(to: 0)
          returnBool(answer)
          putLabel(undecided)
          drop(isLess)
        }
        for part in parts.reversed() { drop(part) }
      }
      returnBool(false)
      putLabel(next)
    }
    emitCompareJump(.jumpLessOrEqual, both[1].register, both[0].register, to: higher)
    returnBool(true)
    putLabel(higher)
    returnBool(false)
  }

  private func emitLess(
    _ left: Temp, _ right: Temp, _ type: Type, _ less: FunctionDeclaration, _ parameter: GenericParameter
  ) -> Temp {
    let callee = resolve(less, [parameter: type], base: nil, isDirect: false)
    let metatype: [ArgumentSource] = callee.function.passesSelf ? [.metatype(type)] : []
    return emitCall(
      callee.callee, metatype + [.temp(left), .temp(right)], result: boolType, into: nil, canThrow: false)
  }

  // MARK: Hashing

  private func lowerHash(_ function: FunctionDeclaration) {
    _ = parameters(of: function, from: 1)
    inoutParameters = [1]
    guard let owner = function.owner else { return }
    let own = Temp(register: Register(.parameter, 0), kind: .alias)
    if owner.kind == .enumeration {
      hash(Temp(register: own.register, kind: .alias), .nominal(owner, environment.arguments), isCaseOnly: true)
      for enumCase in owner.cases where !enumCase.payload.isEmpty {
        let next = makeLabel()
        emitCompareJump(.jumpNotEqualImmediate, own.register, enumCase.index, to: next)
        hashFields(enumCase.payload.map { concrete($0.type) }, own)
        putLabel(next)
      }
    } else {
      hashFields(owner.storedProperties.map { concrete($0.type) }, own)
    }
    emit(.returnVoid)
    isReachable = false
  }

  private func hashFields(_ types: [Type], _ value: Temp) {
    for (index, type) in types.enumerated() {
      let part = field(index, type, of: value)
      hash(part, type, isCaseOnly: false)
      drop(part)
    }
  }

  /// `value.hash(into: &hasher)`; for an enum only its case.
  private func hash(_ value: Temp, _ type: Type, isCaseOnly: Bool) {
    let hasher = RegisterLocation(self, .any, Register(.parameter, 1), isMutable: true)
    if isCaseOnly {
      guard let int = knowledge.libraryType("Int") else { return }
      let index = registers.allocate(.trivial)
      emitInteger(0, index)
      emit(.addInt, index, index, value.register)
      hash(Temp(register: index, kind: .trivial), .nominal(int, []), isCaseOnly: false)
      registers.recycle(index)
      return
    }
    guard let requirement = knowledge.libraryRequirement("Hashable.hash(into:)"),
      let parameter = requirement.owner?.selfParameter
    else { return }
    let callee = resolve(requirement, [parameter: type], base: nil, isDirect: false)
    drop(
      emitCall(callee.callee, [.temp(value), .inOut(hasher)], result: .void, into: nil, canThrow: false))
  }

  // MARK: Enums

  private func lowerAllCases(_ function: FunctionDeclaration) {
    registers.parameterCount = leading(function)
    guard let owner = function.owner else { return }
    let type = Type.nominal(owner, environment.arguments)
    let elements = owner.cases.map { Expression(.enumCase($0, []), type: type, place: function.place) }
    emitReturn(Expression(.array(elements), type: concrete(function.result), place: function.place))
  }

  private func lowerRawValue(_ function: FunctionDeclaration) {
    registers.parameterCount = 1
    for (index, value) in function.rawValues.enumerated() {
      let next = makeLabel()
      if index < function.rawValues.count - 1 {
        emitCompareJump(.jumpNotEqualImmediate, Register(.parameter, 0), index, to: next)
      }
      emitReturn(value)
      putLabel(next)
    }
    if isReachable { emitTrap(.unreachable) }
  }

  private func lowerInitRawValue(_ function: FunctionDeclaration) {
    let given = parameters(of: function, from: 0)
    guard let owner = function.owner, let parameter = function.parameters.first, let raw = given.first else { return }
    let type = concrete(parameter.variable.type)
    for (index, value) in function.rawValues.enumerated() where index < owner.cases.count {
      let next = makeLabel()
      let known = lower(value)
      let isEqual = emitEquality(raw, known, type)
      drop(known)
      drop(isEqual)
      emitWideJump(.jumpIfNot, isEqual.register, to: next)
      let made = registers.allocate(.owned)
      emitInteger(Int64(index), made)
      emit(.returnValue, made)
      registers.recycle(made)
      isReachable = false
      putLabel(next)
    }
    emitReturnNil()
  }
}
