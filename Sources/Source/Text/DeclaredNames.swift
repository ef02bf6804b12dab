import SwiftParser
import SwiftSyntax

extension InputText {
  /// The names that a text declares at its top level, in source order. An extension has the name of its type.
  package static func namesDeclared(in text: String) -> [String] {
    Parser.tree(of: text).statements.flatMap(names)
  }

  /// The words of a text that follow `var`, `let`, `case` or `func`: all names that it declares, and some others.
  package static func namesIntroduced(in text: String) -> Set<String> {
    var found: Set<String> = []
    var last: Substring.UTF8View?
    let isWord: (UInt8) -> Bool = { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    for word in text.utf8.split(whereSeparator: { !isWord($0) }) {
      if let last, introducers.contains(where: last.elementsEqual) { found.insert(String(Substring(word))) }
      last = word
    }
    return found
  }

  private static let introducers = ["var", "let", "case", "func"].map { Array($0.utf8) }

  /// The declaration of a name at the top level of a text, with its comments; extensions do not count.
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
