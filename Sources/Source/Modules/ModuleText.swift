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

  package init(_ files: [(name: String, text: String)], _ conditions: ConditionalCompilation) {
    for file in files {
      var source = file.text
      if source.hasPrefix("\u{feff}") { source.removeFirst() }
      let tree = Parser.parse(source: source)
      guard !tree.hasError else {
        broken.append((file.name, source, tree))
        continue
      }
      var own = conditions
      let chosen = own.apply(to: tree, text: source) ?? source
      sections.append(SourceFile.Section(name: file.name, start: written.utf8.count))
      written += source + "\n"
      text += chosen + "\n"
    }
  }
}
