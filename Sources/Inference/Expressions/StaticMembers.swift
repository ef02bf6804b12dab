import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Members of types: `T.member`, and `.member` whose type comes from the context.
extension ExpressionChecker {
  func inferStaticMember(
    of type: Type, name: String, node: MemberAccessExprSyntax, hint: Type?, base: Expression? = nil
  ) -> Expression {
    let candidates = labelled(
      lookUpMembers(of: type, named: name, isStatic: true), by: node.declName.argumentNames)
    let metatype = base ?? Expression(.metatype(type), type: .metatype(type), place: place(node))
    if name == "init" {
      let callees = constructors(of: type, at: node, metatype: base)
      if callees.isEmpty, case .parameter = type {
        error(.member(.missing("init", of: .type(type.shown))), at: node.declName)
        return errorExpression(node)
      }
      if callees.isEmpty, case .existential = type, base == nil {
        error(.call(.noInitializers("\(type.shown)")), at: node.declName)
        return errorExpression(node)
      }
      return functionValue(
        callees.filter { callee in
          guard let labels = node.declName.argumentNames, case .function(let function, _, _, _, _, _) = callee else {
            return true
          }
          return function.parameters.map(\.label) == labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        }, hint: hint, name: name, node: ExprSyntax(node))
    }
    let meant = uncalled(candidates, hint: hint, at: ExprSyntax(node))
    if let first = meant.first, !meansUnbound(besides: meant, of: type, name, hint) {
      if case .enumCase(let enumCase) = first.member.kind {
        return caseValue(enumCase, owner: first.ownerType, node: ExprSyntax(node))
      }
      return memberValue(
        meant, base: metatype, name: name, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint,
        labels: node.declName.argumentNames)
    }
    let instance = lookUpMembers(of: type, named: name, isStatic: false)
    if instance.isEmpty,
      let dynamic = dynamicMember(
        name, of: metatype, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint)
    {
      return dynamic
    }
    let methods = labelled(instance, by: node.declName.argumentNames).filter { $0.function != nil }
    if !methods.isEmpty { return unboundMethod(methods, name: name, type: type, node: ExprSyntax(node), hint: hint) }
    if !instance.isEmpty {
      if mayHaveUnseenStatic(name, of: type, at: node) { return errorExpression(node) }
      let isSelf = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.Self)
      let shown = isSelf && isClassType(type) ? ShownType.written("Self") : type.shown
      error(.member(.instanceOnTypeOfValue(name, of: shown)), at: node.base.map { Syntax($0) } ?? Syntax(node))
      return errorExpression(node)
    }
    if !reportUnmetCondition(name, of: type, node: node) {
      reportNoMember(name, of: type, .type(described(type).shown), isStatic: true, at: node.declName)
    }
    return errorExpression(node)
  }

  /// True if `T.name`, which is also the name of static methods, means the method of an instance: a function from the
  /// type to another function is expected.
  func meansUnbound(besides candidates: [Candidate], of type: Type, _ name: String, _ expected: Type?) -> Bool {
    guard let expected, case .function(let wanted) = head(expected), wanted.parameters.count == 1,
      isFunctionOrOpen(wanted.result), candidates.allSatisfy({ $0.function != nil }),
      !candidates.contains(where: { mayAccept(one: $0.function, resultIsCalled: unbound(wanted.result) == nil) }),
      lookUpMembers(of: type, named: name, isStatic: false).contains(where: { $0.function != nil })
    else { return false }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return matches(wanted.parameters[0].type, type)
  }

  /// The same for a call `T.name(value)`, whose value may be called in turn: `T.name(value)()`.
  func meansUnbound(
    besides candidates: [Candidate], of type: Type, _ name: String, _ arguments: [CallArgument],
    at node: some SyntaxProtocol
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return false }
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    return candidates.allSatisfy { candidate in
      guard let function = candidate.function else { return false }
      return matchArguments(arguments, to: shape(of: function)) == nil || isCalled && !mayReturnCallable(function)
    } && lookUpMembers(of: type, named: name, isStatic: false).contains { $0.function != nil }
  }

  private func mayAccept(one function: FunctionDeclaration?, resultIsCalled: Bool) -> Bool {
    guard let function, function.parameters.count == 1 else { return false }
    return !resultIsCalled || mayReturnCallable(function)
  }

  /// False only for functions whose results can never be called.
  private func mayReturnCallable(_ function: FunctionDeclaration) -> Bool {
    switch head(function.result) {
    case .tuple: false
    case .nominal(let declaration, _):
      ["callAsFunction", "dynamicallyCall"].contains { !members(of: declaration, named: $0).isEmpty }
    default: true
    }
  }

  func isFunctionOrOpen(_ type: Type) -> Bool {
    if case .function = head(type) { return true }
    return unbound(type) != nil
  }

  /// The members to which a name with labels can refer: `f(_:to:)`.
  func labelled(_ candidates: [Candidate], by labels: DeclNameArgumentsSyntax?) -> [Candidate] {
    guard let labels else { return candidates }
    let meant = candidates.filter { candidate in
      if case .enumCase(let enumCase) = candidate.member.kind {
        return enumCase.payload.map(\.label) == labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
      }
      return candidate.function.map { !filter([$0], labels: labels).isEmpty } ?? true
    }
    // `Animation.linear(duration:)` is the function, not the property `linear`.
    let functions = meant.filter { $0.variable == nil }
    return functions.isEmpty ? meant : functions
  }

  /// The members that a call can refer to: the case `plain(_:)`, not a static property `plain` beside it.
  func called(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1, candidates.contains(where: hasPayload) else { return candidates }
    return candidates.filter { $0.variable == nil }
  }

  /// The members that a name alone refers to, where no function is wanted: the static property.
  private func uncalled(_ candidates: [Candidate], hint: Type?, at node: ExprSyntax) -> [Candidate] {
    guard candidates.count > 1, candidates.contains(where: { $0.variable != nil }) else { return candidates }
    if let property = bestProperty(candidates),
      meansMethod(candidates, besides: property, for: hint) || choosesMethod(among: candidates, at: node)
    {
      return candidates.filter { $0.variable == nil }
    }
    if let hint, case .function = head(hint) { return candidates }
    return candidates.filter { !hasPayload($0) }
  }

  private func hasPayload(_ candidate: Candidate) -> Bool {
    if case .enumCase(let enumCase) = candidate.member.kind { !enumCase.payload.isEmpty } else { false }
  }

  /// The cases with a name, which may differ in their labels, and the static methods of that name.
  func caseCallees(_ candidates: [Candidate], base: Expression? = nil) -> [Callee] {
    candidates.compactMap { candidate in
      switch candidate.member.kind {
      case .enumCase(let enumCase): .enumCase(enumCase, candidate.ownerType)
      case .function(let function) where function.isStatic: callee(candidate, function, base: base)
      default: nil
      }
    }
  }

  /// `Type.method` as a function from the instance to the method.
  func unboundMethod(
    _ methods: [Candidate], name: String, type: Type, node: ExprSyntax, hint: Type?
  ) -> Expression {
    let at = place(node)
    let outer = makeClosureDeclaration(at: at)
    let instance = VariableDeclaration(name: "self", kind: .parameter, type: type, isLet: true, place: at)
    instance.function = outer
    outer.parameters = [FunctionDeclaration.Parameter(label: nil, variable: instance)]
    let base = Expression(.variable(instance), type: type, place: at)
    let callees = methods.compactMap { candidate in
      candidate.function.map { callee(candidate, $0, base: base) }
    }
    var expected: Type?
    if let hint, case .function(let function) = head(hint) { expected = function.result }
    let bound = functionValue(callees, hint: expected, name: name, node: node)
    outer.result = bound.type
    outer.checkedBody = Block([Statement(.returnValue(bound), place: at)], end: at)
    let functionType = typeOfUnbound(from: type, to: bound.type)
    return Expression(.closure(outer), type: .function(functionType), place: at)
  }

  func typeOfUnbound(from instance: Type, to method: Type) -> FunctionType {
    var type = FunctionType([FunctionType.Parameter(type: instance)], method)
    type.isolation.isSendable = language == .swift6
    return type
  }

  /// `.name` where no type is expected; a value of its own and an element of a literal have other words for it.
  func reportNoBase(_ name: String, of node: MemberAccessExprSyntax) {
    var whole = Syntax(node)
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      whole = Syntax(call)
    }
    let isAlone =
      whole.parent.map {
        $0.is(InitializerClauseSyntax.self) || $0.is(ArrayElementSyntax.self) || $0.is(DictionaryElementSyntax.self)
      } ?? false
    error(.member(isAlone ? .undecided(name) : .noBase(name)), at: node.declName)
  }

  /// A member of a type that only something opaque could decide: `.dark` in `let key: Key<Scheme> = Key("scheme",
  /// default: .dark)`, where obsh lacks `Key`.
  func memberOfUnseen(_ syntax: ExprSyntax, hint: Type?) -> Expression? {
    guard isOpen, let hint, unbound(hint)?.isOpenEnded ?? false else { return nil }
    noteOpaque(syntax)
    return opaqueValue(of: syntax)
  }

  func inferImplicitMember(_ node: MemberAccessExprSyntax, name: String, hint: Type?) -> Expression {
    guard let hint, unbound(hint).map({ selfConstrained($0.protocols, name) != nil }) ?? true else {
      if let value = memberOfUnseen(ExprSyntax(node), hint: hint) { return value }
      reportNoBase(name, of: node)
      return errorExpression(node)
    }
    // An error in the type has been reported at its own place.
    if case .error = head(hint) { return errorExpression(node) }
    guard let (type, candidates) = implicitMembers(named: name, hint: hint, isCalled: false) else {
      if isBase(node), let nested = implicitType(named: name, hint: hint, at: node) {
        return Expression(.metatype(nested), type: .metatype(nested), place: place(node))
      }
      reportNoMember(name, of: hint, .type(described(hint).shown), isStatic: true, at: node.declName)
      return errorExpression(node)
    }
    let metatype = Expression(.metatype(type), type: .metatype(type), place: place(node))
    if name == "init" {
      return functionValue(constructors(of: type, at: node), hint: hint, name: name, node: ExprSyntax(node))
    }
    return memberValue(
      candidates, base: metatype, name: name, node: ExprSyntax(node), nameNode: Syntax(node.declName), hint: hint,
      labels: node.declName.argumentNames)
  }

  /// The nested type that begins a chain: `.Size` in `.Size.small`.
  func implicitType(named name: String, hint: Type, at node: some SyntaxProtocol) -> Type? {
    var type = head(hint)
    while true {
      var owner: Type? = type
      while let one = owner, case .nominal = one {
        if let nested = memberType(named: name, of: one, arguments: nil, at: node) { return nested }
        owner = superclass(of: one)
      }
      guard let wrapped = type.wrapped else { return nil }
      type = head(wrapped)
    }
  }

  /// True if the expression is followed by a member: `.Size` in `.Size.small`.
  private func isBase(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
  }

  /// Static members for `.name`, looked up in the expected type, or in its wrapped type.
  ///
  /// - Parameters:
  ///   - arguments: The call's arguments, whose labels select among methods of several types.
  ///   - prefersOpen: True if a type with open arguments is preferred to an instance of it, since the overloads of the
  ///     member are compared later: `Key<Value>` to `Key<Int>`.
  package func implicitMembers(
    named name: String, hint: Type, isCalled: Bool = true, arguments: [CallArgument]? = nil, prefersOpen: Bool = false
  ) -> (Type, [Candidate])? {
    var type = head(hint)
    if name == "init" {
      while let wrapped = type.wrapped { type = head(wrapped) }
      return (type, [])
    }
    if let variable = unbound(type) {
      return selfConstrained(
        variable.protocols, name, for: variable, isCalled: isCalled, arguments, prefersOpen: prefersOpen)
    }
    while true {
      let found = lookUpMembers(of: type, named: name, isStatic: true)
      let usable = found.filter { candidate in
        switch candidate.member.kind {
        case .type, .alias: return false
        // `.none("text")`, where `nil` cannot be meant: the case of the wrapped type.
        case .enumCase(let enumCase): return !isCalled || !enumCase.payload.isEmpty || type.wrapped == nil
        default: return true
        }
      }
      if !usable.isEmpty {
        // On an existential: `extension Shape where Self == Circle { static var … }`.
        return (type, usable)
      }
      let protocols: [NominalDeclaration] =
        switch type {
        case .existential(let protocols, _, _): protocols
        case .parameter: self.protocols(of: type)
        default: []
        }
      if let found = selfConstrained(protocols, name, isCalled: isCalled, arguments) { return found }
      guard let wrapped = type.wrapped else { return nil }
      type = head(wrapped)
    }
  }

  /// - Parameter variable: The type that has the member: its other constraints select among several.
  private func selfConstrained(
    _ protocols: [NominalDeclaration], _ name: String, for variable: TypeVariable? = nil, isCalled: Bool = true,
    _ arguments: [CallArgument]? = nil, prefersOpen: Bool = false
  ) -> (Type, [Candidate])? {
    var found: [(type: Type, candidates: [Candidate])] = []
    for declaration in allProtocols(protocols) {
      for member in members(of: declaration, named: name) {
        for case .same(let left, let whole) in requirements(of: member)
        where left == declaration.selfParameter.map({ .parameter($0) }) {
          let right = opened(whole, in: member)
          let candidate = Candidate(
            member: member, substitution: declaration.selfParameter.map { [$0: right] } ?? [:], ownerType: right,
            distance: 0, isFromProtocol: true)
          if let index = found.firstIndex(where: { $0.type == right }) {
            found[index].candidates.append(candidate)
          } else {
            found.append((right, [candidate]))
          }
        }
      }
    }
    // `.rect` is one shape, `.rect(cornerRadius: 8)` another.
    if !isCalled, found.count > 1 {
      let values = found.filter { one in
        one.candidates.contains { if case .variable = $0.member.kind { true } else { false } }
      }
      if !values.isEmpty { found = values }
    }
    // `.list(type: .and)` is a list of strings, `.list(memberStyle: .number, type: .and)` a list of numbers.
    if let arguments, found.count > 1 {
      let labelled = found.filter { one in
        one.candidates.contains { candidate in
          candidate.function.map { matchArguments(arguments, to: shape(of: $0)) != nil } ?? false
        }
      }
      if !labelled.isEmpty { found = labelled }
    }
    guard let variable, found.count > 1 else { return found.first.map { ($0.type, $0.candidates) } }
    let fitting = found.first { one in
      let start = table.snapshot()
      defer { table.rollback(to: start) }
      return bind(variable, to: one.type) && settleDeferredMatches()
    }
    guard let chosen = fitting ?? found.first else { return nil }
    let open = prefersOpen ? found.first { isOpenInstance($0.type, ofDeclarationOf: chosen.type) } : nil
    return ((open ?? chosen).type, (open ?? chosen).candidates)
  }

  /// True for `Key<Value>` with an open `Value`, which `Key<Int>` is an instance of.
  private func isOpenInstance(_ type: Type, ofDeclarationOf other: Type) -> Bool {
    guard case .nominal(let declaration, let arguments) = type, declaration == other.nominal else { return false }
    return !arguments.isEmpty && arguments.allSatisfy { unbound($0) != nil }
  }

  /// The requirements on the member's extension and on the member itself.
  private func requirements(of member: Member) -> [Requirement] {
    guard case .function(let function) = member.kind else { return member.context.requirements }
    return member.context.requirements + (function.detail?.requirements ?? [])
  }

  /// `func bold<S>(_ s: S) -> Bold<S> where Self == Bold<S>`: the argument for `S` is open.
  private func opened(_ type: Type, in member: Member) -> Type {
    guard case .function(let function) = member.kind, !function.genericParameters.isEmpty else { return type }
    let own = Set(function.genericParameters)
    var variables: Substitution = [:]
    return type.map { part in
      guard case .parameter(let parameter) = part, own.contains(parameter) else { return nil }
      let variable = variables[parameter] ?? makeVariable(name: parameter.name)
      variables[parameter] = variable
      return variable
    }
  }
}
