import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The rules about declarations that follow from syntax alone: the modifiers, attributes and accessors allowed at
/// each place. Nothing that is written is ignored: it is either known, rejected in swiftc's words, or not supported.
final class DeclarationRules: SyntaxAnyVisitor {
  let checker: Checker
  /// All types that the text declares, at any depth: those that an attribute may name.
  var declaredTypes: [String: DeclSyntax] = [:]
  private(set) var declaredProtocols: Set<String> = []
  /// The targets of type aliases, without arguments.
  var aliases: [String: String] = [:]
  /// The targets of the file's own aliases, if each is one name: only those can refer to each other.
  var fileAliases: [String: String] = [:]
  /// Type aliases that refer to themselves and have been reported.
  var aliasesInCycles: Set<String> = []
  var imports: Set<String> = []

  init(checker: Checker, tree: SourceFileSyntax) {
    self.checker = checker
    super.init(viewMode: .sourceAccurate)
    let names = DeclaredNames(viewMode: .sourceAccurate)
    names.walk(tree)
    declaredTypes = names.types
    declaredProtocols = names.protocols
    aliases = names.aliases
    fileAliases = names.fileAliases
    imports = names.imports
    checker.input.imports = imports
    if imports.contains("SwiftUI") || names.hasViews { checker.input.isPlainFile = false }
    // A draft with views or previews may omit its imports.
    if names.hasViews, !imports.contains("SwiftUI") { checker.input.hidesModules = false }
    checker.importedSPI.formUnion(names.spi)
  }

  /// The kinds examined here are those that `SyntaxSurvey` looks for: a text without any of them is not visited.
  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.kind.hasDeclarationRules || node.kind.holdsDeclarations else { return .visitChildren }
    if let name = node.as(DeclSyntax.self)?.declaredName {
      checkName(name)
      checkMemberName(name, of: node)
    }
    switch node.as(SyntaxEnum.self) {
    case .attribute(let attribute): check(attribute)
    case .codeBlockItemList(let items): checkRepeated(items)
    case .memberBlockItemList(let items): checkRepeated(items)
    case .functionDecl(let node): check(node)
    case .initializerDecl(let node):
      check(node)
      checkUse(of: node.genericParameterClause, in: node.signature, node.genericWhereClause)
    case .deinitializerDecl(let node): check(node)
    case .subscriptDecl(let node): check(node)
    case .variableDecl(let node): check(node)
    case .structDecl(let node):
      checkType(node.modifiers)
      checkNesting(of: node, node.name)
    case .enumDecl(let node):
      checkType(node.modifiers, allowsIndirect: true)
      checkNesting(of: node, node.name)
    case .protocolDecl(let node):
      checkType(node.modifiers)
      if node.inheritanceClause == nil { refuseOverrides(node) }
      checkNesting(of: node, node.name)
    case .classDecl(let node):
      checkType(node.modifiers, isClass: true)
      checkNesting(of: node, node.name)
    case .actorDecl(let node):
      checkType(node.modifiers, allowsFinal: true)
      checkNesting(of: node, node.name)
    case .enumCaseDecl(let node):
      checkModifiers(node.modifiers, allowed: [.indirect])
      for modifier in node.modifiers where AccessLevel(modifier) != nil {
        error(.modifier(.misplaced(modifier.name.text)), at: modifier)
      }
      if let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.indirect) }) {
        for element in node.elements where element.parameterClause == nil {
          error(.declaration(.indirectWithoutValue(element.name.identifierText)), at: modifier)
        }
      }
    case .typeAliasDecl(let node):
      checkModifiers(node.modifiers, allowed: [])
      checkCycle(of: node)
    case .functionParameterClause(let node): checkNames(of: node)
    case .genericParameterClause(let node):
      checkNames(of: node)
      checkPacks(of: node)
    case .closureParameterClause(let node): checkNames(of: node)
    case .closureShorthandParameterList(let node): checkNames(of: node)
    case .functionType(let node): checkLabels(of: node)
    case .extensionDecl(let node): checkModifiers(node.modifiers, allowed: [])
    case .genericParameter(let node):
      if node.specifier?.tokenKind == .keyword(.each), !isInPackFunction(node), container(of: node) != .enumeration,
        node.parent?.parent?.parent?.is(EnumDeclSyntax.self) != true
      {
        checker.unsupported(.genericParameter(node.writtenText), at: node)
      }
    case .someOrAnyType(let node): checkPlace(of: node)
    case .operatorDecl(let node):
      if node.fixitySpecifier.tokenKind == .keyword(.postfix), let first = node.name.text.first, "?!".contains(first) {
        error(.operator(.reservedPostfix), at: node.name)
      }
    case .suppressedType(let node):
      if node.type.writtenText != "Copyable" { checker.unsupported(.suppressed(node.writtenText), at: node) }
    case .packExpansionType(let node) where !isInPackFunction(node):
      if !reportNotPack(node) { checker.unsupported(.packs, at: node) }
    case .identifierPattern(let node):
      if isDeclared(node) {
        checkName(node.identifier)
        checkMemberName(node.identifier, of: Syntax(node))
      }
    case .enumCaseElement(let node):
      checkName(node.name)
      checkMemberName(node.name, of: Syntax(node))
      if let parameters = node.parameterClause?.parameters {
        checkRepeated(parameters.compactMap { $0.secondName ?? $0.firstName })
      }
    case .functionParameter(let node):
      let name = node.secondName ?? node.firstName
      checkName(name)
      if let value = node.defaultValue?.value, node.type.writtenText.hasPrefix("inout ") {
        error(.declaration(.defaultOfInout(name.identifierText)), at: value)
      }
      if node.ellipsis != nil, node.type.writtenText.hasPrefix("inout ") {
        error(.declaration(.inoutVariadic), at: node.type)
      }
    case .labeledStmt(let node): checkLabel(of: node)
    case .valueBindingPattern(let node): checkNesting(of: node)
    case .packElementExpr(let node) where !isInPackFunction(node): checker.unsupported(.packs, at: node)
    default: break
    }
    return .visitChildren
  }

  /// True for the pattern of a declaration or of a loop. In a pattern that a value is matched with, swiftc accepts
  /// every name: `case .number(let $number)`.
  private func isDeclared(_ pattern: IdentifierPatternSyntax) -> Bool {
    var current = Syntax(pattern)
    while let parent = current.parent {
      if let loop = parent.as(ForStmtSyntax.self) { return loop.caseKeyword == nil }
      if parent.is(PatternBindingSyntax.self) { return true }
      if !parent.is(TuplePatternSyntax.self), !parent.is(TuplePatternElementSyntax.self),
        !parent.is(TuplePatternElementListSyntax.self)
      {
        return false
      }
      current = parent
    }
    return false
  }

  /// Names with a dollar sign are reserved for the language: projections and closures' parameters.
  private func checkName(_ name: TokenSyntax) {
    guard name.text.hasPrefix("$") else { return }
    error(.name(.reserved(name.text)), at: name)
  }

  /// Functions, initializers and types other than enums may have parameter packs; extensions use those of their type.
  private func isInPackFunction(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let one = current {
      let clause =
        one.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? one.as(InitializerDeclSyntax.self)?.genericParameterClause
        ?? one.as(StructDeclSyntax.self)?.genericParameterClause
        ?? one.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? one.as(ActorDeclSyntax.self)?.genericParameterClause
        ?? one.as(TypeAliasDeclSyntax.self)?.genericParameterClause
      if one.is(ExtensionDeclSyntax.self) { return true }
      if !PackTemplate.packs(of: clause).isEmpty { return true }
      current = one.parent
    }
    return false
  }

  // MARK: What is around

  enum Container { case file, block, structure, enumeration, classType, actor, protocolType, extended }

  func container(of node: some SyntaxProtocol) -> Container {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .memberBlock:
        switch one.parent?.as(SyntaxEnum.self) {
        case .structDecl: return .structure
        case .enumDecl: return .enumeration
        case .classDecl: return .classType
        case .actorDecl: return .actor
        case .protocolDecl: return .protocolType
        default: return .extended
        }
      case .codeBlock, .closureExpr, .switchCase, .accessorBlock: return .block
      case .sourceFile: return .file
      default: current = one.parent
      }
    }
    return .file
  }

  func isMember(_ container: Container) -> Bool { container != .file && container != .block }

  // MARK: Members

  private func check(_ node: FunctionDeclSyntax) {
    let container = container(of: node)
    checkUse(of: node.genericParameterClause, in: node.signature, node.genericWhereClause)
    checkModifiers(
      node.modifiers,
      allowed: [
        .static, .class, .final, .mutating, .nonmutating, .override, .prefix, .postfix, .infix, .consuming, .borrowing,
        .__consuming, .open, .nonisolated, .dynamic,
      ])
    checkMember(node.modifiers, in: container, noun: .method, keyword: node.funcKeyword)
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.mutating), .keyword(.nonmutating), .keyword(.consuming), .keyword(.borrowing),
        .keyword(.__consuming):
        if !isMember(container) { error(.modifier(.onlyMethods(modifier.name.text)), at: modifier) }
      case .keyword(.prefix), .keyword(.postfix), .keyword(.infix):
        if case .identifier = node.name.tokenKind {
          error(.modifier(.onlyOperators(modifier.name.text)), at: node.funcKeyword)
        }
      default: break
      }
    }
    checkOperator(node)
    checkConcurrency(node)
    checkSelf(in: node.signature.parameterClause)
    if let type = node.signature.returnClause?.type { checkResult(type, .methodResult, at: node.name) }
    if container == .protocolType, let body = node.body { error(.declaration(.methodBody), at: body) }
    checkDefaults(of: node.signature.parameterClause, .method, at: node.funcKeyword, in: container)
  }

  /// An operator must be declared before it is implemented.
  private func checkOperator(_ node: FunctionDeclSyntax) {
    if case .identifier = node.name.tokenKind { return }
    let name = node.name.text
    let container = container(of: node)
    if container == .block { return error(.operator(.local), at: node.name) }
    if isMember(container), !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      let place = container == .extended ? "extension of" : container == .protocolType ? "protocol" : "type"
      return error(.operator(.notStatic(name, in: place, typeName(around: node))), at: node.name)
    }
    let fixities = Set(node.modifiers.map(\.name.text))
    let count = node.signature.parameterClause.parameters.count
    if count == 1, fixities.isDisjoint(with: ["prefix", "postfix"]) {
      return reportMissingFixity(node)
    }
    guard count == 1 || count == 2 else { return error(.operator(.parameterCount), at: node.name) }
    let isKnown: Bool
    if count == 2 {
      isKnown = checker.input.operators.infixOperator(named: name) != nil
    } else if fixities.contains("prefix") {
      isKnown = checker.input.operators.prefixOperator(named: name) != nil
    } else {
      isKnown = checker.input.operators.postfixOperator(named: name) != nil
    }
    if isKnown { return }
    if mayBeDeclaredElsewhere(node) { return checker.lacking(.name(.opaque(name)), at: node.name) }
    error(.operator(.undeclared), at: node.name)
  }

  /// True if a module that obsh lacks may declare the operator that a function implements.
  private func mayBeDeclaredElsewhere(_ node: FunctionDeclSyntax) -> Bool {
    guard checker.isOpen,
      let item = sequence(first: Syntax(node), next: \.parent).compactMap({ $0.as(CodeBlockItemSyntax.self) }).last
    else { return false }
    let outer = checker.scope
    defer { checker.scope = outer }
    _ = checker.enter(item)
    return checker.moduleImportsUnseen
  }

  /// A function with one operand is an operator before it or after it.
  private func reportMissingFixity(_ node: FunctionDeclSyntax) {
    let isPrefix = checker.input.operators.prefixOperator(named: node.name.text) != nil
    let isPostfix = checker.input.operators.postfixOperator(named: node.name.text) != nil
    if isPrefix == isPostfix {
      error(.operator(.noFixity), at: node.name)
    } else {
      error(.operator(.missingFixity(isPrefix ? "prefix" : "postfix")), at: node.funcKeyword)
    }
  }

  private func check(_ node: InitializerDeclSyntax) {
    let container = container(of: node)
    checkSelf(in: node.signature.parameterClause)
    checkModifiers(
      node.modifiers, allowed: [.convenience, .required, .override, .open, .nonisolated])
    checkMember(node.modifiers, in: container, noun: .initializer, keyword: node.initKeyword)
    if container == .structure || container == .enumeration {
      for modifier in node.modifiers {
        switch modifier.name.tokenKind {
        case .keyword(.convenience):
          let kind: NominalDeclaration.Kind = container == .structure ? .structure : .enumeration
          error(.modifier(.convenienceOfValue(kind)), at: node.initKeyword)
        case .keyword(.required):
          let name = typeName(around: node)
          error(.modifier(.requiredOfValue(name)), at: node.initKeyword)
        default: break
        }
      }
    }
    if container == .extended { checkExtension(with: node) }
    if container == .protocolType, node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }) {
      error(.modifier(.convenienceOfProtocol(typeName(around: node))), at: node.initKeyword)
    }
    if container == .protocolType, let body = node.body {
      error(.declaration(.initializerBody), at: body)
    }
    checkDefaults(of: node.signature.parameterClause, .initializer, at: node.initKeyword, in: container)
    if container == .file || container == .block {
      error(.declaration(.initializerOutside), at: node.signature)
    }
  }

  private func check(_ node: DeinitializerDeclSyntax) {
    checkModifiers(node.modifiers, allowed: [.nonisolated, .isolated])
    if !isMember(container(of: node)) {
      error(.declaration(.deinitializerOutside), at: node.deinitKeyword)
    }
    let siblings = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
    let first = siblings?.first { $0.decl.is(DeinitializerDeclSyntax.self) }
    if let first, first.decl.id != node.id { error(.name(.redeclared("deinit")), at: node) }
  }

  private func check(_ node: SubscriptDeclSyntax) {
    let container = container(of: node)
    checkModifiers(node.modifiers, allowed: [.static, .class, .final, .override, .open, .nonisolated])
    checkMember(node.modifiers, in: container, noun: .subscript, keyword: node.subscriptKeyword)
    checkSelf(in: node.parameterClause)
    checkDefaults(of: node.parameterClause, .subscript, at: node.subscriptKeyword, in: container)
    checkAccessors(node.accessorBlock, ofSubscript: true, in: container)
    if !isMember(container) {
      error(.declaration(.subscriptOutside), at: node.subscriptKeyword)
    }
    if container == .protocolType, node.accessorBlock == nil {
      error(.declaration(.subscriptAccessors), at: node.nextToken(viewMode: .sourceAccurate) ?? node.subscriptKeyword)
    }
  }

  private func checkDefaults(
    of parameters: FunctionParameterClauseSyntax, _ noun: MemberNoun, at keyword: TokenSyntax, in container: Container
  ) {
    guard container == .protocolType, parameters.parameters.contains(where: { $0.defaultValue != nil }) else { return }
    error(.declaration(.defaultArgument(noun)), at: keyword)
  }

  func typeName(around node: some SyntaxProtocol) -> String {
    var current = node.parent
    while let one = current {
      if let extended = one.as(ExtensionDeclSyntax.self) { return extended.extendedType.writtenText }
      if let declaration = one.as(DeclSyntax.self), let header = TypeHeader(declaration) { return header.name.text }
      current = one.parent
    }
    return ""
  }

  // MARK: Properties

  private func check(_ node: VariableDeclSyntax) {
    if node.bindings.count > 1, node.bindings.contains(where: { $0.accessorBlock != nil }) {
      checker.error(.declaration(.accessorsOfSeveral), at: node.bindingSpecifier)
    }
    let container = container(of: node)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    checkModifiers(
      node.modifiers,
      allowed: [.static, .class, .final, .override, .lazy, .weak, .unowned, .open, .nonisolated, .dynamic, .async])
    checkMember(node.modifiers, in: container, noun: .property, keyword: node.bindingSpecifier)
    if container == .extended { checkProtocolStorage(node) }
    for binding in node.bindings {
      check(binding, isLet: isLet, container: container)
      checkAccessors(binding.accessorBlock, in: container)
      if isMember(container) { checkStored(binding) }
      let isComputed = binding.accessorBlock.map { Accessors($0).hasGetter } ?? false
      if !isComputed, container == .classType, node.modifiers.contains(where: { $0.name.text == "class" }) {
        error(.modifier(.classStored), at: binding.pattern)
      }
      if isComputed, let type = binding.typeAnnotation?.type { checkResult(type, .property, at: binding.pattern) }
    }
    if isMember(container), node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      checkStaticStorage(node)
    }
    checkLazyNames(node)
    let first = node.bindings.first
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.lazy):
        if isLet { error(.modifier(.lazyConstant), at: modifier) }
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        if container != .extended {
          if let first, first.initializer == nil { error(.modifier(.lazyWithoutValue), at: modifier) }
          if container == .protocolType { error(.modifier(.lazyRequirement), at: modifier) }
          if let block = first?.accessorBlock, Accessors(block).hasGetter {
            error(.modifier(.lazyComputed), at: modifier)
          }
        }
        if container == .file || isStatic { error(.modifier(.lazyGlobal), at: modifier) }
      case .keyword(let access) where modifier.detail != nil && Self.accessLevels.contains(access):
        let name = modifier.writtenText
        if isLet {
          let what: StorageNoun = isMember(container) ? .readOnlyProperties : .constants
          error(.modifier(.setterOfConstant(name, what)), at: modifier)
        } else if let block = first?.accessorBlock {
          let accessors = Accessors(block)
          if accessors.hasGetter && !accessors.hasSetter {
            let what: StorageNoun = isMember(container) ? .properties : .variables
            error(.modifier(.setterOfReadOnly(name, what)), at: modifier)
          }
        }
      case .keyword(.nonisolated)
      where modifier.detail == nil && !isLet && container != .protocolType:
        let isStored = first?.accessorBlock.map { !Accessors($0).hasGetter } ?? true
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        if isStored, isStatic && container != .classType || isShared(container, of: node) {
          error(.isolation(.nonisolatedStored), at: modifier)
        }
      default: break
      }
    }
  }

  private func check(_ binding: PatternBindingSyntax, isLet: Bool, container: Container) {
    guard let block = binding.accessorBlock else {
      guard container == .protocolType else { return }
      if isLet {
        error(.declaration(.constantRequirement), at: binding.pattern)
      } else {
        error(.declaration(.propertyAccessors), at: binding.pattern)
      }
      return
    }
    let accessors = Accessors(block)
    if container == .protocolType, !accessors.hasGetter, !accessors.hasSetter {
      error(.declaration(.propertyAccessors), at: binding.pattern)
    } else if accessors.hasGetter || accessors.hasSetter {
      if isLet { error(.declaration(.computedConstant), at: block) }
      if let initializer = binding.initializer, !isLet {
        error(.declaration(.computedWithValue), at: initializer.value)
      }
      if !isLet, binding.typeAnnotation == nil {
        error(.declaration(.computedWithoutType), at: binding.pattern)
        error(.type(.untypedPattern), at: binding.pattern)
      }
    } else if isLet {
      error(.declaration(.observedConstant), at: block)
    }
  }

  func error(_ problem: Problem, at node: some SyntaxProtocol) { checker.error(problem, at: node) }
}
