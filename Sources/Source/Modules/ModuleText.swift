import Diagnostics
import SwiftParser
import SwiftSyntax
import Tree

/// The files of a module as one text: each can use the declarations of the others, in any order.
///
/// Parts that `#if` leaves out are blank in `text`, so that both texts have the same offsets.
package struct ModuleText {
  package private(set) var written = ""
  package private(set) var text = ""
  package private(set) var sections: [SourceFile.Section] = []
  /// Files that are not valid Swift, with the place of the error; the text contains no part of them.
  package private(set) var broken: [(name: String, text: String, tree: SourceFileSyntax)] = []
  /// The trees of the files: a file is parsed once, and again only if its text changes.
  private var trees: [SourceFileSyntax] = []

  /// - Parameter standIns: Files whose declarations replace others with the same names.
  package init(
    _ files: [(name: String, text: String)], standIns: [(name: String, text: String)] = [],
    _ conditions: ConditionalCompilation
  ) {
    let replaced = Set(standIns.flatMap { InputText.namesDeclared(in: $0.text) })
    for (index, file) in (files + standIns).enumerated() {
      var source = file.text
      if source.hasPrefix("\u{feff}") { source.removeFirst() }
      let whole = Parser.tree(of: source)
      var (tree, chosen) = (whole, source)
      var own = conditions
      if source.holds(word: "#if"), let compiled = own.apply(to: whole, text: source) {
        (tree, chosen) = (Parser.tree(of: compiled), compiled)
      }
      guard !tree.hasError else {
        broken.append((file.name, source, whole.hasError ? whole : tree))
        continue
      }
      if index < files.count, !replaced.isEmpty {
        chosen = Self.without(replaced, chosen)
        tree = Parser.tree(of: chosen)
      }
      trees.append(tree)
      sections.append(SourceFile.Section(name: file.name, start: written.utf8.count))
      written += source + "\n"
      text += chosen + "\n"
    }
  }

  /// The tree of `text`.
  package var tree: SourceFileSyntax { Self.joined(trees, text) }

  /// The tree of the text after changes. `starts` are the offsets at which its files begin.
  package func tree(of changed: String, starts: [Int]) -> SourceFileSyntax {
    let (old, new) = (Array(text.utf8), Array(changed.utf8))
    let oldEnds = sections.dropFirst().map(\.start) + [old.count]
    let newEnds = Array(starts.dropFirst()) + [new.count]
    var trees = trees
    for index in trees.indices {
      guard starts[index] < newEnds[index], new[newEnds[index] - 1] == UInt8(ascii: "\n") else {
        return Parser.tree(of: changed)
      }
      let before = old[sections[index].start..<oldEnds[index]]
      let after = new[starts[index]..<newEnds[index]]
      if before.count == after.count, before.elementsEqual(after) { continue }
      trees[index] = Parser.tree(of: String(decoding: after.dropLast(), as: UTF8.self))
    }
    return Self.joined(trees, changed)
  }

  /// Joins many trees. The trivia after the last statement of a file is moved before the first statement of the next.
  private static func joined(_ trees: [SourceFileSyntax], _ text: String) -> SourceFileSyntax {
    var items: [CodeBlockItemSyntax] = []
    var gap = Trivia()
    for tree in trees {
      for item in tree.statements {
        items.append(gap.isEmpty ? item : item.detached.with(\.leadingTrivia, gap + item.leadingTrivia))
        gap = Trivia()
      }
      gap = gap + tree.endOfFileToken.leadingTrivia + .newline
    }
    let joined = SourceFileSyntax(
      statements: CodeBlockItemListSyntax(items), endOfFileToken: .endOfFileToken(leadingTrivia: gap))
    // A file may contain text that is not a statement, such as a line for a shell.
    return joined.totalLength.utf8Length == text.utf8.count ? joined : Parser.tree(of: text)
  }

  /// The text in which the declarations of some names are blanked out.
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
