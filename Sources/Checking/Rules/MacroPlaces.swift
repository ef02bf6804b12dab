import Declarations
import Diagnostics
import Source
import SwiftSyntax

/// Declarations that a macro for types cannot be attached to.
extension DeclarationRules {
  /// Reports `@Observable` on a declaration that is not a type, once for each role of the macro, as swiftc does.
  func checkTypeMacro(_ attribute: AttributeSyntax) {
    guard let (kind, name) = attribute.parent?.parent.flatMap(macroTarget) else { return }
    for role in kind == .extension ? ["extension"] : ["extension", "memberAttribute", "member"] {
      error(.attribute(.macroMisplaced(role, kind, name)), at: attribute)
    }
  }

  private func macroTarget(_ node: Syntax) -> (AttributeProblem.MacroTarget, String)? {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
    func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    }
    switch node.as(SyntaxEnum.self) {
    case .variableDecl(let node):
      guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      if !isMember { return (node.bindingSpecifier.tokenKind == .keyword(.let) ? .constant : .variable, name) }
      return (isStatic(node.modifiers) ? .staticProperty : .property, name)
    case .functionDecl(let node):
      if isMember { return (isStatic(node.modifiers) ? .staticMethod : .instanceMethod, node.name.text) }
      return (container(of: node) == .file ? .globalFunction : .localFunction, node.name.text)
    case .initializerDecl: return (.initializer, "init")
    case .typeAliasDecl(let node): return (.typeAlias, node.name.text)
    case .extensionDecl(let node): return (.extension, node.extendedType.trimmedDescription)
    default: return nil
    }
  }
}
