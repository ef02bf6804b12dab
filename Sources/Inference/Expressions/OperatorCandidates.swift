import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Applying one of an operator's declarations to its operands.
extension ExpressionChecker {
  /// The order in which a candidate's types are inferred: from the left operand, from the right one, or from the
  /// expected result.
  enum OperandOrder { case forward, backward, resultFirst }

  func chooseOperator(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, order orders: [OperandOrder], node: ExprSyntax
  ) -> Expression? {
    let callees = chosen(callees, at: node)
    let orders = isWidened(arguments, hint: hint) ? orders.reversed() : orders
    if callees.count == 1, let order = orders.first {
      if let value = attempt({ tryOperator(callees[0], arguments, hint: hint, order, node: node) }) { return value }
    }
    var best: (callee: Callee, score: Int, rank: Int, order: OperandOrder)?
    var rivals: [(callee: Callee, score: Int)] = []
    for callee in callees {
      for order in orders {
        guard let score = evaluate({ tryOperator(callee, arguments, hint: hint, order, node: node) })?.total else {
          continue
        }
        rivals.append((callee, score))
        let isUnavailable = unavailability(callee) != nil
        let rank = callee.rank * 4 + (isGenericOperator(callee) ? 1 : 0) + (isUnavailable ? 1000 : 0)
        if best == nil || (score, rank) < (best?.score ?? 0, best?.rank ?? 0) {
          best = (callee, score, rank, order)
        }
        break
      }
    }
    guard let best else { return nil }
    if isUndecided(rivals.filter { $0.score == best.score }.map(\.callee), arguments) { return opaqueResult(of: node) }
    return tryOperator(best.callee, arguments, hint: hint, best.order, node: node)
  }

  /// True for `size * scale` of a `CGFloat` and a `Double`, which is a `Double`: widening the left operand costs less than
  /// narrowing the right one.
  private func isWidened(_ arguments: [CallArgument], hint: Type?) -> Bool {
    let types = arguments.compactMap { argument in argument.inferred.map { head($0.type) } }
    guard types.count == 2, NumberConversion(types[0], types[1]) == .widening else { return false }
    return !(hint.map { head($0).isLibrary("CGFloat") } ?? false)
  }

  private func isGenericOperator(_ callee: Callee) -> Bool {
    if case .function(let function, _, _, _, _, _) = callee { !function.genericParameters.isEmpty } else { false }
  }

  /// Like `tryCall`, with the operands in either order: the type of `1 + x` can come from `x`.
  private func tryOperator(
    _ callee: Callee, _ arguments: [CallArgument], hint: Type?, _ order: OperandOrder, node: ExprSyntax
  ) -> Expression? {
    guard case .function(let function, _, _, _, _, _) = callee else { return nil }
    let opened = open(callee)
    guard opened.parameters.count == arguments.count else { return nil }
    applySolution(to: opened, at: node)
    if arguments.count == 1 { openOptionals(opened, [[0]], arguments) }
    var converted: [Expression?] = Array(repeating: nil, count: arguments.count)
    let positions = order == .backward ? Array(arguments.indices.reversed()) : Array(arguments.indices)
    if order == .resultFirst {
      guard let hint, unbound(hint) == nil, matches(reduce(opened.result), head(hint).wrapped ?? hint) else {
        return nil
      }
    }
    func pass(contextual: Bool) -> Bool {
      for index in positions where (arguments[index].inferred == nil) == contextual {
        let parameter = opened.parameters[index]
        let type = reduce(parameter.type)
        let value: Expression
        if let known = arguments[index].inferred {
          value = known
        } else if parameter.isAutoclosure, case .function(let autoclosure) = head(type) {
          guard let made = checkAutoclosure(arguments[index].syntax, autoclosure) else { return false }
          converted[index] = made
          continue
        } else {
          value = infer(arguments[index].syntax, hint: type)
          if case .error = value.type { return false }
        }
        if parameter.isInout {
          guard let value = passed(value, inoutAs: type) else { return false }
          converted[index] = value
        } else if parameter.isAutoclosure, case .function(let autoclosure) = head(type) {
          guard let made = checkAutoclosure(arguments[index].syntax, autoclosure) else { return false }
          converted[index] = made
        } else if arguments[index].isInout {
          guard let pointer = pointer(toVariable: value, as: type, arguments[index]) else { return false }
          converted[index] = pointer
        } else {
          guard let done = convertOperand(value, to: type) else { return false }
          converted[index] = done
        }
      }
      return true
    }
    guard pass(contextual: false), settleDeferredMatches(), apply(opened.requirements, under: opened.substitution)
    else { return nil }
    if let hint, unbound(hint) == nil, reduce(opened.result).hasTypeVariables {
      let target = head(hint).wrapped.map { head(reduce(opened.result)).wrapped == nil ? $0 : head(hint) } ?? head(hint)
      if case .existential = target {
      } else {
        _ = tentatively {
          matches(reduce(opened.result), target) || matchesEffects(reduce(opened.result), target)
        }
      }
    }
    guard pass(contextual: true), settleDeferredMatches(), apply(opened.requirements, under: opened.substitution) else {
      return nil
    }
    if let hint, unbound(hint) == nil, !head(hint).hasTypeVariables {
      if !canConvert(reduce(opened.result), to: hint) { table.score += 40 }
    }
    let assignment = converted.indices.map { [$0] }
    guard
      opensExistentials(
        function, opened.substitution, assignment, arguments, isOptional: { self.wasOptional(converted[$0]) }),
      unknownMetatype(
        function, opened.substitution, assignment, arguments) == nil
    else { return nil }
    var complete: [Argument] = []
    for (index, parameter) in opened.parameters.enumerated() {
      guard let value = converted[index] else { return nil }
      if parameter.isInout {
        guard requireMutable(value, at: arguments[index].syntax, verb: "operator") else { return nil }
        complete.append(.inOut(value))
      } else {
        complete.append(value.isPointerToVariable ? .inOut(value) : .value(value))
      }
    }
    if function.isThrowing, !function.isRethrowing { noteThrow(at: node, source: .operator) }
    noteUse(of: function)
    return Expression(
      .apply(function, opened.substitution, base: nil, complete, isDirect: false), type: reduce(opened.result),
      place: place(node))
  }
}
