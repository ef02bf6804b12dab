import SwiftParser
import SwiftSyntax

extension InputText {
  /// The names that a text declares at its top level, in their order. Of an extension it is the type's.
  package static func namesDeclared(in text: String) -> [String] {
    Parser.tree(of: text).statements.flatMap { item -> [String] in
      guard case .decl(let declaration) = item.item else { return [] }
      if let name = declaration.declaredName { return [name.identifierText] }
      if let variables = declaration.as(VariableDeclSyntax.self) {
        return variables.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
      }
      return declaration.as(ExtensionDeclSyntax.self).map { [$0.extendedType.trimmedDescription] } ?? []
    }
  }
}
