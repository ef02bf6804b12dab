import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The value of one statement of a built body: the variable that holds it.
struct BuilderPart {
  let value: Expression
  /// For messages: the statement's place, and the expression that represents it.
  let place: Syntax
  let syntax: ExprSyntax

  func argument(_ label: String? = nil) -> CallArgument {
    var argument = CallArgument(label: label, syntax: syntax, isTrailing: false)
    argument.inferred = value
    argument.statement = place
    return argument
  }
}

/// The transformation of a body by a result builder: statement by statement, each checked by itself, once.
extension ExpressionChecker {
  /// The statements of a complete body, and the variables of its parts. Nil if an error has been reported.
  func buildParts(
    _ list: CodeBlockItemListSyntax, _ builder: ResultBuilder, into statements: inout [Statement]
  ) -> [BuilderPart]? {
    announceLocals(list)
    var parts: [BuilderPart] = []
    let errors = errorCount
    let start = table.diagnostics.count
    var firstFailure: Int?
    for item in list {
      let (messages, count) = (table.diagnostics.count, parts.count)
      switch item.item {
      case .decl: self.statements.check(item, into: &statements)
      case .expr(let node): buildExpression(node, builder, &parts, &statements)
      case .stmt(let node): buildStatement(node, label: nil, builder, &parts, &statements)
      }
      if isOpen, parts.count == count { buildOpaque(item, builder, since: messages, &parts, &statements) }
      if firstFailure == nil, errorCount > errors { firstFailure = table.diagnostics.count }
    }
    guard let firstFailure else { return parts }
    keepFirst(of: start, upTo: firstFailure)
    return nil
  }

  /// Names are looked up in the whole body first; then its first error is the only one.
  private func keepFirst(of start: Int, upTo end: Int) {
    let said = table.diagnostics[start...]
    let unknown = said.filter(\.problem.isUnknownName)
    table.diagnostics.replaceSubrange(start..., with: unknown.isEmpty ? Array(said[..<end]) : unknown)
  }

  /// A statement without a result because of something opaque: an opaque value takes its place.
  private func buildOpaque(
    _ item: CodeBlockItemSyntax, _ builder: ResultBuilder, since messages: Int, _ parts: inout [BuilderPart],
    _ statements: inout [Statement]
  ) {
    let node: ExprSyntax
    switch item.item {
    case .decl: return
    case .expr(let expression): node = expression
    case .stmt(let statement):
      guard let only = statement.as(ExpressionStmtSyntax.self) else { return }
      node = only.expression
    }
    guard hasMetOpaque(since: messages) else { return }
    forgetErrors(since: messages)
    parts.append(hold(opaqueValue(of: node), Syntax(node), node, &statements))
  }

  private func buildStatement(
    _ node: StmtSyntax, label: String?, _ builder: ResultBuilder, _ parts: inout [BuilderPart],
    _ statements: inout [Statement]
  ) {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): buildExpression(node.expression, label: label, builder, &parts, &statements)
    case .labeledStmt(let node):
      buildStatement(node.statement, label: node.label.text, builder, &parts, &statements)
    case .forStmt(let node):
      if let part = buildLoop(node, label: label, builder, &statements) { parts.append(part) }
    case .doStmt(let node):
      if let part = buildDo(node, builder, &statements) { parts.append(part) }
    default:
      if let statement = self.statements.check(node, into: &statements) { statements.append(statement) }
    }
  }

  private func buildExpression(
    _ node: ExprSyntax, label: String? = nil, _ builder: ResultBuilder, _ parts: inout [BuilderPart],
    _ statements: inout [Statement]
  ) {
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
      if let part = buildBranching(node, label: label, builder, &statements) { parts.append(part) }
      return
    }
    let value: Expression
    if supports("buildExpression", in: builder) {
      let argument = CallArgument(label: nil, syntax: node, isTrailing: false)
      value = callBuilder("buildExpression", [argument], builder, at: node)
    } else {
      value = checkFull(node, as: nil, purpose: .none)
    }
    if case .error = value.type { return }
    let place = node.firstToken(viewMode: .sourceAccurate).map { Syntax($0) } ?? Syntax(node)
    parts.append(hold(value, place, node, &statements))
  }

  /// Stores a value in a variable of its own.
  func hold(
    _ value: Expression, _ place: Syntax, _ syntax: ExprSyntax, _ statements: inout [Statement]
  ) -> BuilderPart {
    let type = value.type.resolved
    let variable = local("$part", type, at: value.place)
    statements.append(Statement(.declare(.bind(variable), value), place: value.place))
    return BuilderPart(
      value: Expression(.variable(variable), type: type, place: value.place), place: place, syntax: syntax)
  }

  /// Calls a method of the builder; types that the call leaves open stay open.
  func openBuilderCall(
    _ name: String, _ arguments: [CallArgument], _ builder: ResultBuilder, hint: Type? = nil, at node: ExprSyntax
  ) -> Expression {
    let base = Expression(.metatype(builder.type), type: .metatype(builder.type), place: place(node))
    let callees = lookUpMembers(of: builder.type, named: name, isStatic: true).compactMap { candidate in
      candidate.function.map { callee(candidate, $0, base: base) }
    }
    if callees.isEmpty {
      error(.member(.missing(name, of: .type(builder.type.shown))), at: node)
      return errorExpression(node)
    }
    // The library's builders have overloads only for what is not allowed, and their expressions need no context, except
    // the columns of a table, which the type of its rows determines.
    let isDecided = callees.count == 1 && arguments.allSatisfy { $0.inferred != nil }
    if !builder.isOfLibrary || builder.isGeneric, !isDecided {
      let call = AddedCall(callees: callees, arguments: arguments)
      let value = solving(call, hint: hint) { openBuilderCall(name, [$0], arguments, hint: hint, at: node) }
      if let value { return value }
    }
    return openBuilderCall(name, callees, arguments, hint: hint, at: node)
  }

  private func openBuilderCall(
    _ name: String, _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, at node: ExprSyntax
  ) -> Expression {
    var arguments = arguments
    for index in arguments.indices where arguments[index].inferred == nil && !isContextual(arguments[index].syntax) {
      let value = infer(arguments[index].syntax, hint: nil)
      if case .error = value.type { return errorExpression(node) }
      arguments[index].inferred = value
    }
    let outer = table.context.builtStatement
    table.context.builtStatement = node.id
    defer { table.context.builtStatement = outer }
    let call = resolveInferredCall(callees, arguments, hint: hint, name: name, node: node, nameNode: Syntax(node))
    return unchanged(call) ?? call
  }

  func callBuilder(
    _ name: String, _ arguments: [CallArgument], _ builder: ResultBuilder, hint: Type? = nil, at node: ExprSyntax
  ) -> Expression {
    let start = opening()
    let value = openBuilderCall(name, arguments, builder, hint: hint, at: node)
    finishExpression(from: start, node: node)
    value.type = value.type.resolved
    return value
  }

  /// The library's builders mostly return their argument: such a call is replaced by the argument.
  private func unchanged(_ call: Expression) -> Expression? {
    guard case .apply(let function, _, _, let arguments, _) = call.kind, function.place.file.isLibrary,
      arguments.count == 1, case .value(let value)? = arguments.first, let body = function.body,
      body.statements.count == 1, case .returnValue(let returned?)? = body.statements.first?.kind,
      case .variable(let variable) = returned.kind, variable == function.parameters.first?.variable
    else { return nil }
    return value
  }

  /// `buildBlock` of the parts, or `buildPartialBlock` one after the other.
  func buildBlock(
    _ parts: [BuilderPart], _ builder: ResultBuilder, hint: Type? = nil, _ statements: inout [Statement]
  ) -> Expression {
    let isPartial =
      supports("buildPartialBlock", ["first"], in: builder)
      && supports("buildPartialBlock", ["accumulated", "next"], in: builder)
    guard isPartial, var built = parts.first else {
      guard takesBlock(of: parts, builder) else { return errorExpression(builder.anchor) }
      return callBuilder("buildBlock", parts.map { $0.argument() }, builder, hint: hint, at: builder.anchor)
    }
    var value = callBuilder(
      "buildPartialBlock", [built.argument("first")], builder, hint: parts.count == 1 ? hint : nil, at: built.syntax)
    for (index, part) in parts.enumerated().dropFirst() {
      if case .error = value.type { return value }
      built = hold(value, built.place, built.syntax, &statements)
      value = callBuilder(
        "buildPartialBlock", [built.argument("accumulated"), part.argument("next")], builder,
        hint: index == parts.count - 1 ? hint : nil, at: part.syntax)
    }
    return value
  }

  /// True if `buildBlock` accepts this number of parts.
  private func takesBlock(of parts: [BuilderPart], _ builder: ResultBuilder) -> Bool {
    let functions = lookUpMembers(of: builder.type, named: "buildBlock", isStatic: true).compactMap(\.function)
    let start = parts.first?.place ?? builder.start ?? Syntax(builder.anchor)
    guard let largest = functions.map(\.parameters.count).max() else {
      error(.builder(.noBlock(builder.type.shown)), at: start)
      return false
    }
    let fits = functions.contains { function in
      let needed = function.parameters.filter { !$0.hasDefault && !$0.isVariadic }.count
      return needed <= parts.count
        && (parts.count <= function.parameters.count || function.parameters.contains { $0.isVariadic })
    }
    if fits { return true }
    if parts.count > largest {
      let extra = Array(largest..<parts.count)
      if extra.count == 1 {
        error(.call(.extra(nil, in: .call)), at: parts[largest].place)
      } else {
        error(.call(.extraPlaces(extra, in: .call)), at: start)
      }
      return false
    }
    let smallest = functions.map(\.parameters.count).filter { $0 > parts.count }.min() ?? largest
    let missing = (parts.count..<smallest).map { ParameterName.index($0) }
    error(
      .call(.missing(missing, in: .call)),
      atOffset: parts.last?.syntax.endPositionBeforeTrailingTrivia.utf8Offset
        ?? start.positionAfterSkippingLeadingTrivia.utf8Offset)
    return false
  }

  /// The value of a whole body.
  func buildResult(
    _ parts: [BuilderPart], _ builder: ResultBuilder, hint: Type?, _ statements: inout [Statement]
  ) -> Expression {
    guard supports("buildFinalResult", in: builder) else {
      return buildBlock(parts, builder, hint: hint, &statements)
    }
    let block = buildBlock(parts, builder, &statements)
    if case .error = block.type { return block }
    let part = hold(block, Syntax(builder.anchor), builder.anchor, &statements)
    return callBuilder("buildFinalResult", [part.argument()], builder, hint: hint, at: builder.anchor)
  }
}
