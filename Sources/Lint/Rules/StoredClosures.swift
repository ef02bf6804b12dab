import SwiftSyntax

/// Closures that an object stores, and that retain it.
extension RuleWalk {
  func lookAtStoredClosure(
    _ assignment: InfixOperatorExprSyntax, _ closure: ClosureExprSyntax?, in function: DeclaredFunction,
    of type: DeclaredType
  ) {
    guard let path = resolver.path(of: assignment.leftOperand, in: Scope(function)), let first = path.first,
      first.owner === type, !first.isStatic, !first.isUnretained
    else { return }
    // A method retains its object as a closure does: `button.action = tapped`.
    if path.last?.type?.unwrapped == .function, let name = assignment.rightOperand.ownName,
      let method = type.functions(name).first, !method.isStatic, type.property(name) == nil,
      !function.parameters.contains(where: { $0.name == name })
    {
      report(
        "closure_holds_self", at: assignment.rightOperand, in: function.file,
        "\(type.name) keeps its method '\(name)' in '\(path.map(\.name).joined(separator: "."))', which retains the "
          + "\(type.name), so neither is ever freed; write a closure with '[weak self]'")
      return
    }
    if path.last?.type?.unwrapped == .function, let name = assignment.rightOperand.as(DeclReferenceExprSyntax.self),
      let local = function.body?.localFunction(name.baseName.text), let code = local.body?.statements,
      holdsSelf(code, in: function, of: type), !code.drops(first.name)
    {
      report(
        "closure_holds_self", at: assignment.rightOperand, in: function.file,
        "\(type.name) keeps the local function '\(local.name.text)' in '\(path.map(\.name).joined(separator: "."))', "
          + "which retains the \(type.name), so neither is ever freed; write a closure with '[weak self]'")
      return
    }
    guard let closure, closure.holdsSelf, !closure.statements.drops(first.name) else { return }
    report(
      "closure_holds_self", at: closure, in: function.file,
      "\(type.name) keeps this closure in '\(path.map(\.name).joined(separator: "."))', and the closure retains the "
        + "\(type.name), so neither is ever freed; capture self weakly: '[weak self]'",
      fix: closure.weakly)
  }

  /// True if the code of a local function uses its object, which it captures strongly.
  private func holdsSelf(_ code: CodeBlockItemListSyntax, in function: DeclaredFunction, of type: DeclaredType) -> Bool
  {
    let named = SelfFinder(viewMode: .sourceAccurate)
    named.walk(code)
    if named.found { return true }
    let finder = OwnMemberFinder(module, Scope(function), moment: .unknown)
    finder.type = type
    finder.walk(code)
    return finder.found
  }

  /// `lazy var format: (Int) -> String = { "\(self.locale) \($0)" }`
  func lookAtLazyClosures(of type: DeclaredType) {
    for property in type.properties where property.isLazy && !property.isStatic {
      guard let closure = property.initialValue?.as(ClosureExprSyntax.self), closure.holdsSelf else { continue }
      report(
        "closure_holds_self", at: closure, in: property.file,
        "\(type.name) keeps this closure in '\(property.name)', and the closure retains the \(type.name), so neither is "
          + "ever freed; capture self weakly: '[weak self]'",
        fix: closure.weakly)
    }
  }
}

/// Finds a use of one of the object's own members without `self`.
final class OwnMemberFinder: CodeWalk {
  var type: DeclaredType?
  private(set) var found = false

  override func look(at expression: ExprSyntax) {
    guard let name = expression.as(DeclReferenceExprSyntax.self), let type,
      name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id, scope.locals[name.baseName.text] == nil
    else { return }
    if let property = resolver.property(of: name, in: scope) {
      found = found || property.owner === type && !property.isStatic
    } else if name.parent?.is(FunctionCallExprSyntax.self) == true {
      found = found || type.functions(name.baseName.text).contains { !$0.isStatic }
    }
  }
}

extension DeclaredProperty {
  fileprivate var isUnretained: Bool { node.modifiers.contains { ["weak", "unowned"].contains($0.name.text) } }
}
