import SwiftSyntax
import Tree

/// Calls as written: finding the candidates.
extension Checker {
  func inferCall(_ node: FunctionCallExprSyntax, hint: Type?) -> Expression {
    let arguments = collectArguments(node)
    let syntax = ExprSyntax(node)
    let called = unparenthesized(node.calledExpression)
    if let special = inferSpecialCall(called, arguments, node: node, hint: hint) { return special }
    if let name = called.as(DeclReferenceExprSyntax.self), !isSelfKeyword(name) {
      return inferNamedCall(name, arguments, node: node, hint: hint)
    }
    if let type = typeExpression(called) {
      return construct(
        type, arguments, hint: hint, node: syntax, nameNode: Syntax(called), metatype: dynamicSelf(called))
    }
    if let member = called.as(MemberAccessExprSyntax.self) {
      return inferMemberCall(member, arguments, node: node, hint: hint)
    }
    // A closure called where it stands does not outlive the call.
    if called.is(ClosureExprSyntax.self) { closureEscapes = false }
    let value = inferLink(called, hint: nil)
    return callValue(value, arguments, hint: hint, node: syntax)
  }

  private func isSelfKeyword(_ node: DeclReferenceExprSyntax) -> Bool {
    node.baseName.tokenKind == .keyword(.self) || node.baseName.tokenKind == .keyword(.Self)
  }

  private func unparenthesized(_ syntax: ExprSyntax) -> ExprSyntax {
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    {
      return unparenthesized(only.expression)
    }
    return syntax
  }

  func collectArguments(_ node: FunctionCallExprSyntax) -> [CallArgument] {
    var arguments = node.arguments.map { argument in
      CallArgument(label: argument.label?.text.filter { $0 != "`" }, syntax: argument.expression, isTrailing: false)
    }
    if let closure = node.trailingClosure {
      arguments.append(CallArgument(label: nil, syntax: ExprSyntax(closure), isTrailing: true))
    }
    for extra in node.additionalTrailingClosures {
      let label = extra.label.text == "_" ? nil : extra.label.text
      arguments.append(CallArgument(label: label, syntax: ExprSyntax(extra.closure), isTrailing: true))
    }
    return arguments
  }

  /// `type(of: x)` is the language's own.
  private func inferSpecialCall(
    _ called: ExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression? {
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      let value = infer(arguments[0].syntax, hint: nil)
      if case .error = value.type { return value }
      let type = concrete(value.type)
      return Expression(.dynamicType(value), type: .metatype(type), place: place(node))
    }
    return nil
  }

  private func inferNamedCall(
    _ name: DeclReferenceExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    let text = name.baseName.text.filter { $0 != "`" }
    let syntax = ExprSyntax(node)
    switch lookUp(text) {
    case .nothing:
      if text == "Void" || text == "Any" || text == "AnyObject", let type = typeExpression(ExprSyntax(name)) {
        return construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(name))
      }
      error(
        isDeclaredLater(text)
          ? "use of local variable '\(text)' before its declaration" : "cannot find '\(text)' in scope", at: name)
      // Look into the arguments all the same: their mistakes are worth knowing.
      for argument in arguments where !isContextual(argument.syntax) { _ = infer(argument.syntax, hint: nil) }
      return errorExpression(node)
    case .entities(let entities):
      switch entities[0] {
      case .variable(let variable) where !isCallable(variable) && entities.contains { $0.isFunction }:
        return callFunctions(entities, arguments, name: name, node: node, hint: hint)
      case .variable(let variable):
        return callValue(reference(to: variable, at: name), arguments, hint: hint, node: syntax)
      case .type, .alias, .parameter:
        let type = applied(entities[0], to: nil, name: text, at: name)
        return construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(name))
      case .function: return callFunctions(entities, arguments, name: name, node: node, hint: hint)
      }
    case .member(let context):
      return inferImplicitMemberCall(text, context, arguments, name: name, node: node, hint: hint)
    }
  }

  private func callFunctions(
    _ entities: [Entity], _ arguments: [CallArgument], name: DeclReferenceExprSyntax, node: FunctionCallExprSyntax,
    hint: Type?
  ) -> Expression {
    let functions = entities.compactMap { entity -> FunctionDeclaration? in
      if case .function(let function) = entity { function } else { nil }
    }
    let callees = filter(functions, labels: name.argumentNames).map { function in
      Callee.function(function, [:], base: nil, isDirect: false, ownerType: nil, rank: 0)
    }
    return resolveCall(
      callees, arguments, hint: hint, name: name.baseName.identifierText, node: ExprSyntax(node), nameNode: Syntax(name)
    )
  }

  /// Whether a variable can be called: a function of the same name is meant where it cannot.
  private func isCallable(_ variable: VariableDeclaration) -> Bool {
    switch head(variable.type) {
    case .function, .metatype, .error, .variable: true
    case let type:
      type.wrapped != nil || !lookUpMembers(of: type, named: "callAsFunction", isStatic: false).isEmpty
    }
  }

  private func inferImplicitMemberCall(
    _ text: String, _ context: TypeContext, _ arguments: [CallArgument], name: DeclReferenceExprSyntax,
    node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    let syntax = ExprSyntax(node)
    let candidates = implicitCandidates(text, context, at: name)
    if case .type(let nested)? = candidates.first?.member.kind
      ?? lookUpMembers(of: context.selfType, named: text, isStatic: nil).first?.member.kind
    {
      let type = applied(.type(nested), to: nil, name: text, at: name)
      return construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(name))
    }
    guard let first = candidates.first else {
      error("instance member '\(text)' cannot be used on type '\(context.declaration.name)'", at: name)
      return errorExpression(node)
    }
    if case .enumCase(let enumCase) = first.member.kind {
      return resolveCall(
        [.enumCase(enumCase, first.ownerType)], arguments, hint: hint, name: text, node: syntax, nameNode: Syntax(name))
    }
    guard let base = implicitBase(context, first, at: name) else {
      error(
        "cannot use instance member '\(text)' within property initializer; property initializers run before 'self' is available",
        at: name)
      return errorExpression(node)
    }
    let global = outerFunctions(text)
    if !global.isEmpty, candidates.allSatisfy({ $0.function != nil }) {
      // A method of the same name hides a free function only where it fits.
      let found = attempt { () -> Expression? in
        let value = callMember(
          candidates, base: base, name: text, arguments, hint: hint, node: syntax, nameNode: Syntax(name),
          labels: name.argumentNames)
        if case .error = value.type { return nil }
        return value
      }
      if let found { return found }
      return resolveCall(
        global.map { .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0) }, arguments, hint: hint,
        name: text, node: syntax, nameNode: Syntax(name))
    }
    return callMember(
      candidates, base: base, name: text, arguments, hint: hint, node: syntax, nameNode: Syntax(name),
      labels: name.argumentNames)
  }

  private func outerFunctions(_ name: String) -> [FunctionDeclaration] {
    let own = (globals.names[name] ?? []).compactMap { entity -> FunctionDeclaration? in
      if case .function(let function) = entity { function } else { nil }
    }
    return own + libraryFunctions(name)
  }

  /// Calls a method, or the function a property holds.
  private func callMember(
    _ candidates: [Candidate], base: Expression, name: String, _ arguments: [CallArgument], hint: Type?,
    node: ExprSyntax, nameNode: Syntax, labels: DeclNameArgumentsSyntax?, isSuper: Bool = false
  ) -> Expression {
    let functions = Set(filter(candidates.compactMap(\.function), labels: labels))
    if functions.isEmpty {
      let value = memberValue(
        candidates, base: base, name: name, node: node, nameNode: nameNode, hint: nil, labels: nil)
      return callValue(value, arguments, hint: hint, node: node)
    }
    if reportsUnusable(Array(functions), name, base: base, node: node) { return errorExpression(node) }
    let callees = candidates.compactMap { candidate -> Callee? in
      guard let function = candidate.function, functions.contains(function) else { return nil }
      return isSuper ? superCallee(candidate, function, base: base) : callee(candidate, function, base: base)
    }
    let call = resolveCall(callees, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    if case .apply(let function, _, let receiver?, _, _) = call.kind, function.isMutating, !function.isStatic {
      if !requireMutableReceiver(receiver, at: node) { return errorExpression(node) }
    }
    return call
  }

  private func inferMemberCall(
    _ member: MemberAccessExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    let name = member.declName.baseName.text.filter { $0 != "`" }
    let syntax = ExprSyntax(node)
    let nameNode = Syntax(member.declName)
    guard let baseSyntax = member.base else {
      return inferImplicitMemberBaseCall(name, arguments, member: member, node: node, hint: hint)
    }
    if name == "init" {
      if baseSyntax.is(SuperExprSyntax.self)
        || (baseSyntax.as(DeclReferenceExprSyntax.self).map { $0.baseName.tokenKind == .keyword(.self) } ?? false)
      {
        return inferDelegation(baseSyntax, arguments, node: node, member: member)
      }
    }
    if let type = typeExpression(baseSyntax) {
      let own = dynamicSelf(baseSyntax)
      if name == "init" {
        return construct(type, arguments, hint: hint, node: syntax, nameNode: nameNode, metatype: own)
      }
      let metatype =
        own ?? Expression(.metatype(type), type: .metatype(type), place: place(baseSyntax))
      return callStatic(type, base: metatype, name, arguments, member: member, node: node, hint: hint)
    }
    if let module = baseSyntax.as(DeclReferenceExprSyntax.self), Self.modules.contains(module.baseName.text),
      case .nothing = lookUp(module.baseName.text)
    {
      let functions = libraryFunctions(name)
      if !functions.isEmpty {
        return resolveCall(
          functions.map { .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0) }, arguments,
          hint: hint, name: name, node: syntax, nameNode: nameNode)
      }
      return inferNamedCall(member.declName, arguments, node: node, hint: hint)
    }
    if baseSyntax.is(SuperExprSyntax.self) {
      guard let base = superBase(baseSyntax) else { return errorExpression(node) }
      var instance = base.type
      var isStatic = false
      if case .metatype(let type) = base.type { (instance, isStatic) = (type, true) }
      let candidates = lookUpMembers(of: instance, named: name, isStatic: isStatic)
      if candidates.isEmpty {
        error("value of type '\(instance)' has no member '\(name)'", at: member.declName)
        return errorExpression(node)
      }
      return callMember(
        candidates, base: base, name: name, arguments, hint: hint, node: syntax, nameNode: nameNode,
        labels: member.declName.argumentNames, isSuper: true)
    }
    var base = inferLink(baseSyntax, hint: isImplicitChain(baseSyntax) ? hint : nil)
    if case .error = base.type { return base }
    var type = concrete(base.type)
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped,
      lookUpMembers(of: type, named: name, isStatic: false).isEmpty
    {
      base = Expression(.forceUnwrap(base), type: wrapped, place: base.place)
      type = head(wrapped)
    }
    if case .metatype(let instance) = type {
      if name == "init" {
        return construct(instance, arguments, hint: hint, node: syntax, nameNode: nameNode, metatype: base)
      }
      return callStatic(instance, base: base, name, arguments, member: member, node: node, hint: hint)
    }
    if case .tuple(let elements) = type, let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
      elements.indices.contains(index)
    {
      let value = Expression(.tupleElement(base, index), type: elements[index].type, place: place(member))
      return callValue(value, arguments, hint: hint, node: syntax)
    }
    var candidates = lookUpMembers(of: type, named: name, isStatic: false)
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped, !candidates.isEmpty {
      // A method of the optional itself is meant where it fits.
      let optional = base
      let found = attempt { () -> Expression? in
        let value = callMember(
          candidates, base: optional, name: name, arguments, hint: hint, node: syntax, nameNode: nameNode,
          labels: member.declName.argumentNames)
        if case .error = value.type { return nil }
        return value
      }
      if let found { return found }
      base = Expression(.forceUnwrap(base), type: wrapped, place: base.place)
      type = head(wrapped)
      candidates = lookUpMembers(of: type, named: name, isStatic: false)
    }
    if candidates.isEmpty {
      if let dynamic = dynamicMember(
        name, of: base, node: ExprSyntax(member), nameNode: nameNode, hint: nil, isCalled: true)
      {
        return callValue(dynamic, arguments, hint: hint, node: syntax)
      }
      reportNoMember(name, of: type, base: base, node: member)
      return errorExpression(node)
    }
    // `sorted()` of what cannot be compared: of the two only `sorted(by:)` is there.
    let functions = candidates.compactMap(\.function)
    func fits(_ function: FunctionDeclaration) -> Bool {
      let parameters = shape(of: function)
      let match = matchArguments(arguments, to: parameters) { canBeFunction(parameters[$0].type) }
      if case .matched = match { return true }
      return false
    }
    if !functions.isEmpty, functions.count == candidates.count, arguments.allSatisfy({ !$0.isTrailing }),
      !functions.contains(where: fits),
      reportUnmetCondition(
        name, of: type, node: member,
        fits: { if case .function(let function) = $0.kind { fits(function) } else { false } })
    {
      return errorExpression(node)
    }
    return callMember(
      candidates, base: base, name: name, arguments, hint: hint, node: syntax, nameNode: nameNode,
      labels: member.declName.argumentNames)
  }

  private func callStatic(
    _ type: Type, base: Expression, _ name: String, _ arguments: [CallArgument], member: MemberAccessExprSyntax,
    node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    let syntax = ExprSyntax(node)
    if case .error = type { return errorExpression(node) }
    let candidates = lookUpMembers(of: type, named: name, isStatic: true)
    if let first = candidates.first {
      switch first.member.kind {
      case .enumCase(let enumCase):
        // `Operation.add(1, 2)` calls the value where the type says how.
        if enumCase.payload.isEmpty, !arguments.isEmpty,
          !lookUpMembers(of: first.ownerType, named: "callAsFunction", isStatic: false).isEmpty
        {
          let value = caseValue(enumCase, owner: first.ownerType, node: ExprSyntax(member))
          return callValue(value, arguments, hint: hint, node: syntax)
        }
        return resolveCall(
          [.enumCase(enumCase, first.ownerType)], arguments, hint: hint, name: name, node: syntax,
          nameNode: Syntax(member.declName))
      case .type, .alias:
        if let nested = memberType(named: name, of: type, arguments: nil, at: member) {
          return construct(nested, arguments, hint: hint, node: syntax, nameNode: Syntax(member.declName))
        }
      default: break
      }
      return callMember(
        candidates, base: base, name: name, arguments, hint: hint, node: syntax, nameNode: Syntax(member.declName),
        labels: member.declName.argumentNames)
    }
    let instance = lookUpMembers(of: type, named: name, isStatic: false)
    if arguments.isEmpty, instance.contains(where: { $0.function != nil }) {
      error(
        "instance member '\(name)' cannot be used on type '\(described(type))'; did you mean to use a value of this type instead?",
        at: member.base.map { Syntax($0) } ?? Syntax(member))
      return errorExpression(node)
    }
    if !instance.isEmpty {
      let value = inferLink(ExprSyntax(member), hint: nil)
      if case .error = value.type { return value }
      return callValue(value, arguments, hint: hint, node: syntax)
    }
    if !reportUnmetCondition(name, of: type, node: member) {
      error("type '\(described(type))' has no member '\(name)'", at: member.declName)
    }
    return errorExpression(node)
  }

  private func inferImplicitMemberBaseCall(
    _ name: String, _ arguments: [CallArgument], member: MemberAccessExprSyntax, node: FunctionCallExprSyntax,
    hint: Type?
  ) -> Expression {
    guard let hint, unbound(hint).map({ implicitMembers(named: name, hint: .variable($0)) != nil }) ?? true else {
      error("cannot infer contextual base in reference to member '\(name)'", at: member)
      return errorExpression(node)
    }
    if case .error = head(hint) { return errorExpression(node) }
    let syntax = ExprSyntax(node)
    guard let (type, candidates) = implicitMembers(named: name, hint: hint) else {
      error("type '\(described(hint))' has no member '\(name)'", at: member.declName)
      return errorExpression(node)
    }
    if name == "init" {
      return construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(member.declName))
    }
    let metatype = Expression(.metatype(type), type: .metatype(type), place: place(member))
    if case .enumCase(let enumCase)? = candidates.first?.member.kind {
      return resolveCall(
        [.enumCase(enumCase, candidates[0].ownerType)], arguments, hint: type, name: name, node: syntax,
        nameNode: Syntax(member.declName))
    }
    return callMember(
      candidates, base: metatype, name: name, arguments, hint: hint, node: syntax, nameNode: Syntax(member.declName),
      labels: member.declName.argumentNames)
  }

  // MARK: Making instances

  func constructors(of type: Type, at node: some SyntaxProtocol, metatype: Expression? = nil) -> [Callee] {
    lookUpMembers(of: type, named: "init", isStatic: true).compactMap { candidate in
      guard let function = candidate.function else { return nil }
      var base = metatype
      // A class made through its dynamic type, or a type parameter's requirement, needs the type at run time.
      if base == nil, function.isRequirement {
        base = Expression(.metatype(type), type: .metatype(type), place: place(node))
      }
      return .function(
        function, candidate.substitution, base: base, isDirect: false, ownerType: nil,
        rank: candidate.isFromProtocol ? 2 : 0)
    }
  }

  func construct(
    _ type: Type, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax,
    metatype: Expression? = nil
  ) -> Expression {
    switch type {
    case .error: return errorExpression(node)
    case .existential(let protocols, _, _) where metatype == nil:
      let text = protocols.isEmpty ? "Any" : "any \(protocols.map(\.name).joined(separator: " & "))"
      if protocols.isEmpty {
        error("type 'Any' cannot be instantiated", at: nameNode)
      } else {
        error("type '\(text)' cannot be instantiated", at: nameNode)
      }
      return errorExpression(node)
    case .tuple(let elements) where elements.isEmpty && arguments.isEmpty:
      return Expression(.tuple([]), type: .void, place: place(node))
    default: break
    }
    if metatype == nil, let literal = literalConstruction(of: type, arguments) { return literal }
    let callees = constructors(of: type, at: node, metatype: metatype)
    if callees.isEmpty {
      error("'\(type)' cannot be constructed because it has no accessible initializers", at: nameNode)
      return errorExpression(node)
    }
    let value = resolveCall(callees, arguments, hint: hint, name: "init", node: node, nameNode: nameNode)
    if case .apply(let function, let substitution, let base, let passed, let isDirect) = value.kind,
      function.kind == .initializer, let owner = function.owner, owner.kind == .protocolType,
      !function.isRequirement || true
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
      // An inherited convenience initializer makes the subclass.
      if case .apply(let function, let substitution, _, let passed, _) = value.kind {
        let base = metatype ?? Expression(.metatype(type), type: .metatype(type), place: place(node))
        return Expression(
          .apply(function, substitution, base: base, passed, isDirect: false),
          type: function.isFailable ? optional(type) : type, place: value.place)
      }
    }
    return value
  }

  /// `T(literal)` is the literal as a `T` where there are such literals: `Int8(5)`, `Double(1)`, `Unicode.Scalar("a")`.
  private func literalConstruction(of type: Type, _ arguments: [CallArgument]) -> Expression? {
    guard arguments.count == 1, let only = arguments.first, only.label == nil, !only.isTrailing,
      case .nominal(let declaration, let typeArguments) = head(type), typeArguments.isEmpty, !declaration.isClass
    else { return nil }
    var syntax = only.syntax
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" { syntax = prefix.expression }
    switch syntax.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: break
    default: return nil
    }
    return attempt {
      let value = infer(only.syntax, hint: type)
      guard unbound(value.type)?.literal != nil, let converted = convert(value, to: type),
        unbound(converted.type) == nil
      else { return nil }
      return Expression(.reinterpret(converted), type: type, place: converted.place)
    }
  }

  private func inferDelegation(
    _ base: ExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, member: MemberAccessExprSyntax
  ) -> Expression {
    guard let own = selfExpression(at: base), let function, function.kind == .initializer || function.kind == .closure
    else {
      error("initializer delegation can only occur in an initializer", at: node)
      return errorExpression(node)
    }
    let isSuper = base.is(SuperExprSyntax.self)
    guard let type = isSuper ? superclass(of: own.type) : head(own.type) else {
      error("'super' members cannot be referenced in a root class", at: base)
      return errorExpression(node)
    }
    let callees = lookUpMembers(of: type, named: "init", isStatic: true).compactMap { candidate -> Callee? in
      guard let target = candidate.function else { return nil }
      if candidate.isFromProtocol {
        return .delegate(target, candidate.substitution, isSuper: false)
      }
      return .delegate(target, candidate.substitution, isSuper: isSuper)
    }
    if !isSuper, typeContext?.declaration.isClass ?? false, !function.isConvenience, function.kind == .initializer {
      error(
        "designated initializer for '\(type)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        at: function.place)
    }
    if isSuper, function.isConvenience {
      error(
        "convenience initializer for '\(head(own.type))' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
        at: member.declName)
    }
    let call = resolveCall(
      callees, arguments, hint: nil, name: "init", node: ExprSyntax(node), nameNode: Syntax(member.declName))
    if case .delegateInitializer(let target, _, _, _) = call.kind, target.isFailable, function.kind == .initializer,
      !function.isFailable, !(node.parent?.is(ForceUnwrapExprSyntax.self) ?? false)
    {
      error(
        "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(target.fullName)' written with 'init?'",
        at: member.declName)
    }
    return call
  }

  // MARK: Function values

  func callValue(_ value: Expression, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax) -> Expression {
    if case .error = value.type { return value }
    var value = value
    var type = head(value.type)
    if value.isImplicitlyUnwrapped, let wrapped = type.wrapped {
      value = Expression(.forceUnwrap(value), type: wrapped, place: value.place)
      type = head(wrapped)
    }
    if case .metatype(let instance) = type, case .metatype = value.kind {
      return construct(instance, arguments, hint: hint, node: node, nameNode: Syntax(node))
    }
    guard case .function(let function) = type else {
      let candidates = lookUpMembers(of: type, named: "callAsFunction", isStatic: false)
      if !candidates.isEmpty {
        return callMember(
          candidates, base: value, name: "callAsFunction", arguments, hint: hint, node: node, nameNode: Syntax(node),
          labels: nil)
      }
      if let wrapped = type.wrapped, case .function = head(wrapped) {
        error(
          "value of optional type '\(described(type))' must be unwrapped to a value of type '\(described(wrapped))'",
          at: node)
        return errorExpression(node)
      }
      error("cannot call value of non-function type '\(described(type))'", at: node)
      return errorExpression(node)
    }
    return resolveCall(
      [.value(value, function)], arguments, hint: hint, name: "closure", node: node, nameNode: Syntax(node))
  }

  // MARK: Subscripts

  func inferSubscript(_ node: SubscriptCallExprSyntax, hint: Type?) -> Expression {
    let syntax = ExprSyntax(node)
    var base: Expression
    if let type = typeExpression(node.calledExpression) {
      base = Expression(.metatype(type), type: .metatype(type), place: place(node.calledExpression))
    } else {
      base = inferLink(node.calledExpression, hint: nil)
    }
    if case .error = base.type { return base }
    var type = concrete(base.type)
    var isStatic = false
    if case .metatype(let instance) = type { (type, isStatic) = (head(instance), true) }
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped {
      base = Expression(.forceUnwrap(base), type: wrapped, place: base.place)
      type = head(wrapped)
    }
    let arguments = node.arguments.map { CallArgument(label: $0.label?.text, syntax: $0.expression, isTrailing: false) }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return inferKeyPathSubscript(base, arguments[0], node: node, hint: hint)
    }
    // `subscript(dynamicMember:)` is not meant where it is not named.
    let candidates = lookUpMembers(of: type, named: "subscript", isStatic: isStatic).filter { candidate in
      guard case .subscripted(let one) = candidate.member.kind else { return false }
      return one.getter.parameters.first?.label != "dynamicMember" || arguments.first?.label == "dynamicMember"
    }
    let callees = candidates.compactMap { candidate -> Callee? in
      guard case .subscripted(let subscripted) = candidate.member.kind else { return nil }
      return .subscripted(
        subscripted, candidate.substitution, base: base, ownerType: candidate.ownerType,
        rank: candidate.isFromProtocol ? (subscripted.getter.isRequirement ? 1 : 2) : candidate.distance)
    }
    let nameNode = Syntax(node.leftSquare)
    if !isStatic, hasDynamicMembers(type), arguments.first?.label != "dynamicMember" {
      let own = attempt { () -> Expression? in
        guard !callees.isEmpty else { return nil }
        let value = resolveCall(
          callees, arguments, hint: hint, name: "subscript", node: syntax, nameNode: nameNode)
        if case .error = value.type { return nil }
        return value
      }
      if let own { return own }
      if let dynamic = dynamicSubscript(arguments, of: base, node: syntax, nameNode: nameNode, hint: hint) {
        return dynamic
      }
    }
    if candidates.isEmpty {
      if isStatic {
        error("type '\(described(type))' has no member 'subscript'", at: node.leftSquare)
      } else if let wrapped = type.wrapped, !lookUpMembers(of: wrapped, named: "subscript", isStatic: false).isEmpty {
        error(
          "value of optional type '\(described(type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(described(wrapped))'",
          at: location(of: node.calledExpression))
      } else {
        error("value of type '\(described(type))' has no subscripts", at: node.calledExpression)
      }
      return errorExpression(node)
    }
    return resolveCall(callees, arguments, hint: hint, name: "subscript", node: syntax, nameNode: nameNode)
  }

  private func inferKeyPathSubscript(
    _ base: Expression, _ argument: CallArgument, node: SubscriptCallExprSyntax, hint: Type?
  ) -> Expression {
    let anyPath = libraryNominal("KeyPath", [base.type, makeVariable()])
    let path = infer(argument.syntax, hint: anyPath)
    if case .error = path.type { return path }
    guard case .nominal(let kind, let arguments) = head(path.type), kind.isKeyPath
    else {
      error(
        "cannot convert value of type '\(described(path.type))' to expected argument type 'KeyPath<\(base.type), Value>'",
        at: argument.syntax)
      return errorExpression(node)
    }
    if arguments.isEmpty {
      // Whether an `AnyKeyPath` fits the base shows at run time.
      return Expression(.keyPathApplication(base, path), type: optional(.any), place: place(node))
    }
    guard let converted = convert(base, to: arguments[0]) else {
      error(
        "key path of type '\(described(path.type))' cannot be applied to a base of type '\(described(base.type))'",
        at: argument.syntax)
      return errorExpression(node)
    }
    let value = arguments.count == 2 ? arguments[1] : .any
    return Expression(.keyPathApplication(converted, path), type: value, place: place(node))
  }
}
