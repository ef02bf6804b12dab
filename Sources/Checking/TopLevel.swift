import Declarations
import Diagnostics
import Inference
import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Tree

/// A complete input: first its declarations, then its statements in order.
extension Checker {
  /// `earlier`: the errors that the text already has; if there are any, nothing in it is declared.
  package func checkInput(_ tree: SourceFileSyntax, _ survey: SyntaxSurvey, file: SourceFile, _ input: Input)
    -> CheckedInput?
  {
    self.input = input
    exhausted = nil
    // Checks that an input with earlier errors has left.
    flowChecks = []
    position = Position(file: file, scope: globals)
    table = InferenceTable()
    table.diagnostics = input.earlierDiagnostics
    topLevel = TopLevelWalk(scope: globals)
    fileScopes += file.sections.map { _ in Scope(parent: globals) }
    if input.isOpen { noteImports(tree, file) }
    locals = LocalDeclarations()
    bodies = BodyWalks()
    let savedNames = globals.names
    budget.begin(bytes: file.text.utf8.count)
    defer { budget.end() }
    let units = checkUnits(tree, survey)
    completion?.noteEnd()
    let failure = table.silentFailure ?? self.input.settledFailure
    table.diagnostics += self.input.settledDiagnostics
    table.diagnostics = diagnosticsWithSuggestions()
    self.input.settledDiagnostics = []
    if let failure, !hasErrors, !input.isOpen { error(.lacks(.expression), at: failure) }
    if let exhaustion = budget.exhaustion { report(exhaustion) }
    if self.input.isOpen {
      sealDeclarations()
      keepBodies()
    } else if hasErrors {
      for work in self.input.undo.reversed() { work() }
      globals.names = savedNames
      return nil
    }
    return CheckedInput(units: units, replacedFunctions: self.input.replacedFunctions)
  }

  /// Diagnostics found before the budget was exhausted may be incomplete.
  private func report(_ exhaustion: Budget.Exhaustion) {
    table.diagnostics = []
    let at = input.exhaustedAt ?? Place(file: file, offset: 0)
    error(.grammar(problem(of: exhaustion)), at: at)
    exhausted = exhaustion
  }

  func problem(of exhaustion: Budget.Exhaustion) -> GrammarProblem {
    switch exhaustion {
    case .interruption: .interrupted
    case .memory: .needsMemory(budget.limits.memory)
    case .steps, .depth, .expression: .tooComplexInput
    }
  }

  private func checkUnits(_ tree: SourceFileSyntax, _ survey: SyntaxSurvey) -> [CheckedInput.Unit] {
    if survey.declares { DeclarationRules(checker: self, tree: tree).walk(tree) }
    // Most inputs of a shell declare only variables, if anything: they need not be visited ten times.
    if survey.declares { announceGlobals(tree) }
    topLevel.waits = survey.mayWait && waits(tree)
    if survey.declares, tree.statements.contains(where: { $0.declaresMore }) {
      declarationGeneration += 1
      offerGlobals(tree)
      declareAll(tree)
      input.undeclaredGlobals = [:]
    }
    let bodies = input.bodies
    input.bodies = []
    let units = checkStatements(tree, survey)
    var waiting = bodies + input.bodies
    while !waiting.isEmpty {
      // Checking a body may add further bodies that it names.
      input.bodies = []
      for work in waiting { work() }
      waiting = input.bodies
    }
    if survey.hasModifiers { AccessRules(checker: self).walk(tree) }
    if input.isOpen || !hasEarlyErrors { checkFlow(of: units) }
    dropLastErrors()
    return units
  }

  /// Each file of an opened module sees only its own imports.
  private func noteImports(_ tree: SourceFileSyntax, _ file: SourceFile) {
    let own = fileScopes.suffix(file.sections.count)
    for (section, scope) in own.enumerated() {
      scope.imports = []
      scope.section = section
    }
    for item in tree.statements {
      guard case .decl(let syntax) = item.item, let node = syntax.as(ImportDeclSyntax.self),
        let module = node.path.first?.name.text,
        let index = file.sectionIndex(at: item.positionAfterSkippingLeadingTrivia.utf8Offset)
      else { continue }
      let visible = modulesVisible(byImporting: module)
      own[own.startIndex + index].imports?.formUnion(visible)
      let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText }
      if attributes.contains("testable") { own[own.startIndex + index].testableImports.insert(module) }
      if attributes.contains("_exported") {
        exportedModules[ObjectIdentifier(file), default: []].formUnion(visible)
      }
    }
    let all = own.reduce(into: Set<String>()) { $0.formUnion($1.imports ?? []) }
    for scope in own { scope.importsOfModule = all }
  }

  private func modulesVisible(byImporting module: String) -> Set<String> {
    exportedModules.reduce(into: [module]) { visible, exported in
      if moduleNames[exported.key] == module { visible.formUnion(exported.value) }
    }
  }

  /// Types, extensions and functions, whose bodies are checked later.
  private func declareAll(_ tree: SourceFileSyntax) {
    var types: [(NominalDeclaration, DeclSyntax)] = []
    var repeated: Set<String> = []
    for item in tree.statements {
      guard case .decl(let syntax) = item.item else { continue }
      let target = enter(item)
      if let type = declareType(syntax, parent: nil) {
        if let header = TypeHeader(syntax), input.mode == .script, case .type? = target.names[type.name]?.first,
          types.contains(where: { $0.0.name == type.name })
        {
          repeated.insert(type.name)
          error(.name(.redeclared(type.name)), at: header.name)
        }
        target.declare(type.name, .type(type))
        types.append((type, syntax))
      } else if let alias = syntax.as(TypeAliasDeclSyntax.self) {
        target.declare(alias.name.text, .alias(declareAlias(alias)))
      }
    }
    var extensionTypes: [NominalDeclaration] = []
    let extensions = declareExtensionTypes(tree, repeated: repeated, nestedTypes: &extensionTypes)
    for (type, _) in types { prepareAll(type) }
    for type in extensionTypes { prepareAll(type) }
    for (node, context, scope) in extensions {
      // Members that the language adds to a library type do not depend on the program's extensions.
      context.declaration.complete()
      within(scope: scope, environment: context.environment) {
        addConformances(node.inheritanceClause, to: context.declaration, context: context)
      }
    }
    for (node, context, scope) in extensions {
      // A declaration before them may ask for a type witness that they decide: `typealias Data = SIMD2<Double>.Data`.
      let declare = { [unowned self, file] in
        within(scope: scope, file: file) { declareExtensionMembers(node, context, scope) }
      }
      context.declaration.detail?.undeclaredExtensions.append((context, declare))
    }
    for (type, _) in types { declareMembers(of: type) }
    for type in extensionTypes { declareMembers(of: type) }
    for (_, context, _) in extensions { declareExtension(context) }
    declareFunctions(tree)
    completeWrappers()
    for type in superclassesFirst(types.map(\.0) + extensionTypes) { finalize(type) }
    for type in types.map(\.0) + extensionTypes { finalizeProperties(of: type) }
    if input.isOpen { sealTypes(of: types.map(\.0) + extensionTypes) }
    for (_, context, _) in extensions { finalizeExtension(context) }
    for (type, _) in types { checkConformances(of: type) }
    for context in Set(extensions.map { ObjectIdentifier($0.1.declaration) }).compactMap({ id in
      extensions.first { ObjectIdentifier($0.1.declaration) == id }?.1
    }) where !types.contains(where: { $0.0 == context.declaration }) {
      checkConformances(of: context.declaration)
    }
  }

  func prepareAll(_ type: NominalDeclaration) {
    prepare(type)
    for nested in nestedTypes(of: type) { prepareAll(nested) }
  }

  private func superclassesFirst(_ types: [NominalDeclaration]) -> [NominalDeclaration] {
    func depth(_ declaration: NominalDeclaration) -> Int {
      var count = 0
      var current = declaration.superclass?.nominal
      while let next = current, count < 100 {
        count += 1
        current = next.superclass?.nominal
      }
      return count
    }
    return types.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(
      \.element)
  }

  /// - Parameters:
  ///   - repeated: Names with which the input declares several types.
  ///   - nestedTypes: Receives the types that extensions declare, whose members are declared together with those of
  ///     all types.
  private func declareExtensionTypes(
    _ tree: SourceFileSyntax, repeated: Set<String>, nestedTypes: inout [NominalDeclaration]
  ) -> [(ExtensionDeclSyntax, TypeContext, Scope)] {
    typealias Declared = (Int, (ExtensionDeclSyntax, TypeContext, Scope))
    let declared = tree.extensionsInOrder.compactMap { offset, item, depth -> Declared? in
      guard case .decl(let syntax) = item.item, let node = syntax.as(ExtensionDeclSyntax.self) else { return nil }
      _ = enter(item)
      let name = node.extendedType.writtenText
      if repeated.contains(name) {
        error(.name(.ambiguousType(name)), at: node.extendedType)
        return nil
      }
      if declareTemplateExtension(node) { return nil }
      guard let (context, scope) = extensionContext(node) else { return nil }
      context.globalActor = globalActor(
        among: node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText })
      context.access = AccessLevel(node.modifiers)
      input.extensions.append(context)
      context.start = node.extensionKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      context.offset = node.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset
      within(scope: scope) {
        for member in node.memberBlock.members {
          if let nested = declareType(member.decl, parent: context.declaration) {
            addMember(.type(nested), named: nested.name, to: context.declaration, context: context)
            nestedTypes.append(nested)
          } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
            addMember(.alias(declareAlias(alias)), named: alias.name.text, to: context.declaration, context: context)
          }
        }
      }
      return (depth << 32 | offset, (node, context, scope))
    }
    return declared.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func declareExtensionMembers(_ node: ExtensionDeclSyntax, _ context: TypeContext, _ scope: Scope) {
    within(scope: scope, environment: context.environment) {
      for member in node.memberBlock.members {
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: continue
        default:
          declareMember(member.decl, of: context.declaration, context: context, isRequirement: false)
        }
      }
    }
    // A conformance that was missing before may now exist.
    witnesses.found = [:]
  }

  /// `extension Point: Equatable {}` lets the language write `==`.
  private func finalizeExtension(_ context: TypeContext) {
    guard let details = context.declaration.detail, !context.declaration.isLibrary else { return }
    synthesizeConformances(context.declaration, details)
  }

  private func declareFunctions(_ tree: SourceFileSyntax) {
    for item in tree.statements {
      guard case .decl(let syntax) = item.item, let node = syntax.as(FunctionDeclSyntax.self) else { continue }
      let target = enter(item)
      let function = declareFunction(node, context: nil, isRequirement: false)
      if target === globals { replaceSame(function, at: node) }
      target.declare(function.name, .function(function))
    }
    scope = globals
  }

  /// Enters the scope around a statement of the module: that of its file. Returns the scope in which it declares
  /// names.
  func enter(_ item: CodeBlockItemSyntax) -> Scope {
    let offset = item.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let index = file.sectionIndex(at: offset) else { return globals }
    let own = fileScopes[fileScopes.count - file.sections.count + index]
    scope = own
    return item.isPrivate ? own : globals
  }

  /// In a shell, a redeclared function replaces the old one; in a file it is an error.
  private func replaceSame(_ function: FunctionDeclaration, at node: FunctionDeclSyntax) {
    guard let entities = globals.names[function.name] else { return }
    globals.names[function.name] = entities.filter { entity in
      guard case .function(let other) = entity else { return false }
      let isSame = isRedeclaration(function, of: other)
      if isSame, other.place.file === function.place.file {
        error(.name(.redeclared(shownName(function))), at: node.name)
      }
      if isSame { input.replacedFunctions.insert(function.name) }
      return !isSame
    }
  }
}
