import Declarations
import Diagnostics
import Source
import Tree

extension ExpressionChecker {
  /// A type whose values are boxed, or optionals of those.
  func isErased(_ type: Type) -> Bool {
    switch head(type) {
    case .existential, .anyObject: true
    case let other: other.wrapped.map { isErased($0) } ?? false
    }
  }

  func postpone(_ value: Expression, to target: Type) -> Expression {
    let placeholder = Expression(.reinterpret(value), type: target, place: value.place)
    table.pendingConversions.append(PendingConversion(placeholder: placeholder, value: value, target: target))
    return placeholder
  }

  /// Resolves the conversions added since `start`. Conversions of values whose type the enclosing expression
  /// determines stay pending.
  func settleConversions(from start: Opening) {
    let waiting = table.pendingConversions[start.conversions...]
    table.pendingConversions.removeSubrange(start.conversions...)
    for one in waiting {
      if isDecidedOutside(one.value.type, start) {
        table.pendingConversions.append(one)
        continue
      }
      if unbound(one.value.type) != nil { _ = matches(one.value.type, one.target) }
      guard let converted = convert(one.value, to: one.target) else {
        if errorCount == start.errors {
          error(.conversion(.ofUnknownPurpose(described(one.value.type).shown, one.target.shown)), at: one.value.place)
        }
        continue
      }
      if converted !== one.value { one.placeholder.kind = converted.kind }
    }
  }

  private func isDecidedOutside(_ type: Type, _ start: Opening) -> Bool {
    let type = head(type)
    let open = unbound(type)
    if let open, isDecidedByStatement(open) { return false }
    let isOpen = open != nil || waits(type)
    return isOpen
      && type.contains { part in
        if case .variable(let variable) = part, variable.binding == nil {
          table.openVariables[..<start.variables].contains(variable)
        } else {
          false
        }
      }
  }
}
