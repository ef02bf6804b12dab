import SwiftSyntax

/// The parts of an expectation's condition whose values explain a failure, selected as Testing does.
struct ConditionParts {
  /// In source order, without overlaps.
  private(set) var ranges: [Range<Int>] = []
  /// True if the condition consists of one part, which is a property.
  private(set) var isProperty = false

  init(_ condition: ExprSyntax) {
    switch condition.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): addOperands(Array(node.elements))
    case .prefixOperatorExpr(let node) where node.operator.text == "!": add(node.expression)
    case .memberAccessExpr(let node):
      guard let base = node.base, !Self.isType(base) else { return }
      add(base)
      isProperty = !ranges.isEmpty
    case .functionCallExpr(let node): addCall(node)
    default: return
    }
  }

  private mutating func addCall(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base, !Self.isType(base) else { return }
      add(base)
    } else if Self.isType(node.calledExpression) {
      return
    }
    for argument in node.arguments { add(argument.expression) }
  }

  /// Adds both operands of the operator with the lowest precedence.
  private mutating func addOperands(_ elements: [ExprSyntax]) {
    if elements.count == 3, elements[1].is(UnresolvedIsExprSyntax.self) { return add(elements[0]) }
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }
    guard elements.count % 2 == 1, operators.allSatisfy({ $0.element.is(BinaryOperatorExprSyntax.self) }) else {
      return
    }
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
    ranges.append(first.written.lowerBound..<last.written.upperBound)
  }

  private mutating func add(_ node: ExprSyntax) {
    if !Self.isPlain(node) { ranges.append(node.written) }
  }

  /// True if the source text tells everything about the expression. Otherwise, only its context gives it a type.
  private static func isPlain(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr, .arrayExpr,
      .dictionaryExpr, .closureExpr, .regexLiteralExpr, .inOutExpr, .tryExpr, .awaitExpr, .macroExpansionExpr,
      .keyPathExpr, .superExpr:
      true
    case .prefixOperatorExpr(let node): isPlain(node.expression)
    case .memberAccessExpr(let node): node.base.map { node.declName.baseName.text == "self" || isPlain($0) } ?? true
    case .functionCallExpr(let node):
      node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    default: false
    }
  }

  /// `Int`, `Outer.Inner`
  private static func isType(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isUppercase ?? false
    }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
  }
}
