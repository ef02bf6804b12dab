import Code
import Compiler
import Tree

/// An input that has been checked and compiled and can run any number of times: a turn without its source.
package struct PreparedInput {
  fileprivate let units: [(place: Place, code: FunctionCode, isAsync: Bool)]
}

extension Session {
  /// Checks and compiles statements or expressions. Nil if there is an error, which has been shown.
  package func prepare(_ swift: String) throws -> PreparedInput? {
    guard let units = accept(engine.frontend.check(swift, name: "<prepared>", mode: .shell))?.units else { return nil }
    return PreparedInput(units: try units.map { ($0.place, try engine.compiler.compile($0).code, $0.function.isAsync) })
  }

  /// Runs the input as `submit` would, with each unit as a turn, but shows no values.
  @discardableResult
  package func submit(_ input: PreparedInput) -> Outcome {
    engine.machine.resetSteps()
    for unit in input.units {
      currentPlace = unit.place
      defer { currentPlace = nil }
      let outcome = unit.isAsync ? run(waiting: unit.code) { _ in } : turn { _ = try engine.machine.run(unit.code) }
      if outcome != .done { return outcome }
    }
    return .done
  }
}
