import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Calls as written: the search for candidates.
extension ExpressionChecker {
  func inferCall(_ node: FunctionCallExprSyntax, hint: Type?) -> Expression {
    let value = inferWrittenCall(node, hint: hint)
    if let specialized = node.calledExpression.as(GenericSpecializationExprSyntax.self), isFunction(specialized) {
      reportSpecialized(specialized, value)
    }
    return value
  }

  private func inferWrittenCall(_ node: FunctionCallExprSyntax, hint: Type?) -> Expression {
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
    // A closure that is called immediately does not escape.
    if let closure = called.as(ClosureExprSyntax.self) {
      if let hint, arguments.isEmpty, let value = attempt({ inferCalledClosure(closure, result: hint) }) {
        return callValue(value, arguments, hint: hint, node: syntax)
      }
      if let value = attempt({ inferCalledClosure(closure, changing: arguments) }) {
        return callValue(value, arguments, hint: hint, node: syntax)
      }
      table.context.closureEscapes = false
    }
    let value = inferLink(called, hint: nil)
    return callValue(value, arguments, hint: hint, node: syntax)
  }

  private func isSelfKeyword(_ node: DeclReferenceExprSyntax) -> Bool {
    node.baseName.tokenKind == .keyword(.self) || node.baseName.tokenKind == .keyword(.Self)
  }

  func unparenthesized(_ syntax: ExprSyntax) -> ExprSyntax {
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    {
      return unparenthesized(only.expression)
    }
    if let specialized = syntax.as(GenericSpecializationExprSyntax.self), isFunction(specialized) {
      return specialized.expression
    }
    return syntax
  }

  func collectArguments(_ node: FunctionCallExprSyntax) -> [CallArgument] {
    // `insert(_:at:)(1, 0)`: the labels are those of the name.
    let named = labels(of: node.calledExpression)
    var arguments = node.arguments.enumerated().map { index, argument in
      let label = argument.label?.text.without("`") ?? (index < named.count ? named[index] : nil)
      return CallArgument(label: label, syntax: argument.expression, isTrailing: false)
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

  /// The argument labels in the name of a called function, with nil for `_`.
  private func labels(of called: ExprSyntax) -> [String?] {
    // `S.area(width:height:)(s)` takes the instance: only a static method has the arguments of its name.
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.argumentNames != nil,
      let base = member.base, let type = typeExpression(base), member.declName.baseName.text != "init",
      labelled(
        lookUpMembers(of: type, named: member.declName.baseName.identifierText, isStatic: true),
        by: member.declName.argumentNames
      ).isEmpty
    {
      return []
    }
    let names =
      called.as(MemberAccessExprSyntax.self)?.declName.argumentNames
      ?? called.as(DeclReferenceExprSyntax.self)?.argumentNames
    return names?.arguments.map { $0.name.text == "_" ? nil : $0.name.text.without("`") } ?? []
  }

  /// True for `type(of: x)`.
  func isTypeOf(_ syntax: ExprSyntax) -> Bool {
    guard let call = unparenthesized(syntax).as(FunctionCallExprSyntax.self), call.arguments.count == 1 else {
      return false
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.first?.label?.text == "of"
  }

  /// `type(of: x)` is built into the language.
  func inferSpecialCall(
    _ called: ExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression? {
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      var value = infer(arguments[0].syntax, hint: nil)
      if case .error = value.type { return value }
      if value.isImplicitlyUnwrapped, let wrapped = head(value.type).wrapped, let hint,
        case .metatype(let wanted) = head(hint), head(wanted).wrapped == nil
      {
        value = Expression(.forceUnwrap(value), type: wrapped, place: value.place)
      }
      let type = concrete(value.type)
      return Expression(.dynamicType(value), type: .metatype(type), place: place(node))
    }
    return nil
  }

  func inferNamedCall(
    _ name: DeclReferenceExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax, hint: Type?
  ) -> Expression {
    let text = name.baseName.text.without("`")
    let syntax = ExprSyntax(node)
    switch lookUp(text) {
    case .nothing:
      if text == "Void" || text == "Any" || text == "AnyObject", let type = typeExpression(ExprSyntax(name)) {
        return construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(name))
      }
      if isDeclaredLater(text), !inheritsUnseen {
        reportDeclaredLater(text, at: name)
      } else {
        reportUnknown(text, at: name)
      }
      // The parameters of such a function are also unknown.
      if sdk.framework(ofGlobal: text) != nil { return errorExpression(node) }
      // The arguments are inferred nevertheless, to report their errors.
      for argument in arguments where !isContextual(argument.syntax) { _ = infer(argument.syntax, hint: nil) }
      return errorExpression(node)
    case .entities(let entities):
      switch entities[0] {
      case .variable(let variable) where !isCallable(variable) && entities.contains { $0.isFunction }:
        return callFunctions(entities, arguments, name: name, node: node, hint: hint)
      case .variable(let variable):
        return callValue(reference(to: variable, at: name), arguments, hint: hint, node: syntax)
      case .type, .alias, .parameter:
        let created = createdType(entities, named: text, taking: arguments, at: name)
        let type = applied(created, to: nil, name: text, at: name)
        return construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(name))
      case .function:
        let make = { (type: Entity) in
          let created = self.createdType([type], named: text, taking: arguments, at: name)
          let type = self.applied(created, to: nil, name: text, at: name)
          return self.construct(type, arguments, hint: hint, node: syntax, nameNode: Syntax(name))
        }
        let call = { self.callFunctions(entities, arguments, name: name, node: node, hint: hint) }
        switch calledType(besides: entities, named: text, arguments) {
        case .never: return call()
        case .always(let type): return make(type)
        case .otherwise(let type):
          let found = attempt { () -> Expression? in
            let value = call()
            if case .error = value.type { return nil }
            return value
          }
          return found ?? make(type)
        }
      }
    case .member(let context):
      return inferImplicitMemberCall(text, context, arguments, name: name, node: node, hint: hint)
    }
  }

  /// The part of a type in a call of a name that its module gives to functions as well.
  enum CalledType {
    case never
    /// No function takes the arguments.
    case always(Entity)
    /// A function may take the arguments.
    case otherwise(Entity)
  }

  /// The type of another module that global functions do not hide: `Section` beside `func Section(_ title: String)`.
  func calledType(besides entities: [Entity], named name: String, _ arguments: [CallArgument]) -> CalledType {
    let functions = entities.compactMap { entity -> FunctionDeclaration? in
      if case .function(let function) = entity { function } else { nil }
    }
    guard name.first?.isUppercase ?? false, !functions.contains(where: { $0.isLocal || $0.owner != nil }),
      let type = lookUpTypeName(name)
    else { return .never }
    return functions.contains { matchArguments(arguments, to: shape(of: $0)) != nil } ? .otherwise(type) : .always(type)
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

  /// True if a variable can be called. If not, a function of the same name is meant.
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
      if let value = inferUnboundCall(text, context, arguments, name: name, node: node, hint: hint) { return value }
      if selfExpression(at: name) == nil, function == nil {
        reportNoInstance(text, at: name)
      } else {
        reportImplicitMember(text, context, at: name)
      }
      return errorExpression(node)
    }
    if case .enumCase = first.member.kind {
      return resolveCall(
        caseCallees(candidates), arguments, hint: hint, name: text, node: syntax, nameNode: Syntax(name))
    }
    guard let base = implicitBase(context, first, at: name) else {
      reportNoInstance(text, at: name)
      return errorExpression(node)
    }
    let global = outerFunctions(text)
    if !global.isEmpty, name.parent?.is(MemberAccessExprSyntax.self) ?? false {
      // The name of the module stands before that of the function.
      return resolveCall(
        global.map { .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0) }, arguments, hint: hint,
        name: text, node: syntax, nameNode: Syntax(name))
    }
    // Members of a conformance whose conditions are not met are not found.
    let hides = hidesFunctions && !global.isEmpty && !areUnmet(candidates, of: head(base.type))
    if hides, let hidden = global.min(by: { $0.parameters.count < $1.parameters.count }),
      !takesArguments(candidates, arguments, name)
    {
      error(
        .name(.hiddenFunction(text, shown: shownName(hidden), module: moduleName(of: hidden))), at: name)
      return errorExpression(node)
    }
    if !hides, !global.isEmpty, candidates.allSatisfy({ $0.function != nil }) {
      // The library's members are not exactly those of the frameworks: a free function of the same name may be meant.
      let found = attempt { () -> Expression? in
        let value = callMember(
          candidates, base: base, name: text, arguments, hint: hint, node: syntax, nameNode: Syntax(name),
          labels: name.argumentNames)
        if case .error = value.type { return nil }
        return value
      }
      if let found {
        checkExplicitSelf(first, name: text, base: base, node: name)
        return found
      }
      return resolveCall(
        global.map { .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0) }, arguments, hint: hint,
        name: text, node: syntax, nameNode: Syntax(name))
    }
    checkExplicitSelf(first, name: text, base: base, node: name)
    let call = {
      self.callMember(
        candidates, base: base, name: text, arguments, hint: hint, node: syntax, nameNode: Syntax(name),
        labels: name.argumentNames)
    }
    // `modifier(…)` in an extension of View
    let isModifier = isOpen && first.function?.owner?.isLibrary ?? false && isView(base.type)
    return isModifier ? modified(base, syntax, call) : call()
  }

  /// True if members hide free functions of the same name, whatever arguments they take.
  var hidesFunctions: Bool { !isOpen && !file.isLibrary }

  /// True if members hide free functions of the same name here: in opened code, methods that it declares itself and that
  /// have parameters for the arguments. The library's members are not exactly those of the frameworks.
  func hidesFunctions(
    _ text: String, _ context: TypeContext, _ arguments: [CallArgument], at name: DeclReferenceExprSyntax
  ) -> Bool {
    if hidesFunctions { return true }
    let candidates = implicitCandidates(text, context, at: name)
    let areWritten = candidates.allSatisfy { $0.function.map { !$0.place.file.isLibrary } ?? false }
    return !candidates.isEmpty && areWritten && takesArguments(candidates, arguments, name)
  }

  /// True if one of the methods has parameters for all arguments, of whatever types; also for a property, which may
  /// be called.
  private func takesArguments(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ name: DeclReferenceExprSyntax
  ) -> Bool {
    let functions = filter(candidates.compactMap(\.function), labels: name.argumentNames)
    if functions.count < candidates.count { return true }
    return functions.contains { matchArguments(arguments, to: shape(of: $0)) != nil }
  }

  private func outerFunctions(_ name: String) -> [FunctionDeclaration] {
    let own = (globals.names[name] ?? []).compactMap { entity -> FunctionDeclaration? in
      if case .function(let function) = entity { function } else { nil }
    }
    return own + libraryFunctions(name)
  }

  // MARK: Function values

  func callValue(_ value: Expression, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax) -> Expression {
    if case .error = value.type { return value }
    if isOpen, isUnknown(value.type) { return opaqueValue(of: node) }
    var value = value
    var type = head(value.type)
    if value.isImplicitlyUnwrapped, let wrapped = type.wrapped {
      value = Expression(.forceUnwrap(value), type: wrapped, place: value.place)
      type = head(wrapped)
    }
    if case .metatype(let instance) = type, case .metatype = value.kind {
      return construct(instance, arguments, hint: hint, node: node, nameNode: Syntax(node))
    }
    if let variable = unbound(type), variable.literal != nil, let usual = defaultType(of: variable) {
      // `5()`: nothing else decides the literal's type.
      _ = bind(variable, to: usual)
      type = head(usual)
    }
    guard case .function(let function) = type else {
      let candidates = lookUpMembers(of: type, named: "callAsFunction", isStatic: false)
      if !candidates.isEmpty {
        return callMember(
          candidates, base: value, name: "callAsFunction", arguments, hint: hint, node: node, nameNode: Syntax(node),
          labels: nil)
      }
      if let call = dynamicCall(of: value, arguments, hint: hint, node: node) { return call }
      if let wrapped = type.wrapped, case .function = head(wrapped) {
        error(
          .conversion(.notUnwrapped(asWritten(described(type)), asWritten(described(wrapped)))), at: location(of: node))
        return errorExpression(node)
      }
      if case .metatype = type, let paren = node.as(FunctionCallExprSyntax.self)?.leftParen {
        error(.call(.metatypeCalled), at: paren)
        return errorExpression(node)
      }
      // `textRange(from: a, to: b)` in a text view, beside a property of that name.
      if case .property(let base, _, _, _) = value.kind, inheritsUnseen(base) {
        noteOpaque(node)
        return errorExpression(node)
      }
      let called = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      error(.call(.notAFunction(described(type).shown)), at: called.map { Syntax($0.declName) } ?? Syntax(node))
      return errorExpression(node)
    }
    return resolveCall(
      [.value(value, function)], arguments, hint: hint, name: "closure", node: node, nameNode: Syntax(node))
  }
}
