import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Calls whose callee is a member: of a value, of a type, or implicit (`.make(1)`).
extension ExpressionChecker {
  /// Calls a method, or the function in a property.
  func callMember(
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
    // A property with a function as its value may have methods of the same name that set it.
    if !isSuper, let property = bestProperty(candidates) {
      let held = attempt { () -> Expression? in
        let value = memberValue(
          [property], base: base, name: name, node: node, nameNode: nameNode, hint: nil, labels: nil)
        guard isCallable(concrete(value.type).wrapped ?? concrete(value.type)) else { return nil }
        let call = callValue(value, arguments, hint: hint, node: node)
        if case .error = call.type { return nil }
        return call
      }
      if let held { return held }
    }
    let call = resolveCall(callees, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    if case .apply(let function, _, let receiver?, _, _) = call.kind, function.isMutating, !function.isStatic {
      if !requireMutableReceiver(receiver, of: function, at: node) { return errorExpression(node) }
    }
    return call
  }

  /// True for a function, and for a value with a method `callAsFunction`.
  func isCallable(_ type: Type) -> Bool {
    if case .function = type { return true }
    return type.nominal != nil && !lookUpMembers(of: type, named: "callAsFunction", isStatic: false).isEmpty
  }

  func inferMemberCall(
    _ member: MemberAccessExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    let name = member.declName.baseName.text.without("`")
    let syntax = ExprSyntax(node)
    let nameNode = Syntax(member.declName)
    guard let baseSyntax = member.base else {
      return inferImplicitMemberBaseCall(name, arguments, member: member, node: node, hint: hint)
    }
    if let opaque = callOnNamesOfOpaque(baseSyntax, arguments, node: node) { return opaque }
    if name == "init" {
      if baseSyntax.is(SuperExprSyntax.self)
        || (baseSyntax.as(DeclReferenceExprSyntax.self).map { $0.baseName.tokenKind == .keyword(.self) } ?? false)
      {
        if !baseSyntax.is(SuperExprSyntax.self), let own = selfExpression(at: baseSyntax),
          case .metatype(let instance) = own.type
        {
          // In a static member `self` is the type: that of a subclass, in a class or an extension of a protocol.
          let isDynamic = typeContext.map { $0.declaration.isClass || $0.declaration.kind == .protocolType } ?? false
          return construct(
            instance, arguments, hint: hint, node: syntax, nameNode: nameNode, metatype: isDynamic ? own : nil,
            mayBeLiteral: false)
        }
        return inferDelegation(baseSyntax, arguments, node: node, member: member)
      }
    }
    if let type = typeExpression(baseSyntax) {
      let own = dynamicSelf(baseSyntax)
      if name == "init" {
        return construct(
          type, arguments, hint: hint, node: syntax, nameNode: nameNode, metatype: own, mayBeLiteral: false)
      }
      let metatype =
        own ?? Expression(.metatype(type), type: .metatype(type), place: place(baseSyntax))
      return callStatic(type, base: metatype, name, arguments, member: member, node: node, hint: hint)
    }
    if let module = baseSyntax.as(DeclReferenceExprSyntax.self), isModule(module.baseName.text),
      case .nothing = lookUp(module.baseName.text)
    {
      if let special = inferSpecialCall(ExprSyntax(member.declName), arguments, node: node, hint: hint) {
        return special
      }
      let own = declared(named: name, inModule: module.baseName.text).compactMap { entity in
        if case .function(let function) = entity { function } else { nil }
      }
      let functions = own.isEmpty ? libraryFunctions(name) : own
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
        reportNoMember(name, of: instance, .value(instance.shown), isStatic: isStatic, at: member.declName)
        return errorExpression(node)
      }
      return callMember(
        candidates, base: base, name: name, arguments, hint: hint, node: syntax, nameNode: nameNode,
        labels: member.declName.argumentNames, isSuper: true)
    }
    var base = inferLink(baseSyntax, hint: isImplicitChain(baseSyntax) ? hint : nil)
    if case .error = base.type { return base }
    var type = concrete(base.type)
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped, !hasMember(name, type) {
      base = Expression(.forceUnwrap(base), type: wrapped, place: base.place)
      type = head(wrapped)
    }
    if case .metatype(let instance) = type {
      if name == "init" {
        return construct(
          instance, arguments, hint: hint, node: syntax, nameNode: nameNode, metatype: base, mayBeLiteral: false)
      }
      return callStatic(instance, base: base, name, arguments, member: member, node: node, hint: hint)
    }
    if case .tuple(let elements) = type, let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
      elements.indices.contains(index)
    {
      let value = Expression(.tupleElement(base, index), type: elements[index].type, place: place(member))
      return callValue(value, arguments, hint: hint, node: syntax)
    }
    guard isOpen, isView(type) else {
      return inferCall(of: base, type, name, arguments, member, node: node, hint: hint)
    }
    return modified(base, node) { inferCall(of: base, type, name, arguments, member, node: node, hint: hint) }
  }

  /// A call of a method of a value.
  private func inferCall(
    of base: Expression, _ type: Type, _ name: String, _ arguments: [CallArgument], _ member: MemberAccessExprSyntax,
    node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    var base = base
    var type = type
    let syntax = ExprSyntax(node)
    let nameNode = Syntax(member.declName)
    var candidates = lookUpMembers(of: type, named: name, isStatic: false)
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped, !candidates.isEmpty {
      // A method of the optional itself is preferred if it matches.
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
    if candidates.isEmpty || isDynamic(candidates, of: type) {
      if let dynamic = dynamicMember(
        name, of: base, node: ExprSyntax(member), nameNode: nameNode, hint: nil, isCalled: true)
      {
        return callValue(dynamic, arguments, hint: hint, node: syntax)
      }
    }
    if candidates.isEmpty {
      if !reportExcluded(name, of: type, arguments, node: member) {
        reportNoMember(name, of: type, base: base, node: member)
      }
      return errorExpression(node)
    }
    if reportUnmetConformance(candidates, of: type, node: member) { return errorExpression(node) }
    // `sorted()` of elements that are not Comparable: only `sorted(by:)` is available.
    let functions = candidates.compactMap(\.function)
    func fits(_ function: FunctionDeclaration) -> Bool {
      matchArguments(arguments, to: shape(of: function)) != nil
    }
    // `list.contains(x)` of elements without `==`: the overload that only lacks a label is meant.
    func lacksLabels(_ function: FunctionDeclaration) -> Bool {
      !arguments.isEmpty && arguments.allSatisfy { $0.label == nil && !$0.isTrailing }
        && function.parameters.count == arguments.count && function.parameters.contains { $0.label != nil }
    }
    // For `names.firstIndex("a")`, the overload that takes an element is meant, not the one with a predicate.
    func takesFunctions(_ function: FunctionDeclaration) -> Bool {
      function.parameters.contains { if case .function = $0.variable.type { true } else { false } }
    }
    let isNamedInFull = member.declName.argumentNames != nil
    if !isNamedInFull, !functions.isEmpty, functions.count == candidates.count, !functions.contains(where: fits),
      !(member.base?.is(ArrayExprSyntax.self) ?? false),
      let meant = candidates.first(where: { $0.function.map { lacksLabels($0) && !takesFunctions($0) } ?? false })
        ?? candidates.first(where: { $0.function.map(lacksLabels) ?? false }),
      let function = meant.function
    {
      let callees = candidates.compactMap { one in one.function.map { callee(one, $0, base: base) } }
      if reportLibraryOverloads(callees, arguments, name: name, at: nameNode) {
        return errorExpression(node)
      }
      reportMatch(arguments, open(callee(meant, function, base: base)), node: syntax)
      return errorExpression(node)
    }
    if !isNamedInFull, !functions.isEmpty, functions.count == candidates.count,
      arguments.allSatisfy({ !$0.isTrailing }),
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
    let candidates = called(
      labelled(lookUpMembers(of: type, named: name, isStatic: true), by: member.declName.argumentNames))
    if let first = candidates.first, !meansUnbound(besides: candidates, of: type, name, arguments, at: node) {
      switch first.member.kind {
      case .enumCase(let enumCase):
        // `Operation.add(1, 2)` calls the value if the type is callable.
        if enumCase.payload.isEmpty,
          !lookUpMembers(of: first.ownerType, named: "callAsFunction", isStatic: false).isEmpty
        {
          let value = caseValue(enumCase, owner: first.ownerType, node: ExprSyntax(member))
          return callValue(value, arguments, hint: hint, node: syntax)
        }
        return resolveCall(
          caseCallees(candidates, base: base), arguments, hint: hint, name: name, node: syntax,
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
    if instance.isEmpty,
      let dynamic = dynamicMember(
        name, of: base, node: ExprSyntax(member), nameNode: Syntax(member.declName), hint: nil, isCalled: true)
    {
      return callValue(dynamic, arguments, hint: hint, node: syntax)
    }
    // `Type.method(value)` returns the value's method; no other form is possible.
    let isOfValue =
      arguments.count == 1 && arguments[0].label == nil && !isOwnArgument(arguments[0], of: instance, type)
    if !instance.isEmpty, mayHaveUnseenStatic(name, of: type, at: member) { return errorExpression(node) }
    if !isOfValue, instance.contains(where: { $0.function != nil }) {
      let isSelf = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.Self)
      let shown = isSelf && isClassType(type) ? ShownType.written("Self") : described(type).shown
      error(
        .member(.instanceOnTypeOfValue(name, of: shown)),
        at: member.base.map { Syntax($0) } ?? Syntax(member))
      if instance.allSatisfy({ $0.function?.isMutating ?? false }) {
        error(.call(.mutatingAsValue), at: member.declName)
      }
      return errorExpression(node)
    }
    if !instance.isEmpty {
      let methods = labelled(instance, by: member.declName.argumentNames).filter { $0.function != nil }
      let value =
        methods.isEmpty
        ? inferLink(ExprSyntax(member), hint: nil)
        : unboundMethod(methods, name: name, type: type, node: ExprSyntax(member), hint: nil)
      if case .error = value.type { return value }
      return callValue(value, arguments, hint: hint, node: syntax)
    }
    if !reportUnmetCondition(name, of: type, node: member) {
      reportNoMember(name, of: type, .type(described(type).shown), isStatic: true, at: member.declName)
    }
    return errorExpression(node)
  }

  /// True if the solution means an initializer of `Optional` by `.init(…)`.
  private func isOfOptional(_ call: FunctionCallExprSyntax) -> Bool {
    guard case .found(let solution) = table.context.solution, let choice = solution.choices[call.id],
      let optional = libraryType("Optional")
    else { return false }
    return members(of: optional, named: "init").contains { member in
      guard case .function(let function) = member.kind else { return false }
      return choice.declaration == .function(ObjectIdentifier(function))
    }
  }

  private func inferImplicitMemberBaseCall(
    _ name: String, _ arguments: [CallArgument], member: MemberAccessExprSyntax, node: FunctionCallExprSyntax,
    hint: Type?
  ) -> Expression {
    if name == "init", let value = memberOfUnseen(ExprSyntax(node), hint: hint) { return value }
    guard let hint, unbound(hint).map({ implicitMembers(named: name, hint: .variable($0)) != nil }) ?? true else {
      if let value = memberOfUnseen(ExprSyntax(node), hint: hint) { return value }
      reportNoBase(name, of: member)
      return errorExpression(node)
    }
    if case .error = head(hint) { return errorExpression(node) }
    let syntax = ExprSyntax(node)
    guard case (let type, let found)? = implicitMembers(named: name, hint: hint, arguments: arguments) else {
      reportNoMember(name, of: hint, .type(described(hint).shown), isStatic: true, at: member.declName)
      return errorExpression(node)
    }
    if name == "init" {
      let made = isOfOptional(node) && head(hint).wrapped != nil ? head(hint) : type
      return construct(
        made, arguments, hint: hint, node: syntax, nameNode: Syntax(member.declName),
        metatype: expectedSelf(made, at: syntax), mayBeLiteral: false)
    }
    let candidates = called(found)
    let metatype = Expression(.metatype(type), type: .metatype(type), place: place(member))
    if case .enumCase? = candidates.first?.member.kind {
      return resolveCall(
        caseCallees(candidates, base: metatype), arguments, hint: type, name: name, node: syntax,
        nameNode: Syntax(member.declName))
    }
    return callMember(
      candidates, base: metatype, name: name, arguments, hint: hint, node: syntax, nameNode: Syntax(member.declName),
      labels: member.declName.argumentNames)
  }
}
