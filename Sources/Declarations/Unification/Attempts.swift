import Diagnostics
import Source
import Tree

/// Trying something that may turn out wrong.
extension DeclarationChecker {
  /// Runs `work`; where it gives false, what it inferred is undone.
  package func tentatively(_ work: () -> Bool) -> Bool {
    let start = table.snapshot()
    let holds = work()
    if !holds { table.rollback(to: start) }
    table.commit(start)
    return holds
  }

  /// Runs `work`; where it gives nil or reports an error, everything it inferred is undone.
  package func attempt<Result>(_ work: () -> Result?) -> Result? {
    let start = table.snapshot()
    let errors = typeErrorCount
    table.speculations += 1
    defer {
      table.speculations -= 1
      table.commit(start)
    }
    if let result = work(), typeErrorCount == errors { return result }
    table.rollback(to: start)
    return nil
  }

  /// Runs `work` with an inference table of its own, and gives what is in that table at the end: the expression around
  /// neither knows of it nor undoes it.
  private func withOwnTable<Result>(
    _ own: InferenceTable, _ work: () -> Result
  ) -> (Result, InferenceTable) {
    let outer = table
    table = own
    defer { table = outer }
    let result = work()
    return (result, table)
  }

  /// Checks a declaration that an expression needs to know, once and for all: whatever becomes of the attempt to
  /// understand the expression, nothing of this is undone.
  func independently<Result>(_ work: () -> Result) -> Result {
    let (result, own) = withOwnTable(InferenceTable(), work)
    input.settledDiagnostics += own.diagnostics
    input.settledFailure = input.settledFailure ?? own.silentFailure
    return result
  }

  /// The same for a part of an expression that does not depend on the rest. Gives what was said about it as well, for
  /// whoever uses the part.
  package func separately<Result>(_ work: () -> Result) -> (Result, [Diagnostic]) {
    var own = InferenceTable(speculations: table.speculations)
    own.context.closureEscapes = table.context.closureEscapes
    let (result, reached) = withOwnTable(own, work)
    return (result, reached.diagnostics)
  }

  /// The distance of a candidate from a plain fit; less is better.
  package struct Fit {
    package let score: Int
    /// The part of it that comes from classes and protocols standing for what conforms to them: a parameter that
    /// anything fits is no better than that.
    package let subtyping: Int
    package var total: Int { score + subtyping }
  }

  /// True if the variable stands for a literal whose default type does not conform to the required protocols. Only a
  /// type from elsewhere can help.
  private func lacksDefault(_ variable: TypeVariable) -> Bool {
    guard variable.binding == nil, !variable.protocols.isEmpty, let type = defaultType(of: variable) else {
      return false
    }
    return !variable.protocols.allSatisfy { conforms(type, to: $0) }
  }

  /// Runs `work` and undoes it; gives the score it reached, or nil where it fails.
  package func evaluate(_ work: () -> Expression?) -> Fit? {
    let start = table.snapshot()
    let errors = typeErrorCount
    table.score = 0
    table.subtyping = 0
    table.speculations += 1
    defer {
      table.speculations -= 1
      table.rollback(to: start)
      table.commit(start)
    }
    let result = work()
    guard result != nil, typeErrorCount == errors else { return nil }
    if table.openVariables[start.openVariables...].contains(where: lacksDefault) { table.score += 100 }
    return Fit(score: table.score, subtyping: table.subtyping)
  }
}
