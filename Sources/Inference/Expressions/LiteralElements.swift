import Diagnostics
import SwiftSyntax
import Tree

/// The elements of array literals, which swiftc blames for what the parameters of closures turn out to be.
extension ExpressionChecker {
  /// `[1, 2].filter { $0 }`: not the parameter is of the wrong type, but what the literal holds.
  func reportLiteralElement(behind value: ExprSyntax, _ type: ShownType, expected: ShownType) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, let closure = closure(around: value),
      let index = parameterIndex(of: name, in: closure),
      let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let elements = member.base?.as(ArrayExprSyntax.self)?.elements, !elements.isEmpty
    else { return false }
    // `reduce(0) { $0 + $1 }`: the first parameter is what it has so far.
    if member.declName.baseName.text == "reduce", index == 0 { return false }
    for element in elements {
      error(.conversion(.mismatch(type, expected, for: .element)), at: location(of: element.expression))
    }
    return true
  }

  private func closure(around node: ExprSyntax) -> ClosureExprSyntax? {
    var current = node.parent
    while let one = current {
      if let closure = one.as(ClosureExprSyntax.self) { return closure }
      current = one.parent
    }
    return nil
  }

  private func parameterIndex(of name: String, in closure: ClosureExprSyntax) -> Int? {
    if name.hasPrefix("$") { return Int(name.dropFirst()) }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.enumerated().first { $0.element.name.text == name }?.offset
    case .parameterClause(let clause):
      return clause.parameters.enumerated().first { one in
        one.element.type == nil && (one.element.secondName ?? one.element.firstName).text == name
      }?.offset
    case nil: return nil
    }
  }
}
