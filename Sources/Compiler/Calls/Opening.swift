import Code
import Tree

/// A call that opens an existential: inside the function a generic parameter is the type of the value itself, which
/// is known only at run time. The function is then compiled for that type.
struct Opening {
  /// The index of the generic parameter.
  let parameter: Int
  /// The index of the opened argument, counting `self`. The opened argument is passed first.
  let argument: Int
  /// True if the parameter takes the argument as an optional.
  var isWrapped = false
}

extension FunctionBuilder {
  /// A member of a protocol extension, called on an existential or on a metatype that is known only at run time.
  func resolveOpened(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ arguments: [Type], _ base: Expression?
  ) -> ResolvedCallee? {
    guard let own = function.owner?.selfParameter, let index = function.genericParameters.firstIndex(of: own),
      isExistential(arguments[index]), function.native == nil, function.kind != .initializer, !function.isLocal
    else { return nil }
    if function.isStatic, base == nil || staticType(base) != nil { return nil }
    let number = compiler.number(
      ofOpened: function, Opening(parameter: index, argument: 0), arguments: arguments,
      erasesResult: function.result.contains { $0 == .parameter(own) })
    let callee = Callee.dynamic(
      function.isStatic ? .metatype : .existential, number, function.name, isMutating: function.mutatesSelf)
    return ResolvedCallee(callee: callee, function: function, substitution: substitution, isDynamic: true)
  }

  /// A function whose own generic parameter is bound by opening an existential argument.
  func applyOpened(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ arguments: [Argument],
    _ type: Type, _ target: Register?
  ) -> Temp? {
    guard function.native == nil, !function.isRequirement, !function.genericParameters.isEmpty else { return nil }
    let types = compiler.arguments(for: function.genericParameters, substitution, in: environment)
    // An existential `self` is opened first, and afterwards the arguments of the call.
    if let own = function.owner?.selfParameter, let index = function.genericParameters.firstIndex(of: own),
      isExistential(types[index])
    {
      return nil
    }
    guard let index = types.indices.first(where: { opens(function, $0, types[$0]) }),
      let opened = openedArgument(function, index)
    else { return nil }
    var arguments = arguments
    let isWrapped = function.parameters[opened].variable.type.wrapped != nil
    if isWrapped {
      // An optional argument is not opened, only a value that becomes optional here.
      guard !function.isLocal, case .value(let value) = arguments[opened], case .wrap(let inside) = value.kind else {
        return nil
      }
      arguments[opened] = .value(inside)
    }
    if function.isLocal {
      return applyOpenedLocal(function, index, opened, types, substitution, arguments, type, target)
    }
    let parameter = function.genericParameters[index]
    let offset = function.passesSelf ? 1 : 0
    let number = compiler.number(
      ofOpened: function, Opening(parameter: index, argument: opened + offset, isWrapped: isWrapped), arguments: types,
      erasesResult: erasesResult(function, parameter, types, seenAs: type))
    var others = sources(arguments, substitution)
    let receiver = others.remove(at: opened)
    if function.passesSelf, let base {
      others.insert(function.mutatesSelf ? .inOut(location(base, .modify)) : .expression(base), at: 0)
    }
    let isMutating = function.parameters[opened].variable.isInout
    return emitCall(
      .dynamic(receiverKind(function, opened), number, function.name, isMutating: isMutating), [receiver] + others,
      result: type,
      into: target, canThrow: function.isThrowing && context.tryDepth > 0, execution(of: function))
  }

  /// True if the caller sees a result only as an existential: the result has the opened type, or hides a type that
  /// depends on it.
  private func erasesResult(
    _ function: FunctionDeclaration, _ parameter: GenericParameter, _ types: [Type], seenAs type: Type
  ) -> Bool {
    guard function.result.contains(where: { $0 == .parameter(parameter) }) else { return false }
    let shown = function.result.map { part in if case .opaque = part { Type.void } else { nil } }
    if shown.contains(where: { $0 == .parameter(parameter) }) { return true }
    let environment = Environment(parameters: function.genericParameters, arguments: types)
    return type != compiler.concrete(function.result, in: environment)
  }

  /// A local function receives its captures after its arguments: only its first argument can be opened.
  private func applyOpenedLocal(
    _ function: FunctionDeclaration, _ index: Int, _ opened: Int, _ types: [Type], _ substitution: Substitution,
    _ arguments: [Argument], _ type: Type, _ target: Register?
  ) -> Temp? {
    let parameter = function.genericParameters[index]
    guard opened == 0, !function.result.contains(where: { $0 == .parameter(parameter) }) else { return nil }
    let number = compiler.number(
      ofOpenedLocal: { [unowned compiler, environment, locals = instance.locals] inside in
        var arguments = types
        arguments[index] = inside
        return compiler.localReference(function, arguments, in: environment, locals)
      })
    let captures = compiler.captures(of: function).map { captureSource($0) }
    return emitCall(
      .dynamic(
        receiverKind(function, opened), number, function.name,
        isMutating: function.parameters[opened].variable.isInout),
      sources(arguments, substitution) + captures, result: type, into: target,
      canThrow: function.isThrowing && context.tryDepth > 0)
  }

  /// The kind of the opened argument: a value of the generic type, or its metatype.
  private func receiverKind(_ function: FunctionDeclaration, _ opened: Int) -> WitnessCall.Receiver {
    if case .metatype = function.parameters[opened].variable.type { .metatype } else { .existential }
  }

  /// `Any` and `any Error` conform to what they need themselves, and where nothing is needed nothing is opened.
  private func opens(_ function: FunctionDeclaration, _ index: Int, _ type: Type) -> Bool {
    function.genericParameters[index].opens(type)
  }

  /// The only parameter of the generic type, if the type occurs nowhere else except in the result.
  private func openedArgument(_ function: FunctionDeclaration, _ index: Int) -> Int? {
    let type = Type.parameter(function.genericParameters[index])
    let uses = function.parameters.indices.filter { function.parameters[$0].variable.type.contains { $0 == type } }
    guard uses.count == 1, let only = uses.first,
      takes(type, function.parameters[only].variable.type),
      function.result == type || function.result.wrapped == type || !mentions(function.result, type)
    else { return nil }
    return only
  }

  private func takes(_ type: Type, _ parameter: Type) -> Bool {
    parameter == type || parameter.wrapped == type || parameter == .metatype(type)
  }

  /// True if the type itself is part of the result: its associated types are known by the existential, and what hides a
  /// type is known by its protocols.
  private func mentions(_ result: Type, _ type: Type) -> Bool {
    let rest = result.map { part -> Type? in
      switch part {
      case .member(let base, _) where base.contains(where: { $0 == type }): .void
      case .opaque: .void
      default: nil
      }
    }
    return rest.contains { $0 == type }
  }
}

extension Compiler {
  func openedReference(
    _ function: FunctionDeclaration, _ opening: Opening, _ member: DynamicMember, as type: Type
  ) -> FunctionReference? {
    var arguments = member.arguments
    arguments[opening.parameter] = type
    let opensMore = zip(function.genericParameters, arguments).contains { $0.opens($1) }
    if opening.argument == 0, !opening.isWrapped, !opensMore, member.seenAs == nil {
      return reference(to: function, arguments: arguments)
    }
    let environment = Environment(parameters: function.genericParameters, arguments: arguments)
    let role = InstanceKey.Role.opened(argument: opening.argument, seenAs: member.seenAs)
    return reference(role, function, name: displayName(function, environment), environment) {
      $0.lowerOpened(function, opening, seenAs: member.seenAs)
    }
  }
}

extension FunctionBuilder {
  private func opensMore(_ function: FunctionDeclaration) -> Bool {
    let types = compiler.arguments(for: function.genericParameters, environment.substitution, in: environment)
    return zip(function.genericParameters, types).contains { $0.opens($1) }
  }

  /// Puts the opened argument back in its place and calls the function for its type.
  fileprivate func lowerOpened(_ function: FunctionDeclaration, _ opening: Opening, seenAs: Type?) {
    at(function.place)
    var position = 1
    func next(_ index: Int, _ type: Type, isInout: Bool) -> Expression {
      let register = index == opening.argument ? 0 : position
      if register > 0 { position += 1 }
      if isInout { inoutParameters.append(register) }
      return parameterExpression(register, type, isInout: isInout, function.place)
    }
    var base: Expression?
    if function.passesSelf, let variable = function.selfVariable {
      base = next(0, concrete(variable.type), isInout: function.mutatesSelf)
    }
    let offset = base == nil ? 0 : 1
    let arguments = function.parameters.enumerated().map { index, parameter -> Argument in
      let declared = concrete(parameter.variable.type)
      if opening.isWrapped, index + offset == opening.argument, let wrapped = declared.wrapped {
        let inside = next(index + offset, wrapped, isInout: false)
        return .value(Expression(.wrap(inside), type: declared, place: function.place))
      }
      let value = next(index + offset, declared, isInout: parameter.variable.isInout)
      return parameter.variable.isInout ? Argument.inOut(value) : .value(value)
    }
    inoutParameters.sort()
    registers.parameterCount = arguments.count + offset
    context.tryDepth = 1
    var type = concrete(function.result)
    if let seenAs, opensMore(function), case .opaque = function.result {
      // The type that the result hides depends on the arguments that the call opens as well.
      type = erasing(function.genericParameters[opening.parameter], seenAs, in: function.result)
    }
    let call = Expression(
      .apply(function, environment.substitution, base: base, arguments, isDirect: false), type: type,
      place: function.place)
    if let seenAs, !type.isVoid {
      returnErased(call, type, function, function.genericParameters[opening.parameter], seenAs)
    } else {
      emitReturn(call)
    }
  }
}

extension GenericParameter {
  /// True if an existential that is passed for the parameter is opened.
  fileprivate func opens(_ type: Type) -> Bool {
    guard case .existential(let declarations, _, _) = type,
      declarations.contains(where: { !($0.isLibrary && $0.name == "Error") })
    else { return false }
    return !protocols.isEmpty || superclass != nil
  }
}
