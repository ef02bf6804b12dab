import Diagnostics
import Source
import Tree

/// Attempts, which may fail.
extension DeclarationChecker {
  /// Runs `work`; if it returns false, its inferences are undone.
  package func tentatively(_ work: () -> Bool) -> Bool {
    let start = table.snapshot()
    let holds = work()
    if !holds { table.rollback(to: start) }
    table.commit(start)
    return holds
  }

  /// Runs `work`; if it returns nil or reports an error, all of its inferences are undone.
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

  /// Runs `work` with its own inference table, and returns the final content of that table: the enclosing expression
  /// neither sees nor undoes it.
  private func withOwnTable<Result>(
    _ own: InferenceTable, _ work: () -> Result
  ) -> (Result, InferenceTable) {
    let outer = table
    table = own
    defer { table = outer }
    let result = work()
    return (result, table)
  }

  /// Checks a declaration on which an expression depends, once and for all: the result is kept even if the attempt
  /// with the expression is undone.
  func independently<Result>(_ work: () -> Result) -> Result {
    let (result, own) = withOwnTable(InferenceTable(), work)
    input.settledDiagnostics += own.diagnostics
    input.settledFailure = input.settledFailure ?? own.silentFailure
    return result
  }

  /// The same for a part of an expression that does not depend on the rest. Also returns the part's diagnostics, for
  /// the user of the part.
  package func separately<Result>(_ work: () -> Result) -> (Result, [Diagnostic]) {
    var own = InferenceTable(speculations: table.speculations)
    own.context.closureEscapes = table.context.closureEscapes
    let (result, reached) = withOwnTable(own, work)
    return (result, reached.diagnostics)
  }

  /// The distance of a candidate from a plain fit; less is better.
  package struct Fit {
    package let score: Int
    /// The part of the score from conversions to superclasses and protocols; a parameter that accepts any value is
    /// not preferred to such a conversion.
    package let subtyping: Int
    /// The number of uses of something that obsh lacks, in opened code.
    package let opaque: Int
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

  /// Runs `work` and undoes it; returns the resulting score, or nil if it fails.
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
    let opaque = isOpen ? table.diagnostics[start.diagnostics...].count { $0.severity == .opaque } : 0
    return Fit(score: table.score, subtyping: table.subtyping, opaque: opaque)
  }
}
