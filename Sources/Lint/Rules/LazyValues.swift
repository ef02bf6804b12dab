import SwiftSyntax

/// Lazy properties of models: the first value stays, whatever becomes of the properties that it was computed from.
extension RuleWalk {
  /// A model's lazy property that a body reads. An object that a lazy property makes once is kept on purpose.
  func lookAtLazy(_ property: DeclaredProperty, _ owner: DeclaredType, _ body: BodyFacts) {
    guard let value = property.initialValue, module.isModel(owner), !module.isChanged(property),
      !isObject(property, value, in: Scope(owner: owner))
    else { return }
    let finder = FirstValueFinder(module, Scope(owner: owner), moment: .body)
    finder.walk(value)
    guard
      let source = finder.properties.first(where: { source in
        source.owner === owner && source.isStoredVariable && !source.isStatic && !source.isLazy
          && module.isChanged(source)
      })
    else { return }
    report(
      "lazy_keeps_value", at: property.binding, in: property.file,
      "\(body.view.name) reads '\(property.name)', which is computed once from '\(source.name)' and never again; make it "
        + "a computed property")
  }
}

extension RuleWalk {
  /// True if a lazy property makes an object, which others change later: `CurrentValueSubject(count)`.
  private func isObject(_ property: DeclaredProperty, _ value: ExprSyntax, in scope: Scope) -> Bool {
    let made = value.as(FunctionCallExprSyntax.self).flatMap { resolver.madeType(by: $0, in: scope) }
    let name = property.type?.unwrapped.name ?? value.as(FunctionCallExprSyntax.self)?.calleeName
    return made?.kind == .classType || module.type(named: name)?.kind == .classType
      || ["CurrentValueSubject", "PassthroughSubject"].contains(name)
  }
}

/// Collects the properties that an initial value reads when it is made, and not in closures that it stores.
private final class FirstValueFinder: CodeWalk {
  private(set) var properties: [DeclaredProperty] = []
  private var storedClosures = 0

  override func begin(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax?) {
    if !closure.isCalledInPlace { storedClosures += 1 }
  }
  override func end(_ closure: ClosureExprSyntax) {
    if !closure.isCalledInPlace { storedClosures -= 1 }
  }

  override func look(at expression: ExprSyntax) {
    guard storedClosures == 0, !expression.isAssigned, let property = resolver.property(of: expression, in: scope)
    else { return }
    properties.append(property)
  }
}

extension ClosureExprSyntax {
  /// `{ … }()`
  fileprivate var isCalledInPlace: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}
