import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Bodies of functions, and blocks.
extension Checker {
  func checkBodyAtOnce(of function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax, end: Place) {
    self.function = function
    let inner = Scope(parent: scope)
    scope = inner
    if let own = function.selfVariable { inner.declare("self", .variable(own)) }
    for parameter in function.parameters where parameter.variable.name != "_" {
      inner.declare(parameter.variable.name, .variable(parameter.variable))
      if !escapes(parameter, of: function) { parameter.variable.makeDetail().isNonescaping = true }
    }
    scope = Scope(parent: inner)
    body = BodyContext()
    let prologue = wrapParameters(of: function)
    body.isThrowingAllowed = function.isThrowing
    // An `async` function may also rethrow what a sequence throws.
    body.isRethrowing = function.isRethrowing && !function.isAsync && !function.place.file.isLibrary
    body.thrownType = function.detail?.thrownType
    body.isInitializer = function.kind == .initializer
    body.opaqueResults = function.opaqueResults
    body.result = function.kind == .initializer || function.kind == .observer ? .void : function.result
    let (errors, typeErrors) = (errorCount, typeErrorCount)
    let messages = table.diagnostics.count
    let block = checkStatements(of: function, statements, end: end)
    block.statements.insert(contentsOf: prologue, at: 0)
    if isOpen { seal(block, hiding: body.opaqueResults, since: messages) }
    function.checkedBody = block
    if errorCount == errors || returnsNothing(statements) { checkHasUnderlying(function, statements) }
    if !file.isLibrary {
      let isTyped = typeErrorCount == typeErrors
      if isTyped { checkOverriddenIsolation(of: function) }
      // In other code, too, swiftc looks at the expressions that have types.
      if isTyped || !isOpen { checkWaiting(block, in: function) }
      if isTyped { checkSendability(block, in: function) }
    }
    if !file.isLibrary { checkEscaping(block) }
    if errorCount == errors, !file.isLibrary {
      let (currentFile, currentEnvironment) = (file, environment)
      let hasOpaques = hasMetOpaque(since: messages)
      flowChecks.append { [unowned self] in
        within(scope: scope, file: currentFile, function: .some(function), environment: currentEnvironment) {
          checkEndlessTypes(of: function, block)
          if isOpen { sealFlow(of: function, block, hasOpaques: hasOpaques) } else { checkFlow(of: function, block) }
        }
      }
    }
  }

  /// The block of a body; in opened code a second attempt with opaque numbers, if the first one has errors.
  private func checkStatements(
    of function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax, end: Place
  ) -> Block {
    guard isOpen else { return checkStatementsOnce(of: function, statements, end: end) }
    let (outer, context, messages) = (numbersBesideOpaque, body, table.diagnostics.count)
    defer { numbersBesideOpaque = outer }
    numbersBesideOpaque.areMet = false
    let block = checkStatementsOnce(of: function, statements, end: end)
    guard numbersBesideOpaque.areMet, !numbersBesideOpaque.areOpaque,
      table.diagnostics.dropFirst(messages).contains(where: \.isError)
    else { return block }
    table.diagnostics.removeSubrange(messages...)
    body = context
    numbersBesideOpaque.areOpaque = true
    return checkStatementsOnce(of: function, statements, end: end)
  }

  private func checkStatementsOnce(
    of function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax, end: Place
  ) -> Block {
    let builder = builder(of: function)
    if let builder, let explicit = firstReturn(in: statements), function.detail?.builder != nil {
      warning(.builder(.disabled(builder.shown)), at: explicit)
    }
    if let builder, !returnsExplicitly(statements) {
      return builtBody(of: function, statements, by: builder, end: end)
    } else if function.detail?.isAddressor ?? false, statements.count == 1, let only = statements.first,
      let single = singleExpression(only)
    {
      return Block([checkAddress(single, of: function)], end: end)
    } else if function.isFailable, statements.count == 1, let only = statements.first,
      let single = singleExpression(only), single.is(NilLiteralExprSyntax.self)
    {
      return Block([Statement(.failInitializer, place: place(single))], end: end)
    } else if statements.count == 1, let only = statements.first, function.kind != .initializer,
      let single = singleExpression(only), !head(function.result).isVoid || function.kind == .getter,
      !isAssignment(single)
    {
      let value = checkReturned(single)
      let kind: Statement.Kind = isNeverCall(value) ? .expression(value) : .returnValue(value)
      return Block([Statement(kind, place: place(single))], end: end)
    } else {
      return checkBlock(statements, end: end)
    }
  }

  private func isAssignment(_ syntax: ExprSyntax) -> Bool {
    syntax.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
  }

  /// The value of a `return`; errors are worded for a return value.
  func checkReturned(_ syntax: ExprSyntax) -> Expression {
    let value = checkReturnedValue(syntax)
    requireSelf(value, syntax)
    return value
  }

  private func checkReturnedValue(_ syntax: ExprSyntax) -> Expression {
    if !body.opaqueResults.isEmpty { return checkOpaque(syntax) }
    if let call = syntax.as(FunctionCallExprSyntax.self), mayReturnNever(call), !head(body.result).isLibrary("Never") {
      if let value = checkPlainReturn(syntax) { return value }
      // A call that never returns can replace any value.
      let never = attempt { () -> Expression? in
        let value = checkFull(syntax, as: nil, purpose: .none)
        return isNeverCall(value) ? value : nil
      }
      if let never { return never }
    }
    return checkFull(syntax, as: body.result, purpose: returnPurpose)
  }

  /// A call with closures is checked once, unless it calls a function that may never return: nested closures would be
  /// checked three times as often at each level.
  private func mayReturnNever(_ call: FunctionCallExprSyntax) -> Bool {
    let hasClosures =
      call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    guard hasClosures else { return true }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .entities(let entities) = lookUp(name)
    else { return false }
    return entities.contains { entity in
      if case .function(let function) = entity { head(function.result).isLibrary("Never") } else { false }
    }
  }

  /// A call whose result has the function's declared type, like nearly all calls: a test for calls that never return
  /// would infer them all twice. `Never` converts to no type that is declared by a name.
  private func checkPlainReturn(_ syntax: ExprSyntax) -> Expression? {
    guard case .nominal = head(body.result), !body.result.hasTypeVariables else { return nil }
    return attempt { () -> Expression? in
      let value = checkFull(syntax, as: body.result, purpose: returnPurpose)
      if case .error = value.type { return nil }
      return isNeverCall(value) ? nil : value
    }
  }

  var returnPurpose: Purpose { function?.kind == .closure ? .closureResult : .returnValue }

  package func checkBlock(_ statements: CodeBlockItemListSyntax, end: Place) -> Block {
    inScope {
      declareLocals(statements)
      announceLocals(statements)
      var result: [Statement] = []
      let outer = locals.unfinished
      locals.unfinished = []
      for item in statements { check(item, into: &result) }
      for function in locals.unfinished { _ = function.body }
      locals.unfinished = outer
      return Block(result, end: end)
    }
  }

  package func checkBlock(_ node: CodeBlockSyntax) -> Block { checkBlock(node.statements, end: place(node.rightBrace)) }

  /// Local types and functions are visible in the whole block.
  private func declareLocals(_ statements: CodeBlockItemListSyntax) {
    var types: [NominalDeclaration] = []
    for item in statements {
      guard case .decl(let syntax) = item.item else { continue }
      if let type = declareType(syntax, parent: nil) {
        scope.declare(type.name, .type(type))
        types.append(type)
      } else if let alias = syntax.as(TypeAliasDeclSyntax.self) {
        let own = declareAlias(alias)
        scope.declare(alias.name.text, .alias(own))
        locals.bodies.append { _ = own.type }
      }
    }
    for type in types { prepareAll(type) }
    for type in types { declareMembers(of: type) }
    let waiting = input.bodies
    input.bodies = []
    for type in types { finalize(type) }
    for type in types { finalizeProperties(of: type) }
    for type in types { checkConformances(of: type) }
    locals.bodies += input.bodies
    input.bodies = waiting
    for item in statements {
      guard case .decl(let syntax) = item.item, let node = syntax.as(FunctionDeclSyntax.self) else { continue }
      let function = declareFunction(node, context: nil, isRequirement: false)
      function.isLocal = true
      for case .function(let other) in scope.names[function.name] ?? [] where isRedeclaration(function, of: other) {
        error(.name(.redeclared(shownName(function))), at: node.name)
      }
      scope.declare(function.name, .function(function))
      locals.functions[node.id] = function
    }
    let bodies = locals.bodies
    locals.bodies = []
    for work in bodies { work() }
  }

  package func check(_ item: CodeBlockItemSyntax, into result: inout [Statement]) {
    switch item.item {
    case .decl(let node): checkLocalDeclaration(node, into: &result)
    case .stmt(let node): if let statement = check(node, into: &result) { result.append(statement) }
    case .expr(let node): result.append(checkExpressionStatement(node))
    }
  }

  private func checkLocalDeclaration(_ syntax: DeclSyntax, into result: inout [Statement]) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): result += checkLocalVariables(node)
    case .functionDecl(let node):
      if let function = locals.functions.removeValue(forKey: node.id) {
        // Checked at its first use, or at the end of the block: it may use variables declared below it.
        locals.unfinished.append(function)
        result.append(Statement(.localFunction(function), place: place(node)))
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl, .protocolDecl: break
    case .importDecl, .extensionDecl: error(.declaration(.notAtFileScope), at: syntax)
    case .ifConfigDecl: unsupported(.conditionsHere, at: syntax)
    case .macroExpansionDecl(let node):
      if !says(node) { unsupported(.macro(node.macroName.text), at: node) }
    // Their own rules have already reported them.
    case .initializerDecl, .deinitializerDecl, .subscriptDecl: break
    // The text is not a declaration, which the parser has reported.
    case .missingDecl, .unexpectedCodeDecl: break
    default: unsupported(.declarationHere, at: syntax)
    }
  }

  /// An expression whose value is dropped.
  func checkExpressionStatement(_ node: ExprSyntax) -> Statement {
    let at = place(node)
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) { return checkBranching(node) }
    let value = checkFull(node, as: nil, purpose: .none)
    reportUnusedFunction(value, node)
    return Statement(.expression(value), place: at)
  }

  /// `text.uppercased`, without the parentheses.
  func reportUnusedFunction(_ value: Expression, _ node: ExprSyntax) {
    guard !file.isLibrary, case .function = head(value.type) else { return }
    if case .apply(let function, _, _, _, _) = value.kind, function.detail?.isDiscardable ?? false { return }
    error(.closure(node.is(ClosureExprSyntax.self) ? .unused : .unusedFunction), at: location(of: node))
  }

  // MARK: Variables

  func checkLocalVariables(_ node: VariableDeclSyntax) -> [Statement] {
    let wrappers = wrappers(node.attributes)
    if !wrappers.isEmpty { return checkWrappedLocal(node, wrappers) }
    var result: [Statement] = []
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let modifiers = Modifiers(node.modifiers, node.attributes)
    var laterType: TypeSyntax?
    var types: [TypeSyntax?] = []
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { laterType = annotation.type }
      if binding.initializer != nil && binding.typeAnnotation == nil { laterType = nil }
      types.insert(laterType, at: 0)
    }
    for (binding, type) in zip(node.bindings, types) {
      if modifiers.isAsync {
        if !isLet { error(.effect(.asyncVariable), at: node.bindingSpecifier) }
        result += checkAsyncLet(binding, type: type)
        continue
      }
      if let statement = checkBinding(binding, type: type, isLet: isLet, modifiers: modifiers, node: node) {
        result.append(statement)
      }
    }
    return result
  }

  private func checkBinding(
    _ binding: PatternBindingSyntax, type typeSyntax: TypeSyntax?, isLet: Bool, modifiers: Modifiers,
    node: VariableDeclSyntax
  ) -> Statement? {
    let start = opening()
    defer { finishExpression(from: start, node: binding) }
    let aliasUses = input.aliasUses
    let written = typeSyntax.map { resolveHiding($0) }
    let namesAlias = input.aliasUses > aliasUses
    let opaques = written?.opaques ?? []
    var declared = written?.type
    if let type = declared { declared = adopted(type, opaques, parameters: function?.genericParameters ?? []) }
    let at = place(binding)
    let accessors = Accessors(binding.accessorBlock)
    let actor = node.attributes.isEmpty ? nil : globalActor(among: modifiers.attributeNames)
    if accessors.hasGetter, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      declareComputedLocal(
        name.identifier, declared ?? .error, accessors, hiding: opaques,
        builder: builder(among: accessors.getterAttributes) ?? builder(among: node.attributes), actor: actor)
      return nil
    }
    var value: Expression?
    let announced = announce(binding, declared, opaques, isLet: isLet)
    if modifiers.isLazy, let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let initializer = binding.initializer
    {
      return declareLazyLocal(name.identifier, declared, initializer.value)
    }
    if let initializer = binding.initializer {
      if modifiers.ownership == .weak, declared == nil {
        value = checkFull(initializer.value, as: nil, purpose: .initialization)
        if let inner = value, inner.type.resolved.wrapped == nil {
          value = Expression(.wrap(inner), type: optional(inner.type.resolved), place: inner.place)
        }
      } else if let declared, !opaques.isEmpty {
        let name = binding.pattern.writtenText
        value = checkHidden(
          initializer.value, as: declared, opaques, purpose: .initialization,
          of: isLet ? .constant(name) : .variable(name))
        for opaque in opaques { opaque.origin = "type of '\(name)'" }
      } else {
        let words = namesAlias ? typeSyntax.flatMap(annotationWords) : nil
        value = expecting(declared, spelled: words) {
          checkFull(initializer.value, as: declared, purpose: .initialization)
        }
      }
    } else if !opaques.isEmpty {
      error(.type(.opaqueProperty), at: binding.pattern)
      declared = .error
    }
    if isOpen, declared == nil, let opaque = value, isUnknown(opaque.type),
      let tuple = binding.pattern.as(TuplePatternSyntax.self)
    {
      value = demanded(opaque, as: .tuple(tuple.elements.map { _ in TupleElement(type: unknownType) }))
    }
    if language == .swift6, declared == nil { value = value.map(withActor) }
    // `let s: Set = [1, 2]` leaves the element type to the value.
    if declared?.hasTypeVariables ?? false {
      finishExpression(from: start, node: binding)
      if let initializer = binding.initializer, errorCount == start.errors {
        reportOpenArguments(of: declared, at: initializer.value)
      }
    }
    let type = declared?.resolved ?? value?.type.resolved ?? .error
    if declared == nil && value == nil {
      error(.type(.untypedPattern), at: binding.pattern)
    }
    var fitting = type
    if typeSyntax == nil, let value, let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      if let initializer = binding.initializer, !fits(tuple, value.type, at: initializer.value) { fitting = .error }
    }
    if declared == nil, let given = value, let ordered = reordered(given, for: binding.pattern) {
      (value, fitting) = (ordered, ordered.type)
    }
    let pattern = announced ?? checkPattern(binding.pattern, type: fitting, isLet: isLet, isBinding: true)
    for variable in variables(in: pattern) {
      if let typeSyntax, case .bind = pattern { noteAnnotation(typeSyntax, of: variable, since: aliasUses) }
      if let actor {
        if body.isTopLevel, input.isPlainFile, topLevel.waits || language == .swift6 {
          error(.isolation(.globalOfTopLevel), at: variable.place)
        }
        let details = variable.detail ?? VariableDetails()
        details.globalActor = actor
        variable.details = details
      } else if modifiers.isNonisolated {
        let details = variable.detail ?? VariableDetails()
        details.isNonisolated = true
        variable.details = details
      }
      if typeSyntax == nil, let value, case .bind = pattern {
        note(spelled: spelling(of: value), of: variable)
        if !file.isLibrary, let words = value.annotation { variable.makeDetail().annotation = words }
      }
      variable.ownership = modifiers.ownership
      variable.isInitializedLater = value == nil
      if typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false { markImplicitlyUnwrapped(variable) }
      checkOwnership(of: variable, isClassBound: typeSyntax.map { mentionsAnyObject($0) } ?? false)
      declareLocalObservers(accessors, of: variable)
    }
    if value == nil, !isLet, type.wrapped != nil {
      value = Expression(.nilValue, type: type, place: at)
      for variable in variables(in: pattern) { variable.isInitializedLater = false }
    }
    if let value, head(value.type).isVoid, case .bind(let variable) = pattern, declared == nil {
      warnVoid(variable, at: binding.pattern)
    }
    return Statement(.declare(pattern, value), place: at)
  }

  /// True if a value has as many parts as the pattern that destructures it. Reports an error if not.
  private func fits(_ pattern: TuplePatternSyntax, _ type: Type, at value: ExprSyntax) -> Bool {
    let type = described(type)
    let count = pattern.elements.count
    if case .error = type { return true }
    guard count > 1 else { return true }
    guard case .tuple(let elements) = type, !elements.isEmpty else {
      let placeholder = Array(repeating: "_", count: count).joined(separator: ", ")
      error(
        .conversion(.mismatch(type.shown, .written("(\(placeholder))"), for: .initialization)), at: location(of: value))
      return false
    }
    if elements.count == count { return true }
    let parts = (0..<count).map { $0 < elements.count ? elements[$0].type.description : "_" }
    error(
      .conversion(.tupleLengths(type.shown, .written("(\(parts.joined(separator: ", ")))"))), at: location(of: value))
    return false
  }

  /// `let (x: a, y: b) = (y: 1, x: 2)`: the value with its elements in the order of the pattern's labels; nil if they
  /// have that order.
  private func reordered(_ value: Expression, for pattern: PatternSyntax) -> Expression? {
    guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.contains(where: { $0.label != nil }),
      case .tuple(let elements) = head(value.type)
    else { return nil }
    let wanted = tuple.elements.map { TupleElement(label: $0.label?.identifierText, type: .void) }
    guard let order = TupleElement.order(of: elements, as: wanted), order != Array(elements.indices) else { return nil }
    let target = zip(order, wanted).map { TupleElement(label: $1.label, type: elements[$0].type) }
    return convert(value, to: .tuple(target))
  }

  private func warnVoid(_ variable: VariableDeclaration, at node: PatternSyntax) {
    // The type of `let outputs = step.run()` may be a tuple of a pack, which is empty in one instance.
    if function?.detail?.isPackInstance ?? false { return }
    warning(.declaration(.voidVariable(variable.name, isLet: variable.isLet)), at: node)
  }

  func declareLocalObservers(_ accessors: Accessors, of variable: VariableDeclaration) {
    func make(_ observer: Accessors.Observer, _ fallback: String) -> FunctionDeclaration {
      let function = makeFunction(variable.name, .observer, at: variable.place)
      function.isLocal = self.function != nil
      function.accessorOf = variable
      function.genericParameters = self.function?.genericParameters ?? []
      function.details = FunctionDetails(outer: self.function, context: nil, scope: scope)
      let value = VariableDeclaration(
        name: observer.parameter ?? fallback, kind: .parameter, type: variable.type, isLet: true, place: variable.place)
      value.function = function
      function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
      finish(
        function, native: nil, statements: observer.body.statements, end: observer.body.end, context: nil,
        isRequirement: false)
      return function
    }
    if let observer = accessors.willSet { variable.willSet = make(observer, "newValue") }
    if let observer = accessors.didSet {
      variable.didSet = make(observer, "oldValue")
      variable.didSetReadsOldValue =
        observer.parameter != nil
        || observer.body.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
    }
    _ = variable.willSet?.body
    _ = variable.didSet?.body
  }
}
