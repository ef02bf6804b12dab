import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The accessors allowed at each place.
extension DeclarationRules {
  /// Accessors that this shell does not support would otherwise be ignored silently.
  func checkAccessors(_ block: AccessorBlockSyntax?, ofSubscript isOfSubscript: Bool = false, in container: Container) {
    guard let block, case .accessors(let list) = block.accessors else { return }
    let kinds = Set(list.map(\.accessorSpecifier.text))
    checkRepeated(list, ofSubscript: isOfSubscript)
    let isEffectful = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) && $0.effectSpecifiers != nil }
    for accessor in list {
      if container == .protocolType { checkRequirement(accessor) }
      if isEffectful, ["set", "_modify"].contains(accessor.accessorSpecifier.text) {
        error(.declaration(.accessorOfEffectful(accessor.accessorSpecifier.text)), at: accessor.accessorSpecifier)
      }
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get), .keyword(._read), .keyword(.unsafeAddress): break
      case .keyword(.unsafeMutableAddress): break
      case .keyword(._modify):
        if kinds.isDisjoint(with: ["get", "_read", "read", "unsafeAddress"]) {
          error(.declaration(.modifyWithoutGetter), at: accessor.accessorSpecifier)
        }
      case .keyword(.set):
        if kinds.isDisjoint(with: ["get", "_read", "read", "unsafeAddress"]) {
          error(.declaration(.setterWithoutGetter), at: accessor.accessorSpecifier)
        }
      case .keyword(.willSet), .keyword(.didSet):
        if container == .protocolType { continue }
        if isOfSubscript {
          error(.declaration(.observerOfSubscript(accessor.accessorSpecifier.text)), at: accessor.accessorSpecifier)
        } else if kinds.contains("get") {
          error(.declaration(.observerWithGetter(accessor.accessorSpecifier.text)), at: accessor)
        } else if kinds.contains("set") {
          error(.declaration(.observerWithSetter(accessor.accessorSpecifier.text)), at: accessor)
        }
      default: checker.unsupported(.accessor(accessor.accessorSpecifier.text), at: accessor)
      }
    }
  }

  private func checkRepeated(_ list: AccessorDeclListSyntax, ofSubscript isOfSubscript: Bool) {
    var seen: Set<String> = []
    for accessor in list where !seen.insert(accessor.accessorSpecifier.text).inserted {
      let name = accessor.accessorSpecifier.text
      let what: String? =
        switch name {
        case "get": "a getter"
        case "set": "a setter"
        case "willSet", "didSet": "'\(name)'"
        default: nil
        }
      if let what {
        error(.declaration(.repeatedAccessor(isOfSubscript ? "subscript" : "variable", what)), at: accessor)
      }
    }
  }

  /// A protocol says which accessors there are, not what they do.
  private func checkRequirement(_ accessor: AccessorDeclSyntax) {
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get), .keyword(.set):
      guard let body = accessor.body else { return }
      let noun = accessor.accessorSpecifier.tokenKind == .keyword(.get) ? "getter" : "setter"
      error(.declaration(.requirementBody(noun)), at: body)
      error(.declaration(.requirementAccessor), at: body)
    case .keyword(.willSet), .keyword(.didSet): error(.declaration(.requirementAccessor), at: accessor)
    default: break
    }
  }

  /// `static var shared = 1` in an extension of a protocol: each conforming type would need a variable of its own.
  func checkProtocolStorage(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      let name = extendedName(around: node), declaredTypes[name] == nil,
      declaredProtocols.contains(name) || isKnownProtocol(name)
    else { return }
    for binding in node.bindings where !(binding.accessorBlock.map { Accessors($0).hasGetter } ?? false) {
      error(.declaration(.staticInProtocolExtension), at: binding.pattern)
    }
  }

  private func isKnownProtocol(_ name: String) -> Bool {
    for case .type(let type) in checker.globals.names[name] ?? [] { return type.kind == .protocolType }
    return checker.libraryType(name)?.kind == .protocolType
  }

  private func extendedName(around node: VariableDeclSyntax) -> String? {
    node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.as(IdentifierTypeSyntax.self)?.name
      .identifierText
  }
}
