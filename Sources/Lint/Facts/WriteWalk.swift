import SwiftSyntax

/// Collects what a piece of code writes while it runs, and the methods that it calls: not what its tasks and other
/// closures write later.
final class WriteWalk: CodeWalk {
  struct Write {
    let path: [DeclaredProperty]
    let property: DeclaredProperty
    let expression: ExprSyntax
  }

  private(set) var writes: [Write] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// True if writes in closures that run later count as well: `withAnimation { isShown = true }`.
  var includesLater = false

  override func look(at expression: ExprSyntax) {
    guard includesLater || moment == .body else { return }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if infix.isAssignment { note(infix.leftOperand, expression) }
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      calls.append(call)
      if let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
        SwiftUINames.mutations.contains(callee.declName.baseName.text)
      {
        note(base, expression)
      }
    }
  }

  private func note(_ target: ExprSyntax, _ expression: ExprSyntax) {
    let target = target.subscripted
    // The value of a local variable may have been made here.
    if let name = target.as(DeclReferenceExprSyntax.self), scope.locals[name.baseName.text] != nil { return }
    guard let property = resolver.property(of: target, in: scope) else { return }
    writes.append(
      Write(path: resolver.path(of: target, in: scope) ?? [], property: property, expression: expression))
  }
}

extension ExprSyntax {
  /// The name with which what is written begins: `model` of `model.count += 1` and `model.names.append(name)`.
  var writtenRoot: String? {
    if let infix = self.as(InfixOperatorExprSyntax.self) { return infix.leftOperand.rootName }
    return rootName
  }
}
