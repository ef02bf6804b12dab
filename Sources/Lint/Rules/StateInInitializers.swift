import SwiftSyntax

/// Assignments of an initializer to '@State' properties that have a value already.
extension RuleWalk {
  /// `init(start: String) { self.text = start }` of `@State private var text = ""`: until all properties have a value,
  /// such an assignment creates the wrapper (SE-0258). After that it is a write to a state that no view has, which SwiftUI
  /// ignores.
  func lookAtStateSet(in initializer: DeclaredFunction, of view: DeclaredType) {
    guard let body = initializer.body else { return }
    var missing = Set(view.properties.filter { $0.needsValue }.map(\.name))
    for item in body {
      guard case .expr(let expression) = item.item else { continue }
      // The properties that a branch or another initializer sets are not known.
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return }
      guard let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
        let target = assignment.leftOperand.ownName
      else { continue }
      let name = target.hasPrefix("_") ? String(target.dropFirst()) : target
      if missing.isEmpty, name == target, let property = view.property(target), property.has("State") {
        report(
          "state_set_in_init", at: assignment, in: initializer.file,
          "'\(target)' has its initial value already, so SwiftUI ignores this; create the wrapper: "
            + "'_\(target) = State(initialValue: \(assignment.rightOperand.trimmedDescription))'",
          fix: fix(assignment, of: target))
      }
      missing.remove(name)
    }
  }

  private func fix(_ assignment: InfixOperatorExprSyntax, of name: String) -> Fix {
    let start = assignment.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = assignment.endPositionBeforeTrailingTrivia.utf8Offset
    return Fix(
      start..<end, "_\(name) = State(initialValue: \(assignment.rightOperand.trimmedDescription))", isSafe: true)
  }
}

extension DeclaredProperty {
  /// True for a stored property that an initializer has to set.
  fileprivate var needsValue: Bool {
    guard !isStatic, isStored, initialValue == nil else { return false }
    // `var name: String?` is nil at first. So is the value of a wrapper.
    if case .optional? = type, !isLet { return false }
    return wrapper.map { !Self.wrappersWithoutValue.contains($0) } ?? true
  }

  /// The wrappers that take their value from elsewhere.
  private static let wrappersWithoutValue: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "GestureState", "Namespace",
    "Query",
    "SceneStorage",
  ]
}
