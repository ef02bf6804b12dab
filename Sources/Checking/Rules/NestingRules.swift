import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The places in which types cannot be declared, and the names that members cannot have.
extension DeclarationRules {
  /// `Type` and `Protocol` after a dot are part of the language.
  func checkMemberName(_ name: TokenSyntax, of node: Syntax) {
    guard name.text == "Type" || name.text == "Protocol", !node.is(FunctionDeclSyntax.self),
      isMember(container(of: node))
    else { return }
    error(.declaration(.reservedMember(name.text)), at: name)
  }

  func checkNesting(of node: some DeclSyntaxProtocol, _ name: TokenSyntax) {
    let isProtocol = node.is(ProtocolDeclSyntax.self)
    switch container(of: node) {
    case .protocolType:
      refuse(name, in: typeName(around: node), isProtocol: isProtocol, isExtension: false)
    case .extended where !isProtocol && extendedKind(around: node) == .protocolType:
      refuse(name, in: typeName(around: node), isProtocol: false, isExtension: true)
    case .block:
      if let function = genericFunction(around: node) {
        error(.declaration(.nestedInGeneric(name.identifierText, function)), at: name)
      }
    default: break
    }
  }

  private func refuse(_ name: TokenSyntax, in owner: String, isProtocol: Bool, isExtension: Bool) {
    error(
      .declaration(
        .nestedInProtocol(name.identifierText, owner, isProtocol: isProtocol, isExtension: isExtension)), at: name)
  }

  /// The kind of the type that the extension around a node extends, if it is known.
  func extendedKind(around node: some SyntaxProtocol) -> NominalDeclaration.Kind? {
    if let declared = extended(around: node) { return TypeHeader(declared)?.kind }
    if extendsDeclaredProtocol(node) { return .protocolType }
    return extendedDeclaration(around: node)?.kind
  }

  /// The name of the type that the extension around a node extends, without the types around that one.
  func nameOfExtended(around node: some SyntaxProtocol) -> String {
    extended(around: node).flatMap { TypeHeader($0)?.name.text } ?? extendedDeclaration(around: node)?.name
      ?? typeName(around: node)
  }

  private func extendsDeclaredProtocol(_ node: some SyntaxProtocol) -> Bool {
    extensionAround(node).map { declaredProtocols.contains($0.extendedType.lastName) } ?? false
  }

  private func extensionAround(_ node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
    sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
  }

  /// The declaration in this text that the extension around a node extends.
  private func extended(around node: some SyntaxProtocol) -> DeclSyntax? {
    guard let type = extensionAround(node)?.extendedType else { return nil }
    let name = type.lastName
    return declaredTypes[name] ?? fileAliases[name].flatMap { declaredTypes[$0] }
  }

  /// The declaration of an earlier input or of the library that the extension around a node extends.
  private func extendedDeclaration(around node: some SyntaxProtocol) -> NominalDeclaration? {
    guard let type = extensionAround(node)?.extendedType.as(IdentifierTypeSyntax.self) else { return nil }
    switch checker.lookUpTypeName(type.name.identifierText) {
    case .type(let declaration): return declaration
    case .alias(let alias): return alias.type.nominal
    default: return nil
    }
  }

  // MARK: Generic functions

  /// swiftc's words for the function around a local type, if the function or a type around it is generic.
  private func genericFunction(around node: some SyntaxProtocol) -> String? {
    var words: String?
    var current = node.parent
    while let one = current {
      if words == nil { words = self.words(for: one) }
      if let words, isGeneric(one) { return words }
      current = one.parent
    }
    return nil
  }

  private func words(for node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .closureExpr: return "closure in generic context"
    case .functionDecl(let node):
      return "generic function '\(shown(node.name.identifierText, node.signature.parameterClause))'"
    case .initializerDecl(let node): return "generic function '\(shown("init", node.signature.parameterClause))'"
    case .subscriptDecl: return "generic function getter for 'subscript(_:)'"
    case .variableDecl(let node):
      guard isMember(container(of: node)), let name = node.bindings.first?.pattern else { return nil }
      return "generic function getter for '\(name.writtenText)'"
    default: return nil
    }
  }

  /// `f()`, `run(in:)`, and `g` for a function whose arguments have no labels.
  private func shown(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String {
    let labels = clause.parameters.map(\.firstName.text)
    if !labels.isEmpty, labels.allSatisfy({ $0 == "_" }) { return name }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  private func isGeneric(_ node: Syntax) -> Bool {
    if node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil,
      !node.is(TypeAliasDeclSyntax.self)
    {
      return true
    }
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let node): return hasOpaqueParameters(node.signature.parameterClause)
    case .initializerDecl(let node): return hasOpaqueParameters(node.signature.parameterClause)
    case .extensionDecl(let node):
      if let declared = extended(around: node) {
        return declared.is(ProtocolDeclSyntax.self) || isGeneric(Syntax(declared))
      }
      if extendsDeclaredProtocol(node) { return true }
      guard let known = extendedDeclaration(around: node) else { return false }
      return known.kind == .protocolType || !known.genericParameters.isEmpty
    default: return false
    }
  }

  private func hasOpaqueParameters(_ clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { parameter in
      parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
  }
}
