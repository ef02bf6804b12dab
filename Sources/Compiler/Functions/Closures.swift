import Code
import Tree

extension Compiler {
  /// The variables that a closure or local function needs from its context: its own captures and those of the local
  /// functions it calls, to which they are passed on.
  func captures(of function: FunctionDeclaration) -> [VariableDeclaration] {
    if let known = function.allCaptures { return known }
    // Local functions may call each other recursively: the lists grow until none changes.
    var reached: [FunctionDeclaration] = []
    collect(function, into: &reached)
    var lists: [ObjectIdentifier: [VariableDeclaration]] = [:]
    for each in reached { lists[ObjectIdentifier(each)] = each.captures }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for each in reached {
        var list = lists[ObjectIdentifier(each)] ?? []
        for called in each.calledLocalFunctions {
          for variable in lists[ObjectIdentifier(called)] ?? []
          where variable.function != each && !list.contains(variable) {
            list.append(variable)
            hasChanged = true
          }
        }
        lists[ObjectIdentifier(each)] = list
      }
    }
    let result = lists[ObjectIdentifier(function)] ?? []
    if function.kind != .closure {
      for each in reached where each.kind != .closure {
        each.allCaptures = lists[ObjectIdentifier(each)]
      }
    }
    return result
  }

  private func collect(_ function: FunctionDeclaration, into reached: inout [FunctionDeclaration]) {
    if reached.contains(function) { return }
    _ = function.body
    reached.append(function)
    for called in function.calledLocalFunctions { collect(called, into: &reached) }
  }
}

extension FunctionBuilder {
  func captureSource(_ variable: VariableDeclaration) -> ArgumentSource {
    switch storages[ObjectIdentifier(variable)] {
    case .cell(let cell): return .temp(Temp(register: cell, kind: .alias))
    case .register(let register, _): return .temp(Temp(register: register, kind: .alias))
    case nil:
      unsupported("the use of '\(variable.name)' before it is declared")
      return .nothing
    }
  }

  /// Creates a closure from its body and the current captures.
  func closure(_ function: FunctionDeclaration, _ target: Register?) -> Temp {
    let reference = compiler.nestedReference(closureName, environment, locals: instance.locals, closure: function) {
      $0.lowerClosure(function)
    }
    let captures = compiler.captures(of: function)
    for item in function.captureList where !item.variable.isMentioned { effect(item.value) }
    let items = function.keptItems
    return makeClosure(
      reference, items.map { captureItem($0) } + captures.map { captureCopy($0) },
      isQuiet: items.map { isPure($0.value) }, target)
  }

  private var closureName: String {
    instance.name.hasPrefix("closure in ") ? instance.name : "closure in \(instance.name)"
  }

  typealias Part = (type: Type, make: (Register?) -> Temp?)

  func makeClosure(
    _ reference: FunctionReference, _ parts: [Part], isQuiet: [Bool], _ target: Register?
  ) -> Temp {
    let quiet = isQuiet + [Bool](repeating: true, count: parts.count - isQuiet.count)
    let base = gather(parts, isQuiet: quiet)
    let register = target ?? registers.allocate(.owned)
    emit(.makeClosure, register, tables.functions.index(of: reference), Register(.window, base))
    emit(.extra, parts.count)
    registers.closeWindow(base)
    return result(register, target)
  }

  /// A captured variable: its cell, or a copy of its value.
  private func captureCopy(_ variable: VariableDeclaration) -> Part {
    let type = concrete(variable.type)
    switch storages[ObjectIdentifier(variable)] {
    case .cell(let cell): return (.any, { self.copy(cell, into: $0) })
    case .register(let register, _):
      if variable.ownership == .strong, isTrivial(type) {
        return (
          type,
          { slot in
            if let slot { self.emit(.move, slot, register) }
            return slot == nil ? Temp(register: register, kind: .alias) : nil
          }
        )
      }
      return (.any, { self.copy(register, into: $0) })
    case nil:
      unsupported("the use of '\(variable.name)' before it is declared")
      return (.void, { _ in nil })
    }
  }

  private func copy(_ register: Register, into slot: Register?) -> Temp? {
    guard let slot else { return Temp(register: register, kind: .alias) }
    emit(.copy, slot, register)
    return nil
  }

  /// `[weak self]`, `[x = f()]`
  private func captureItem(_ item: FunctionDeclaration.CaptureListItem) -> Part {
    let variable = item.variable
    let type = concrete(variable.type)
    if variable.ownership == .strong, !variable.needsCell {
      return (
        type,
        { slot in
          guard let slot else { return self.lower(item.value) }
          self.lower(item.value, into: slot)
          return nil
        }
      )
    }
    return (
      .any,
      { slot in
        var value = self.lower(item.value)
        if variable.ownership != .strong {
          value = self.makeReference(to: value, type, variable.ownership)
        }
        if variable.needsCell {
          value = self.own(value, variable.ownership == .strong ? type : .any)
          let cell = self.registers.allocate(.owned)
          self.emit(.makeCell, cell, value.register)
          self.consumed(value)
          value = self.temp(cell)
        }
        guard let slot else { return value }
        self.move(value, .any, into: slot)
        return nil
      }
    )
  }

  /// Inside a closure: binds the captured variables to the fields of the closure's record.
  func bindCaptures(of function: FunctionDeclaration, closure: Register) {
    let variables = function.keptItems.map(\.variable) + compiler.captures(of: function)
    for (index, variable) in variables.enumerated() {
      if !variable.needsCell, variable.ownership == .strong, isTrivial(concrete(variable.type)) {
        let register = registers.allocate(.trivial)
        emit(.getField, register, closure, index)
        push(.recycle(register))
        storages[ObjectIdentifier(variable)] = .register(register, isMutable: false)
        continue
      }
      let register = registers.allocate(.borrowed)
      emit(.borrowField, register, closure, index)
      push(.recycle(register))
      storages[ObjectIdentifier(variable)] =
        variable.needsCell ? .cell(register) : .register(register, isMutable: false)
    }
  }

  // MARK: Functions as values

  /// A function, method or operator as a value.
  func functionValue(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ type: Type,
    _ target: Register?
  ) -> Temp {
    if function.isLocal, function.native == nil {
      let arguments = compiler.arguments(for: function.genericParameters, substitution, in: environment)
      let inner = environment.adding(function.genericParameters, arguments)
      let reference = compiler.nestedReference(function.fullName, inner, locals: instance.locals) {
        $0.lowerClosure(function)
      }
      return makeClosure(
        reference, compiler.captures(of: function).map { captureCopy($0) }, isQuiet: [], target)
    }
    guard case .function(let functionType) = type else {
      unsupported("'\(function.fullName)' as a value")
      return void
    }
    let baseType = base.map { self.type($0) }
    let outer = environment
    let reference = compiler.nestedReference(function.fullName, outer, locals: instance.locals) { builder in
      builder.lowerThunk(function, substitution, base: base, baseType, functionType)
    }
    guard let base, let baseType, !isTypeName(base) else { return makeClosure(reference, [], isQuiet: [], target) }
    let part: Part = (
      baseType,
      { slot in
        guard let slot else { return self.lower(base) }
        self.lower(base, into: slot)
        return nil
      }
    )
    return makeClosure(reference, [part], isQuiet: [isPure(base)], target)
  }

  private func isTypeName(_ base: Expression) -> Bool { staticType(base) != nil }

  /// The body of a closure that calls a declared function with the closure's own parameters.
  private func lowerThunk(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ baseType: Type?,
    _ type: FunctionType
  ) {
    at(function.place)
    let count = type.parameters.count
    registers.parameterCount = count + 1
    var arguments: [Argument] = []
    for (index, parameter) in type.parameters.enumerated() {
      let value =
        parameter.isConsuming && parameter.type.isNoncopyable
        ? consumedParameter(index, parameter.type, function.place)
        : parameterExpression(index, parameter.type, isInout: parameter.isInout, function.place)
      arguments.append(parameter.isInout ? .inOut(value) : .value(value))
      if parameter.isInout { inoutParameters.append(index) }
    }
    var own = base
    if let base, let baseType, !isTypeName(base) {
      let captured = VariableDeclaration(name: "self", kind: .local, type: baseType, isLet: true, place: function.place)
      let register = registers.allocate(isTrivial(baseType) ? .trivial : .borrowed)
      emit(isTrivial(baseType) ? .getField : .borrowField, register, Register(.parameter, count), 0)
      push(.recycle(register))
      storages[ObjectIdentifier(captured)] = .register(register, isMutable: false)
      own = Expression(.variable(captured), type: baseType, place: function.place)
    }
    // `super.area` as a value is the superclass's method, whatever the class of the instance.
    let call = Expression(
      .apply(function, substitution, base: own, arguments, isDirect: base?.isSuper ?? false), type: type.result,
      place: function.place)
    // The effects were checked where the closure was created.
    context.tryDepth = 1
    emitReturn(call)
  }

  /// The parameter with this index as an expression, for generated code.
  func parameterExpression(_ index: Int, _ type: Type, isInout: Bool = false, _ place: Place) -> Expression {
    let variable = VariableDeclaration(
      name: "$\(index)", kind: .parameter, type: type, isLet: !isInout, place: place)
    storages[ObjectIdentifier(variable)] = .register(Register(.parameter, index), isMutable: isInout)
    keptVariables.append(variable)
    return Expression(.variable(variable), type: type, place: place)
  }

  /// The parameter with this index, which takes ownership and passes it on.
  private func consumedParameter(_ index: Int, _ type: Type, _ place: Place) -> Expression {
    let value = parameterExpression(index, type, place)
    guard case .variable(let variable) = value.kind else { return value }
    variable.isConsuming = true
    takeOver(variable)
    return Expression(.consumed(value), type: type, place: place)
  }

  /// `Shape.circle` as a function.
  func caseFunction(_ enumCase: CaseDeclaration, _ type: Type, _ target: Register?) -> Temp {
    guard case .function(let functionType) = type else {
      unsupported("this use of '\(enumCase.name)'")
      return void
    }
    let reference = compiler.nestedReference(enumCase.name, environment, locals: instance.locals) { builder in
      builder.registers.parameterCount = functionType.parameters.count + 1
      let payload = functionType.parameters.enumerated().map { index, parameter in
        builder.parameterExpression(index, parameter.type, enumCase.place)
      }
      builder.emitReturn(
        Expression(.enumCase(enumCase, payload), type: functionType.result, place: enumCase.place))
    }
    return makeClosure(reference, [], isQuiet: [], target)
  }
}
