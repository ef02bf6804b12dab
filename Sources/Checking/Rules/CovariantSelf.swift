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

  /// A stored property has one type in all subclasses.
  func checkStored(_ binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type, let name = className(around: binding) else { return }
    for mention in mentionsInFunctions(in: Syntax(type)) {
      checker.error(.type(.covariantParameter(name)), at: mention)
    }
    if binding.accessorBlock.map({ Accessors($0).hasGetter }) ?? false { return }
    if !mentions(of: type).isEmpty { checker.error(.type(.covariantStored), at: binding.pattern) }
  }

  /// The mentions of `Self` inside function types.
  private func mentionsInFunctions(in node: Syntax) -> [TypeSyntax] {
    if let function = node.as(FunctionTypeSyntax.self) { return allMentions(in: Syntax(function)) }
    return node.children(viewMode: .sourceAccurate).flatMap { mentionsInFunctions(in: $0) }
  }

  private func allMentions(in node: Syntax) -> [TypeSyntax] {
    if let type = node.as(TypeSyntax.self), type.isSelf { return [type] }
    if node.is(MemberTypeSyntax.self) { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap { allMentions(in: $0) }
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
