import SwiftOperators
@_spi(RawSyntax) import SwiftSyntax

/// Operands and operators in a row become trees.
///
/// The package's `foldAll` goes through the tree by way of objects, which takes longer than parsing it did. Here the
/// parser's raw nodes are gone through, and new ones made as the parser makes them. A tree with a row of more than one
/// operator is given to the package, which weighs the operators against each other.
extension OperatorTable {
  package func fold(
    _ tree: SourceFileSyntax, _ survey: SyntaxSurvey, report: (OperatorError) -> Void
  ) -> SourceFileSyntax? {
    if survey.sequences == 0 { return tree }
    // What the parser could not make sense of stands between the nodes: the package knows what to do with it. It also
    // finds the places of what is wrong.
    guard !tree.hasError, let folded = foldRaw(tree) else {
      return foldAll(tree, errorHandler: report).as(SourceFileSyntax.self)
    }
    return folded
  }

  /// Nil where the package has to fold the tree.
  private func foldRaw(_ tree: SourceFileSyntax) -> SourceFileSyntax? {
    var folding = Folding(operators: self)
    guard let raw = folding.folded(tree.raw), !folding.isBeyond else { return nil }
    // The new nodes point into the arenas of the old ones, which theirs holds from here on.
    return withExtendedLifetime((tree, folding)) {
      Syntax(raw: raw, rawNodeArena: folding.arena).as(SourceFileSyntax.self)
    }
  }
}

private struct Folding {
  let operators: OperatorTable
  /// Where the new nodes are made.
  let arena = RawSyntaxArena()
  /// Whether there is a row that only the package folds.
  private(set) var isBeyond = false

  init(operators: OperatorTable) { self.operators = operators }

  /// The node with all rows in it folded, or nil where there are none.
  mutating func folded(_ node: RawSyntax) -> RawSyntax? {
    guard let children = node.layoutView?.children, !isBeyond else { return nil }
    var changed: [(index: Int, node: RawSyntax)] = []
    for (index, child) in children.enumerated() {
      if let child, let new = folded(child) { changed.append((index, new)) }
    }
    var current = node
    if !changed.isEmpty {
      current = .makeLayout(kind: node.kind, uninitializedCount: children.count, arena: arena) { new in
        _ = new.initialize(from: children)
        for one in changed { new[one.index] = one.node }
      }
    }
    if node.kind == .sequenceExpr { return foldRow(current) }
    return changed.isEmpty ? nil : current
  }

  private mutating func foldRow(_ sequence: RawSyntax) -> RawSyntax? {
    if let row = sequence.only(.exprList)?.layoutView?.children, row.count == 3, let left = row[0], let middle = row[1],
      let right = row[2], isKnown(middle), !left.reachesOver
    {
      // What is unexpected may stand between them.
      return .makeLayout(kind: .infixOperatorExpr, uninitializedCount: 7, arena: arena) { children in
        children.initialize(repeating: nil)
        (children[1], children[3], children[5]) = (left, middle, right)
      }
    }
    // What the package makes would hold the arena that it is put into, and both would stay for ever.
    isBeyond = true
    return nil
  }

  /// `=`, or an operator that has been declared.
  private func isKnown(_ node: RawSyntax) -> Bool {
    switch node.kind {
    case .assignmentExpr: true
    case .binaryOperatorExpr:
      node.only(.token)?.tokenView.flatMap { operators.infixOperator(named: String(syntaxText: $0.rawText)) } != nil
    default: false
    }
  }
}

extension RawSyntax {
  /// The child of a kind, if there is one such.
  fileprivate func only(_ kind: SyntaxKind) -> RawSyntax? {
    guard let children = layoutView?.children else { return nil }
    var found: RawSyntax?
    for case let child? in children where child.kind == kind {
      if found != nil { return nil }
      found = child
    }
    return found
  }

  /// `try a + b` is tried as a whole.
  fileprivate var reachesOver: Bool { kind == .tryExpr || kind == .awaitExpr || kind == .unsafeExpr }
}
