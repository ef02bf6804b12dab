import SwiftSyntax

extension SyntaxKind {
  /// Whether there are rules about this kind of syntax by itself, whatever its parts mean. A text without any such is
  /// not searched for what breaks them, and nothing of another kind is shown to the rules.
  package var hasDeclarationRules: Bool {
    switch self {
    case .attribute, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .structDecl,
      .enumDecl, .protocolDecl, .classDecl, .actorDecl, .extensionDecl, .enumCaseDecl, .typeAliasDecl,
      .associatedTypeDecl, .macroDecl, .macroExpansionDecl, .ifConfigDecl, .importDecl, .operatorDecl,
      .precedenceGroupDecl, .accessorDecl, .genericParameter, .functionParameter, .enumCaseElement, .identifierPattern,
      .functionType, .someOrAnyType, .suppressedType, .packExpansionType, .packElementExpr, .closureParameterClause,
      .closureShorthandParameterList:
      true
    default: false
    }
  }

  /// Lists whose members may contradict each other. They matter only where a member has rules of its own.
  package var holdsDeclarations: Bool {
    switch self {
    case .codeBlockItemList, .memberBlockItemList, .functionParameterClause, .genericParameterClause: true
    default: false
    }
  }
}
