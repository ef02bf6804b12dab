import SwiftSyntax

/// The forms in which code asks what time it is.
extension ExprSyntax {
  /// True for `Date()`, `Date.now`, `ContinuousClock.now`, `.now` where a date is wanted, and
  /// `date.timeIntervalSinceNow`.
  func readsClock(_ resolver: Resolver, in scope: Scope) -> Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calleeName == "Date" && call.arguments.isEmpty && call.trailingClosure == nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    switch member.declName.baseName.text {
    case "timeIntervalSinceNow": return member.base?.is(DeclReferenceExprSyntax.self) == true
    case "now":
      guard let base = member.base else { return isWantedAsDate(resolver, in: scope) }
      let type = resolver.type(of: base, in: scope)
      return ["Date", "ContinuousClock", "SuspendingClock"].contains {
        type == .metatype($0) || type == .named($0, []) && $0 != "Date"
      }
    default: return false
    }
  }

  /// True for `.now` beside a date (`due < .now`) or as an argument of a function that calculates with dates.
  ///
  /// Others may mean a schedule (`.periodic(from: .now, by: 1)`), which keeps its time by itself.
  private func isWantedAsDate(_ resolver: Resolver, in scope: Scope) -> Bool {
    if let infix = parent?.as(InfixOperatorExprSyntax.self), !infix.isAssignment {
      let other = infix.leftOperand.id == id ? infix.rightOperand : infix.leftOperand
      return resolver.type(of: other, in: scope)?.unwrapped == .named("Date", [])
    }
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(MemberAccessExprSyntax.self), let name = call.calleeName
    else { return false }
    return Self.calculations.contains("\(name)(\(argument.label?.text ?? "_"):)")
  }

  private static let calculations: Set<String> = [
    "timeIntervalSince(_:)", "distance(to:)", "duration(to:)", "compare(_:)", "component(from:)",
    "dateComponents(from:)",
    "dateComponents(to:)", "startOfDay(for:)", "isDate(_:)", "isDate(inSameDayAs:)",
  ]
}
