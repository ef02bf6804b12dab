import Code
import Tree

/// Calls of functions whose body is one small expression: computed properties, operators, comparisons. The expression
/// is compiled in place of the call, because a call costs more than most of them.
extension FunctionBuilder {
  /// The greatest number of steps of an expression that is still worth inlining.
  private static var greatestCost: Int { 40 }
  private static var greatestDepth: Int { 3 }

  /// The value of a call without the call; nil if it must be called.
  func lowerInline(
    _ resolved: ResolvedCallee, base: Expression?, _ arguments: [Argument], _ type: Type, _ place: Place,
    _ target: Register?
  ) -> Temp? {
    let callee = resolved.function
    guard case .function = resolved.callee, !resolved.isDynamic, !type.isVoid, !isNever(type),
      let value = inlineValue(of: callee, base, arguments)
    else { return nil }
    var isQuiet = false
    inEnvironment(of: callee, resolved.substitution) { isQuiet = isQuietInside(value) }

    var sources: [(variable: VariableDeclaration, value: Expression)] = []
    if let base, !callee.isStatic, let own = callee.selfVariable { sources.append((own, base)) }
    for (parameter, argument) in zip(callee.parameters, arguments) {
      guard let value = argument.value else { return nil }
      sources.append((parameter.variable, value))
    }
    let temps = sources.indices.map { index in
      inlineArgument(sources[index].value, following: sources[(index + 1)...].map(\.value), isQuiet: isQuiet)
    }
    // A function may be inlined in itself, for another type: then its own parameters have a place already.
    let outer = sources.map { storages[ObjectIdentifier($0.variable)] }
    for (source, temp) in zip(sources, temps) {
      storages[ObjectIdentifier(source.variable)] = .register(temp.register, isMutable: false)
    }
    // The result must not overwrite an argument that is still to be read.
    let destination = temps.contains { $0.register == target } ? nil : target
    let result = lowerBody(value, of: callee, resolved.substitution, type, into: destination)
    for (source, storage) in zip(sources, outer) { storages[ObjectIdentifier(source.variable)] = storage }
    at(place)
    for temp in temps.reversed() { drop(temp) }
    guard let target, destination == nil else { return result }
    move(result, type, into: target)
    return Temp(register: target, kind: .alias)
  }

  private func lowerBody(
    _ value: Expression, of callee: FunctionDeclaration, _ substitution: Substitution, _ type: Type,
    into target: Register?
  ) -> Temp {
    let (outer, outerContext) = (function, context)
    inlined.append(callee)
    function = callee
    context = JumpContext()
    defer {
      inlined.removeLast()
      function = outer
      context = outerContext
    }
    return inEnvironment(of: callee, substitution) {
      if let target {
        lower(value, into: target)
        return Temp(register: target, kind: .alias)
      }
      // A part of an argument that the body returns must outlive the body.
      return own(lower(value), type)
    }
  }

  /// An argument of a body that only reads is read in place.
  private func inlineArgument(_ value: Expression, following: [Expression], isQuiet: Bool) -> Temp {
    if isQuiet, !isTrivial(type(value)), isPeekable(value), following.allSatisfy({ isPure($0) || isPeekable($0) }) {
      let place = location(value, .read)
      let temp = place.peek(into: nil)
      place.finish()
      return temp
    }
    let temp = lower(value)
    return temp.kind == .mutableAlias && following.contains(where: mayWriteLocals) ? own(temp, type(value)) : temp
  }

  /// True for a stored value, or an element of a stored array, if no code runs to locate it.
  private func isPeekable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .property(let base, let property, _, let isDirect):
      return isStored(property, isDirect: isDirect) && isPeekable(base)
    case .tupleElement(let base, _): return isPeekable(base)
    case .subscripted(let base, let declaration, let substitution, let arguments):
      guard type(base).isLibrary("Array"), arguments.count == 1, let index = arguments[0].value, isPure(index) else {
        return false
      }
      let getter = resolve(declaration.getter, substitution, base: base, isDirect: false)
      return isArrayElement(getter.function, type(base)) && isPeekable(base)
    default: return isStoredPath(expression)
    }
  }

  // MARK: What is small

  /// The only expression of a function's body, if it can be inlined for calls with these arguments.
  private func inlineValue(
    of callee: FunctionDeclaration, _ base: Expression?, _ arguments: [Argument]
  ) -> Expression? {
    guard inlined.count < Self.greatestDepth, callee != function, !inlined.contains(callee),
      callee.kind == .function || callee.kind == .method || callee.kind == .getter, callee.native == nil,
      callee.synthesized == nil, !callee.isLocal, !callee.isThrowing, !callee.isRethrowing, !callee.isAsync,
      !callee.isMutating, !(callee.selfVariable?.isConsuming ?? false),
      callee.parameters.allSatisfy({ !$0.variable.isConsuming }),
      callee.opaqueResults.isEmpty, arguments.count == callee.parameters.count,
      base.map({ callee.isStatic ? staticType($0) != nil : callee.selfVariable != nil }) ?? true,
      callee.parameters.allSatisfy({ isPlainParameter($0) }), callee.selfVariable.map({ !$0.needsCell }) ?? true
    else { return nil }
    // The library's functions are checked when they are first called: inlining is no reason to check them now.
    guard let statements = callee.checkedBody?.statements, statements.count == 1 else { return nil }
    let value: Expression
    switch statements[0].kind {
    case .returnValue(let returned?): value = returned
    default: return nil
    }
    var left = Self.greatestCost
    let hasInstance = !callee.isStatic && base != nil
    guard isSmall(value, self: hasInstance ? nil : callee.selfVariable, &left),
      knowledge.executor(of: callee) == .caller
    else { return nil }
    return value
  }

  private func isPlainParameter(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    let variable = parameter.variable
    return !variable.isInout && !variable.needsCell && !parameter.isVariadic && !parameter.isAutoclosure
      && variable.ownership == .strong
  }

  /// True for a short expression: it takes few steps, none of which needs its own function.
  ///
  /// - Parameter metatype: `self` of a static function, which does not exist in an inlined body.
  private func isSmall(_ expression: Expression, self metatype: VariableDeclaration?, _ left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    func small(_ one: Expression) -> Bool { isSmall(one, self: metatype, &left) }
    func small(_ arguments: [Argument]) -> Bool {
      arguments.allSatisfy { argument in argument.value.map(small) ?? false }
    }
    switch expression.kind {
    case .integer, .double, .boolean, .string, .metatype: return true
    case .variable(let variable): return variable != metatype && !variable.needsCell
    case .property(let base, let property, _, _): return !property.isLazy && !property.hasObservers && small(base)
    case .tupleElement(let base, _), .not(let base), .wrap(let base), .isNil(let base), .reinterpret(let base):
      return small(base)
    case .and(let one, let two), .or(let one, let two): return small(one) && small(two)
    case .ternary(let condition, let yes, let no): return small(condition) && small(yes) && small(no)
    case .tuple(let parts), .enumCase(_, let parts): return parts.allSatisfy(small)
    case .apply(let function, _, let base, let arguments, _):
      return !function.isMutating && !function.isThrowing && !function.isAsync && !function.isLocal
        && (base.map(small) ?? true) && small(arguments)
    case .subscripted(let base, let declaration, _, let arguments):
      return !declaration.getter.isMutating && small(base) && small(arguments)
    default: return false
    }
  }

  /// True if the body only reads its arguments and creates a value from them: no code of the program runs.
  private func isQuietInside(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .and(let one, let two), .or(let one, let two): isQuietInside(one) && isQuietInside(two)
    case .ternary(let condition, let yes, let no):
      isQuietInside(condition) && isQuietInside(yes) && isQuietInside(no)
    case .tuple(let parts), .enumCase(_, let parts): parts.allSatisfy(isQuietInside)
    case .apply(let function, _, let base, let arguments, _):
      base.map({ staticType($0) != nil }) ?? true
        && (isBuiltinOperator(function, arguments) || function.synthesized == .memberwiseInitializer)
        && arguments.allSatisfy { $0.value.map(isQuietInside) ?? false }
    default: isPure(expression)
    }
  }
}
