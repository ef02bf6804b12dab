import SwiftSyntax

/// Closures and functions that have a name in a function before they are handed on: `let work = { … }`, `func work() { … }`.
extension ClosureExprSyntax {
  /// The call that takes the closure, directly or through the constant that holds it.
  var receivingCall: FunctionCallExprSyntax? {
    if let call = takingCall.call { return call }
    guard let use = onlyUse, let argument = use.parent?.as(LabeledExprSyntax.self) else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// The assignment that stores the closure through the constant that holds it.
  var storingAssignment: InfixOperatorExprSyntax? {
    guard let assignment = onlyUse?.parent?.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
      assignment.leftOperand.id != onlyUse?.id
    else { return nil }
    return assignment
  }

  /// The only place that names the local constant which holds the closure.
  private var onlyUse: ExprSyntax? {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let uses = block.uses(of: name)
    return uses.count == 1 ? uses.first.map(ExprSyntax.init) : nil
  }
}

extension CodeBlockItemListSyntax {
  func uses(of name: String) -> [DeclReferenceExprSyntax] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      token.text == name ? token.parent?.as(DeclReferenceExprSyntax.self) : nil
    }
  }

  /// The function of this name that is declared in the block itself.
  func localFunction(_ name: String) -> FunctionDeclSyntax? {
    lazy.compactMap { $0.item.as(FunctionDeclSyntax.self) }.first { $0.name.text == name }
  }
}

extension ExprSyntax {
  /// The value that a local constant has been given: `words.map { … }` for `rows` after `let rows = words.map { … }`.
  var localValue: ExprSyntax? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var node = parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
          return variable.bindingSpecifier.tokenKind == .keyword(.let) ? binding.initializer?.value : nil
        }
      }
      node = current.parent
    }
    return nil
  }
}
