import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Bodies of functions and closures with a result builder.
extension ExpressionChecker {
  /// A function's body under a builder.
  package func builtBody(of function: FunctionDeclaration, _ list: CodeBlockItemListSyntax, by type: Type, end: Place)
    -> Block
  {
    let fallback = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(function.name)))
    let builder = ResultBuilder(
      type: type, anchor: firstExpression(in: list) ?? fallback, start: openingBrace(of: list) ?? Syntax(list))
    var statements: [Statement] = []
    let messages = table.diagnostics.count
    guard canBuild(list, builder), let parts = buildParts(list, builder, into: &statements) else {
      return Block(statements, end: end)
    }
    var value = buildResult(parts, builder, hint: body.opaqueResults.isEmpty ? body.result : nil, &statements)
    if case .error = value.type, isOpen, hasMetOpaque(since: messages) {
      forgetErrors(since: messages)
      value = opaqueValue(of: builder.anchor)
    }
    if case .error = value.type { return Block(statements, end: end) }
    let returned = returnBuilt(value, at: openingBrace(of: list) ?? Syntax(list))
    statements.append(Statement(.returnValue(returned), place: value.place))
    return Block(statements, end: end)
  }

  private func openingBrace(of list: CodeBlockItemListSyntax) -> Syntax? {
    if let block = list.parent?.as(CodeBlockSyntax.self) { return Syntax(block.leftBrace) }
    return list.parent?.as(AccessorBlockSyntax.self).map { Syntax($0.leftBrace) }
  }

  private func returnBuilt(_ value: Expression, at node: Syntax) -> Expression {
    if !body.opaqueResults.isEmpty { return hide(value, at: node) }
    if let converted = convert(value, to: body.result) { return converted }
    if head(body.result).isVoid {
      error(.statement(.returnFromVoid), at: node)
      return errorExpression(node)
    }
    reportMismatch(value, to: body.result, purpose: .returnValue, at: node)
    return errorExpression(node)
  }

  // MARK: Closures

  /// A closure as a builder has transformed it, for all calls that are tried.
  package final class BuiltClosure {
    let closure: FunctionDeclaration
    let builder: ResultBuilder
    let recorder: ThrowRecorder
    var scope: Scope
    var body: BodyContext
    var statements: [Statement]
    /// Nil if there are errors, which are in the diagnostics.
    var parts: [BuilderPart]?
    var diagnostics: [Diagnostic] = []
    let end: Place

    init(
      _ closure: FunctionDeclaration, _ builder: ResultBuilder, _ recorder: ThrowRecorder, scope: Scope,
      body: BodyContext, end: Place
    ) {
      (self.closure, self.builder, self.recorder, self.scope, self.body) = (closure, builder, recorder, scope, body)
      self.end = end
      statements = []
    }
  }

  /// The inputs that determine a closure's built body. The enclosing function is a new declaration each time it is
  /// checked again.
  package struct BuiltClosureKey: Hashable {
    let syntax: SyntaxIdentifier
    let outer: FunctionDeclaration?
    let builder: Type
    let parameters: [FunctionType.Parameter]
    let escapes: Bool
  }

  /// A closure passed for a parameter with a result builder. Its statements do not depend on how the enclosing call
  /// uses their result: they are checked once, however many candidates are tried and however deeply closures are
  /// nested.
  func inferBuiltClosure(_ node: ClosureExprSyntax, by type: Type, hint: Type?) -> Expression {
    let expected = expectedFunction(hint)
    for parameter in expected?.parameters ?? [] { settleLiterals(in: parameter.type) }
    let key = BuiltClosureKey(
      syntax: node.id, outer: function, builder: type.resolved,
      parameters: (expected?.parameters ?? []).map {
        // `[String].Element` and `String` are one type.
        FunctionType.Parameter(type: reduce($0.type.resolved), isInout: $0.isInout)
      }, escapes: table.context.closureEscapes)
    let built: BuiltClosure?
    if let known = bodies.builtClosures[key] {
      built = known
    } else if isOpen(key) {
      built = buildClosure(node, by: key.builder, expected: expected)
    } else {
      let (made, said) = separately { buildClosure(node, by: key.builder, expected: expected) }
      made?.diagnostics = said
      built = made
      // Inside an open builder, an error may only mean that no second one may be opened.
      if made?.parts != nil || !bodies.isOpeningBuilder { bodies.builtClosures[key] = made }
      if made == nil { table.diagnostics += said }
    }
    table.context.closureEscapes = true
    guard let built else { return errorExpression(node) }
    table.diagnostics += built.diagnostics
    return finishClosure(built, node, expected: expected) ?? errorExpression(node)
  }

  /// Literals whose types are still open have their default types inside a closure.
  private func settleLiterals(in type: Type) {
    _ = type.resolved.map { part in
      if case .variable(let variable) = part, let usual = defaultType(of: variable) { _ = bind(variable, to: usual) }
      return nil
    }
  }

  /// True if a type is still open that the body may decide.
  private func isOpen(_ key: BuiltClosureKey) -> Bool {
    if key.builder.hasTypeVariables || key.parameters.contains(where: { $0.type.hasTypeVariables }) { return true }
    var current = key.outer
    while let closure = current, closure.kind == .closure {
      if closure.parameters.contains(where: { $0.variable.type.hasTypeVariables }) { return true }
      current = closure.detail?.outer
    }
    return false
  }

  private func buildClosure(_ node: ClosureExprSyntax, by type: Type, expected: FunctionType?) -> BuiltClosure? {
    inClosure(node, expected: expected) { closure, recorder in
      let builder = ResultBuilder(type: type, anchor: ExprSyntax(node))
      scope = Scope(parent: scope)
      let built = BuiltClosure(
        closure, builder, recorder, scope: scope, body: body, end: place(node.rightBrace))
      guard canBuild(node.statements, builder) else { return built }
      built.statements = closure.detail?.closure.takePrologue() ?? []
      built.parts = buildParts(node.statements, builder, into: &built.statements)
      built.body = body
      return built
    }
  }

  /// Finishes a built closure. The result of the builder may depend on the expected type: one of several final
  /// methods fits.
  private func finishClosure(_ built: BuiltClosure, _ node: ClosureExprSyntax, expected: FunctionType?) -> Expression? {
    guard let parts = built.parts else { return nil }
    let saved = position
    defer { position = saved }
    (scope, function, body) = (built.scope, built.closure, built.body)
    let declared = node.signature?.returnClause.map { resolve($0.type) }
    let result = declared ?? expected?.result
    var statements = built.statements
    let errors = errorCount
    let value = buildResult(parts, built.builder, hint: result, &statements)
    if errorCount > errors { return nil }
    if case .error = value.type { return nil }
    var returned = value
    var type = value.type
    if let result {
      guard let converted = convert(value, to: result) else {
        reportMismatch(value, to: result, purpose: .returnValue, at: Syntax(node))
        return nil
      }
      (returned, type) = (converted, result)
    }
    statements.append(Statement(.returnValue(returned), place: value.place))
    built.closure.result = type
    built.closure.checkedBody = Block(statements, end: built.end)
    return closureValue(built.closure, node, expected: expected, built.recorder)
  }
}
