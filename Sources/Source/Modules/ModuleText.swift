import Diagnostics
import SwiftParser
import SwiftSyntax
import Tree

/// The files of a module as one text: they see each other's declarations, in whatever order they stand.
///
/// What `#if` leaves out is blank in `text`, so that both texts have the same offsets.
package struct ModuleText {
  package private(set) var written = ""
  package private(set) var text = ""
  package private(set) var sections: [SourceFile.Section] = []
  /// Files that are no Swift, with the place of what is wrong; nothing of them is in the text.
  package private(set) var broken: [(name: String, text: String, tree: SourceFileSyntax)] = []

  /// - Parameter standIns: Files whose declarations take the place of others of the same names.
  package init(
    _ files: [(name: String, text: String)], standIns: [(name: String, text: String)] = [],
    _ conditions: ConditionalCompilation
  ) {
    let replaced = Set(standIns.flatMap { InputText.namesDeclared(in: $0.text) })
    for (index, file) in (files + standIns).enumerated() {
      var source = file.text
      if source.hasPrefix("\u{feff}") { source.removeFirst() }
      let tree = Parser.parse(source: source)
      guard !tree.hasError else {
        broken.append((file.name, source, tree))
        continue
      }
      var own = conditions
      var chosen = own.apply(to: tree, text: source) ?? source
      if index < files.count, !replaced.isEmpty { chosen = Self.without(replaced, chosen) }
      sections.append(SourceFile.Section(name: file.name, start: written.utf8.count))
      written += source + "\n"
      text += chosen + "\n"
    }
  }
  /// The text without the declarations of some names, which are blank.
  private static func without(_ names: Set<String>, _ text: String) -> String {
    var bytes = Array(text.utf8)
    for item in Parser.parse(source: text).statements {
      guard case .decl(let declaration) = item.item, !declaration.is(ExtensionDeclSyntax.self) else { continue }
      let declared = InputText.namesDeclared(in: declaration.trimmedDescription)
      guard !declared.isEmpty, names.isSuperset(of: declared) else { continue }
      let range =
        item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
