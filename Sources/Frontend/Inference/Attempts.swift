import Diagnostics
import Tree

/// Trying something that may turn out wrong.
extension Checker {
  struct Mark {
    let trail: Int
    let diagnostics: Int
    let score: Int
    let subtyping: Int
    let open: Int
    let literals: Int
    let deferred: [(Type, Type)]
    let conversions: Int
    let references: [PendingReference]
    let silentFailure: Place?
  }

  func mark() -> Mark {
    Mark(
      trail: trail.count, diagnostics: diagnostics.count, score: score, subtyping: subtyping,
      open: openVariables.count,
      literals: pendingLiterals.count, deferred: deferredMatches, conversions: pendingConversions.count,
      references: pendingReferences, silentFailure: silentFailure)
  }

  func rollBack(to mark: Mark) {
    undoTrail(to: mark.trail)
    diagnostics.removeSubrange(mark.diagnostics...)
    score = mark.score
    subtyping = mark.subtyping
    openVariables.removeSubrange(mark.open...)
    pendingLiterals.removeSubrange(mark.literals...)
    deferredMatches = mark.deferred
    pendingConversions.removeSubrange(mark.conversions...)
    pendingReferences = mark.references
    silentFailure = mark.silentFailure
  }

  /// Runs `work`; where it gives nil or reports an error, everything it inferred is undone.
  func attempt<Result>(_ work: () -> Result?) -> Result? {
    let start = mark()
    let errors = typeErrorCount
    speculations += 1
    defer { speculations -= 1 }
    if let result = work(), typeErrorCount == errors { return result }
    rollBack(to: start)
    return nil
  }

  /// Checks a declaration that an expression needs to know, once and for all: whatever becomes of the attempt to
  /// understand the expression, nothing of this is undone.
  func independently<Result>(_ work: () -> Result) -> Result {
    let outer = (trail, openVariables, pendingLiterals, deferredMatches, pendingConversions, pendingReferences, score)
    let said = diagnostics
    let attempts = speculations
    (trail, openVariables, pendingLiterals, deferredMatches, pendingConversions, pendingReferences, score) =
      ([], [], [], [], [], [], 0)
    diagnostics = []
    speculations = 0
    defer {
      speculations = attempts
      (trail, openVariables, pendingLiterals, deferredMatches, pendingConversions, pendingReferences, score) = outer
      settledDiagnostics += diagnostics
      diagnostics = said
    }
    return work()
  }

  /// The same for a part of an expression that does not depend on the rest. Gives what was said about it as well, for
  /// whoever uses the part.
  func separately<Result>(_ work: () -> Result) -> (Result, [Diagnostic]) {
    let outer = (
      trail, openVariables, pendingLiterals, deferredMatches, pendingConversions, pendingReferences, score, subtyping
    )
    let said = diagnostics
    let around = (context, hasChainLink, silentFailure)
    (trail, openVariables, pendingLiterals, deferredMatches, pendingConversions, pendingReferences, score) =
      ([], [], [], [], [], [], 0)
    diagnostics = []
    let result = work()
    let own = diagnostics
    (
      trail, openVariables, pendingLiterals, deferredMatches, pendingConversions, pendingReferences, score, subtyping
    ) = outer
    (context, hasChainLink, silentFailure) = around
    diagnostics = said
    return (result, own)
  }

  /// How far a candidate is from a plain fit; less is better.
  struct Fit {
    let score: Int
    /// The part of it that comes from classes and protocols standing for what conforms to them: a parameter that
    /// anything fits is no better than that.
    let subtyping: Int
    var total: Int { score + subtyping }
  }

  /// Whether the variable stands for a literal whose own type does not meet what is asked: only a type that something
  /// else says can help.
  private func lacksDefault(_ variable: TypeVariable) -> Bool {
    guard variable.binding == nil, !variable.protocols.isEmpty, let type = defaultType(of: variable) else {
      return false
    }
    return !variable.protocols.allSatisfy { conforms(type, to: $0) }
  }

  /// Runs `work` and undoes it; gives the score it reached, or nil where it fails.
  func evaluate(_ work: () -> Expression?) -> Fit? {
    let start = mark()
    let errors = typeErrorCount
    score = 0
    subtyping = 0
    speculations += 1
    defer { speculations -= 1 }
    let result = work()
    let isGood = result != nil && typeErrorCount == errors
    if isGood, openVariables[start.open...].contains(where: lacksDefault) { score += 100 }
    let reached = Fit(score: score, subtyping: subtyping)
    rollBack(to: start)
    return isGood ? reached : nil
  }
}
