import Declarations
import Source
import SwiftSyntax
import Tree

/// Postfix chains: members, calls, subscripts, `?` and `!`.
extension ConstraintSystem {
  /// A complete chain; a `?` in it makes the result optional.
  func chain(_ syntax: ExprSyntax) throws -> Type {
    var root: Type?
    var hasLink = false
    let value = try link(syntax, root: &root, hasLink: &hasLink)
    var type = value
    if hasLink {
      type = checker.makeVariable()
      if case .variable(let variable) = type { chains[variable] = value }
      add(.flattenedOptional(value, type))
      // The more specific of two types of a chain with `?` is preferred.
      state.types[syntax.id] = type
    }
    // `.some(1).map { … }`: the chain has the type in which its first member is looked up.
    if let root {
      add(.conversion(type, root))
      state.types[syntax.id] = root
      return root
    }
    return type
  }

  private func link(_ syntax: ExprSyntax, root: inout Type?, hasLink: inout Bool) throws -> Type {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return try member(node, call: nil, root: &root, hasLink: &hasLink)
    case .functionCallExpr(let node): return try call(node, root: &root, hasLink: &hasLink)
    case .subscriptCallExpr(let node):
      if let type = checker.typeExpression(node.calledExpression) {
        _ = type
        throw BeyondSolver()
      }
      let base = try link(node.calledExpression, root: &root, hasLink: &hasLink)
      let arguments = node.arguments.map {
        CallArgument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false)
      }
      let term = try callTerm(ExprSyntax(node), arguments)
      add(
        .member(
          MemberTerm(
            ExprSyntax(node), base: base, name: "subscript", labels: nil, call: term, result: term.result,
            isAsyncContext: isAsyncContext)))
      return term.result
    case .forceUnwrapExpr(let node):
      let value = try link(node.expression, root: &root, hasLink: &hasLink)
      let object = checker.makeVariable()
      add(.optionalObject(value, object))
      return object
    case .optionalChainingExpr(let node):
      let value = try link(node.expression, root: &root, hasLink: &hasLink)
      let object = checker.makeVariable()
      add(.optionalObject(value, object))
      hasLink = true
      return object
    default: return try generate(syntax)
    }
  }

  private func member(
    _ node: MemberAccessExprSyntax, call: CallTerm?, root: inout Type?, hasLink: inout Bool
  ) throws -> Type {
    let name = node.declName.baseName.text.without("`")
    let result = call?.result ?? checker.makeVariable()
    func term(_ base: Type, isImplicit: Bool = false) -> MemberTerm {
      MemberTerm(
        ExprSyntax(node), base: base, name: name, isImplicit: isImplicit, labels: node.declName.argumentNames,
        call: call, result: result, isAsyncContext: isAsyncContext)
    }
    guard let base = node.base else {
      let type = checker.makeVariable()
      root = type
      add(.member(term(type, isImplicit: true)))
      return result
    }
    if node.declName.baseName.tokenKind == .keyword(.self) {
      if let type = checker.typeExpression(base) { return .metatype(type) }
      return try link(base, root: &root, hasLink: &hasLink)
    }
    if name == "init", !isTypeName(base) { throw BeyondSolver() }
    if base.is(SuperExprSyntax.self) {
      add(.member(term(try superBase(base))))
      return result
    }
    if let module = base.as(DeclReferenceExprSyntax.self), checker.isModule(module.baseName.text),
      case .nothing = checker.lookUp(module.baseName.text)
    {
      return try memberOfModule(node, module.baseName.text, call: call)
    }
    if let type = checker.typeExpression(base) {
      if case .error = type { throw BeyondSolver() }
      add(.member(term(.metatype(type))))
      return result
    }
    add(.member(term(try link(base, root: &root, hasLink: &hasLink))))
    return result
  }

  private func isTypeName(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self) { return false }
    return checker.typeExpression(base) != nil
  }

  private func call(_ node: FunctionCallExprSyntax, root: inout Type?, hasLink: inout Bool) throws -> Type {
    let arguments = checker.collectArguments(node)
    let syntax = ExprSyntax(node)
    let called = checker.unparenthesized(node.calledExpression)
    if let name = called.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind != .keyword(.self),
      name.baseName.tokenKind != .keyword(.Self)
    {
      return try callName(name, arguments, node)
    }
    if let type = checker.typeExpression(called) { return try construct(type, arguments, syntax) }
    if let access = called.as(MemberAccessExprSyntax.self) {
      if let type = try delegation(access, arguments, syntax) { return type }
      let term = try callTerm(syntax, arguments)
      return try member(access, call: term, root: &root, hasLink: &hasLink)
    }
    if called.is(SuperExprSyntax.self) { throw BeyondSolver() }
    let value = try link(called, root: &root, hasLink: &hasLink)
    let term = try callTerm(syntax, arguments)
    if case .variable(let variable) = value, let closure = closures[variable] {
      // A closure that is called immediately.
      guard let parameters = immediateParameters(closure, term) else { throw BeyondSolver() }
      add(.conversion(value, .function(parameters)))
      return term.result
    }
    add(.call(value, term))
    return term.result
  }

  private func immediateParameters(_ closure: ClosureTerm, _ call: CallTerm) -> FunctionType? {
    guard call.arguments.allSatisfy({ $0.label == nil && !$0.isInout }) else { return nil }
    return FunctionType(
      call.types.map { FunctionType.Parameter(type: $0) }, call.result, isThrowing: true, isAsync: closure.isAsync)
  }

  private func callName(
    _ name: DeclReferenceExprSyntax, _ arguments: [CallArgument], _ node: FunctionCallExprSyntax
  ) throws -> Type {
    let text = name.baseName.text.without("`")
    let syntax = ExprSyntax(node)
    if text == "type", arguments.count == 1, arguments[0].label == "of" {
      return .metatype(try generate(arguments[0].syntax))
    }
    switch checker.lookUp(text) {
    case .nothing: throw BeyondSolver()
    case .entities(let entities):
      switch entities[0] {
      case .variable(let variable):
        if entities.count > 1 { throw BeyondSolver() }
        let type = try reference(to: variable)
        let term = try callTerm(syntax, arguments)
        add(.call(type, term))
        return term.result
      case .type, .alias, .parameter:
        let created = checker.createdType(entities, named: text, taking: arguments, at: name)
        return try construct(checker.applied(created, to: nil, name: text, at: name), arguments, syntax)
      case .function:
        switch checker.calledType(besides: entities, named: text, arguments) {
        case .always(let type):
          return try construct(checker.applied(type, to: nil, name: text, at: name), arguments, syntax)
        case .otherwise: throw BeyondSolver()
        case .never: break
        }
        let term = try callTerm(syntax, arguments)
        guard addOverloads(functions(entities, name), syntax, call: term) else { throw BeyondSolver() }
        return term.result
      }
    case .member(let context):
      if !checker.hidesFunctions(text, context, arguments, at: name) {
        let global = (checker.globals.names[text] ?? []).contains(where: \.isFunction)
        if global || !checker.libraryFunctions(text).isEmpty { throw BeyondSolver() }
      }
      return try implicitSelf(text, context, name, call: try callTerm(syntax, arguments))
    }
  }

  private func construct(_ type: Type, _ arguments: [CallArgument], _ node: ExprSyntax) throws -> Type {
    let head = checker.head(type)
    switch head {
    case .nominal, .parameter: break
    default: throw BeyondSolver()
    }
    // `Int8(5)` is the literal.
    if arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing {
      let value = try generate(arguments[0].syntax)
      if case .variable(let variable) = value, let literal = variable.literal, case .nominal = head,
        literal != .nilValue, collections[variable] == nil, checker.accepts(head, literal)
      {
        if head.nominal?.isClass ?? false { throw BeyondSolver() }
        guard bind(variable, to: head) else { throw BeyondSolver() }
        return head
      }
      return try construct(
        head,
        CallTerm(
          node, arguments, [value], result: checker.makeVariable(), isAsyncContext: isAsyncContext))
    }
    return try construct(head, try callTerm(node, arguments))
  }

  private func construct(_ type: Type, _ term: CallTerm) throws -> Type {
    let callees = checker.constructors(of: type, at: term.node, taking: term.arguments)
    constructed[term.node.id] = type
    guard addOverloads(callees, term.node, call: term) else { throw BeyondSolver() }
    return term.result
  }

  func callTerm(_ node: ExprSyntax, _ arguments: [CallArgument]) throws -> CallTerm {
    CallTerm(
      node, arguments, try arguments.map { try generate($0.syntax) }, result: checker.makeVariable(),
      isAsyncContext: isAsyncContext)
  }
}
