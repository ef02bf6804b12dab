import SwiftOperators
@_spi(RawSyntax) import SwiftSyntax

/// Operands and operators in a row become trees.
extension OperatorTable {
  package func fold(
    _ tree: SourceFileSyntax, _ survey: SyntaxSurvey, report: (OperatorError) -> Void
  ) -> SourceFileSyntax? {
    switch survey.sequences {
    case 0: tree
    case 1: foldOnly(tree) ?? foldAll(tree, errorHandler: report).as(SourceFileSyntax.self)
    default: foldAll(tree, errorHandler: report).as(SourceFileSyntax.self)
    }
  }

  /// A text that is nothing but two operands with an operator between, as `a = b` and most inputs of a shell are: there
  /// is nothing to weigh against the operator. The nodes are made as the parser makes them, because a rewriter goes
  /// through the tree by way of objects, which takes longer than parsing it did.
  private func foldOnly(_ tree: SourceFileSyntax) -> SourceFileSyntax? {
    guard !tree.hasError, let list = tree.raw.only(.codeBlockItemList), let item = list.node.only(.codeBlockItem),
      let sequence = item.node.only(.sequenceExpr), let row = sequence.node.only(.exprList)?.node.layoutView?.children,
      row.count == 3, let left = row[0], let middle = row[1], let right = row[2], isKnown(middle), !left.reachesOver
    else { return nil }
    let arena = RawSyntaxArena()
    // What is unexpected may stand between them.
    let infix = RawSyntax.makeLayout(kind: .infixOperatorExpr, uninitializedCount: 7, arena: arena) { children in
      children.initialize(repeating: nil)
      (children[1], children[3], children[5]) = (left, middle, right)
    }
    let newItem = item.node.replacing(sequence.index, by: infix, arena)
    let newList = list.node.replacing(item.index, by: newItem, arena)
    let newTree = tree.raw.replacing(list.index, by: newList, arena)
    return withExtendedLifetime(tree) { Syntax(raw: newTree, rawNodeArena: arena).as(SourceFileSyntax.self) }
  }

  /// `=`, or an operator that has been declared.
  private func isKnown(_ node: RawSyntax) -> Bool {
    switch node.kind {
    case .assignmentExpr: true
    case .binaryOperatorExpr:
      node.only(.token)?.node.tokenView.flatMap { infixOperator(named: String(syntaxText: $0.rawText)) } != nil
    default: false
    }
  }
}

extension RawSyntax {
  /// The child of a kind, if there is one such.
  fileprivate func only(_ kind: SyntaxKind) -> (index: Int, node: RawSyntax)? {
    guard let children = layoutView?.children else { return nil }
    var found: (Int, RawSyntax)?
    for (index, child) in children.enumerated() {
      guard let child, child.kind == kind else { continue }
      if found != nil { return nil }
      found = (index, child)
    }
    return found
  }

  fileprivate func replacing(_ index: Int, by child: RawSyntax, _ arena: RawSyntaxArena) -> RawSyntax {
    layoutView?.replacingChild(at: index, with: child, arena: arena) ?? self
  }

  /// `try a + b` is tried as a whole.
  fileprivate var reachesOver: Bool { kind == .tryExpr || kind == .awaitExpr || kind == .unsafeExpr }
}
