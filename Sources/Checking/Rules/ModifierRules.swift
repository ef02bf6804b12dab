import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax

extension DeclarationRules {
  static let accessLevels: Set<Keyword> = [.private, .fileprivate, .internal, .public, .open, .package]

  /// Checks the modifiers of any declaration: no duplicates, one access level, none that is not allowed there.
  func checkModifiers(_ modifiers: DeclModifierListSyntax, allowed: Set<Keyword>) {
    var seen: Set<Keyword> = []
    var hasAccess = false
    for modifier in modifiers {
      guard case .keyword(let keyword) = modifier.name.tokenKind else { continue }
      if modifier.detail == nil || !Self.accessLevels.contains(keyword) {
        let isShared = keyword == .static || keyword == .class
        if isShared, seen.contains(.static) || seen.contains(.class) {
          error(.modifier(.repeatedStatic(keyword == .static ? .static : .class)), at: modifier)
          continue
        }
        if !seen.insert(keyword).inserted {
          error(.modifier(.repeated), at: modifier)
          continue
        }
        if Self.accessLevels.contains(keyword) {
          if hasAccess { error(.modifier(.accessRepeated), at: modifier) }
          hasAccess = true
          if keyword == .open, !allowed.contains(.open) { refuseOpen(modifier) }
          continue
        }
        if !allowed.contains(keyword) { refuse(modifier, keyword, among: modifiers) }
      }
    }
  }

  private func refuseOpen(_ modifier: DeclModifierSyntax) {
    error(.modifier(.open), at: modifier)
  }

  private func refuse(_ modifier: DeclModifierSyntax, _ keyword: Keyword, among modifiers: DeclModifierListSyntax) {
    let name = modifier.name.text
    switch keyword {
    case .mutating, .nonmutating: error(.modifier(.onlyFunctions(name)), at: modifier)
    case .convenience, .required: error(.modifier(.onlyInitializers(name)), at: modifier)
    case .lazy, .weak, .unowned: error(.modifier(.onlyVariables(name)), at: modifier)
    case .override, .indirect, .final:
      error(.modifier(.misplaced(name)), at: modifier)
    case .static, .class:
      let keyword = modifiers.last?.nextToken(viewMode: .sourceAccurate).map { Syntax($0) }
      error(.modifier(.refused(name)), at: keyword ?? Syntax(modifier))
    case .optional: error(.modifier(.optional), at: modifier)
    case .async, .reasync: error(.modifier(.effect(name)), at: modifier)
    case .nonisolated, .dynamic: break
    default: checker.unsupported(.modifier(name), at: modifier)
    }
  }

  /// `protocol Shape { override func draw() }`, without a parent that could have the member.
  func refuseOverrides(_ node: ProtocolDeclSyntax) {
    func refuse(_ modifiers: DeclModifierListSyntax, _ kind: OverridingKind, at name: (some SyntaxProtocol)?) {
      guard let name, modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
      error(.override(.notInParent(kind)), at: name)
    }
    for member in node.memberBlock.members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let one): refuse(one.modifiers, .method, at: one.name)
      case .variableDecl(let one): refuse(one.modifiers, .property, at: one.bindings.first?.pattern)
      case .initializerDecl(let one): refuse(one.modifiers, .initializer, at: one.initKeyword)
      case .subscriptDecl(let one): refuse(one.modifiers, .subscript, at: one.subscriptKeyword)
      default: break
      }
    }
  }

  func checkType(
    _ modifiers: DeclModifierListSyntax, isClass: Bool = false, allowsFinal: Bool = false, allowsIndirect: Bool = false
  ) {
    var allowed: Set<Keyword> = [.nonisolated]
    if isClass { allowed.formUnion([.final, .open]) }
    if allowsFinal { allowed.insert(.final) }
    if allowsIndirect { allowed.insert(.indirect) }
    checkModifiers(modifiers, allowed: allowed)
    if isClass, modifiers.contains(where: { $0.name.tokenKind == .keyword(.open) }),
      let final = modifiers.first(where: { $0.name.tokenKind == .keyword(.final) })
    {
      error(.modifier(.finalAndOpen), at: final)
    }
  }

  /// Modifiers that are allowed only inside some kinds of type. `keyword` is the place at which swiftc points.
  func checkMember(
    _ modifiers: DeclModifierListSyntax, in container: Container, noun: MemberNoun, keyword: TokenSyntax
  ) {
    let isClass =
      container == .classType || container == .actor || container == .extended && mayExtendClass(around: keyword)
    // swiftc reads an extension before it knows what that extends.
    let name = keyword.nextToken(viewMode: .sourceAccurate) ?? keyword
    let isExtension = container == .extended
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static) where !isMember(container):
        error(.modifier(.outsideType(.static, noun)), at: keyword)
      case .keyword(.class) where !isMember(container):
        error(.modifier(.outsideType(.class, noun)), at: keyword)
      case .keyword(.class) where container == .protocolType:
        error(.modifier(.classRequirement(noun)), at: keyword)
      case .keyword(.class) where !isClass:
        error(.modifier(.classOutsideClass(noun)), at: isExtension ? name : keyword)
      case .keyword(.override) where isExtension && extendedKind(around: keyword) == .protocolType: break
      case .keyword(.override) where !isClass && container != .protocolType:
        error(.modifier(.override), at: isExtension ? Syntax(name) : Syntax(modifier))
      case .keyword(.final) where !isClass:
        error(.modifier(.final), at: modifier)
      case .keyword(.final)
      where isClass && modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        && (container != .extended || [.classType, .actor].contains(extendedKind(around: modifier))):
        error(.modifier(.finalStatic), at: modifier)
      case .keyword(.open) where !isClass:
        error(.modifier(.open), at: modifier)
      case .keyword(let access) where container == .protocolType && Self.accessLevels.contains(access):
        error(.modifier(.inProtocol(modifier.name.text)), at: modifier)
      default: break
      }
    }
  }

  /// False in an extension of a struct, an enum or a protocol.
  private func mayExtendClass(around node: some SyntaxProtocol) -> Bool {
    guard let kind = extendedKind(around: node) else { return true }
    return kind == .classType || kind == .actor
  }

  /// The value of a lazy property is computed for it alone.
  func checkLazyNames(_ node: VariableDeclSyntax) {
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) else { return }
    let declared = node.bindings.flatMap { names(in: $0.pattern) }
    if declared.count < 2 { return }
    for _ in declared { error(.modifier(.lazyNames), at: modifier) }
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  /// A generic type has no storage that all its types could share.
  func checkStaticStorage(_ node: VariableDeclSyntax) {
    guard let stored = node.bindings.first(where: { $0.accessorBlock.map { !Accessors($0).hasGetter } ?? true }) else {
      return
    }
    var current = node.parent
    while let one = current {
      if one.is(ProtocolDeclSyntax.self) { return }
      if let type = one.asProtocol(WithGenericParametersSyntax.self), type.genericParameterClause != nil,
        one.isProtocol(DeclGroupSyntax.self)
      {
        error(.modifier(.staticInGeneric), at: stored.pattern)
        return
      }
      current = one.parent
    }
    checkStaticValue(node)
  }

  /// A static property has no initializer that could give it a value later.
  private func checkStaticValue(_ node: VariableDeclSyntax) {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let names = node.attributes.map { $0.as(AttributeSyntax.self)?.attributeName.writtenText ?? "" }
    guard names.allSatisfy(KnownAttributes.all.contains), !node.modifiers.contains(where: { $0.name.text == "lazy" })
    else { return }
    for (index, binding) in node.bindings.enumerated()
    where binding.initializer == nil && binding.accessorBlock == nil {
      let type = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation?.type).first
      if !isLet, type.map(\.isWrittenOptional) ?? true { continue }
      error(.declaration(.staticWithoutValue(isLet: isLet)), at: binding.pattern)
    }
  }
}

extension TypeSyntax {
  fileprivate var isWrittenOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
