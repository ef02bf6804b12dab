import Diagnostics
import Source
import SwiftSyntax
import Tree

extension AccessLevel {
  package init?(_ modifier: DeclModifierSyntax) {
    switch modifier.name.tokenKind {
    case .keyword(.private): self = .private
    case .keyword(.fileprivate): self = .fileprivate
    case .keyword(.internal): self = .internal
    case .keyword(.package): self = .package
    case .keyword(.public), .keyword(.open): self = .public
    default: return nil
    }
  }

  /// The access level written for a declaration, or only for its setter.
  package init?(_ modifiers: DeclModifierListSyntax, ofSetter: Bool = false) {
    let written = modifiers.first { AccessLevel($0) != nil && ($0.detail?.detail.text == "set") == ofSetter }
    guard let level = written.flatMap({ AccessLevel($0) }) else { return nil }
    self = level
  }
}

/// The part of the source in which a declaration is visible.
package struct AccessScope {
  package let level: AccessLevel
  /// The type in which `private` members are visible; nil if they are visible in the whole file.
  var type: NominalDeclaration?

  init(level: AccessLevel, type: NominalDeclaration? = nil) {
    self.level = level
    self.type = type
  }

  package static var everywhere: AccessScope { AccessScope(level: .public) }

  /// The access level that limits a declaration to this scope.
  package var required: AccessLevel { level == .private && type == nil ? .fileprivate : level }

  /// True if any code that sees the other scope also sees this one.
  package func contains(_ other: AccessScope) -> Bool {
    guard let type else { return breadth >= other.breadth }
    var current = other.type
    while let one = current {
      if one == type { return true }
      current = one.parent
    }
    return false
  }

  package func isNarrower(than other: AccessScope) -> Bool { !contains(other) && other.contains(self) }

  /// Declarations that are private to the file are visible in it, whichever of the two keywords is used.
  private var breadth: Int { type == nil ? max(level, .fileprivate).rawValue : 0 }
}

extension NominalDeclaration {
  /// The written access level, or the default of the place.
  package var accessLevel: AccessLevel {
    guard !isLibrary else { return .public }
    if let modifiers = detail?.syntax?.writtenModifiers, let level = AccessLevel(modifiers) { return level }
    return parent?.levelOfMembers ?? .internal
  }

  /// The level of a member without a written access level.
  var levelOfMembers: AccessLevel {
    kind == .protocolType ? accessLevel : max(min(accessLevel, .internal), .fileprivate)
  }

  package var accessScope: AccessScope { isLibrary ? .everywhere : AccessScope(of: accessLevel, in: parent) }
}

extension AccessScope {
  /// The scope of a declaration with that level in a type, or at file scope.
  package init(of level: AccessLevel, in container: NominalDeclaration?) {
    var level = level
    var current = container
    while let type = current {
      if level == .private {
        self.init(level: .private, type: type)
        return
      }
      level = min(level, type.accessLevel)
      current = type.parent
    }
    self.init(level: level)
  }

  /// The scope in which every part of a type is visible.
  package init(of type: Type) {
    var narrowest = AccessScope.everywhere
    func meet(_ declaration: NominalDeclaration) {
      let scope = declaration.accessScope
      if scope.isNarrower(than: narrowest) { narrowest = scope }
    }
    _ = type.resolved.contains { part in
      switch part {
      case .nominal(let declaration, _): meet(declaration)
      case .existential(let protocols, let superclass, _):
        protocols.forEach(meet)
        superclass?.nominal.map(meet)
      case .opaque(let opaque, _): opaque.protocols.forEach(meet)
      default: break
      }
      return false
    }
    self = narrowest
  }
}

extension TypeContext {
  /// The level of a member without a written access level: an extension may set it for all its members.
  package var levelOfMembers: AccessLevel {
    if let access { return max(access, .fileprivate) }
    // A member that an extension of a protocol adds is not a requirement.
    return declaration.detail?.context === self
      ? declaration.levelOfMembers : max(min(declaration.accessLevel, .internal), .fileprivate)
  }
}

extension FunctionDetails {
  var accessScope: AccessScope {
    AccessScope(of: access ?? context?.levelOfMembers ?? .internal, in: context?.declaration)
  }
}

extension VariableDetails {
  var accessScope: AccessScope {
    AccessScope(of: access ?? context?.levelOfMembers ?? .internal, in: context?.declaration)
  }
  var setterAccessScope: AccessScope {
    let level = access ?? context?.levelOfMembers ?? .internal
    return AccessScope(of: min(setterAccess ?? level, level), in: context?.declaration)
  }
}
