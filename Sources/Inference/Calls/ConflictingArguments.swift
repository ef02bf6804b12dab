import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Arguments of one generic parameter that have different types.
extension ExpressionChecker {
  /// Reports the different types of one generic parameter's arguments with swiftc's messages: if one type matches
  /// more of them than any other, the rest are wrong; otherwise they conflict. Returns false if the argument's
  /// parameter is not generic itself, or the types are not the error.
  func reportConflict(
    at index: Int, _ arguments: [CallArgument], _ opened: OpenedCallee, _ assignment: [[Int]], node: ExprSyntax
  ) -> Bool {
    guard let position = assignment.firstIndex(where: { $0.contains(index) }),
      case .variable(let variable) = opened.parameters[position].type,
      let places = places(of: variable, in: opened, assignment), places.count > 1
    else { return false }
    var values: [(argument: CallArgument, value: Expression)] = []
    for place in places {
      guard let value = arguments[place].inferred, arguments[place].dynamicMember == nil, !arguments[place].isInout,
        !isOperatorArgument(arguments[place]), !arguments[place].syntax.is(NilLiteralExprSyntax.self)
      else { return false }
      values.append((arguments[place], value))
    }
    let literals = values.filter { unbound($0.value.type)?.literal != nil }
    let known = values.filter { unbound($0.value.type)?.literal == nil }
    var types: [Type] = []
    // Integer literals are decimals wherever one of the literals is.
    let isDecimal = literals.contains { unbound($0.value.type)?.literal == .float }
    let isInner = node.isArgument && opened.result.mentions(variable)
    for (_, value) in known.isEmpty && !isInner ? inOrderOfTrial(literals, opened) : known + literals {
      if known.isEmpty, isDecimal, unbound(value.type)?.literal == .integer { continue }
      let type = described(value.type)
      if !types.contains(type) { types.append(type) }
    }
    // `max(count, limit())` without the parentheses: the function is to be called.
    let all = types
    types.removeAll { resultOfUncalled($0).map(all.contains) ?? false }
    if let only = onlyFitting(of: types, for: variable, opened) {
      for (argument, value) in values where !canConvert(value.type, to: only) {
        reportMismatch(value, to: only, purpose: .argument, at: argument.syntax)
      }
      return true
    }
    let misfits = types.map { type in values.filter { !canConvert($0.value.type, to: type) } }
    guard let least = misfits.map(\.count).min(), least > 0 else { return false }
    // The first type is tried first: if another one matches more, both are reported.
    let best = types.indices.filter { misfits[$0].count == least || $0 == 0 && !(known.isEmpty && isDecimal) }
    if best.count > 1 {
      error(.generics(.conflict(variable.name ?? "_", best.map { types[$0].shown })), at: location(of: node))
    } else {
      for misfit in misfits[best[0]] {
        reportMismatch(misfit.value, to: types[best[0]], purpose: .argument, at: misfit.argument.syntax)
      }
    }
    return true
  }

  /// Reports elements of two types for a parameter `[T]`: if both meet the constraints on T, they conflict. Replaces the
  /// errors since `start`.
  func reportConflict(
    ofElements syntax: ExprSyntax, _ type: Type, _ opened: OpenedCallee, since start: Int, node: ExprSyntax
  ) -> Bool {
    guard let array = syntax.as(ArrayExprSyntax.self), case .function(let function, _, _, _, _, _) = opened.callee,
      let parameter = function.genericParameters.first(where: { parameter in
        opened.substitution[parameter].map { reduce(type) == libraryNominal("Array", [$0]) } ?? false
      }), !parameter.protocols.isEmpty
    else { return false }
    var (known, literals): ([Type], [Type]) = ([], [])
    for element in array.elements {
      let isLiteral =
        element.expression.is(IntegerLiteralExprSyntax.self)
        || element.expression.is(StringLiteralExprSyntax.self)
      guard let type = attempt({ described(infer(element.expression, hint: nil).type) }), type != .error,
        isLiteral || !element.expression.is(FloatLiteralExprSyntax.self)
      else { return false }
      if isLiteral, !literals.contains(type) { literals.append(type) }
      if !isLiteral, !known.contains(type) { known.append(type) }
    }
    // The last one is tried first, and literals after the others.
    let types = Array(known.reversed()) + literals.filter { !known.contains($0) }.reversed()
    guard types.count == 2, types.allSatisfy({ type in parameter.protocols.allSatisfy { conforms(type, to: $0) } })
    else { return false }
    table.diagnostics.removeSubrange(start...)
    error(.generics(.conflict(parameter.name, types.map(\.shown))), at: location(of: node))
    return true
  }

  /// The type that meets the constraints of a generic parameter, if it is the only one of several.
  private func onlyFitting(of types: [Type], for variable: TypeVariable, _ opened: OpenedCallee) -> Type? {
    guard types.count > 1, case .function(let function, _, _, _, _, _) = opened.callee,
      let parameter = function.genericParameters.first(where: { opened.substitution[$0] == .variable(variable) })
    else { return nil }
    let fitting = types.filter { type in parameter.protocols.allSatisfy { conforms(type, to: $0) } }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The literals in the order in which swiftc tries their types: the last one first, but `max(1, "a")` in source order;
  /// text comes before a `Double` there, and after it here.
  private func inOrderOfTrial(
    _ literals: [(argument: CallArgument, value: Expression)], _ opened: OpenedCallee
  ) -> [(argument: CallArgument, value: Expression)] {
    let isLibrary =
      if case .function(let function, _, _, _, _, _) = opened.callee { function.place.file.isLibrary } else { false }
    let ordered = isLibrary ? literals : literals.reversed()
    let decimals = ordered.filter { unbound($0.value.type)?.literal == .float }
    let others = ordered.filter { unbound($0.value.type)?.literal != .float }
    guard !others.contains(where: { unbound($0.value.type)?.literal == .integer }) else { return ordered }
    return isLibrary ? decimals + others : others + decimals
  }

  /// `let box: Box<Int> = Box("a")`: the error is in the argument, not in the box. Returns false if the expression is
  /// not a call whose arguments determine that.
  func reportThroughArguments(_ written: ExprSyntax, to type: Type) -> Bool {
    guard table.speculations == 0, table.context.forcedResult == nil, written.is(FunctionCallExprSyntax.self),
      case .nominal(_, let wanted) = type.resolved.wrapped ?? type.resolved, !wanted.isEmpty, !type.hasTypeVariables
    else { return false }
    let errors = errorCount
    table.context.forcedResult = (written.id, type.resolved.wrapped ?? type.resolved)
    defer { table.context.forcedResult = nil }
    _ = infer(written, hint: type)
    return errorCount > errors
  }

  /// The arguments of the parameters whose type is the generic parameter itself; nil if another parameter also
  /// determines it.
  private func places(of variable: TypeVariable, in opened: OpenedCallee, _ assignment: [[Int]]) -> [Int]? {
    var places: [Int] = []
    for (parameter, indices) in zip(opened.parameters, assignment) {
      if case .variable(variable) = parameter.type, !parameter.isInout, !parameter.isVariadic {
        places += indices
      } else if parameter.type.mentions(variable), !indices.isEmpty {
        return nil
      }
    }
    return places
  }
}

extension ExprSyntax {
  /// True for an argument of a call.
  fileprivate var isArgument: Bool {
    parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
  }
}

extension Type {
  fileprivate func mentions(_ variable: TypeVariable) -> Bool {
    var isFound = false
    _ = map { part in
      if case .variable(variable) = part { isFound = true }
      return nil
    }
    return isFound
  }
}
