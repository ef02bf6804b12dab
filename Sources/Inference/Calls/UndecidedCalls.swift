import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Calls of functions that differ only in their results, none of which is usable.
extension ExpressionChecker {
  /// Functions in one file in source order: of several equally good ones, the first is reported.
  func inOrder(_ callees: [Callee]) -> [Callee] {
    var functions: [FunctionDeclaration] = []
    for callee in callees {
      guard case .function(let function, _, _, _, _, _) = callee, !function.place.file.isLibrary,
        functions.first.map({ $0.place.file === function.place.file }) ?? true
      else { return callees }
      functions.append(function)
    }
    let order = functions.indices.sorted { functions[$0].place.offset < functions[$1].place.offset }
    return order.map { callees[$0] }
  }

  /// True if two functions of the program have the same parameters and different results.
  func differInResults(_ one: Callee, _ other: Callee) -> Bool {
    guard let first = resultAsWritten(one), let second = resultAsWritten(other), first != second else { return false }
    return shape(of: one).map(\.type) == shape(of: other).map(\.type)
  }

  private func resultAsWritten(_ callee: Callee) -> Type? {
    switch callee {
    case .function(let function, _, _, _, _, _): function.place.file.isLibrary ? nil : function.result
    case .subscripted(let subscripted, _, _, _, _):
      subscripted.getter.place.file.isLibrary ? nil : subscripted.getter.result
    case .delegate, .enumCase, .value: nil
    }
  }

  /// Reports that none of the possible functions has the result that the context requires.
  func reportUndecided(_ node: ExprSyntax, to type: Type, _ purpose: Purpose) -> Bool {
    switch purpose {
    case .initialization, .assignment, .returnValue, .condition, .defaultArgument: break
    default: return false
    }
    guard let (call, name) = undecidedCall(node), type.wrapped == nil, node.parent?.is(TernaryExprSyntax.self) != true
    else { return false }
    error(.call(.noCandidates(name, for: asWritten(type))), at: location(of: call))
    return true
  }

  /// Reports the call of a method with a rival in another protocol, `text.prefix(2)`, whose results are different types
  /// and both fail.
  func reportRivals(_ value: Expression, _ node: ExprSyntax, to type: Type, _ purpose: Purpose) -> Bool {
    switch purpose {
    case .initialization, .assignment, .returnValue: break
    default: return false
    }
    guard case .apply(let function, _, _?, _, _) = value.kind, unparenthesized(node).is(FunctionCallExprSyntax.self),
      rivalResults(of: value).count > 1
    else { return false }
    error(.call(.noCandidates(function.name, for: asWritten(type))), at: location(of: node))
    return true
  }

  /// The results of a method, `text.prefix(2)`, and of its rivals in other protocols, if it has any: without a
  /// context, swiftc cannot decide which is meant.
  private func rivalResults(of value: Expression) -> Set<Type> {
    guard case .apply(let function, _, let base?, _, _) = value.kind, function.kind == .method, !function.isStatic,
      function.place.file.isLibrary, !file.isLibrary, let owner = base.type.resolved.nominal
    else { return [] }
    let rivals = allConformances(of: owner).flatMap { members(of: $0, named: function.name) }
    let results = rivals.compactMap { member -> Type? in
      guard case .function(let rival) = member.kind, rival.fullName == function.fullName, !rival.isRequirement,
        rival.owner != function.owner, let own = rival.owner?.selfParameter,
        rival.genericParameters.allSatisfy({ $0 == own }),
        meets(member.context.requirements, under: [own: base.type.resolved])
      else { return nil }
      return reduce(rival.result.substituting([own: base.type.resolved]))
    }
    return Set(results + [value.type.resolved])
  }

  /// True if a method and its rivals have results with different elements.
  func hasUndecidedElements(_ value: Expression) -> Bool {
    let results = rivalResults(of: value)
    guard results.count > 1,
      let element = libraryType("Sequence")?.associatedTypes.first(where: { $0.name == "Element" })
    else { return false }
    return Set(results.map { reduce(.member($0, element)) }).count > 1
  }

  private func withoutProperty(_ value: Expression) -> Expression {
    if case .property(let inner, _, _, _) = value.kind { inner } else { value }
  }

  /// Reports that swiftc does not decide the type in which the member is looked up.
  func reportRivals(ofBase base: Expression, member: String, at node: some SyntaxProtocol) -> Bool {
    let isUndecided =
      switch base.kind {
      case .apply: rivalResults(of: base).count > 1
      case .variable(let variable): variable.detail?.isUndecided ?? false
      case .forceUnwrap(let inner), .property(let inner, _, _, _):
        hasUndecidedElements(withoutProperty(inner))
      default: false
      }
    if isUndecided { error(.member(.undecided(member)), at: node) }
    return isUndecided
  }

  /// Reports that the type in which the member is looked up is ambiguous; false if the base is not such a call.
  func reportUndecided(_ base: ExprSyntax?, member: String, at node: some SyntaxProtocol) -> Bool {
    guard let base, undecidedCall(base) != nil else { return false }
    error(.member(.undecided(member)), at: node)
    return true
  }

  private func undecidedCall(_ node: ExprSyntax) -> (ExprSyntax, String)? {
    let node = unparenthesized(node)
    return bodies.undecidedCalls[node.id].map { (node, $0) }
  }
}
