import Declarations
import Source
import SwiftSyntax
import Tree

/// The expression for a call, once its callee is chosen and its arguments are converted.
extension ExpressionChecker {
  func makeArguments(
    _ opened: OpenedCallee, _ assignment: [[Int]], _ arguments: [CallArgument], _ converted: [Int: Expression],
    node: ExprSyntax
  ) -> [Argument] {
    var result: [Argument] = []
    let isPassedAsIs = opened.parameters.contains(where: \.isVariadic) && areOfTypes(of: opened.parameters, arguments)
    for (position, indices) in assignment.enumerated() {
      let parameter = opened.parameters[position]
      if parameter.isVariadic, isPassedAsIs, let array = arguments[position].inferred {
        result.append(.value(array))
      } else if parameter.isVariadic {
        let values = indices.compactMap { converted[$0] }
        result.append(.value(Expression(.array(values), type: parameter.type, place: place(node))))
      } else if let index = indices.first, let value = converted[index] {
        result.append(parameter.isInout || value.isPointerToVariable ? .inOut(value) : .value(value))
      } else if let (function, index) = parameter.defaultOf {
        let own = function.parameters[index].variable.detail?.callSiteDefault.flatMap {
          placeLiteral($0, as: parameter.type, at: node.argumentStart)
        }
        result.append(own.map { .value($0) } ?? .defaultValue(function, parameter: index))
      }
    }
    return result
  }

  /// True if each argument has the type of the parameter at its place: an array that of a variadic parameter.
  ///
  /// swiftc then passes the arguments without a conversion: with `values: [Any]`, `log(values)` passes the elements to
  /// `log(_: Any...)`. With a further parameter that has a default value, it passes the array as one element.
  private func areOfTypes(of parameters: [ParameterView], _ arguments: [CallArgument]) -> Bool {
    guard parameters.count == arguments.count else { return false }
    return zip(parameters, arguments).allSatisfy { parameter, argument in
      guard parameter.label == argument.label, parameter.isInout == argument.isInout, !parameter.isAutoclosure else {
        return false
      }
      // An argument without a type of its own takes that of the parameter.
      return argument.inferred.map { $0.type.resolved == parameter.type.resolved } ?? !parameter.isVariadic
    }
  }

  func checkEffects(
    _ opened: OpenedCallee, _ assignment: [[Int]], _ converted: [Int: Expression], node: ExprSyntax
  ) {
    var throwing = false
    var thrown: Type?
    var isPassedOn = false
    switch opened.callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
      throwing = function.isThrowing
      thrown = thrownType(of: function, opened.substitution)
      if function.isRethrowing {
        let arguments = assignment.enumerated().flatMap { position, indices in
          indices.filter { isThrowingArgument(converted[$0], of: function, at: position) }
        }
        throwing = !arguments.isEmpty || throwsByConformance(function, opened.substitution)
        thrown = arguments.first.flatMap { rethrownType(of: converted[$0], by: function) }
        isPassedOn = true
      } else if function.isRequirement, throwing, body.isRethrowing, let owner = function.owner, isRethrowing(owner) {
        isPassedOn = true
      } else if throwing, body.isRethrowing, throwsOnlyFromArguments(function) {
        isPassedOn = true
      } else if function.isLocal, body.isRethrowing, function.detail?.outer == self.function {
        // swiftc does not ask what a function's own local functions throw.
        isPassedOn = true
      }
    case .subscripted(let subscripted, _, _, _, _):
      throwing = subscripted.getter.isThrowing
      thrown = thrownType(of: subscripted.getter, opened.substitution)
    case .value(let value, let type):
      throwing = type.isThrowing
      isPassedOn = isParameter(value)
      thrown = type.thrownType.map { head($0) }
    case .enumCase: break
    }
    if thrown?.isLibrary("Never") ?? false { throwing = false }
    if throwing { noteThrow(at: node, source: .call, type: thrown, isPassedOn: isPassedOn) }
  }

  /// The type that an argument throws, if the callee passes it on.
  private func rethrownType(of argument: Expression?, by function: FunctionDeclaration) -> Type? {
    guard function.detail?.rethrowsType ?? false, var value = argument else { return nil }
    while case .reinterpret(let inner) = value.kind { value = inner }
    guard case .function(let type) = head(value.type) else { return nil }
    return type.thrownType.map { head($0) }
  }

  /// True for a throwing function that the callee may call. It cannot call an argument whose type is only generic:
  /// `reduce(next) { … }`.
  private func isThrowingArgument(_ value: Expression?, of function: FunctionDeclaration, at position: Int) -> Bool {
    guard let value, case .function(let type) = head(value.type) else { return false }
    if function.parameters.indices.contains(position),
      case .parameter = function.parameters[position].variable.type
    {
      return false
    }
    return throwsAtUse(value, type)
  }

  private func isParameter(_ value: Expression) -> Bool {
    switch value.kind {
    case .variable(let variable): variable.kind == .parameter
    case .reinterpret(let inner), .forceUnwrap(let inner): isParameter(inner)
    default: true
    }
  }

  func build(_ opened: OpenedCallee, _ arguments: [Argument], node: ExprSyntax) -> Expression {
    let result = openedResult(opened)
    let place = place(node)
    switch opened.callee {
    case .function(let function, _, let base, let isDirect, let ownerType, _):
      noteUse(of: function)
      var adjusted = base
      if let base, let ownerType { adjusted = adjustBase(base, to: ownerType, for: function) }
      var call = Expression(
        .apply(function, opened.substitution, base: adjusted, arguments, isDirect: isDirect), type: result,
        place: place)
      if function.detail?.returnsSelf ?? false, let base, let ownerType {
        call = asReceiver(call, of: base, ownerType)
      }
      call.isImplicitlyUnwrapped = function.detail?.isImplicitlyUnwrapped ?? false
      call.memberPlace = self.place(location(of: node))
      return call
    case .delegate(let function, _, let isSuper):
      return Expression(
        .delegateInitializer(function, opened.substitution, arguments, isSuper: isSuper), type: .void,
        place: initPlace(node))
    case .enumCase(let enumCase, let type):
      if let function = witnesses.casesWithDefaults[ObjectIdentifier(enumCase)],
        arguments.contains(where: { if case .defaultValue = $0 { true } else { false } })
      {
        let base = Expression(.metatype(type), type: .metatype(type), place: place)
        return Expression(
          .apply(function, opened.substitution, base: base, arguments, isDirect: false), type: result, place: place)
      }
      let values = arguments.compactMap { argument -> Expression? in
        if case .value(let value) = argument { value } else { nil }
      }
      return Expression(.enumCase(enumCase, values), type: result, place: place)
    case .value(let function, _):
      return Expression(.call(function, arguments), type: result, place: place)
    case .subscripted(let subscripted, _, let base, let ownerType, _):
      var access = Expression(
        .subscripted(
          adjustBase(base, to: ownerType, for: subscripted.getter), subscripted, opened.substitution, arguments),
        type: result, place: place)
      if subscripted.getter.detail?.returnsSelf ?? false { access = asReceiver(access, of: base, ownerType) }
      access.memberPlace = self.place(location(of: node))
      return access
    }
  }

  /// swiftc points at `init` in `super.init()`.
  private func initPlace(_ node: ExprSyntax) -> Place {
    let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return member.map { place($0.declName) } ?? place(node)
  }

  /// The value on which a method is called: `super` is `self`.
  func receiver(_ base: Expression) -> Expression {
    if base.isSuper, case .upcast(let own) = base.kind { own } else { base }
  }

  /// The result of a member that returns `Self`, with the type of the value that the member is called on. A member of
  /// the class in a `Base & P` returns an instance, which becomes such a composition again.
  func asReceiver(_ value: Expression, of base: Expression, _ owner: Type) -> Expression {
    let own = instanceType(receiver(base).type)
    let type = value.type.map { $0 == head(owner) ? own : nil }
    if case .existential(_, let superclass?, _) = own, superclass != .anyObject, type != value.type {
      return Expression(.castForced(value, type), type: type, place: value.place)
    }
    return Expression(value.kind, type: type, place: value.place)
  }

  func instanceType(_ type: Type) -> Type {
    if case .metatype(let instance) = head(type) { head(instance) } else { head(type) }
  }

  /// The associated types of an existential are known only by their protocols.
  func openedResult(_ opened: OpenedCallee) -> Type {
    let result = eraseMembers(reduce(opened.result))
    guard case .function(let function, _, _, _, _, _) = opened.callee else { return result }
    return eraseOpaque(result, function, opened.substitution)
  }

  /// The type behind `some P` depends on the value in an existential: outside it is `any P`.
  func eraseOpaque(_ type: Type, _ function: FunctionDeclaration?, _ substitution: Substitution) -> Type {
    guard let function else { return type }
    let isModifier = function.isModifierOfView
    guard isModifier || type.contains(where: { if case .opaque = $0 { true } else { false } }) else { return type }
    let opened = function.genericParameters.compactMap { parameter -> Type? in
      guard let type = substitution[parameter].map({ head($0) }), case .existential = type,
        parameter.protocols.contains(where: { !conforms(type, to: $0) })
      else { return nil }
      return type
    }
    if opened.isEmpty { return type }
    if isModifier, let view = libraryType("View") { return .existential([view], superclass: nil, arguments: []) }
    return type.map { part in
      guard case .opaque(let opaque, let arguments) = part, arguments.contains(where: { opened.contains(head($0)) })
      else { return nil }
      return .existential(opaque.protocols, superclass: opaque.superclass, arguments: opaque.arguments)
    }
  }

  package func eraseMembers(_ type: Type) -> Type {
    type.map { part in
      if case .member(let base, let associated) = part, case .existential = head(base) {
        return visibleType(associated, through: head(base))
      }
      return nil
    }
  }

  /// The associated type with the existential's constraint, or else its bounds: the iterator of an `any
  /// Sequence<Int>` is an `any IteratorProtocol<Int>`.
  package func visibleType(_ associated: AssociatedType, through existential: Type) -> Type {
    if let known = associatedType(associated, of: existential) { return known }
    var arguments: [AssociatedArgument] = []
    for one in associated.protocols {
      let given = primaryAssociatedTypes(of: one).map {
        AssociatedArgument($0, of: one, reduce(.member(.member(existential, associated), $0)))
      }
      let areKnown = given.allSatisfy { argument in
        !argument.type.contains { if case .member = $0 { true } else { false } }
      }
      if areKnown { arguments += given }
    }
    return .existential(associated.protocols, superclass: nil, arguments: arguments)
  }

  /// The base as the callee expects it: an upcast to the class that declares the member.
  func adjustBase(_ base: Expression, to ownerType: Type, for function: FunctionDeclaration) -> Expression {
    let adjusted = upcast(base, to: ownerType)
    adjusted.isSuper = base.isSuper
    return adjusted
  }

  private func upcast(_ base: Expression, to ownerType: Type) -> Expression {
    let type = head(base.type)
    if case .nominal(let declaration, _) = type, declaration.isClass, case .nominal(let owner, _) = head(ownerType),
      owner.isClass, owner != declaration
    {
      return Expression(.upcast(base), type: ownerType, place: base.place)
    }
    switch type {
    case .parameter, .opaque, .existential:
      if case .nominal(let owner, _) = head(ownerType), owner.isClass {
        return Expression(.upcast(base), type: ownerType, place: base.place)
      }
    default: break
    }
    return base
  }

  func isAccessible(_ callee: Callee) -> Bool {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
      return isAccessible(function.detail?.accessLimit ?? .none)
    case .subscripted(let subscripted, _, _, _, _): return isAccessible(subscripted.getter.detail?.accessLimit ?? .none)
    case .enumCase, .value: return true
    }
  }

  func displayName(_ callee: Callee) -> String {
    switch callee {
    case .function(let function, _, _, _, _, _): function.name
    default: callee.name
    }
  }
}

extension ExprSyntax {
  /// The start of a call's arguments, which is the place of a default such as `#line`.
  fileprivate var argumentStart: Syntax {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      call.leftParen.map { Syntax($0) } ?? call.trailingClosure.map { Syntax($0) } ?? Syntax(self)
    case .subscriptCallExpr(let call): Syntax(call.leftSquare)
    default: Syntax(self)
    }
  }
}
