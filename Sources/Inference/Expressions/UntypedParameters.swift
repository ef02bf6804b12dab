import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Closures whose parameters nothing gives a type.
extension ExpressionChecker {
  /// The operator between the parameters of `{ a, b in a + b }` is ambiguous. Other uses need the parameter's type.
  func reportUntypedParameter(_ start: Int, in node: some SyntaxProtocol) -> Bool {
    let open = Set(table.openVariables[start...])
    let parameter = table.closureParameters.first { parameter in
      unbound(.variable(parameter.variable)).map { open.contains($0) && $0.literal == nil } ?? false
    }
    guard let parameter else { return false }
    let finder = OperandFinder(name: parameter.name)
    finder.walk(node)
    if let found = finder.found {
      error(.name(.ambiguousOperator(found.text)), at: found)
    } else {
      error(.closure(.untypedParameter(parameter.name)), at: parameter.place)
    }
    return true
  }
}

/// Finds the first operator that is applied to a closure's parameter.
private final class OperandFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: TokenSyntax?

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private func isParameter(_ operand: ExprSyntax) -> Bool {
    operand.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, isParameter(node.leftOperand) || isParameter(node.rightOperand),
      let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator
    {
      found = token
    }
    return found == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, isParameter(node.expression) { found = node.operator }
    return found == nil ? .visitChildren : .skipChildren
  }
}
