import SwiftSyntax

extension SyntaxKind {
  /// True if declaration rules apply to this kind of syntax by itself, whatever its parts are. A text without such
  /// syntax skips the rules, and the rules see no other kinds.
  package var hasDeclarationRules: Bool {
    switch self {
    case .attribute, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .structDecl,
      .enumDecl, .protocolDecl, .classDecl, .actorDecl, .extensionDecl, .enumCaseDecl, .typeAliasDecl,
      .associatedTypeDecl, .macroDecl, .macroExpansionDecl, .ifConfigDecl, .importDecl, .operatorDecl,
      .precedenceGroupDecl, .accessorDecl, .genericParameter, .functionParameter, .enumCaseElement, .identifierPattern,
      .functionType, .someOrAnyType, .suppressedType, .packExpansionType, .packElementExpr, .closureParameterClause,
      .closureShorthandParameterList, .labeledStmt, .valueBindingPattern:
      true
    default: false
    }
  }

  /// Lists whose members may conflict with each other. They matter only if a member has rules of its own.
  package var holdsDeclarations: Bool {
    switch self {
    case .codeBlockItemList, .memberBlockItemList, .functionParameterClause, .genericParameterClause: true
    default: false
    }
  }
}
