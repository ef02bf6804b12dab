import Code
import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Synchronization

/// The parsed trees of the library's text, for all sessions of the process. The text never changes, and parsing it
/// took more than half of the time of many short sessions (transcripts, tests).
enum LibraryTrees {
  /// The kind of text to parse: a declaration needs a context around it to be a source file.
  enum Form {
    /// The header of a type or an extension, with empty braces.
    case header
    case global
    case member
    /// A requirement of a protocol.
    case requirement
    /// An associated type, apart from its protocol.
    case associatedType
  }

  private struct Key: Hashable {
    /// Equal texts in two types need separate trees, whose nodes distinguish them.
    let file: String
    let line: Int
    let form: Form
    let text: String
  }

  private struct Known {
    var trees: [Key: SourceFileSyntax] = [:]
    /// The place of a tree's first line, by its root.
    var places: [SyntaxIdentifier: (file: String, line: Int)] = [:]
  }

  private static let known = Mutex(Known())

  static func tree(
    _ form: Form, _ text: String, file: String, line: Int, _ operators: OperatorTable
  ) -> SourceFileSyntax {
    let key = Key(file: file, line: line, form: form, text: text)
    if let tree = known.withLock({ $0.trees[key] }) { return tree }
    let parsed = Parser.tree(of: source(text, form))
    let tree = operators.fold(parsed, SyntaxSurvey(parsed)) { _ in } ?? parsed
    return known.withLock { known in
      // Another session may have been first.
      if let first = known.trees[key] { return first }
      known.trees[key] = tree
      switch form {
      case .header, .global: known.places[tree.id] = (file, line)
      case .member, .requirement, .associatedType: known.places[tree.id] = (file, line - 1)
      }
      return tree
    }
  }

  private static func source(_ text: String, _ form: Form) -> String {
    switch form {
    case .header: text + " {}"
    case .global: text
    case .member: "struct L {\n\(text)\n}"
    case .requirement, .associatedType: "protocol L {\n\(text)\n}"
    }
  }

  /// `Swift/Array.swift:12`, of a node in one of the trees.
  static func place(of node: some SyntaxProtocol) -> String? {
    let root = node.root
    guard let (file, line) = known.withLock({ $0.places[root.id] }) else { return nil }
    let before = root.syntaxTextBytes.prefix(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return "\(file):\(line + before.count { $0 == UInt8(ascii: "\n") })"
  }
}

extension LibraryTrees {
  static func header(of part: LibraryPart, _ operators: OperatorTable) -> SourceFileSyntax {
    tree(.header, part.header, file: part.file, line: part.line, operators)
  }

  static func tree(
    _ form: Form, _ member: LibraryPart.Member, of part: LibraryPart, _ operators: OperatorTable
  ) -> SourceFileSyntax {
    tree(form, member.text, file: part.file, line: member.line, operators)
  }
}
