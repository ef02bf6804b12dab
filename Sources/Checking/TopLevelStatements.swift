import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The statements of an input, in order, once its declarations are known.
extension Checker {
  func checkStatements(_ tree: SourceFileSyntax, _ survey: SyntaxSurvey) -> [CheckedInput.Unit] {
    var units: [CheckedInput.Unit] = []
    let order = input.isOpen ? ModuleOrder(tree, isMain: isInMain) : nil
    if let order { topLevel.later.merge(order.circular) { first, _ in first } }
    for item in order?.items ?? Array(tree.statements) {
      // The start-up code of an opened module does not run.
      if input.isOpen, !item.isDeclaration, !item.isOfMacro, !isInMain(item) { continue }
      units += check(item)
    }
    function = nil
    topLevel.announced = []
    topLevel.later = [:]
    topLevel.predeclared = [:]
    input.globalsToInfer = [:]
    if survey.declares, !input.isOpen { addEntryPoint(tree, to: &units) }
    if input.isProgram {
      var entry: [CheckedInput.Unit] = []
      addEntryPoint(tree, to: &entry)
      units += entry
    }
    return units
  }

  /// - Parameter isEarly: True for a global that a closure above it uses.
  func check(_ item: CodeBlockItemSyntax, isEarly: Bool = false) -> [CheckedInput.Unit] {
    if let known = topLevel.checkedEarly.removeValue(forKey: item.id) { return known }
    let others = laterGlobals(usedBy: item, anywhere: isEarly || !item.declaresMore)
    if !others.isEmpty { predeclare(item, in: input.isOpen ? enter(item) : globals) }
    for other in others { topLevel.checkedEarly[other.id] = check(other, isEarly: true) }
    let unit = makeFunction("main", .function, at: place(item))
    function = unit
    unit.details = FunctionDetails(outer: nil, context: nil, scope: globals)
    scope = globals
    if input.isOpen {
      topLevel.target = enter(item)
      topLevel.scope = scope
    }
    body = BodyContext()
    body.isTopLevel = true
    body.isThrowingAllowed = true
    unit.isThrowing = true
    unit.isAsync = topLevel.waits && waits(item)
    var units: [CheckedInput.Unit] = []
    checkUnit(item, unit, into: &units)
    return units
  }

  /// True if a statement runs at its place, because it is part of the main.swift of a program.
  private func isInMain(_ item: CodeBlockItemSyntax) -> Bool {
    guard input.isProgram else { return false }
    let name = file.name(at: item.positionAfterSkippingLeadingTrivia.utf8Offset)
    return name == "main.swift" || name.hasSuffix("/main.swift")
  }

  /// Checks what a statement uses, once its types are correct; those with wrong types are seen as far as they go.
  private func checkUses(_ kind: CheckedInput.Unit.Kind, in unit: FunctionDeclaration, areTyped: Bool) {
    let statement: Statement
    switch kind {
    case .statement(let known), .variables(_, let known): statement = known
    case .expression(let value): statement = Statement(.expression(value), place: unit.place)
    case .declaration: return
    }
    if areTyped || !isOpen { checkWaiting(statement, in: unit) }
    guard areTyped else { return }
    checkSendability(statement, in: unit)
    checkEscaping(statement)
  }

  /// Runs last, if there are no other errors.
  func checkFlow(of units: [CheckedInput.Unit]) {
    for work in flowChecks { work() }
    flowChecks = []
    for unit in units {
      switch unit.kind {
      case .statement(let statement), .variables(_, let statement):
        checkRunning(statement)
        checkRegions(of: unit.function, statement)
        if usesOwnership { checkOwnership(of: statement) }
      case .expression(let value):
        let statement = Statement(.expression(value), place: unit.place)
        checkRunning(statement)
        checkRegions(of: unit.function, statement)
      case .declaration: continue
      }
    }
    checkTopLevelInitialization(units)
  }

  private func checkTopLevelInitialization(_ units: [CheckedInput.Unit]) {
    var flow = InitializationFlow()
    for unit in units {
      switch unit.kind {
      case .statement(let statement), .variables(_, let statement): visit(statement, &flow)
      case .expression(let value): visit(Statement(.expression(value), place: unit.place), &flow)
      case .declaration: continue
      }
      flow.isDead = false
    }
    guard input.mode == .shell else { return }
    // Later inputs do not know this flow: variables that they read must have a value.
    for variable in flow.missing.sorted(by: { $0.place.offset < $1.place.offset }) where variable.kind == .global {
      error(.declaration(.globalWithoutValue(isLet: variable.isLet)), at: variable.place)
    }
  }

  /// A file's functions can use globals before their line: these are inferred on demand.
  func announceGlobals(_ tree: SourceFileSyntax) {
    var seen: Set<String> = []
    for item in tree.statements {
      guard case .decl(let syntax) = item.item, let node = syntax.as(VariableDeclSyntax.self) else { continue }
      for binding in node.bindings {
        for name in names(in: binding.pattern) {
          if !seen.insert(name.text).inserted, input.mode == .script {
            error(.name(.redeclared(name.text)), at: name)
          }
          topLevel.announced.insert(name.text)
          if input.mode == .script, !input.isOpen { topLevel.later[name.text] = item }
          if input.mode == .script, binding.typeAnnotation == nil { input.globalsToInfer[name.text] = node }
        }
      }
    }
  }

  func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): [node.identifier]
    case .tuplePattern(let node): node.elements.flatMap { names(in: $0.pattern) }
    default: []
    }
  }

  /// True if a global variable is initialized at its first use, as in every file of a module except its main.swift.
  private func isSetWhenUsed(at place: Place) -> Bool {
    guard isOpen else { return false }
    let name = place.file.name(at: place.offset)
    return name != "main.swift" && !name.hasSuffix("/main.swift")
  }

  private func checkUnit(
    _ item: CodeBlockItemSyntax, _ unit: FunctionDeclaration, into units: inout [CheckedInput.Unit]
  ) {
    let at = place(item)
    let errors = typeErrorCount
    let preview = isOpen ? item.previewName : nil
    func add(_ kind: CheckedInput.Unit.Kind) {
      checkUses(kind, in: unit, areTyped: typeErrorCount == errors)
      units.append(CheckedInput.Unit(kind: kind, place: at, function: unit, previewName: preview))
    }
    switch item.item {
    case .decl(let syntax):
      switch syntax.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node):
        let isAsync = node.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
        for statement in checkLocalVariables(node) {
          if isAsync {
            // The underlying task is not visible to the program.
            add(.statement(statement))
          } else if case .declare(let pattern, let value) = statement.kind {
            if value == nil, hasObservers(pattern) { continue }
            if case .bind(let variable) = pattern, isSetWhenUsed(at: at) { variable.initialValue = value }
            add(.variables(variables(in: pattern), statement))
          }
        }
      case .functionDecl(let node): add(.declaration(name: node.name.text, description: "func \(node.name.text)"))
      case .importDecl(let node): checkImport(node)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
        if let header = TypeHeader(syntax) {
          add(.declaration(name: header.name.text, description: "\(header.keyword.text) \(header.name.text)"))
        }
      case .extensionDecl(let node):
        add(
          .declaration(
            name: node.extendedType.writtenText, description: "extension \(node.extendedType.writtenText)"
          ))
      case .typeAliasDecl(let node): add(.declaration(name: node.name.text, description: "typealias \(node.name.text)"))
      case .operatorDecl, .precedenceGroupDecl: break
      case .macroExpansionDecl(let node): if !says(node) { unsupported(.macro(node.macroName.text), at: node) }
      case .ifConfigDecl: unsupported(.conditions, at: syntax)
      // Their own rules have already reported them.
      case .initializerDecl, .deinitializerDecl, .subscriptDecl, .missingDecl, .unexpectedCodeDecl: break
      default: unsupported(.declaration, at: syntax)
      }
    case .stmt(let node):
      var extra: [Statement] = []
      if let expression = node.as(ExpressionStmtSyntax.self)?.expression {
        add(.statement(checkBranching(expression)))
      } else if let statement = check(node, into: &extra) {
        add(.statement(statement))
      }
    case .expr(let node):
      if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
        add(.statement(checkBranching(node)))
        return
      }
      let messages = table.diagnostics.count
      var value = checkFull(node, as: nil, purpose: .none)
      if preview != nil, value.type.resolved == .error || isUnknown(value.type) {
        value = stoppedPreview(since: messages, at: at)
      }
      let type = value.type.resolved
      if case .error = type { return }
      if input.mode == .script { reportUnusedFunction(value, node) }
      if type.isVoid || input.mode == .script || isVoidChain(value) || isDiscardable(value) {
        add(.statement(Statement(.expression(value), place: at)))
      } else {
        add(.expression(value))
      }
    }
  }

  private func hasObservers(_ pattern: Pattern) -> Bool {
    variables(in: pattern).contains { $0.getter != nil }
  }

  /// `a?.b = 1` has the type `()?`, which is not worth showing.
  private func isVoidChain(_ value: Expression) -> Bool {
    if let wrapped = value.type.resolved.wrapped { wrapped.isVoid } else { value.type.resolved.isLibrary("Never") }
  }

  private func isDiscardable(_ value: Expression) -> Bool {
    if case .apply(let function, _, _, _, _) = value.kind { function.detail?.isDiscardable ?? false } else { false }
  }

  private func checkImport(_ node: ImportDeclSyntax) {
    let path = node.path.map { $0.name.text }
    // `import struct Foundation.Date` ends with a name in the module, `import os.log` with a submodule.
    let name = node.importKindSpecifier == nil ? path.joined(separator: ".") : path.dropLast().joined(separator: ".")
    if isOpen, KnownModules.inOpenedCode.contains(name) { return }
    if !KnownModules.all.contains(name), openedModules[path.first ?? name] == nil {
      lacking(.name(.unknownModule(name)), at: node.path)
    }
  }
}
