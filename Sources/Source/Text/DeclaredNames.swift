import SwiftParser
import SwiftSyntax

extension InputText {
  /// The names that a text declares at its top level, in their order. Of an extension it is the type's.
  package static func namesDeclared(in text: String) -> [String] {
    Parser.tree(of: text).statements.flatMap(names)
  }

  /// The declaration of a name at the top level of a text, with its comments; no extension.
  package static func declaration(of name: String, in text: String) -> String? {
    let found = Parser.tree(of: text).statements.last { item in
      if case .decl(let declaration) = item.item, declaration.is(ExtensionDeclSyntax.self) { return false }
      return names(item).contains(name)
    }
    return found.map { item in
      var text = item.description[...]
      while text.first?.isWhitespace ?? false { text.removeFirst() }
      while text.last?.isWhitespace ?? false { text.removeLast() }
      return String(text)
    }
  }

  private static func names(_ item: CodeBlockItemSyntax) -> [String] {
    guard case .decl(let declaration) = item.item else { return [] }
    if let name = declaration.declaredName { return [name.identifierText] }
    if let variables = declaration.as(VariableDeclSyntax.self) {
      return variables.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
    }
    return declaration.as(ExtensionDeclSyntax.self).map { [$0.extendedType.trimmedDescription] } ?? []
  }
}
