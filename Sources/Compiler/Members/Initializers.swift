import Code
import Tree

extension FunctionBuilder {
  func lowerInitializer(_ function: FunctionDeclaration) {
    guard let owner = function.owner, let variable = function.selfVariable else {
      unsupported("this initializer")
      return
    }
    enterExecutor(of: function)
    if owner.isClass {
      lowerClassInitializer(function, owner, variable)
    } else {
      lowerValueInitializer(function, owner, variable)
    }
  }

  // MARK: Classes

  /// Initializes an existing instance, which is the first argument.
  private func lowerClassInitializer(
    _ function: FunctionDeclaration, _ owner: NominalDeclaration, _ variable: VariableDeclaration
  ) {
    let instance = Register(.parameter, 0)
    storages[ObjectIdentifier(variable)] = .register(instance, isMutable: false)
    registers.parameterCount = bindParameters(function, from: 1)
    finishBinding(function)
    if !function.isConvenience {
      initializeFields(of: owner, in: instance)
      startInitialization(owner, register: nil, waitsForDelegation: owner.superclass != nil)
    }
    lowerInitializerBody(function)
  }

  private func startInitialization(_ owner: NominalDeclaration, register: Register?, waitsForDelegation: Bool) {
    let missing = owner.storedProperties.filter { !hasInitialValue($0) }
    context.initialization = Initialization(missing, register: register, waitsForDelegation: waitsForDelegation)
    if owner.isClass { markInitialized() }
  }

  private func hasInitialValue(_ property: VariableDeclaration) -> Bool {
    property.initialValue != nil || property.isLazy || property.isInitializedByParts
      || (property.type.wrapped != nil && !property.isLet)
  }

  /// From here on, the end of the instance, or of the noncopyable struct in the register, runs its deinit. Only
  /// initializers that may drop what they have begun need this instruction.
  private func markInitialized(_ register: Register = Register(.parameter, 0)) {
    guard let function, function.mayDropRecord, context.initialization?.hasFilled ?? true else { return }
    emit(.initialized, register)
  }

  private func lowerInitializerBody(_ function: FunctionDeclaration) {
    guard let body = function.body else {
      unsupported("'\(function.fullName)', which has no body")
      return
    }
    let start = mark
    for statement in body.statements {
      if !isReachable { break }
      lower(statement)
    }
    at(body.end)
    if isReachable { emitInitializerReturn(hasFailed: false, to: start) }
    leave(to: start)
  }

  /// The initial values of a class's own stored properties, in the instance.
  func initializeFields(of owner: NominalDeclaration, in instance: Register) {
    let first = owner.storedProperties.first.map { inheritedFieldCount($0) } ?? 0
    for (index, property) in owner.storedProperties.enumerated() {
      guard let value = initialValue(of: property) else { continue }
      let isTrivial = isTrivial(fieldType(property))
      emit(isTrivial ? .setField : .assignField, instance, first + index, value.register)
      if isTrivial { drop(value) } else { consumed(value) }
    }
  }

  private func fieldType(_ property: VariableDeclaration) -> Type {
    if property.ownership != .strong { return .any }
    return compiler.storageType(of: property, in: environment)
  }

  /// The initial value of a stored property, owned; nil if an initializer sets it.
  private func initialValue(of property: VariableDeclaration) -> Temp? {
    let type = concrete(property.type)
    if property.isLazy { return none() }
    if let tuple = property.tuple, storages[ObjectIdentifier(tuple)] == nil, let value = tuple.initialValue {
      declare(tuple, value)
    }
    if let value = property.initialValue {
      return stored(property, own(lower(value), type))
    }
    if property.isInitializedByParts { return emptyTuple(type) }
    guard type.wrapped != nil, !property.isLet else { return nil }
    return stored(property, none())
  }

  private func none() -> Temp {
    let register = registers.allocate(.owned)
    emit(.loadNil, register, 0)
    return temp(register)
  }

  /// The value in the form in which the property's field stores it.
  func stored(_ property: VariableDeclaration, _ value: Temp) -> Temp {
    if property.ownership == .strong { return value }
    return makeReference(to: value, concrete(property.type), property.ownership)
  }

  // MARK: Structs and enums

  /// Builds `self` in a local and returns it.
  private func lowerValueInitializer(
    _ function: FunctionDeclaration, _ owner: NominalDeclaration, _ variable: VariableDeclaration
  ) {
    registers.parameterCount = bindParameters(function, from: 0)
    finishBinding(function)
    let type = concrete(variable.type)
    let register = allocate(type)
    var isFilled = false
    // Numbers and other values that are no records are assigned as a whole.
    if owner.kind == .structure, register.kind == .owned, case .nominal(let declaration, _) = type,
      declaration == owner, !(function.body?.delegates ?? false)
    {
      makeEmpty(owner, type, register)
      isFilled = true
    }
    if variable.needsCell {
      let cell = registers.allocate(.owned)
      emit(.makeCell, cell, register)
      registers.recycle(register)
      push(.release(cell))
      storages[ObjectIdentifier(variable)] = .cell(cell)
    } else {
      storages[ObjectIdentifier(variable)] = .register(register, isMutable: true)
      push(register.kind == .owned ? .release(register) : .recycle(register))
    }
    if isFilled {
      startInitialization(owner, register: variable.needsCell ? nil : register, waitsForDelegation: false)
      if owner.deinitializer != nil, function.mayDropRecord, !variable.needsCell {
        emit(.discardRecord, register)
        markInitialized(register)
      }
    }
    lowerInitializerBody(function)
  }

  /// A record whose fields have their initial values, or none yet.
  private func makeEmpty(_ owner: NominalDeclaration, _ type: Type, _ register: Register) {
    let base = registers.openWindow(owner.storedProperties.count)
    emit(.makeRecord, register, tables.types.index(of: runtimeType(type)), Register(.window, base))
    noteMemory()
    registers.closeWindow(base)
    push(.release(register))
    for (index, property) in owner.storedProperties.enumerated() {
      guard let value = initialValue(of: property) else { continue }
      let isTrivial = isTrivial(fieldType(property))
      emit(isTrivial ? .setField : .assignField, register, index, value.register)
      if isTrivial { drop(value) } else { consumed(value) }
    }
    removeCleanup(of: register)
  }

  // MARK: Returning

  /// Leaves an initializer: by its end, `return`, or `return nil`.
  func emitInitializerReturn(hasFailed: Bool, to start: Int = 0) {
    guard let function, let variable = function.selfVariable else { return }
    if function.owner?.isClass ?? false {
      if !hasFailed { delegateImplicitly(function) }
      emitCleanups(to: 0)
      if function.isFailable {
        let result = registers.allocate(.trivial)
        emitInteger(hasFailed ? 0 : 1, result)
        emit(.returnValue, result)
        registers.recycle(result)
      } else {
        emit(.returnVoid)
      }
      isReachable = false
      return
    }
    if hasFailed {
      emitCleanups(to: 0)
      emitReturnNil()
      return
    }
    // Deferred blocks read `self` once more before it is moved out.
    let type = concrete(variable.type)
    switch storages[ObjectIdentifier(variable)] {
    case .cell(let cell):
      let register = allocate(type)
      emit(isTrivial(type) ? .getField : .copyField, register, cell, 0)
      emitCleanups(to: 0)
      emit(.returnValue, register)
      registers.recycle(register)
    case .register(let register, _):
      let saved = cleanups
      removeCleanup(of: register)
      emitCleanups(to: 0)
      cleanups = saved
      emit(.returnValue, register)
    case nil: break
    }
    isReachable = false
  }

  /// Records after an assignment which properties have a value.
  func noteInitialized(_ target: Expression) {
    guard let initialization = context.initialization, !initialization.hasFilled else { return }
    switch target.kind {
    case .property(let base, let property, _, _) where isOwnStorage(property, base):
      context.initialization?.note(property.storageOf ?? property)
    case .variable(let variable) where variable == function?.selfVariable:
      context.initialization?.noteDelegation()
      // The new value is complete, and its deinit has never been off.
      if !(function?.owner?.isClass ?? false) { return }
    default: return
    }
    guard context.initialization?.hasFilled ?? false, let owner = function?.owner else { return }
    if owner.isClass {
      markInitialized()
    } else if owner.deinitializer != nil, let register = context.initialization?.register {
      markInitialized(register)
    }
  }

  // MARK: Delegation

  /// An implicit `super.init()`.
  private func delegateImplicitly(_ function: FunctionDeclaration) {
    guard let target = function.implicitSuper, case .nominal(let parent, let arguments)? = function.owner?.superclass,
      target.owner == parent
    else { return }
    let substitution = Dictionary(zip(parent.genericParameters, arguments)) { first, _ in first }
    let defaults = target.parameters.indices.map { Argument.defaultValue(target, parameter: $0) }
    delegate(target, substitution, defaults, isSuper: true)
  }

  /// `self.init(…)` and `super.init(…)`; forced: followed by `!`, if the other initializer may fail.
  func delegate(
    _ target: FunctionDeclaration, _ substitution: Substitution, _ arguments: [Argument], isSuper: Bool,
    isForced: Bool = false
  ) {
    guard let function, let variable = function.selfVariable else { return }
    guard function.owner?.isClass ?? false else {
      delegateValue(target, substitution, arguments, variable, isForced: isForced)
      return
    }
    let concreteArguments = compiler.arguments(for: target.genericParameters, substitution, in: environment)
    let callee: Callee
    if let native = target.native {
      callee = .native(native, concreteArguments.map(runtimeType))
    } else if isSuper {
      callee = .function(compiler.reference(to: target, arguments: concreteArguments))
    } else {
      // A subclass that inherited the convenience initializer may have its own designated one.
      let own = Array(concreteArguments.dropFirst(target.owner?.genericParameters.count ?? 0))
      let number = compiler.number(ofInitializer: target, arguments: own)
      callee = .dynamic(.instance, number, target.fullName, isMutating: false)
    }
    let instance = Temp(register: Register(.parameter, 0), kind: .alias)
    let outcome = emitCall(
      callee, [.temp(instance)] + sources(for: target, arguments, substitution),
      result: target.isFailable ? boolType : .void, into: nil, canThrow: target.isThrowing && context.tryDepth > 0)
    if target.isFailable {
      let failed = addPad(
        .custom { [self] in
          isForced ? emitTrap(.unwrappedNil) : emitInitializerReturn(hasFailed: true)
        })
      emitWideJump(.jumpIfNot, outcome.register, to: failed)
    }
    drop(outcome)
    context.initialization?.noteDelegation()
    markInitialized()
  }

  var boolType: Type { knowledge.libraryType("Bool").map { .nominal($0, []) } ?? .error }

  private func delegateValue(
    _ target: FunctionDeclaration, _ substitution: Substitution, _ arguments: [Argument],
    _ variable: VariableDeclaration, isForced: Bool
  ) {
    let type = concrete(variable.type)
    let resultType = target.isFailable ? compiler.optional(of: type) : type
    var value = construct(
      target, substitution, base: nil, arguments, resultType, target.place, nil)
    if target.isFailable {
      let failed = addPad(
        .custom { [self] in isForced ? emitTrap(.unwrappedNil) : emitInitializerReturn(hasFailed: true) })
      emitWideJump(.jumpNil, value.register, to: failed)
      value = unwrapped(value, type)
    }
    location(of: variable).store(value)
    context.initialization?.noteDelegation()
  }
}

extension FunctionDeclaration {
  /// True if an initializer may end without a value.
  fileprivate var canFail: Bool { isThrowing || isFailable }

  /// True if the record that an initializer of a struct begins with may be dropped before all properties are set: the
  /// deinit must not run for it.
  fileprivate var mayDropRecord: Bool {
    if canFail { return true }
    guard let selfVariable else { return false }
    return body?.contains { expression in
      if case .assign(let target, _) = expression.kind, case .variable(selfVariable) = target.kind {
        true
      } else {
        false
      }
    } ?? false
  }
}

extension Block {
  /// True if an initializer's body calls another one, `self.init(…)`: that one makes the record and the initial values.
  /// Where `self = …` is assigned instead, other paths may set the properties one by one.
  var delegates: Bool {
    contains { if case .delegateInitializer = $0.kind { true } else { false } }
  }

  /// True if one of the expressions that are statements of the block, or of a block inside it, fulfils the condition.
  fileprivate func contains(where isMeant: (Expression) -> Bool) -> Bool {
    statements.contains { $0.contains(where: isMeant) }
  }
}

extension Statement {
  fileprivate func contains(where isMeant: (Expression) -> Bool) -> Bool {
    switch kind {
    case .expression(let expression): expression.isStatement(where: isMeant)
    case .block(let block), .guardElse(_, let block), .whileLoop(_, _, let block), .repeatWhile(_, let block, _):
      block.contains(where: isMeant)
    case .ifElse(_, let block, let other):
      block.contains(where: isMeant) || other?.contains(where: isMeant) ?? false
    case .forIn(let loop): loop.body.contains(where: isMeant)
    case .switchCase(_, _, _, let cases): cases.contains { $0.body.contains(where: isMeant) }
    case .doCatch(_, let block, let clauses):
      block.contains(where: isMeant) || clauses.contains { $0.body.contains(where: isMeant) }
    default: false
    }
  }
}

extension Expression {
  fileprivate func isStatement(where isMeant: (Expression) -> Bool) -> Bool {
    if isMeant(self) { return true }
    return switch kind {
    case .tryPlain(let inner), .tryForced(let inner), .await(let inner), .discard(let inner), .forceUnwrap(let inner):
      inner.isStatement(where: isMeant)
    default: false
    }
  }
}
