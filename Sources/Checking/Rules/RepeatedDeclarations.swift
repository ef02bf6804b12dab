import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax

/// Declarations of one block, file or type that conflict whatever their types are: two to which a bare name, without
/// argument labels, can refer, except two functions or two variables.
///
/// Functions are distinguished by their types: `OverloadSignature` decides if two of them conflict.
extension DeclarationRules {
  private struct Named {
    enum Kind { case type, variable, enumCase, function(isPlain: Bool) }
    let kind: Kind
    let name: TokenSyntax
    let isStatic: Bool
    /// The declaration as swiftc shows it.
    let shown: String

    /// True if the declaration can be found by its bare name, without argument labels.
    var isWhole: Bool { if case .function(let isPlain) = kind { isPlain } else { true } }
    var isFunction: Bool { if case .function = kind { true } else { false } }

    func conflicts(with other: Named, inBlock: Bool) -> Bool {
      switch (kind, other.kind) {
      // Inside a function, one shadows the other.
      case (.variable, .function) where inBlock, (.function, .variable) where inBlock: return false
      case (.function, .function): return false
      case (.variable, .variable), (.enumCase, .enumCase): return false
      case (.type, .type): return true
      case (.type, _), (_, .type): return isWhole && other.isWhole
      default: return isWhole && other.isWhole && isStatic == other.isStatic
      }
    }
  }

  func checkRepeated(_ items: CodeBlockItemListSyntax) {
    let isFile = items.parent?.is(SourceFileSyntax.self) ?? false
    // A shell's input may redeclare existing names.
    guard !isFile || checker.input.mode == .script else { return }
    let declarations = items.flatMap { item -> [Named] in
      guard case .decl(let node) = item.item else { return [] }
      return named(node)
    }
    checkRepeated(declarations, inBlock: !isFile)
    if isFile { checkRepeatedInExtensions(items) }
  }

  /// A type and its extensions share one list of members, except for those declared under a condition.
  private func checkRepeatedInExtensions(_ items: CodeBlockItemListSyntax) {
    var bodies: [String: [[Named]]] = [:]
    var ambiguous: Set<String> = []
    for item in items {
      guard case .decl(let node) = item.item else { continue }
      if let node = node.as(ExtensionDeclSyntax.self) {
        let members = node.genericWhereClause == nil ? node.memberBlock.members.flatMap { named($0.decl) } : []
        bodies[node.extendedType.trimmedDescription]?.append(members)
      } else if let header = TypeHeader(node), header.kind != .protocolType {
        if bodies[header.name.text] != nil { ambiguous.insert(header.name.text) }
        bodies[header.name.text] = [header.members.members.flatMap { named($0.decl) }]
      }
    }
    for (name, bodies) in bodies where bodies.count > 1 && !ambiguous.contains(name) {
      var earlier: [String: [Named]] = [:]
      for body in bodies {
        for one in body
        where earlier[one.name.identifierText]?.contains(where: { one.conflicts(with: $0, inBlock: false) }) ?? false {
          checker.error(.name(.redeclared(one.shown)), at: one.name)
        }
        for one in body { earlier[one.name.identifierText, default: []].append(one) }
      }
    }
  }

  func checkRepeated(_ items: MemberBlockItemListSyntax) {
    checkRepeated(items.flatMap { named($0.decl) }, inBlock: false)
  }

  private func checkRepeated(_ all: [Named], inBlock: Bool) {
    var earlier: [String: [Named]] = [:]
    for one in all {
      let text = one.name.identifierText
      if earlier[text, default: []].contains(where: { one.conflicts(with: $0, inBlock: inBlock) }) {
        checker.error(.name(.redeclared(one.shown)), at: one.name)
      }
      earlier[text, default: []].append(one)
    }
  }

  private func named(_ node: DeclSyntax) -> [Named] {
    let isStatic = node.writtenModifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
    func whole(_ kind: Named.Kind, _ name: TokenSyntax) -> Named {
      Named(kind: kind, name: name, isStatic: isStatic, shown: name.identifierText)
    }
    switch node.as(DeclSyntaxEnum.self) {
    case .typeAliasDecl(let node): return [whole(.type, node.name)]
    case .associatedTypeDecl(let node): return [whole(.type, node.name)]
    case .variableDecl(let node):
      return node.bindings.compactMap { binding in
        binding.pattern.as(IdentifierPatternSyntax.self).map { whole(.variable, $0.identifier) }
      }
    case .enumCaseDecl(let node):
      return node.elements.lazy.filter { $0.parameterClause == nil }.map { element in
        Named(kind: .enumCase, name: element.name, isStatic: true, shown: element.name.identifierText)
      }
    case .functionDecl(let node):
      guard case .identifier = node.name.tokenKind else { return [] }
      let parameters = node.signature.parameterClause.parameters
      let labels = parameters.map { "\($0.firstName.text):" }.joined()
      let isUnlabelled = !parameters.isEmpty && parameters.allSatisfy { $0.firstName.text == "_" }
      return [
        Named(
          kind: .function(isPlain: parameters.isEmpty), name: node.name, isStatic: isStatic,
          shown: isUnlabelled ? node.name.identifierText : "\(node.name.identifierText)(\(labels))")
      ]
    default:
      guard let header = TypeHeader(node) else { return [] }
      return [whole(.type, header.name)]
    }
  }
}
