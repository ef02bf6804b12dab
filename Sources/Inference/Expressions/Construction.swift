import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Creating instances: `T(…)`, `T.init(…)`, literals written as calls, and delegation to another initializer.
extension ExpressionChecker {
  /// - Parameter arguments: If not nil, initializers that surely cannot take them are left out.
  func constructors(
    of type: Type, at node: some SyntaxProtocol, metatype: Expression? = nil, taking arguments: [CallArgument]? = nil
  ) -> [Callee] {
    lookUpMembers(of: type, named: "init", isStatic: true).compactMap { candidate in
      guard let function = candidate.function, file.isLibrary || !isInternal(function) else { return nil }
      if let arguments, !mayTake(function, arguments) { return nil }
      var base = metatype
      // A class created through its dynamic type, or a type parameter's requirement, needs the type at run time.
      if base == nil, function.isRequirement {
        base = Expression(.metatype(type), type: .metatype(type), place: place(node))
      }
      return .function(
        function, candidate.substitution, base: base, isDirect: false, ownerType: nil,
        rank: candidate.isFromProtocol ? 2 : 0)
    }
  }

  /// True if the initializer is internal to the library: a label begins with an underscore, which no program writes,
  /// apart from the initializer of integers that own types of integers have to declare.
  private func isInternal(_ function: FunctionDeclaration) -> Bool {
    guard function.owner?.isLibrary ?? false else { return false }
    return function.parameters.contains {
      $0.label.map { $0.hasPrefix("_") && $0 != "_" && $0 != "_truncatingBits" } ?? false
    }
  }

  /// A call of an initializer that the language adds. The solver chooses among several initializers and decides the
  /// generic parameters of one, together with the arguments: `@Flag var levels: [Level] = [.low]`.
  package func constructSolving(
    _ type: Type, _ arguments: [CallArgument], node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    let callees = constructors(of: type, at: node).filter { isAccessible($0) && labelsFit($0, arguments) }
    let isDecided =
      callees.count == 1
      && callees.allSatisfy { callee in
        guard case .function(let function, let owner, _, _, _, _) = callee else { return true }
        return function.genericParameters.allSatisfy { owner[$0] != nil }
      }
    if !callees.isEmpty, !isDecided, !arguments.isEmpty {
      let value = solving(AddedCall(callees: callees, arguments: arguments), hint: type) { callee in
        resolveInferredCall([callee], arguments, hint: type, name: "init", node: node, nameNode: nameNode)
      }
      if let value { return value }
    }
    return construct(type, arguments, hint: type, node: node, nameNode: nameNode)
  }

  /// - Parameter mayBeLiteral: True if a literal as the only argument is itself the value; not if `init` is written.
  package func construct(
    _ type: Type, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax,
    metatype: Expression? = nil, mayBeLiteral: Bool = true
  ) -> Expression {
    if isOpen, isUnknown(type) { return opaqueValue(of: node) }
    if metatype == nil, let number = numberOfOpaque(type, arguments, hint: hint, node: node) { return number }
    let messages = table.diagnostics.count
    let value = constructKnown(
      type, arguments, hint: hint, node: node, nameNode: nameNode, metatype: metatype, mayBeLiteral: mayBeLiteral)
    if !isOpen, !file.isLibrary, isUnrequired(value, of: type, metatype) {
      let called = node.as(FunctionCallExprSyntax.self)?.calledExpression
      let isImplicit = called?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
      let isSelf = isImplicit || called?.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.Self)
      error(.call(.notRequired(of: isSelf ? .written("Self") : type.shown)), at: nameNode)
      return errorExpression(node)
    }
    // `Color(.accent)`, `Font(font)`: the appearance does not affect the program.
    guard isOpen, isStopped(value) || value.type == .error && hasMetOpaque(since: messages) else { return value }
    return look(of: opaqueValue(of: node), as: type) ?? value
  }

  /// True if an object is created whose class is known only when the program runs, with an initializer that a subclass
  /// may lack.
  private func isUnrequired(_ value: Expression, of type: Type, _ metatype: Expression?) -> Bool {
    guard case .apply(let function, _, _, _, _) = value.kind, function.kind == .initializer,
      let owner = function.owner, owner.kind == .classType, !owner.isLibrary, !(function.detail?.isRequired ?? false)
    else { return false }
    if case .parameter = type { return true }
    guard let metatype, let declaration = type.nominal, !isFinal(declaration) else { return false }
    if case .metatype = metatype.kind { return false }
    return true
  }

  private func constructKnown(
    _ type: Type, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax,
    metatype: Expression?, mayBeLiteral: Bool
  ) -> Expression {
    switch type {
    case .error: return errorExpression(node)
    case .existential(let protocols, _, _) where metatype == nil:
      let text = protocols.isEmpty ? "Any" : "any \(protocols.map(\.name).joined(separator: " & "))"
      if protocols.isEmpty {
        error(.call(.notInstantiable("Any")), at: nameNode)
      } else if allProtocols(protocols).contains(where: { !members(of: $0, named: "init").isEmpty }) {
        error(.call(.notInstantiable(text)), at: nameNode)
      } else {
        error(.call(.noInitializers(text)), at: nameNode)
      }
      return errorExpression(node)
    case .tuple(let elements) where elements.isEmpty && arguments.isEmpty:
      return Expression(.tuple([]), type: .void, place: place(node))
    case .tuple(let elements) where metatype == nil && elements.count > 1 && arguments.count == 1:
      // `Size(pair)`: a conversion.
      return inferConverted(arguments[0].syntax, to: type, purpose: .argument)
    case .tuple(let elements) where metatype == nil && arguments.areElements(of: elements):
      // `typealias Size = (width: Int, height: Int)`: `Size(width: 1, height: 2)` and `Size(1, 2)` are the tuple.
      let values = zip(elements, arguments).map { inferConverted($1.syntax, to: $0.type, purpose: .argument) }
      if values.contains(where: { if case .error = $0.type { true } else { false } }) { return errorExpression(node) }
      return Expression(.tuple(values), type: type, place: place(node))
    default: break
    }
    if metatype == nil, mayBeLiteral,
      let literal = literalConstruction(of: type, arguments, hint: hint)
    {
      return literal
    }
    let callees = constructors(of: type, at: node, metatype: metatype)
    if metatype == nil, callsWhatItMakes(type, callees, arguments) {
      let made = construct(
        type, arguments.filter { !$0.isTrailing }, hint: nil, node: node, nameNode: nameNode, mayBeLiteral: mayBeLiteral
      )
      return callValue(made, arguments.filter(\.isTrailing), hint: hint, node: node)
    }
    if callees.isEmpty {
      // The library has initializers for other arguments of the type.
      let isForOthers = type.nominal.map { $0.isLibrary && $0.kind == .structure } ?? false
      if isOpen, isOpenEnded(type) || isBoundByUnseen(type) {
        // A bound that obsh does not have may have the initializer.
        lacking(.name(.opaque(type.description)), at: nameNode)
        return demanded(opaqueValue(of: node), as: type)
      }
      if isOpen, isForOthers, let owner = type.nominal {
        let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
        lacking(.lacks(.member("init(\(labels))", of: owner.name, in: owner.module)), at: nameNode)
      } else {
        if case .parameter = type {
          error(.member(.missing("init", of: .type(type.shown))), at: nameNode)
          return errorExpression(node)
        }
        error(.call(isForOthers ? .noMatch(.initializer) : .noInitializers(type.description)), at: nameNode)
      }
      return errorExpression(node)
    }
    let value = resolveCall(callees, arguments, hint: hint, name: "init", node: node, nameNode: nameNode)
    if case .apply(let function, let substitution, let base, let passed, let isDirect) = value.kind,
      function.kind == .initializer, let owner = function.owner, owner.kind == .protocolType
    {
      // Through a protocol's initializer: the result is the type itself.
      let result = function.isFailable ? optional(type) : type
      return Expression(
        .apply(function, substitution, base: base, passed, isDirect: isDirect), type: result, place: value.place)
    }
    if case .apply(let function, let substitution, _, let passed, _) = value.kind, case .parameter = type {
      // A class-bound type parameter: the metatype decides at run time.
      let base = metatype ?? Expression(.metatype(type), type: .metatype(type), place: place(node))
      return Expression(
        .apply(function, substitution, base: base, passed, isDirect: false),
        type: function.isFailable ? optional(type) : type, place: value.place)
    }
    if case .apply(let function, _, _, _, _) = value.kind, case .nominal(let declaration, _) = type,
      declaration.isClass,
      function.owner != declaration, function.kind == .initializer
    {
      // An inherited convenience initializer creates the subclass.
      if case .apply(let function, let substitution, _, let passed, _) = value.kind {
        let base = metatype ?? Expression(.metatype(type), type: .metatype(type), place: place(node))
        return Expression(
          .apply(function, substitution, base: base, passed, isDirect: false),
          type: function.isFailable ? optional(type) : type, place: value.place)
      }
    }
    return value
  }

  /// True for a generic parameter whose protocol inherits from a class that obsh does not have.
  private func isBoundByUnseen(_ type: Type) -> Bool {
    guard case .parameter = type else { return false }
    return protocols(of: type).contains { $0.detail?.isOpenEnded ?? false }
  }

  /// True if a closure after `T(…)` is passed to the value's `callAsFunction`, because no initializer takes it
  /// (SE-0253).
  func callsWhatItMakes(_ type: Type, _ initializers: [Callee], _ arguments: [CallArgument]) -> Bool {
    guard arguments.last?.isTrailing ?? false,
      !lookUpMembers(of: type, named: "callAsFunction", isStatic: false).isEmpty
    else { return false }
    return !initializers.contains { initializer in
      guard case .function(let function, _, _, _, _, _) = initializer else { return false }
      return function.parameters.contains { if case .function = head($0.variable.type) { true } else { false } }
    }
  }

  /// `T(literal)` is the literal as a `T` if the type has such literals: `Int8(5)`, `Double(1)`,
  /// `Unicode.Scalar("a")`.
  private func literalConstruction(of type: Type, _ arguments: [CallArgument], hint: Type?) -> Expression? {
    guard arguments.count == 1, let only = arguments.first, only.label == nil, !only.isTrailing,
      case .nominal(let declaration, let typeArguments) = head(type)
    else { return nil }
    var syntax = unparenthesized(only.syntax)
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" { syntax = prefix.expression }
    switch syntax.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: break
    default: return nil
    }
    if typeArguments.contains(where: \.hasTypeVariables) {
      // `let box: Box<Int> = Box(3)`: only the context knows what a literal of a generic type is made of.
      guard let hint, head(hint).nominal == declaration, matches(type, hint), !head(type).hasTypeVariables else {
        return nil
      }
    }
    return attempt {
      let value = infer(only.syntax, hint: type)
      // `Text("\(n)")`: an interpolated literal knows its type, and so do those of a program's types.
      if head(value.type) == head(type) { return value }
      guard unbound(value.type)?.literal != nil, let converted = convert(value, to: type),
        unbound(converted.type) == nil
      else { return nil }
      return Expression(.reinterpret(converted), type: type, place: converted.place)
    }
  }

  func inferDelegation(
    _ base: ExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, member: MemberAccessExprSyntax
  ) -> Expression {
    guard let own = selfExpression(at: base), let function, function.kind == .initializer || function.kind == .closure
    else {
      error(.call(.delegationOutside), at: node)
      return errorExpression(node)
    }
    let isSuper = base.is(SuperExprSyntax.self)
    let isToUnseen =
      isOpen && !(isSuper && arguments.isEmpty) && delegatesToUnseen(own.type, isSuper: isSuper, arguments)
    guard let type = isSuper || isToUnseen ? superclass(of: own.type) : head(own.type) else {
      if isOpen, own.type.nominal?.inheritsUnseen ?? false {
        lacking(.member(.superOfRoot), at: base)
      } else {
        error(.member(.superOfRoot), at: base)
      }
      return errorExpression(node)
    }
    var arguments = arguments
    if isToUnseen {
      lacking(.member(.superOfRoot), at: base)
      arguments = []
    }
    let callees = delegationCallees(of: type, isSuper: isSuper || isToUnseen)
    // An extension of what obsh does not have, which has more initializers than those of the extension.
    if isOpen, isUnknown(type), !callees.contains(where: { labelsFit($0, arguments) }) {
      noteOpaque(ExprSyntax(node))
      return Expression(.assign(own, opaqueValue(of: node)), type: .void, place: place(node))
    }
    if !isSuper, typeContext?.declaration.kind == .classType, !function.isConvenience, function.kind == .initializer {
      error(.call(.designatedDelegates(type.shown)), at: function.place)
    }
    if isSuper, function.isConvenience {
      error(.call(.convenienceChains(head(own.type).shown)), at: member.declName)
    }
    let messages = table.diagnostics.count
    let call = resolveCall(
      callees, arguments, hint: nil, name: "init", node: ExprSyntax(node), nameNode: Syntax(member.declName))
    if isOpen, case .error = call.type, hasMetOpaque(since: messages) {
      let value = isUnknown(type) ? opaqueValue(of: node) : look(of: opaqueValue(of: node), as: type)
      if let value { return Expression(.assign(own, value), type: .void, place: place(node)) }
      let text = "'\(type.shown).init' is opaque: obsh does not have it, and a value is needed here"
      return stop(text, as: libraryNominal("Never"), at: place(node))
    }
    if case .delegateInitializer(let target, _, _, _) = call.kind, target.isFailable,
      !(target.detail?.isImplicitlyUnwrapped ?? false), function.kind == .initializer,
      !function.isFailable, !(node.parent?.is(ForceUnwrapExprSyntax.self) ?? false)
    {
      error(.call(.failableDelegation(target.fullName, isSuper: isSuper)), at: member.declName)
    }
    return call
  }

  /// The initializers that `self.init(…)` or `super.init(…)` may call.
  func delegationCallees(of type: Type, isSuper: Bool) -> [Callee] {
    lookUpMembers(of: type, named: "init", isStatic: true).compactMap { candidate in
      candidate.function.map {
        .delegate($0, candidate.substitution, isSuper: isSuper && !candidate.isFromProtocol)
      }
    }
  }

  /// True if the call is of an initializer of a class that obsh lacks. Such a class has other initializers than
  /// `NSObject`, which stands for it.
  private func delegatesToUnseen(_ type: Type, isSuper: Bool, _ arguments: [CallArgument]) -> Bool {
    guard head(type).nominal?.inheritsUnseen ?? false, let superclass = superclass(of: type) else { return false }
    if isSuper, superclass.nominal?.isLibrary ?? false { return true }
    // A class of the program inherits initializers as well: `super.init(nibName: nil, bundle: nil)`.
    if isSuper, !(superclass.nominal?.inheritsUnseen ?? false) { return false }
    let own = lookUpMembers(of: isSuper ? superclass : head(type), named: "init", isStatic: true).compactMap(\.function)
    return !own.contains { matchArguments(arguments, to: shape(of: $0)) != nil }
  }
}

extension [CallArgument] {
  /// True if the arguments in parentheses would be a tuple that converts to one of these elements: a label may be left
  /// out.
  fileprivate func areElements(of elements: [TupleElement]) -> Bool {
    count == elements.count && zip(self, elements).allSatisfy { $0.label == nil || $0.label == $1.label }
  }
}
