import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax

/// `Self` of a class, which may be a subclass: it may be a member's result, but not its parameter.
extension DeclarationRules {
  func checkSelf(in clause: FunctionParameterClauseSyntax) {
    guard let name = className(around: clause) else { return }
    for parameter in clause.parameters {
      for mention in mentions(of: parameter.type) {
        checker.error(.type(.covariantParameter(name)), at: mention)
      }
    }
  }

  /// Only a result that is exactly `Self` or `Self?` is the subclass's type.
  func checkResult(_ type: TypeSyntax, _ place: CovariantPlace, at node: some SyntaxProtocol) {
    var whole = type
    if let optional = type.as(OptionalTypeSyntax.self) { whole = optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { whole = optional.wrappedType }
    guard !whole.isSelf, !mentions(of: type).isEmpty, className(around: node) != nil else { return }
    checker.error(.type(.covariantPart(place)), at: node)
  }

  /// The mentions of `Self`, except in member types and function types.
  private func mentions(of type: TypeSyntax) -> [TypeSyntax] {
    if type.isSelf { return [type] }
    if type.is(FunctionTypeSyntax.self) || type.is(MemberTypeSyntax.self) { return [] }
    return parts(of: Syntax(type)).flatMap { mentions(of: $0) }
  }

  /// The types directly inside the node.
  private func parts(of node: Syntax) -> [TypeSyntax] {
    node.children(viewMode: .sourceAccurate).flatMap { child in
      child.as(TypeSyntax.self).map { [$0] } ?? parts(of: child)
    }
  }

  /// The class or actor that declares the member.
  private func className(around node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let one = current {
      if let block = one.as(MemberBlockSyntax.self) {
        switch block.parent?.as(SyntaxEnum.self) {
        case .classDecl(let node): return node.name.text
        case .actorDecl(let node): return node.name.text
        case .extensionDecl(let node):
          let name = node.extendedType.lastName
          let declared = declaredTypes[name]
          return declared?.is(ClassDeclSyntax.self) ?? false || declared?.is(ActorDeclSyntax.self) ?? false ? name : nil
        default: return nil
        }
      }
      current = one.parent
    }
    return nil
  }
}

extension TypeSyntax {
  fileprivate var isSelf: Bool { self.as(IdentifierTypeSyntax.self)?.name.text == "Self" }
}
