import Declarations
import SwiftSyntax
import Tree

/// A closure that is passed for a parameter with a result builder.
final class BuiltTerm {
  let closure: ClosureTerm
  /// The builder, whose generic arguments the call may have to decide first: `@Rules<State, Action> rules: () -> R`.
  let builder: Type
  /// The type of the parameter.
  let type: FunctionType
  let isEscaping: Bool

  init(_ closure: ClosureTerm, by builder: Type, as type: FunctionType, isEscaping: Bool) {
    (self.closure, self.builder, self.type, self.isEscaping) = (closure, builder, type, isEscaping)
  }
}

/// Closures with a result builder take part: the call decides their builder and their parameters, and the builder their
/// result.
extension ConstraintSystem {
  /// Passes a closure for a parameter with a builder; false if the call cannot be solved in this way.
  func passBuilt(_ argument: Type, to type: Type, _ parameter: ParameterView, by builder: Type) -> Bool {
    guard case .function(let function) = checker.head(type),
      case .variable(let variable) = checker.head(argument), let closure = closures[variable]
    else {
      isBeyond = true
      return false
    }
    guard bind(variable, to: .function(function)) else { return false }
    add(.built(BuiltTerm(closure, by: builder, as: function, isEscaping: parameter.isEscaping)))
    return true
  }

  /// Determines the result of the closure when its builder and its parameters are known. The statements of the closure
  /// are checked once for all candidates.
  ///
  /// - Parameter isForced: True if nothing else will decide the builder.
  func build(_ term: BuiltTerm, isForced: Bool = false) -> Outcome {
    let builder = decided(term.builder)
    let type = withDecidedParameters(term.type)
    if builder.hasTypeVariables && !isForced || type.parameters.contains(where: { $0.type.hasTypeVariables }) {
      return .unsolved
    }
    let outer = (checker.table.context.closureEscapes, checker.table.context.closureBuilder)
    defer { (checker.table.context.closureEscapes, checker.table.context.closureBuilder) = outer }
    checker.table.context.closureEscapes = term.isEscaping
    checker.table.context.closureBuilder = builder
    guard
      case .function(let built)? = walk(ExprSyntax(term.closure.node), as: .function(type), in: term.closure.scope)
    else { return .failed }
    add(.conversion(built.result, type.result))
    return .solved
  }

  /// A value that is used where a builder's open argument is expected decides that argument: the action that a closure
  /// returns in `Scope(state: \.row, action: { $0.row }) { Row() }`.
  func argumentOfBuilder() -> SolverStep? {
    for case .built(let term) in state.constraints {
      guard case .nominal(_, let arguments) = decided(term.builder) else { continue }
      let open = arguments.filter { if case .member = $0 { $0.hasTypeVariables } else { false } }
      for constraint in state.constraints where !open.isEmpty {
        var (from, to): (Type, Type)
        switch constraint {
        case .conversion(let one, let other), .closureResult(let one, let other):
          (from, to) = (one.resolved, other.resolved)
        default: continue
        }
        while let wrapped = to.wrapped { (from, to) = (from.wrapped ?? from, wrapped) }
        guard open.contains(to), !from.hasTypeVariables else { continue }
        // The match is noted as one to settle, and the search goes on.
        return checker.matches(from, to) ? .proceed : .fail
      }
    }
    return nil
  }

  /// A builder that only the result of the closure decides: `Store(state: .init()) { Counter() }` for a
  /// `@Rules<R.State, R.Action> rules: () -> R`.
  ///
  /// The results of a check with an open builder cannot be kept. So only one closure is open at a time: those inside
  /// would be checked again and again for each level of nesting.
  func openBuilder() -> SolverStep? {
    if checker.bodies.isOpeningBuilder { return nil }
    checker.bodies.isOpeningBuilder = true
    defer { checker.bodies.isOpeningBuilder = false }
    for (index, constraint) in state.constraints.enumerated() {
      guard case .built(let term) = constraint else { continue }
      state.constraints.remove(at: index)
      switch build(term, isForced: true) {
      case .solved: return .proceed
      case .failed: return .fail
      case .unsolved: state.constraints.insert(constraint, at: index)
      }
    }
    return nil
  }

  func decided(_ type: Type) -> Type { checker.decided(type) }
}
