import Code
import Tree

/// Calls of declared functions and of function values.
extension FunctionBuilder {
  func apply(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ arguments: [Argument],
    isDirect: Bool, _ type: Type, _ place: Place, _ target: Register?
  ) -> Temp {
    if let value = lowerOperator(function, substitution, arguments, into: target) { return value }
    if function.kind == .initializer {
      return construct(function, substitution, base: base, arguments, type, place, target)
    }
    if let value = applyOpened(function, substitution, base: base, arguments, type, target) { return value }
    let resolved = resolve(function, substitution, base: base, isDirect: isDirect)
    let callee = resolved.function
    if let value = lowerIntrinsic(callee, base: base, arguments, type, target)
      ?? lowerInline(resolved, base: base, arguments, type, place, target)
    {
      noteMemory()
      return value
    }
    var sources: [ArgumentSource] = []
    if callee.passesSelf {
      let source = selfSource(callee, resolved.substitution, base)
      if let base, let own = callee.selfVariable, own.isConsuming, self.type(base).isNoncopyable {
        sources.append(.handedOver(base))
      } else {
        sources.append(source)
      }
    } else if let base, callee.native == nil || !isMetatype(self.type(base)) {
      // A static native gets its types in another way; the expression that names them is evaluated all the same.
      effect(base)
    }
    sources += self.sources(for: callee, arguments, substitution)
    let captures = callee.isLocal ? compiler.captures(of: callee) : []
    sources += captures.map { captureSource($0) }
    at(place)
    let value = emitCall(
      resolved.callee, sources, result: type, into: target, canThrow: callee.isThrowing && context.tryDepth > 0,
      canPeek: canPeek(callee), execution(of: callee))
    if isNever(type) { emitTrap(.unreachable) }
    return value
  }

  /// True for natives of the basic types: they run no code of the program, so their arguments need not be retained.
  func canPeek(_ function: FunctionDeclaration) -> Bool {
    guard function.native != nil, !function.isMutating, !function.isThrowing, let owner = function.owner,
      owner.isLibrary, Self.basicTypes.contains(owner.name)
    else { return false }
    return function.parameters.allSatisfy { parameter in
      if case .function = parameter.variable.type { false } else { !parameter.variable.isInout }
    }
  }

  private static let basicTypes: Set<String> = [
    "Array", "String", "Dictionary", "Set", "Character", "Substring", "Int", "Double", "Bool",
  ]

  private func isMetatype(_ type: Type) -> Bool {
    if case .metatype = type { true } else { false }
  }

  func isNever(_ type: Type) -> Bool {
    guard case .nominal(let declaration, _) = type else { return false }
    return declaration.isLibrary && declaration.name == "Never"
  }

  private func selfSource(
    _ callee: FunctionDeclaration, _ substitution: Substitution, _ base: Expression?
  ) -> ArgumentSource {
    guard let base else {
      // An operator: the metatype is that of its owner.
      return .metatype(ownerType(callee, substitution))
    }
    guard callee.mutatesSelf else { return .expression(base) }
    let type = type(base)
    if isReference(type) {
      // A mutating member of a protocol extension: it receives a variable of its own.
      return .inOut(ValueLocation(self, type, own(lower(base), type)))
    }
    return .inOut(location(base, .modify))
  }

  /// The concrete type to which a member belongs.
  func ownerType(_ function: FunctionDeclaration, _ substitution: Substitution) -> Type {
    guard let owner = function.owner else { return .void }
    if let parameter = owner.selfParameter { return concrete(substitution[parameter] ?? .parameter(parameter)) }
    return .nominal(
      owner, compiler.arguments(for: owner.genericParameters, substitution, in: environment))
  }

  func sources(_ arguments: [Argument], _ substitution: Substitution) -> [ArgumentSource] {
    arguments.map { argument in
      switch argument {
      case .value(let expression): .expression(expression)
      case .inOut(let expression): .inOut(location(expression, .modify))
      case .defaultValue(let function, let parameter):
        defaultSource(function, parameter, substitution)
      }
    }
  }

  /// A default value in terms of the class that declares the initializer, which may be inherited.
  private func defaultSource(
    _ function: FunctionDeclaration, _ parameter: Int, _ substitution: Substitution
  ) -> ArgumentSource {
    guard let value = function.parameters[parameter].defaultValue else { return .nothing }
    var (function, substitution) = (function, substitution)
    while case .inheritedInitializer? = function.synthesized, let inherited = function.overridden,
      case .nominal(let parent, let arguments)? = function.owner?.superclass
    {
      for (parameter, argument) in zip(parent.genericParameters, arguments) {
        substitution[parameter] = argument.substituting(substitution)
      }
      function = inherited
    }
    return .scoped(value, function, substitution)
  }

  /// Evaluates an expression of the function, such as a default argument, with the concrete arguments of this call.
  func inEnvironment<Value>(
    of function: FunctionDeclaration, _ substitution: Substitution, _ work: () -> Value
  ) -> Value {
    let arguments = compiler.arguments(for: function.genericParameters, substitution, in: environment)
    let saved = environment
    environment = environment.adding(function.genericParameters, arguments)
    defer { environment = saved }
    return work()
  }

  /// Calls a function value.
  func callValue(_ function: Expression, _ arguments: [Argument], _ type: Type, _ target: Register?) -> Temp {
    let closure = held(function)
    var canThrow = false
    var consuming: [Bool] = []
    var execution = CallExecution.plain
    if case .function(let functionType) = self.type(function) {
      execution = self.execution(of: functionType)
      consuming = functionType.parameters.map(\.isConsuming)
      canThrow = functionType.isThrowing && context.tryDepth > 0
    }
    let value = emitCall(
      .closure(closure.register), handingOver(sources(arguments, [:]), to: consuming), result: type, into: target,
      canThrow: canThrow, execution)
    drop(closure)
    if isNever(type) { emitTrap(.unreachable) }
    return value
  }

  // MARK: Properties and subscripts

  /// A computed property.
  func lowerProperty(
    _ base: Expression, _ property: VariableDeclaration, _ substitution: Substitution, isDirect: Bool,
    _ expression: Expression, _ target: Register?
  ) -> Temp {
    if let getter = property.getter {
      let resolved = resolve(getter, substitution, base: base, isDirect: isDirect)
      let callee = resolved.function
      if let value = lowerIntrinsic(callee, base: base, [], type(expression), target) {
        noteMemory()
        return value
      }
      if callee.native != nil, !callee.isMutating {
        return emitCall(
          resolved.callee, [.expression(base)], result: type(expression), into: target,
          canThrow: callee.isThrowing && context.tryDepth > 0, canPeek: canPeek(callee))
      }
      if property.wrapping == nil,
        let value = lowerInline(resolved, base: base, [], type(expression), expression.place, target)
      {
        noteMemory()
        return value
      }
    }
    let place = propertyLocation(base, property, substitution, isDirect: isDirect, type(expression), .read)
    let temp = place.load(into: target)
    place.finish()
    return temp
  }

  func lowerSubscript(
    _ base: Expression, _ declaration: SubscriptDeclaration, _ substitution: Substitution, _ arguments: [Argument],
    _ expression: Expression, _ target: Register?
  ) -> Temp {
    let resolved = resolve(declaration.getter, substitution, base: base, isDirect: base.isSuper)
    let callee = resolved.function
    if callee.native != nil, !callee.isMutating,
      !type(base).isLibrary("Array") || arguments.count != 1
        || !(callee.parameters.first?.variable.type.isLibrary("Int") ?? false)
    {
      return emitCall(
        resolved.callee, [.expression(base)] + sources(arguments, substitution), result: type(expression),
        into: target, canThrow: false, canPeek: canPeek(callee))
    }
    if let value = lowerInline(resolved, base: base, arguments, type(expression), expression.place, target) {
      noteMemory()
      return value
    }
    let place = location(expression, .read)
    let temp = place.load(into: target)
    place.finish()
    return temp
  }
}
