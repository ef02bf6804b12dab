import Declarations
import Tree

/// Several arguments for one generic parameter: their common type is its type.
extension ExpressionChecker {
  func joinArguments(
    _ opened: OpenedCallee, _ assignment: [[Int]], _ arguments: [CallArgument], hint: Type?
  ) {
    var groups: [(variable: TypeVariable, values: [Expression])] = []
    for (position, indices) in assignment.enumerated() {
      var type = parameterType(opened, position)
      if opened.parameters[position].isAutoclosure, case .function(let function) = head(type) { type = function.result }
      guard let variable = unbound(type), variable.literal == nil else { continue }
      let values = indices.compactMap { arguments[$0].inferred }
      if let known = groups.firstIndex(where: { $0.variable == variable }) {
        groups[known].values += values
      } else {
        groups.append((variable, values))
      }
    }
    for group in groups
    where !group.values.isEmpty && unbound(.variable(group.variable)) == group.variable
      && !group.values.contains(where: \.isImplicitlyUnwrapped)
    {
      settle(group.variable, by: group.values, result: opened.result, hint: hint)
    }
  }

  private func settle(_ variable: TypeVariable, by values: [Expression], result: Type, hint: Type?) {
    let start = table.snapshot()
    if values.allSatisfy({ unbound($0.type) != nil }), unbound(reduce(result)) == variable,
      let expected = hint.map({ head($0) }), expected.wrapped != nil,
      values.allSatisfy({ canConvert($0.type, to: expected) }), bind(variable, to: expected)
    {
      // A literal takes the expected type immediately: `let x: Int? = identity(1)` passes an `Int?`.
      return
    }
    table.rollback(to: start)
    guard values.count > 1 else { return }
    if let common = commonType(values.map(\.type)) {
      guard let literal = unbound(common) else {
        if common != head(values[0].type), bind(variable, to: common) { return }
        table.rollback(to: start)
        return
      }
      // `pick(1, 2.5)` where any type is accepted keeps its Int.
      if !literal.isMixed || !isErasedHint(hint) { return table.rollback(to: start) }
      table.rollback(to: start)
    } else {
      table.rollback(to: start)
      // The others may convert to the type of one of them.
      for type in values.map({ head($0.type) }) where unbound(type) == nil {
        if values.allSatisfy({ canConvert($0.type, to: type) }), bind(variable, to: type) { return }
        table.rollback(to: start)
      }
    }
    guard let hint, unbound(hint) == nil, variable.protocols.isEmpty else { return }
    let known = head(hint)
    if matches(reduce(result), known) || known.wrapped.map({ matches(reduce(result), $0) }) ?? false,
      unbound(.variable(variable)) == nil, values.allSatisfy({ canConvert($0.type, to: .variable(variable)) })
    {
      return
    }
    table.rollback(to: start)
  }

  private func isErasedHint(_ hint: Type?) -> Bool { hint.map { unbound($0) == nil && isErased($0) } ?? false }

  private func commonType(_ types: [Type]) -> Type? {
    var common = head(types[0])
    for type in types.dropFirst() {
      guard let joined = join(common, type) else { return nil }
      common = head(joined)
    }
    return common
  }
}
