import SwiftParser
import SwiftSyntax

/// The parts of a file that parse, for a file that as a whole does not: swiftc reports the parser's errors first, and
/// then checks the rest.
///
/// Items (statements, declarations, members) with an error are blanked out, so that all offsets stay the same. swiftc
/// recovers parts of them; therefore nothing is reported about a name that such an item may declare, or about an item
/// that contains one.
package struct SoundParts {
  package let tree: SourceFileSyntax
  private let blanks: [Range<Int>]
  private let names: Set<String>
  /// Braces added at the end are beyond it.
  private let length: Int

  /// Nil if the broken items cannot be told from the rest.
  package init?(of tree: SourceFileSyntax, text: String) {
    var tree = tree
    var bytes = Array(text.utf8)
    let length = bytes.count
    var blanks: [Range<Int>] = []
    var names: Set<String> = []
    for _ in 0..<4 where tree.hasError {
      if Self.replaceQuotes(of: tree, &bytes) {
        tree = Parser.tree(of: String(decoding: bytes, as: UTF8.self))
        if !tree.hasError { break }
      }
      let items = BrokenItems(in: tree)
      if items.isUnclear || items.nodes.isEmpty && items.openBraces == 0 { return nil }
      for (node, range) in items.nodes {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        blanks.append(range)
        names.formUnion(DeclaredNames(in: node, before: range.upperBound).found)
      }
      for _ in 0..<items.openBraces { bytes += "\n}".utf8 }
      tree = Parser.tree(of: String(decoding: bytes, as: UTF8.self))
    }
    if tree.hasError { return nil }
    self.tree = tree
    self.blanks = blanks
    self.names = names
    self.length = length
  }

  /// swiftc takes `'text'` for a string.
  private static func replaceQuotes(of tree: SourceFileSyntax, _ bytes: inout [UInt8]) -> Bool {
    let quotes = tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .singleQuote }
    for quote in quotes { bytes[quote.positionAfterSkippingLeadingTrivia.utf8Offset] = UInt8(ascii: "\"") }
    return !quotes.isEmpty
  }

  /// True if an error at this place may be reported: it does not depend on what was blanked out.
  package func decides(at offset: Int) -> Bool {
    guard offset < length, let item = innermostItem(at: offset) else { return false }
    let range = item.writtenOffsets
    if blanks.contains(where: { range.overlaps($0) }) { return false }
    return !item.tokens(viewMode: .sourceAccurate).contains { token in
      if case .stringSegment = token.tokenKind { false } else { names.contains(token.text) }
    }
  }

  private func innermostItem(at offset: Int) -> Syntax? {
    var current: Syntax? = tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let one = current, !one.isItem { current = one.parent }
    return current
  }
}

/// The innermost items around the places where a tree is not what the grammar demands.
private final class BrokenItems: SyntaxAnyVisitor {
  /// With the parts that are broken.
  private(set) var nodes: [(Syntax, Range<Int>)] = []
  /// Blocks that the end of the file leaves open.
  private(set) var openBraces = 0
  /// True if an item is broken on which all others may depend.
  private(set) var isUnclear = false

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .all)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { node.hasError ? .visitChildren : .skipChildren }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if let parent = node.parent, parent.isBlock {
      add(Syntax(node), node.offsetsBeforeItems)
    } else {
      addItem(around: Syntax(node))
    }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing {
      let isAtEnd = token.nextToken(viewMode: .sourceAccurate).map { $0.tokenKind == .endOfFile } ?? true
      if token.tokenKind == .rightBrace, isAtEnd, token.parent?.isBlock ?? false {
        openBraces += 1
      } else if token.tokenKind == .leftBrace, token.parent?.is(CodeBlockSyntax.self) ?? false {
        addHeader(before: token)
      } else {
        addItem(around: Syntax(token))
      }
    } else if token.hasError {
      addItem(around: Syntax(token))
    }
    return .skipChildren
  }

  /// `for x in values print(x)`: what would be the body is sound.
  private func addHeader(before brace: TokenSyntax) {
    guard let item = item(around: Syntax(brace)), let last = brace.previousToken(viewMode: .sourceAccurate),
      item.writtenOffsets.lowerBound < last.endPositionBeforeTrailingTrivia.utf8Offset
    else {
      isUnclear = true
      return
    }
    add(item, item.writtenOffsets.lowerBound..<last.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func item(around node: Syntax) -> Syntax? {
    var item: Syntax?
    var current: Syntax? = node
    while let one = current {
      if item == nil, one.isItem, !one.isOnlyOfCase { item = one }
      // The type of a closure, or of `if` as an expression, depends on all its statements.
      if one.isValueOfStatements { item = nil }
      current = one.parent
    }
    return item
  }

  private func addItem(around node: Syntax) {
    guard let item = item(around: node) else {
      isUnclear = true
      return
    }
    add(item)
    // An expression that is left alone must not become the value of the function.
    if let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 2, list.isBodyOfFunction,
      let other = list.first(where: { $0.id != item.id }), other.item.is(ExprSyntax.self)
    {
      add(Syntax(other))
    }
  }

  private func add(_ node: Syntax, _ part: Range<Int>? = nil) {
    let part = part ?? node.writtenOffsets
    if part.isEmpty {
      isUnclear = true
      return
    }
    if nodes.contains(where: { $0.0.id == node.id }) { return }
    let isOfAll = node.tokens(viewMode: .all).contains {
      switch $0.tokenKind {
      case .keyword(.import), .keyword(.operator), .keyword(.precedencegroup): true
      default: false
      }
    }
    if isOfAll { isUnclear = true }
    nodes.append((node, part))
  }
}

/// All names that a broken item may declare.
private final class DeclaredNames: SyntaxAnyVisitor {
  private(set) var found: Set<String> = []
  private let end: Int

  init(in node: Syntax, before end: Int) {
    self.end = end
    super.init(viewMode: .all)
    walk(node)
    let isNameless = node.tokens(viewMode: .all).contains {
      $0.tokenKind == .keyword(.`init`) || $0.tokenKind == .keyword(.subscript)
    }
    if found.isEmpty, !isNameless, node.is(MemberBlockItemSyntax.self) { addIdentifiers(of: node) }
    if isNameless, let type = node.nameOfTypeAround { found.insert(type) }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.position.utf8Offset >= end { return .skipChildren }
    if let named = node.asProtocol((any NamedDeclSyntax).self) { found.insert(named.name.text) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    // Unexpected code in an expression is most likely an expression.
    var parent = node.parent
    while let one = parent, !one.isItem, !one.isProtocol((any ExprSyntaxProtocol).self) { parent = one.parent }
    if parent?.isItem ?? true { addIdentifiers(of: Syntax(node)) }
    return .skipChildren
  }

  private func addIdentifiers(of node: Syntax) {
    for token in node.tokens(viewMode: .all) {
      if case .identifier(let name) = token.tokenKind { found.insert(name) }
    }
  }
}

extension Syntax {
  fileprivate var isItem: Bool { self.is(CodeBlockItemSyntax.self) || self.is(MemberBlockItemSyntax.self) }

  fileprivate var isBlock: Bool {
    switch kind {
    case .sourceFile, .codeBlock, .memberBlock, .accessorBlock: true
    default: false
    }
  }

  /// True for the only statement of a `case`, which may not be left out.
  fileprivate var isOnlyOfCase: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.count == 1 && list.parent?.is(SwitchCaseSyntax.self) ?? false
  }

  fileprivate var isValueOfStatements: Bool {
    switch kind {
    case .closureExpr: true
    case .ifExpr, .switchExpr:
      !(parent?.is(ExpressionStmtSyntax.self) ?? false) && !(parent?.is(CodeBlockItemSyntax.self) ?? false)
        && !(parent?.is(IfExprSyntax.self) ?? false)
    default: false
    }
  }

  fileprivate var writtenOffsets: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The type or extension around a member.
  fileprivate var nameOfTypeAround: String? {
    var current = parent
    while let one = current {
      if let declared = one.as(ExtensionDeclSyntax.self) {
        return declared.extendedType.lastToken(viewMode: .all)?.text
      }
      if one.isProtocol((any DeclGroupSyntax).self) { return one.asProtocol((any NamedDeclSyntax).self)?.name.text }
      current = one.parent
    }
    return nil
  }
}

extension UnexpectedNodesSyntax {
  /// The offsets to the first line that begins a declaration or statement outside of braces: to swift-syntax, all
  /// that follows an `else` without `if` is unexpected.
  fileprivate var offsetsBeforeItems: Range<Int> {
    let all = Syntax(self).writtenOffsets
    var depth = 0
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .keyword(let word) where depth <= 0 && ParserWords.startsOfItems.contains(word):
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        if start > all.lowerBound, token.leadingTrivia.contains(where: \.isNewline) {
          let end = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset ?? start
          return all.lowerBound..<Swift.max(all.lowerBound, end)
        }
      default: break
      }
    }
    return all
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var isBodyOfFunction: Bool {
    guard let block = parent else { return false }
    if block.is(AccessorBlockSyntax.self) { return true }
    guard block.is(CodeBlockSyntax.self), let owner = block.parent else { return false }
    return owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
  }
}
