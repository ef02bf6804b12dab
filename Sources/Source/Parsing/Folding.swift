import SwiftOperators
@_spi(RawSyntax) import SwiftSyntax

/// Turns sequences of operands and operators into trees.
///
/// The package's `foldAll` walks the tree through objects, which takes longer than parsing. This code walks the
/// parser's raw nodes, and creates new ones like the parser does. A tree with operators that cannot be compared is
/// left to the package.
extension OperatorTable {
  /// - Parameter groups: The precedence groups that the program has declared.
  package func fold(
    _ tree: SourceFileSyntax, _ survey: SyntaxSurvey, _ groups: PrecedenceGroups = PrecedenceGroups(),
    report: (OperatorError) -> Void
  ) -> SourceFileSyntax? {
    if survey.sequences == 0 { return tree }
    // The tree contains text that the parser could not parse between the nodes. The package handles it, and also
    // finds the places of the errors.
    guard !tree.hasError, let folded = foldRaw(tree, groups) else {
      return foldAll(tree, errorHandler: report).as(SourceFileSyntax.self)
    }
    return folded
  }

  /// Nil if the package has to fold the tree.
  private func foldRaw(_ tree: SourceFileSyntax, _ groups: PrecedenceGroups) -> SourceFileSyntax? {
    var folding = Folding(operators: self, groups: groups)
    guard let raw = folding.folded(tree.raw), !folding.isBeyond else { return nil }
    // The new nodes refer to the arenas of the old ones, which the new arena retains from here on.
    return withExtendedLifetime((tree, folding)) {
      Syntax(raw: raw, rawNodeArena: folding.arena).as(SourceFileSyntax.self)
    }
  }
}

private struct Folding {
  let operators: OperatorTable
  let groups: PrecedenceGroups
  /// The arena in which new nodes are made.
  let arena = RawSyntaxArena()
  /// True if there is a row that only the package can fold.
  private(set) var isBeyond = false

  init(operators: OperatorTable, groups: PrecedenceGroups) {
    self.operators = operators
    self.groups = groups
  }

  /// The node with all sequences in it folded, or nil if there are none.
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
    guard let elements = sequence.only(.exprList)?.layoutView?.children, elements.count >= 3, elements.count % 2 == 1
    else { return giveUp() }
    var row = Row(elements.compactMap { $0 })
    // A single operator needs no comparison, whatever its precedence is.
    if elements.count == 3, let sign = elements[1], isKnown(sign) {
      return join(row.next(), sign, row.last) ?? giveUp()
    }
    return foldRow(row.next(), &row, above: nil) ?? giveUp()
  }

  // A single row folded by the package would retain the arena that it is put into, and both would stay forever. So
  // the package gets the whole tree, or nothing.
  private mutating func giveUp() -> RawSyntax? {
    isBeyond = true
    return nil
  }

  /// Folds the operators that bind more tightly than `bound`, like the package and in its order. Nil if operators
  /// cannot be compared or are unknown, which the package reports.
  private func foldRow(_ first: RawSyntax, _ row: inout Row, above bound: Bound?) -> RawSyntax? {
    var left = first
    while let sign = row.first {
      guard let level = level(of: sign) else { return nil }
      if let bound {
        guard let order = order(of: level, to: bound.level) else { return nil }
        if !bound.admits(order) { return left }
      }
      row.drop()
      var right = row.next()
      // An operator after the type of a cast applies to the whole cast.
      while sign.kind != .unresolvedAsExpr, sign.kind != .unresolvedIsExpr, let following = row.first {
        guard let other = self.level(of: following) else { return nil }
        guard let order = order(of: other, to: level) else { return nil }
        if order == .lower || (order == .same && associativity(of: level) == .left) { break }
        if order == .same, associativity(of: level) == .none { return nil }
        let inner = Bound(level: level, isStrict: order == .higher)
        guard let folded = foldRow(right, &row, above: inner) else { return nil }
        right = folded
      }
      guard let joined = join(left, sign, right) else { return nil }
      left = joined
    }
    return left
  }

  /// True for an operator that is part of the language, or that has been declared.
  private func isKnown(_ sign: RawSyntax) -> Bool {
    switch sign.kind {
    case .assignmentExpr, .unresolvedTernaryExpr, .unresolvedIsExpr, .unresolvedAsExpr: true
    case .binaryOperatorExpr: declaration(of: sign) != nil
    default: false
    }
  }

  private func declaration(of sign: RawSyntax) -> Operator? {
    sign.only(.token)?.tokenView.flatMap { operators.infixOperator(named: String(syntaxText: $0.rawText)) }
  }

  private func level(of sign: RawSyntax) -> Level? {
    switch sign.kind {
    case .binaryOperatorExpr: declaration(of: sign)?.precedenceGroup.flatMap { Level.named[$0] ?? own($0) }
    case .assignmentExpr: .assignment
    case .unresolvedTernaryExpr: .ternary
    case .unresolvedIsExpr, .unresolvedAsExpr: .casting
    default: nil
    }
  }

  private func own(_ group: String) -> Level? { groups.associativity(of: group) == nil ? nil : .own(group) }

  private func associativity(of level: Level) -> PrecedenceGroups.Associativity {
    if case .own(let group) = level { groups.associativity(of: group) ?? .none } else { level.associativity }
  }

  /// Nil if the two cannot be compared.
  private func order(of level: Level, to other: Level) -> Order? {
    if level == other { return .same }
    if let one = level.rank, let two = other.rank { return one < two ? .lower : .higher }
    if groups.isLower(level.name, than: other.name) { return .lower }
    return groups.isLower(other.name, than: level.name) ? .higher : nil
  }

  /// The node of an operator and its operands. A node has places for unexpected syntax between its children; they are
  /// empty in this tree.
  private func join(_ left: RawSyntax, _ sign: RawSyntax, _ right: RawSyntax) -> RawSyntax? {
    // `try a + b` applies `try` to the whole expression.
    if left.reachesOver, let children = left.layoutView?.children,
      let index = children.firstIndex(where: { $0?.isToken == false }), let inner = children[index]
    {
      guard let joined = join(inner, sign, right) else { return nil }
      return .makeLayout(kind: left.kind, uninitializedCount: children.count, arena: arena) { new in
        _ = new.initialize(from: children)
        new[index] = joined
      }
    }
    switch sign.kind {
    case .binaryOperatorExpr, .assignmentExpr: return node(.infixOperatorExpr, [left, sign, right])
    case .unresolvedTernaryExpr: return node(.ternaryExpr, [left] + sign.expected + [right])
    case .unresolvedIsExpr where right.kind == .typeExpr:
      return node(.isExpr, [left] + sign.expected + right.expected)
    case .unresolvedAsExpr where right.kind == .typeExpr:
      return node(.asExpr, [left] + sign.expected + right.expected)
    default: return nil
    }
  }

  private func node(_ kind: SyntaxKind, _ children: [RawSyntax?]) -> RawSyntax {
    .makeLayout(kind: kind, uninitializedCount: children.count * 2 + 1, arena: arena) { new in
      new.initialize(repeating: nil)
      for (index, child) in children.enumerated() { new[index * 2 + 1] = child }
    }
  }
}

/// The rest of a row: an operator, an operand, an operator …
private struct Row {
  private let elements: [RawSyntax]
  private var index = 0

  init(_ elements: [RawSyntax]) { self.elements = elements }

  var first: RawSyntax? { index < elements.count ? elements[index] : nil }

  var last: RawSyntax { elements[elements.count - 1] }

  mutating func drop() { index += 1 }

  mutating func next() -> RawSyntax {
    defer { index += 1 }
    return elements[index]
  }
}

/// The precedence of one operator relative to another.
private enum Order { case lower, same, higher }

/// The lowest precedence that an operator may have.
private struct Bound {
  let level: Level
  let isStrict: Bool

  func admits(_ order: Order) -> Bool { order == .higher || order == .same && !isStrict }
}

/// The precedence groups of the standard library that are ordered, from the lowest, and those of the program. A
/// sequence with an operator of another group is left to the package.
enum Level: Hashable {
  case assignment, ternary, disjunction, conjunction, comparison, nilCoalescing, casting, range, addition,
    multiplication, shift
  case own(String)

  var associativity: PrecedenceGroups.Associativity {
    switch self {
    case .assignment, .ternary, .nilCoalescing: .right
    case .disjunction, .conjunction, .addition, .multiplication: .left
    case .comparison, .casting, .range, .shift, .own: .none
    }
  }

  /// Nil for groups of the program.
  var rank: Int? {
    switch self {
    case .assignment: 0
    case .ternary: 1
    case .disjunction: 2
    case .conjunction: 3
    case .comparison: 4
    case .nilCoalescing: 5
    case .casting: 6
    case .range: 7
    case .addition: 8
    case .multiplication: 9
    case .shift: 10
    case .own: nil
    }
  }

  var name: String {
    if case .own(let group) = self { group } else { Self.ascending[rank ?? 0] }
  }

  static let ascending = [
    "AssignmentPrecedence", "TernaryPrecedence", "LogicalDisjunctionPrecedence", "LogicalConjunctionPrecedence",
    "ComparisonPrecedence", "NilCoalescingPrecedence", "CastingPrecedence", "RangeFormationPrecedence",
    "AdditionPrecedence", "MultiplicationPrecedence", "BitwiseShiftPrecedence",
  ]

  static let named: [String: Level] = Dictionary(
    uniqueKeysWithValues: zip(
      ascending,
      [
        .assignment, .ternary, .disjunction, .conjunction, .comparison, .nilCoalescing, .casting, .range, .addition,
        .multiplication, .shift,
      ]))
}

extension RawSyntax {
  /// The only child if it has this kind.
  fileprivate func only(_ kind: SyntaxKind) -> RawSyntax? {
    guard let children = layoutView?.children else { return nil }
    var found: RawSyntax?
    for case let child? in children where child.kind == kind {
      if found != nil { return nil }
      found = child
    }
    return found
  }

  /// The children, without the slots for unexpected nodes.
  fileprivate var expected: [RawSyntax?] {
    guard let children = layoutView?.children else { return [] }
    return stride(from: 1, to: children.count, by: 2).map { children[$0] }
  }

  fileprivate var reachesOver: Bool { kind == .tryExpr || kind == .awaitExpr || kind == .unsafeExpr }
}
