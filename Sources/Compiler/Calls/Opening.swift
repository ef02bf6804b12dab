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
      isErased: function.result.mentions(own) || mentions(own, in: function))
    let callee = Callee.dynamic(
      function.isStatic ? .metatype : .existential, number, function.name, isMutating: function.mutatesSelf)
    return ResolvedCallee(callee: callee, function: function, substitution: substitution, isDynamic: true)
  }

  /// A function whose own generic parameter is bound by opening an existential argument.
  func applyOpened(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, _ arguments: [Argument],
    _ type: Type, _ target: Register?
  ) -> Temp? {
    guard function.native == nil, !function.isRequirement, !function.genericParameters.isEmpty,
      !context.callsWithExistential
    else { return nil }
    let types = compiler.arguments(for: function.genericParameters, substitution, in: environment)
    // An existential `self` is opened first, and afterwards the arguments of the call.
    if let own = function.owner?.selfParameter, let index = function.genericParameters.firstIndex(of: own),
      isExistential(types[index])
    {
      return nil
    }
    guard
      let index = types.indices.first(where: {
        compiler.opens(types[$0], for: function.genericParameters[$0], of: function)
      }),
      let opened = openedArgument(function, index, types[index])
    else { return nil }
    var arguments = arguments
    let isWrapped = function.parameters[opened].variable.type.wrapped != nil
    if isWrapped {
      // An optional argument is not opened, only a value that becomes optional here.
      guard case .value(let value) = arguments[opened], case .wrap(let inside) = value.kind else { return nil }
      arguments[opened] = .value(inside)
    }
    let parameter = function.genericParameters[index]
    // `f(x as any P)` says that the existential is meant.
    if case .value(let value) = arguments[opened], case .reinterpret = value.kind, !parameter.opens(types[index]) {
      return nil
    }
    let offset = function.passesSelf ? 1 : 0
    let opening = Opening(parameter: index, argument: opened + offset, isWrapped: isWrapped)
    let isErased =
      erasesResult(function, parameter, types, seenAs: type) || mentions(parameter, in: function, besides: opened)
    let number =
      function.isLocal
      ? openedLocal(function, opening, types, isErased: isErased)
      : compiler.number(ofOpened: function, opening, arguments: types, isErased: isErased)
    var others = sources(arguments, substitution)
    let receiver = others.remove(at: opened)
    if function.passesSelf, let base {
      others.insert(function.mutatesSelf ? .inOut(location(base, .modify)) : .expression(base), at: 0)
    }
    if function.isLocal { others += compiler.captures(of: function).map { captureSource($0) } }
    let isMutating = function.parameters[opened].variable.isInout
    return emitCall(
      .dynamic(receiverKind(function, opened), number, function.name, isMutating: isMutating), [receiver] + others,
      result: type, into: target, canThrow: function.isThrowing && context.tryDepth > 0, execution(of: function))
  }

  /// True if the type of a parameter, besides the opened one, mentions the generic parameter: `(T) -> Void`.
  private func mentions(
    _ parameter: GenericParameter, in function: FunctionDeclaration, besides opened: Int? = nil
  ) -> Bool {
    function.parameters.indices.contains {
      $0 != opened && function.parameters[$0].variable.type.mentions(parameter)
    }
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

  /// The number of a local function, which receives its captures after its arguments.
  private func openedLocal(
    _ function: FunctionDeclaration, _ opening: Opening, _ types: [Type], isErased: Bool
  ) -> Int {
    compiler.number(
      ofOpenedLocal: { [unowned compiler, environment, locals = instance.locals] inside in
        var arguments = types
        arguments[opening.parameter] = inside
        if opening.argument == 0, !opening.isWrapped, !isErased {
          return compiler.localReference(function, arguments, in: environment, locals)
        }
        let inner = environment.adding(function.genericParameters, arguments)
        return compiler.nestedReference(function.fullName, inner, locals: locals) {
          $0.lowerOpened(function, opening, seenAs: isErased ? types[opening.parameter] : nil)
        }
      })
  }

  /// The kind of the opened argument: a value of the generic type, or its metatype.
  private func receiverKind(_ function: FunctionDeclaration, _ opened: Int) -> WitnessCall.Receiver {
    if case .metatype = function.parameters[opened].variable.type { .metatype } else { .existential }
  }

  /// The only parameter of the generic type itself, if the caller can see the other types that mention it with the
  /// existential in its place.
  private func openedArgument(_ function: FunctionDeclaration, _ index: Int, _ existential: Type) -> Int? {
    let generic = function.genericParameters[index]
    func isErasable(_ type: Type, isResult: Bool) -> Bool {
      type.withoutMembers(of: generic) { knowledge.associatedType($0, of: existential) != nil }
        .isErasable(generic, isResult: isResult)
    }
    let uses = function.parameters.indices.filter { function.parameters[$0].variable.type.mentions(generic) }
    let direct = uses.filter { takes(.parameter(generic), function.parameters[$0].variable.type) }
    guard direct.count == 1, isErasable(function.result, isResult: true),
      uses.allSatisfy({ use in
        let variable = function.parameters[use].variable
        return direct.contains(use) || !variable.isInout && isErasable(variable.type, isResult: false)
      })
    else { return nil }
    return direct[0]
  }

  private func takes(_ type: Type, _ parameter: Type) -> Bool {
    parameter == type || parameter.wrapped == type || parameter == .metatype(type)
  }
}

extension Compiler {
  fileprivate func opens(_ type: Type, for parameter: GenericParameter, of function: FunctionDeclaration) -> Bool {
    if parameter.opens(type) { return true }
    // Swift 6 opens every existential that is passed for a parameter of the function itself.
    guard knowledge.opensAllExistentials, case .existential = type, !function.place.file.isLibrary else { return false }
    return !(function.owner?.genericParameters.contains(parameter) ?? false)
  }

  func openedReference(
    _ function: FunctionDeclaration, _ opening: Opening, _ member: DynamicMember, as type: Type
  ) -> FunctionReference? {
    var arguments = member.arguments
    arguments[opening.parameter] = type
    // The metatype `(any P).self` says that the existential itself is the type: there is nothing more to open.
    let opensMore = zip(function.genericParameters, arguments).enumerated().contains { index, one in
      index != opening.parameter && opens(one.1, for: one.0, of: function)
    }
    let isAllocating = function.kind == .initializer && function.owner?.isClass ?? false
    if opening.argument == 0, !opening.isWrapped, !opensMore, !isAllocating, member.seenAs == nil {
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
    return zip(function.genericParameters, types).contains { compiler.opens($1, for: $0, of: function) }
  }

  /// Puts the opened argument back in its place and calls the function for its type.
  fileprivate func lowerOpened(_ function: FunctionDeclaration, _ opening: Opening, seenAs: Type?) {
    at(function.place)
    let generic = function.genericParameters[opening.parameter]
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
      if let seenAs, index + offset != opening.argument, parameter.variable.type.mentions(generic) {
        let received = next(index + offset, erasing(generic, seenAs, in: parameter.variable.type), isInout: false)
        if let value = knowledge.converted(received, to: declared) { return .value(value) }
        unsupported("an argument of type '\(parameter.variable.type)' beside an existential")
        return .value(received)
      }
      let value = next(index + offset, declared, isInout: parameter.variable.isInout)
      return parameter.variable.isInout ? Argument.inOut(value) : .value(value)
    }
    inoutParameters.sort()
    registers.parameterCount = arguments.count + offset
    if function.isLocal {
      registers.parameterCount = bindHiddenParameters(compiler.captures(of: function), from: arguments.count)
    }
    context.tryDepth = 1
    if case .existential? = environment.substitution[generic] { context.callsWithExistential = true }
    var type = concrete(function.result)
    if let seenAs, opensMore(function), case .opaque = function.result {
      // The type that the result hides depends on the arguments that the call opens as well.
      type = erasing(generic, seenAs, in: function.result)
    }
    let call = Expression(
      .apply(function, environment.substitution, base: base, arguments, isDirect: false), type: type,
      place: function.place)
    if let seenAs, !type.isVoid, function.result.mentions(generic) {
      returnErased(call, type, function, generic, seenAs)
    } else {
      emitReturn(call)
    }
  }
}

extension GenericParameter {
  /// True if an existential that is passed for the parameter is opened: `Any` and `any Error` conform to what they
  /// need themselves, and where nothing is needed nothing is opened.
  fileprivate func opens(_ type: Type) -> Bool {
    guard case .existential(let declarations, _, _) = type,
      declarations.contains(where: { !($0.isLibrary && $0.name == "Error") })
    else { return false }
    // An existential conforms to marker protocols itself.
    return superclass != nil || protocols.contains { !$0.isLibrary || !Compiler.markers.contains($0.name) }
  }
}
