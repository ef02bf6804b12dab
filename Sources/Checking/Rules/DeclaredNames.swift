import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// All types and imports of a text.
final class DeclaredNames: SyntaxVisitor {
  var types: [String: DeclSyntax] = [:]
  var aliases: [String: String] = [:]
  var fileAliases: [String: String] = [:]
  var imports: Set<String> = []
  /// True if a type declares that it is a view, or another type that SwiftUI runs.
  var hasViews: Bool { !ofSwiftUI.isSubset(of: protocols) }
  private var ofSwiftUI: Set<String> = []
  private(set) var protocols: Set<String> = []
  private static let ofSwiftUI: Set<String> = ["View", "ViewModifier", "App", "Scene", "PreviewProvider"]
  /// `SwiftUI` of `@_spi(SwiftUI) import Observation`
  var spi: Set<String> = []

  private func note(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    types[name.text] = DeclSyntax(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text] = node.initializer.value.lastName
    if node.isOfFile, let value = node.initializer.value.as(IdentifierTypeSyntax.self),
      value.genericArgumentClause == nil
    {
      fileAliases[node.name.text] = value.name.text
    }
    return .skipChildren
  }
  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.ofSwiftUI.contains(node.type.lastName) { ofSwiftUI.insert(node.type.lastName) }
    return .skipChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.insert(node.path.first?.name.text ?? "")
    for case .attribute(let attribute) in node.attributes { attribute.spiName.map { _ = spi.insert($0) } }
    return .skipChildren
  }
}
