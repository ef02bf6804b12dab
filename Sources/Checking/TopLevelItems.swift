import Declarations
import SwiftSyntax

/// Questions about the items of a file, by their syntax alone.
extension CodeBlockItemSyntax {
  /// The nesting depth of the type that an extension names; 0 for anything else.
  var extendedDepth: Int {
    guard case .decl(let syntax) = item, let node = syntax.as(ExtensionDeclSyntax.self) else { return 0 }
    var depth = 0
    var type = node.extendedType
    while let member = type.as(MemberTypeSyntax.self) {
      depth += 1
      type = member.baseType
    }
    return depth
  }

  /// 1 for an extension with a `where` clause that declares no types, else 0.
  var conditionsOrder: Int {
    guard case .decl(let syntax) = item, let node = syntax.as(ExtensionDeclSyntax.self),
      node.genericWhereClause != nil
    else { return 0 }
    return node.memberBlock.members.contains { TypeHeader($0.decl) != nil } ? 0 : 1
  }

  var isDeclaration: Bool { if case .decl = item { true } else { false } }

  /// True if the item is an expansion of `#Preview` or of a test.
  var isOfMacro: Bool { calls("_preview") || calls("_registerTest") }

  private func calls(_ name: String) -> Bool {
    guard case .expr(let expression) = item, let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  /// The name of a preview, `Preview` if it has none; nil for anything else.
  var previewName: String? {
    guard calls("_preview"), case .expr(let expression) = item else { return nil }
    let first = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? "Preview"
  }

  /// True if the declaration is private to its file.
  var isPrivate: Bool {
    guard case .decl(let syntax) = item, let node = syntax.asProtocol((any WithModifiersSyntax).self) else {
      return false
    }
    return node.modifiers.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }

  /// True if the item declares anything other than variables.
  var declaresMore: Bool {
    guard case .decl(let syntax) = item else { return false }
    return !syntax.is(VariableDeclSyntax.self)
  }
}
