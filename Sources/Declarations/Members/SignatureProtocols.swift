import SwiftSyntax
import Tree

/// Protocols that the types of a signature require of its own generic parameters, found before the signature is
/// resolved, because a `where` clause may depend on them.
extension DeclarationChecker {
  /// A type in the signature requires of its arguments what it declares: `Group<T>` makes `T` a `Context`, so that the
  /// `where` clause may name `T.Source`.
  func attachProtocols(requiredBy signature: [Syntax], to parameters: Set<GenericParameter>) {
    for (type, arguments) in typesWithArguments(in: signature) {
      guard let declaration = declaration(named: type) else { continue }
      for (required, argument) in zip(declaration.genericParameters.suffix(arguments.count), arguments) {
        guard let name = argument.argument.as(TypeSyntax.self)?.as(IdentifierTypeSyntax.self)?.name.identifierText
        else { continue }
        for parameter in parameters where parameter.name == name {
          parameter.protocols += required.protocols.filter { !allProtocols(parameter.protocols).contains($0) }
        }
      }
    }
  }

  /// The declaration that `Group` and `Parsers.Group` name; nil for one that this place does not see.
  private func declaration(named type: TypeSyntax) -> NominalDeclaration? {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      guard case .type(let declaration)? = lookUpTypeName(identifier.name.identifierText) else { return nil }
      return declaration
    }
    guard let member = type.as(MemberTypeSyntax.self) else { return nil }
    let name = member.name.identifierText
    if let module = member.baseType.as(IdentifierTypeSyntax.self).flatMap({ namedModule($0.name.text) }) {
      guard case .type(let declaration)? = within(scope: module, { lookUpTypeName(name) }) else { return nil }
      return declaration
    }
    guard let owner = declaration(named: member.baseType) else { return nil }
    if !owner.isLibrary { prepare(owner) }
    for candidate in members(of: owner, named: name) {
      guard case .type(let declaration) = candidate.kind else { continue }
      prepare(declaration)
      return declaration
    }
    return nil
  }

  private func typesWithArguments(in signature: [Syntax]) -> [(type: TypeSyntax, GenericArgumentListSyntax)] {
    final class Finder: SyntaxVisitor {
      var found: [(type: TypeSyntax, GenericArgumentListSyntax)] = []
      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let clause = node.genericArgumentClause { found.append((TypeSyntax(node), clause.arguments)) }
        return .visitChildren
      }
      override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let clause = node.genericArgumentClause { found.append((TypeSyntax(node), clause.arguments)) }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    for part in signature { finder.walk(part) }
    return finder.found
  }
}
