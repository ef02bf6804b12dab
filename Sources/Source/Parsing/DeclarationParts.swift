import SwiftSyntax

/// The common parts of declarations of all kinds. The package has protocols for this, but asking a node whether it
/// conforms to one takes a dynamic cast, and the first such cast for each kind of node searches all conformances of
/// the program.
extension DeclSyntaxProtocol {
  /// The modifiers as they are written; nil if the grammar of the declaration has none.
  package var writtenModifiers: DeclModifierListSyntax? {
    switch DeclSyntax(self).as(DeclSyntaxEnum.self) {
    case .actorDecl(let node): node.modifiers
    case .associatedTypeDecl(let node): node.modifiers
    case .classDecl(let node): node.modifiers
    case .deinitializerDecl(let node): node.modifiers
    case .editorPlaceholderDecl(let node): node.modifiers
    case .enumCaseDecl(let node): node.modifiers
    case .enumDecl(let node): node.modifiers
    case .extensionDecl(let node): node.modifiers
    case .functionDecl(let node): node.modifiers
    case .importDecl(let node): node.modifiers
    case .initializerDecl(let node): node.modifiers
    case .macroDecl(let node): node.modifiers
    case .macroExpansionDecl(let node): node.modifiers
    case .missingDecl(let node): node.modifiers
    case .precedenceGroupDecl(let node): node.modifiers
    case .protocolDecl(let node): node.modifiers
    case .structDecl(let node): node.modifiers
    case .subscriptDecl(let node): node.modifiers
    case .typeAliasDecl(let node): node.modifiers
    case .variableDecl(let node): node.modifiers
    default: nil
    }
  }

  /// The name of a declaration that has exactly one.
  package var declaredName: TokenSyntax? {
    switch DeclSyntax(self).as(DeclSyntaxEnum.self) {
    case .actorDecl(let node): node.name
    case .associatedTypeDecl(let node): node.name
    case .classDecl(let node): node.name
    case .enumDecl(let node): node.name
    case .functionDecl(let node): node.name
    case .macroDecl(let node): node.name
    case .operatorDecl(let node): node.name
    case .precedenceGroupDecl(let node): node.name
    case .protocolDecl(let node): node.name
    case .structDecl(let node): node.name
    case .typeAliasDecl(let node): node.name
    default: nil
    }
  }
}
