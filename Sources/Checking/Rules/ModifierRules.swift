import Declarations
import Inference
import Source
import SwiftSyntax

extension DeclarationRules {
  package static let accessLevels: Set<Keyword> = [.private, .fileprivate, .internal, .public, .open, .package]

  /// What all declarations have in common: no modifier twice, one access level, none that belongs elsewhere.
  func checkModifiers(_ modifiers: DeclModifierListSyntax, allowed: Set<Keyword>) {
    var seen: Set<Keyword> = []
    var hasAccess = false
    for modifier in modifiers {
      guard case .keyword(let keyword) = modifier.name.tokenKind else { continue }
      if modifier.detail == nil || !Self.accessLevels.contains(keyword) {
        if !seen.insert(keyword).inserted {
          error(
            keyword == .static
              ? "'static' cannot appear after another 'static' or 'class' keyword" : "duplicate modifier",
            at: modifier)
          continue
        }
        if Self.accessLevels.contains(keyword) {
          if hasAccess { error("multiple incompatible access-level modifiers specified", at: modifier) }
          hasAccess = true
          if keyword == .open, !allowed.contains(.open) { refuseOpen(modifier) }
          continue
        }
        if !allowed.contains(keyword) { refuse(modifier, keyword, among: modifiers) }
      }
    }
  }

  private func refuseOpen(_ modifier: DeclModifierSyntax) {
    error("only classes and overridable class members can be declared 'open'; use 'public'", at: modifier)
  }

  private func refuse(_ modifier: DeclModifierSyntax, _ keyword: Keyword, among modifiers: DeclModifierListSyntax) {
    let name = modifier.name.text
    switch keyword {
    case .mutating, .nonmutating: error("'\(name)' may only be used on 'func' declarations", at: modifier)
    case .convenience, .required: error("'\(name)' may only be used on 'init' declarations", at: modifier)
    case .lazy, .weak, .unowned: error("'\(name)' may only be used on 'var' declarations", at: modifier)
    case .override, .indirect, .final:
      error("'\(name)' modifier cannot be applied to this declaration", at: modifier)
    case .static, .class:
      let keyword = modifiers.last?.nextToken(viewMode: .sourceAccurate).map { Syntax($0) }
      error("declaration cannot be marked '\(name)'", at: keyword ?? Syntax(modifier))
    case .optional: error("'optional' can only be applied to protocol members", at: modifier)
    case .nonisolated, .dynamic: break
    default: checker.unsupported("the modifier '\(name)' here", at: modifier)
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
  }

  /// Modifiers that only make sense inside some kinds of type. `what` is the noun; `keyword` where swiftc points.
  func checkMember(
    _ modifiers: DeclModifierListSyntax, in container: Container, what: String, keyword: TokenSyntax
  ) {
    let plural = what == "propert" ? "properties" : "\(what)s"
    let singular = what == "propert" ? "property" : what
    let isClass = container == .classType || container == .actor || container == .extended
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static) where !isMember(container):
        error("static \(plural) may only be declared on a type", at: keyword)
      case .keyword(.class) where !isMember(container):
        error("class \(plural) may only be declared on a type", at: keyword)
      case .keyword(.class) where container == .protocolType:
        error(
          "class \(plural) are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class \(singular)",
          at: keyword)
      case .keyword(.class) where !isClass:
        error(
          "class \(plural) are only allowed within classes; use 'static' to declare a static \(singular)", at: keyword)
      case .keyword(.override) where !isClass && container != .protocolType:
        error("'override' can only be specified on class members", at: modifier)
      case .keyword(.final) where !isClass:
        error("only classes and class members may be marked with 'final'", at: modifier)
      case .keyword(.open) where !isClass:
        error("only classes and overridable class members can be declared 'open'; use 'public'", at: modifier)
      case .keyword(let access) where container == .protocolType && Self.accessLevels.contains(access):
        error("'\(modifier.name.text)' modifier cannot be used in protocols", at: modifier)
      default: break
      }
    }
  }
}
