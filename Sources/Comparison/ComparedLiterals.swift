import SwiftSyntax

/// The texts and numbers that a program compares with others: `"TEN"` in `coupon == "TEN"`, `case "TEN":` and
/// `coupon.hasPrefix("TEN")`, 12 in `size > 12` and `1...12`. A branch that depends on such a value is not reached by chance.
final class ComparedLiterals: SyntaxVisitor {
  /// In source order.
  private(set) var texts: [String] = []
  private var numbers: [Int] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private static let limit = 4
  private static let lengths = 1...40

  /// The numbers, and those after them: `size > 12` is true for 13.
  var values: [Int] { numbers.flatMap { [$0, $0 + 1] } }

  private func note(_ expression: ExprSyntax) {
    if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      guard Self.lengths.contains(text.count), texts.count < Self.limit, !texts.contains(text) else { return }
      if text.unicodeScalars.allSatisfy({ $0.value >= 32 }) { texts.append(text) }
    } else if let number = expression.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }) {
      if number < Int(Int8.max), numbers.count < Self.limit, !numbers.contains(number) { numbers.append(number) }
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!=", "<", "<=", ">", ">=", "...", "..<"].contains(sign)
      else { continue }
      // The lengths of texts have their own kinds of steps.
      if !parts[index - 1].isCount { note(parts[index + 1]) }
      if !parts[index + 1].isCount { note(parts[index - 1]) }
    }
    return .visitChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["hasPrefix", "hasSuffix", "contains"].contains(name), node.arguments.count == 1,
      let text = node.arguments.first?.expression, text.is(StringLiteralExprSyntax.self)
    {
      note(text)
    }
    return .visitChildren
  }
}
