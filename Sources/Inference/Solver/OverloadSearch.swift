import Declarations
import SwiftSyntax
import Tree

/// The search for the best declaration of an overload set.
extension ConstraintSystem {
  func choose(from set: OverloadSet, at index: Int, bound: Score?) -> Partial? {
    state.constraints.remove(at: index)
    var best = Best()
    var winners: [Callee] = []
    // More specialized candidates with solutions that cost more than that of a later candidate.
    var outbid: [Callee] = []
    let isRepeatable = isRepeatable(set)
    let erasures = pendingErasures()
    let entry = state.score
    let favored = favoritesFirst(set)
    // A nongeneric operator of the program with operands of one type excludes the generic ones.
    var hasOwnOperator = false
    // `word == 1 << 63`: operands of one integer type exclude the comparison of two types.
    var isOfOneType = false
    let isWhole = set.isOperator && favored.count == favored.callees.count
    let callees = isWhole ? mixedLast(favored.callees) : favored.callees
    for (index, callee) in callees.enumerated() {
      // If one of the favourites fits, the others are not compared with it.
      if index == favored.count, let found = best.solution, !isMismatched(found.state.score, entry) { break }
      if hasOwnOperator, isGeneric(callee), isWritten(callee) { continue }
      if isOfOneType, isMixedComparison(callee) { continue }
      if !mayFit(callee, set) || winners.contains(where: { excludes($0, callee, in: set) }) { continue }
      let start = snapshot()
      defer { rollBack(to: start) }
      var limit = bound
      if let known = best.solution?.state.score, limit.map({ known < $0 }) ?? true { limit = known }
      guard apply(callee, of: set), simplify() else {
        if isBeyond { return nil }
        continue
      }
      countLiterals()
      let isFree = state.score == entry
      let isOwnOperator = set.isOperator && isWritten(callee) && !isGeneric(callee) && isSymmetric(callee)
      guard let found = search(bound: limit) else {
        if isBeyond { return nil }
        continue
      }
      // A candidate that fits at no cost makes less specialized ones needless.
      if !found.isAmbiguous,
        hasOnlyCollectionLiterals(set)
          || isFree && !found.state.hasMixedElements
            && !converts(found.state.score, entry, erasures: erasures, isOperator: set.isOperator)
      {
        winners.append(callee)
      }
      if isOwnOperator, !hasConversions(found.state.score) { hasOwnOperator = true }
      if set.isOperator, isSymmetric(callee), !isWritten(callee) { isOfOneType = true }
      if let known = best.solution, found.state.score < known.state.score, isRepeatable {
        outbid = callees[..<index].filter { isBetter($0, than: callee, in: set) }
      }
      keep(found, in: &best)
    }
    if let known = best.solution { searchAgain(outbid, of: set, below: known.state.score, in: &best) }
    return best.solution
  }

  /// True if a call passes a text, a closure or a key path, which swiftc solves apart.
  func hasArgumentsApart(_ set: OverloadSet) -> Bool {
    set.call?.arguments.contains { argument in
      switch argument.syntax.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr, .closureExpr, .keyPathExpr: true
      default: false
      }
    } ?? false
  }

  /// True if all arguments of a call have known types: the candidates can be searched again as swiftc does it.
  private func isRepeatable(_ set: OverloadSet) -> Bool {
    guard !set.isOperator, let call = set.call, !hasArgumentsApart(set) else { return false }
    return call.types.allSatisfy { type in
      let head = checker.head(type)
      if case .variable(let variable) = head { return variable.literal == .integer }
      return !isOpen(head)
    }
  }

  /// Searches with more specialized candidates once more, now that a solution of the others is known. swiftc tries
  /// these last, and with the types that cost less than that solution: in `print(s.dropFirst().first ?? "z")`, `"z"` is
  /// a String, since the first solution is that of a sequence that has no property `first`.
  private func searchAgain(_ callees: [Callee], of set: OverloadSet, below limit: Score, in best: inout Best) {
    for callee in callees where !isBeyond {
      let start = snapshot()
      defer { rollBack(to: start) }
      guard apply(callee, of: set), simplify(), let found = search(bound: limit) else { continue }
      keep(found, in: &best)
    }
  }

  /// True if a choice is unavailable, or is an async function in a synchronous context: the others may be better.
  private func isMismatched(_ score: Score, _ entry: Score) -> Bool {
    [.unavailable, .asyncInSync].contains { score[$0] > entry[$0] }
  }

  /// True if a choice without cost makes it needless to try the other. Functions of the program are all tried: types
  /// may make up for a less specialized declaration. So are operators, but for those with operands of one type.
  private func excludes(_ winner: Callee, _ other: Callee, in set: OverloadSet) -> Bool {
    if isWritten(winner), isWritten(other), !set.isOperator || !isSymmetric(winner) { return false }
    return isBetter(winner, than: other, in: set)
  }

  /// The numbers of values that become `Any`, `AnyHashable` or optional whatever is chosen: in `print(…)`, each
  /// argument becomes `Any`.
  private func pendingErasures() -> (any: Int, hashable: Int, optional: Int) {
    var count = (any: 0, hashable: 0, optional: 0)
    for case .conversion(let from, let to) in state.constraints where isOpen(checker.head(from)) {
      let target = checker.head(to)
      if target == .any { count.any += 1 }
      if target.isLibrary("AnyHashable") { count.hashable += 1 }
      if target.wrapped != nil { count.optional += 1 }
    }
    return count
  }

  /// True if values have been wrapped or erased since, or literals do not have their default types.
  private func converts(
    _ score: Score, _ entry: Score, erasures: (any: Int, hashable: Int, optional: Int), isOperator: Bool
  ) -> Bool {
    func hasMore(_ kind: ScoreKind) -> Bool { score[kind] > entry[kind] }
    if !isOperator, hasMore(.nonDefaultLiteral) || hasMore(.functionConversion) { return true }
    if hasMore(.forcedUnwrap) { return true }
    return score[.valueToOptional] > entry[.valueToOptional] + erasures.optional
      || score[.emptyExistential] > entry[.emptyExistential] + erasures.any
      || score[.userConversion] > entry[.userConversion] + erasures.hashable
  }

  /// True if a solution has costs that make generic operators worth trying beside one that is not generic.
  private func hasConversions(_ score: Score) -> Bool {
    [.unavailable, .forcedUnwrap, .userConversion, .functionConversion].contains { score[$0] > 0 }
  }
}
