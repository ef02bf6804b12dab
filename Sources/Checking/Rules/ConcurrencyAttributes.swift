import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// `@concurrent` and `nonisolated(nonsending)` (SE-0461).
extension DeclarationRules {
  func checkConcurrency(_ node: FunctionDeclSyntax) {
    let concurrent = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.writtenText == "concurrent"
    }
    let nonsending = node.modifiers.first {
      $0.name.tokenKind == .keyword(.nonisolated) && $0.detail?.detail.text == "nonsending"
    }
    guard concurrent != nil || nonsending != nil else { return }
    let isNonsending = concurrent == nil
    let start: Syntax = concurrent.map { Syntax($0) } ?? nonsending.map { Syntax($0) } ?? Syntax(node)
    let subject = subject(node)
    if let actor = globalActor(among: node.attributes) {
      let other = isNonsending ? "'nonisolated(nonsending)'" : "@concurrent"
      return error(.isolation(.severalIsolations(subject, "@\(actor)", other)), at: node.name)
    }
    if concurrent != nil, nonsending != nil {
      return error(.isolation(.severalIsolations(subject, "@concurrent", "'nonisolated(nonsending)'")), at: start)
    }
    if node.signature.effectSpecifiers?.asyncSpecifier == nil {
      error(.isolation(.needsAsync(isNonsending ? "'nonisolated(nonsending)'" : "@concurrent", subject)), at: start)
    }
  }

  private func globalActor(among attributes: AttributeListSyntax) -> String? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText }.first { name in
      if name == "MainActor" { return true }
      return declaredTypes[name].flatMap { TypeHeader($0) }?.attributeNames.contains("globalActor") ?? false
    }
  }

  private func subject(_ node: FunctionDeclSyntax) -> Subject {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    let name = "\(node.name.identifierText)(\(labels))"
    let container = container(of: node)
    if !isMember(container) { return container == .file ? .globalFunction(name) : .localFunction(name) }
    return node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
      ? .staticMethod(name) : .instanceMethod(name)
  }

  /// True for stored properties that code of several isolation domains may use: those of actors, and of classes that
  /// are Sendable, because it is written or because they are isolated.
  func isShared(_ container: Container, of node: some SyntaxProtocol) -> Bool {
    switch container {
    case .actor, .file, .block: return true
    case .structure, .enumeration, .protocolType, .extended: return false
    case .classType:
      var owner = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
      var seen: Set<String> = []
      while let one = owner, seen.insert(one.name.text).inserted {
        if globalActor(among: one.attributes) != nil { return true }
        let inherited = (one.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? [])
        if inherited.contains("Sendable") { return true }
        owner = inherited.lazy.compactMap { self.declaredTypes[$0]?.as(ClassDeclSyntax.self) }.first
      }
      return false
    }
  }
}
