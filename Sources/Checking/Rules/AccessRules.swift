import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Reports declarations that are more visible than their types: `must be declared private because its type uses a
/// private type`.
///
/// Runs after the types of all variables are known. Declarations inside functions are not visible elsewhere, so they
/// are skipped.
final class AccessRules: SyntaxVisitor {
  private let checker: Checker
  private var contexts: [TypeContext] = []

  init(checker: Checker) {
    self.checker = checker
    super.init(viewMode: .sourceAccurate)
  }

  private var container: NominalDeclaration? { contexts.last?.declaration }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(DeclSyntax(node)) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.id) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.id) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.id) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.id) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.id) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.id) }

  private var entered: [SyntaxIdentifier] = []

  private func leave(_ id: SyntaxIdentifier) {
    guard entered.last == id else { return }
    entered.removeLast()
    contexts.removeLast()
  }

  private func enter(_ syntax: DeclSyntax) -> SyntaxVisitorContinueKind {
    guard let header = TypeHeader(syntax), let declaration = type(header.name),
      let context = declaration.detail?.context
    else { return .skipChildren }
    check(declaration, header)
    contexts.append(context)
    entered.append(syntax.id)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let start = node.extensionKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let context = checker.input.extensions.first(where: { $0.start == start }) else { return .skipChildren }
    contexts.append(context)
    entered.append(node.id)
    return .visitChildren
  }

  // MARK: Declarations by their names

  /// The declarations of a name in the surrounding type, or in the file.
  private func declared(_ name: String) -> [Member.Kind] {
    if let container { return (container.detail?.members[name] ?? []).map(\.kind) }
    return (checker.globals.names[name] ?? []).compactMap { entity in
      switch entity {
      case .variable(let variable): .variable(variable)
      case .function(let function): .function(function)
      case .type(let type): .type(type)
      case .alias(let alias): .alias(alias)
      case .parameter: nil
      }
    }
  }

  private func type(_ name: TokenSyntax) -> NominalDeclaration? {
    declared(name.text).lazy.compactMap { if case .type(let found) = $0 { found } else { nil } }
      .first { $0.place.offset == offset(of: name) }
  }

  private func variable(_ name: TokenSyntax) -> VariableDeclaration? {
    declared(name.identifierText).lazy.compactMap { if case .variable(let found) = $0 { found } else { nil } }
      .first { $0.place.offset == offset(of: name) }
  }

  private func function(named name: String, at token: TokenSyntax) -> FunctionDeclaration? {
    declared(name).lazy.compactMap { if case .function(let found) = $0 { found } else { nil } }
      .first { $0.place.offset == offset(of: token) }
  }

  private func offset(of token: TokenSyntax) -> Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func isOpen(_ declaration: NominalDeclaration) -> Bool {
    let modifiers = declaration.detail?.syntax?.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { $0.name.tokenKind == .keyword(.open) } ?? false
  }

  /// Checks the access of a type's superclass and protocols.
  private func check(_ declaration: NominalDeclaration, _ header: TypeHeader) {
    let own = declaration.accessScope
    let isExplicit = isExplicit(declaration.detail?.syntax)
    func duty(_ problem: AccessScope) -> AccessDuty {
      must(declaration.accessLevel, isExplicit: isExplicit, problem)
    }
    if let superclass = declaration.superclass {
      let used = AccessScope(of: superclass)
      if isOpen(declaration), let parent = superclass.nominal, !parent.isLibrary, !isOpen(parent), used.contains(own) {
        error(.access(.superclassNotOpen(parent.name)), at: header.name)
      }
      if !used.contains(own) {
        let isDirect = superclass.nominal.map { !$0.accessScope.contains(own) } ?? true
        error(.access(.superclass(duty(used), used.level, isDirect: isDirect)), at: header.name)
      }
    }
    if let raw = declaration.detail?.rawType {
      let used = AccessScope(of: raw)
      if !used.contains(own) {
        error(.access(.rawType(duty(used), used.level)), at: header.name)
      }
    }
    if declaration.kind == .protocolType {
      for inherited in declaration.inheritedProtocols where !inherited.accessScope.contains(own) {
        let used = inherited.accessScope.level
        error(
          .access(
            isExplicit
              ? .refinedExplicitly(declaration.accessLevel, used) : .refined(duty(inherited.accessScope), used)),
          at: header.name)
      }
    }
  }

  private func isExplicit(_ syntax: DeclSyntax?) -> Bool {
    if let context = contexts.last, container?.kind == .protocolType, container?.detail?.context === context {
      return true
    }
    guard let modifiers = syntax?.writtenModifiers else { return false }
    return AccessLevel(modifiers) != nil
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for name in names(in: binding.pattern) {
        guard let variable = variable(name) else { continue }
        let isWritten = node.bindings.contains { $0.typeAnnotation != nil }
        check(variable, at: name, in: DeclSyntax(node), isWritten: isWritten)
      }
    }
    return .skipChildren
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  private func check(
    _ variable: VariableDeclaration, at name: TokenSyntax, in syntax: DeclSyntax, isWritten: Bool
  ) {
    let level = level(syntax)
    let own = AccessScope(of: level, in: container)
    let used = AccessScope(of: variable.type)
    let kind = container != nil ? .property : StorageKind(isLet: variable.isLet)
    guard !used.contains(own) else {
      if isWritten, let wrapper = variable.wrapping?.storage.type.nominal {
        let scope = wrapper.accessScope
        if !scope.contains(own) {
          error(.access(.wrapper(kind, must(level, isExplicit: isExplicit(syntax), scope), scope.level)), at: name)
        }
      }
      return
    }
    error(
      .access(
        .variable(
          kind, must(level, isExplicit: isExplicit(syntax), used), isWritten ? nil : variable.type.shown, used.level)),
      at: name)
  }

  private func level(_ syntax: DeclSyntax) -> AccessLevel {
    if let modifiers = syntax.writtenModifiers, let level = AccessLevel(modifiers) {
      return level
    }
    return contexts.last?.levelOfMembers ?? .internal
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind: SignatureKind = container == nil ? .function : .method
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    check(
      function(named: node.name.identifierText, at: node.name), kind: kind,
      generic: container == nil ? .globalFunction : isStatic ? .staticMethod : .instanceMethod,
      at: node.name, in: DeclSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      function(named: "init", at: node.initKeyword), kind: .initializer, generic: .initializer,
      at: node.initKeyword, in: DeclSyntax(node))
    if let container, node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.required) }),
      !AccessScope(of: level(DeclSyntax(node)), in: container).contains(container.accessScope)
    {
      error(.access(.requiredInitializer(container.name)), at: node.initKeyword)
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let offset = offset(of: node.subscriptKeyword)
    for member in container?.detail?.members["subscript"] ?? [] {
      guard case .subscripted(let found) = member.kind, found.getter.place.offset == offset else { continue }
      check(found.getter, kind: .subscript, generic: .subscript, at: node.subscriptKeyword, in: DeclSyntax(node))
    }
    return .skipChildren
  }

  private func check(
    _ function: FunctionDeclaration?, kind: SignatureKind, generic: SignatureKind, at token: TokenSyntax,
    in syntax: DeclSyntax
  ) {
    guard let function else { return }
    let level = level(syntax)
    let own = AccessScope(of: level, in: container)
    let isExplicit = isExplicit(syntax)
    func report(_ subject: SignatureKind, _ what: SignaturePart, _ used: AccessScope) {
      error(.access(.signature(subject, must(level, isExplicit: isExplicit, used), what, used.level)), at: token)
    }
    let around = Set(container?.genericParameters ?? [])
    for parameter in function.genericParameters where !around.contains(parameter) {
      let used = AccessScope(of: .existential(parameter.protocols, superclass: parameter.superclass))
      if parameter.name != "Self", !used.contains(own) {
        report(generic, .genericParameter, used)
        break
      }
    }
    var (worst, what) = (AccessScope.everywhere, SignaturePart.result)
    for parameter in function.parameters {
      let used = AccessScope(of: parameter.variable.type)
      if used.isNarrower(than: worst) { (worst, what) = (used, kind == .subscript ? .index : .parameter) }
    }
    if function.kind != .initializer {
      let used = AccessScope(of: function.result)
      if used.isNarrower(than: worst) { (worst, what) = (used, kind == .subscript ? .elementType : .result) }
    }
    if !worst.contains(own) { report(kind, what, worst) }
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let container else { return .skipChildren }
    for element in node.elements {
      let offset = offset(of: element.name)
      guard let found = container.cases.first(where: { $0.place.offset == offset }) else { continue }
      let used = AccessScope(of: .tuple(found.payload))
      if !used.contains(container.accessScope) {
        error(.access(.payload(container.accessLevel, used.level)), at: element.name)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let aliases = declared(node.name.text).compactMap { if case .alias(let alias) = $0 { alias } else { nil } }
    guard let found = aliases.last else { return .skipChildren }
    let syntax = DeclSyntax(node)
    let level = level(syntax)
    let used = AccessScope(of: found.type)
    if !used.contains(AccessScope(of: level, in: container)) {
      error(.access(.alias(must(level, isExplicit: isExplicit(syntax), used), used.level)), at: node.name)
    }
    return .skipChildren
  }

  // MARK: Words

  /// The required change: a written access level is wrong, otherwise one is missing.
  private func must(_ level: AccessLevel, isExplicit: Bool, _ problem: AccessScope) -> AccessDuty {
    if isExplicit { return .cannotBe(level) }
    let isPrivate = problem.required <= .fileprivate
    return isPrivate && container == nil ? .mustBePrivateOrFileprivate : .mustBe(problem.required)
  }

  private func error(_ problem: Problem, at token: TokenSyntax) { checker.error(problem, at: token) }
}
