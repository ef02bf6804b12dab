import SwiftSyntax

/// The parts of an expectation's condition whose values explain a failure, selected as Testing does.
struct ConditionParts {
  /// A part: its place, and what follows it.
  struct Part {
    let range: Range<Int>
    /// The offset at which the text of a message goes on: it leaves out the `?` of `user?.name`.
    let end: Int
    /// True if the part holds an optional chain that goes on behind it: `user?.address` of `user?.address.city`.
    var isChained = false
    /// True for a type to which the part before is cast: its value is the type of that part.
    var isType = false
  }

  /// In source order, without overlaps.
  private(set) var all: [Part] = []
  /// True if the condition is a property.
  private(set) var isProperty = false
  /// True for `value is Int` and `value as? Int`.
  var isCast: Bool { all.last?.isType ?? false }

  init(_ condition: ExprSyntax) {
    switch condition.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): addOperands(Array(node.elements))
    case .prefixOperatorExpr(let node) where node.operator.text == "!": add(node.expression)
    case .memberAccessExpr(let node):
      guard let base = node.base else { return }
      if !Self.isType(base) { add(base: base) }
      isProperty = true
    case .functionCallExpr(let node): addCall(node)
    default: return
    }
  }

  private mutating func addCall(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return }
      if !Self.isType(base) { add(base: base) }
    }
    for argument in node.arguments { add(argument.expression) }
  }

  /// Adds both operands of the operator with the lowest precedence.
  private mutating func addOperands(_ elements: [ExprSyntax]) {
    if elements.count == 3, Self.isCast(elements[1]) {
      add(elements[0])
      let type = elements[2].written
      if !all.isEmpty { all.append(Part(range: type, end: type.upperBound, isType: true)) }
      return
    }
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }
    guard elements.count % 2 == 1,
      operators.allSatisfy({ $0.element.is(BinaryOperatorExprSyntax.self) || Self.isCast($0.element) })
    else { return }
    func last(_ names: Set<String>) -> Int? {
      operators.last { names.contains($0.element.trimmedDescription) }?.offset
    }
    let split =
      last(["||"]) ?? last(["&&"]) ?? last(["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="])
      ?? (elements.count == 3 ? 1 : nil)
    guard let split else { return }
    add(elements[..<split])
    add(elements[(split + 1)...])
  }

  private mutating func add(_ elements: ArraySlice<ExprSyntax>) {
    guard let first = elements.first, let last = elements.last else { return }
    if elements.count == 1 { return add(first) }
    let range = first.written.lowerBound..<last.written.upperBound
    all.append(Part(range: range, end: range.upperBound))
  }

  private mutating func add(_ node: ExprSyntax) {
    if !Self.isPlain(node) { all.append(Part(range: node.written, end: node.written.upperBound)) }
  }

  /// Adds the value of which the condition is a member.
  private mutating func add(base: ExprSyntax) {
    if let link = base.as(OptionalChainingExprSyntax.self) {
      if Self.isPlain(link.expression) { return }
      all.append(
        Part(
          range: link.expression.written, end: base.written.upperBound, isChained: Self.holdsLink(link.expression)))
    } else if Self.holdsLink(base) {
      all.append(Part(range: base.written, end: base.written.upperBound, isChained: true))
    } else {
      add(base)
    }
  }

  /// True if an optional chain in the expression goes on behind it.
  private static func holdsLink(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let node): node.base.map(holdsLink) ?? false
    case .functionCallExpr(let node): holdsLink(node.calledExpression)
    case .subscriptCallExpr(let node): holdsLink(node.calledExpression)
    case .forceUnwrapExpr(let node): holdsLink(node.expression)
    default: false
    }
  }

  /// True if the source text tells everything about the expression. Otherwise, only its context gives it a type.
  private static func isPlain(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr, .arrayExpr,
      .dictionaryExpr, .closureExpr, .regexLiteralExpr, .inOutExpr, .tryExpr, .awaitExpr, .unsafeExpr,
      .macroExpansionExpr, .keyPathExpr, .superExpr:
      true
    case .prefixOperatorExpr(let node): isPlain(node.expression)
    case .memberAccessExpr(let node):
      node.base.map { node.declName.baseName.text == "self" || isPlain($0) && !isLiteral($0) } ?? true
    case .functionCallExpr(let node):
      node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    default: false
    }
  }

  private static func isLiteral(_ node: ExprSyntax) -> Bool {
    [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr]
      .contains(node.kind)
  }

  private static func isCast(_ node: ExprSyntax) -> Bool {
    node.is(UnresolvedIsExprSyntax.self) || node.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
  }

  /// `Int`, `Outer.Inner`
  private static func isType(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isUppercase ?? false
    }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
  }
}
