import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Conformances with conditions: a `Range` is a sequence only if its bounds are integers, and the use of a result may
/// make other numbers of literals.
extension ExpressionChecker {
  /// Notes the conformances that a call requires, if they have conditions: the arguments of the types may be open, or
  /// may have been decided after the conformance was looked up.
  func noteConformances(of opened: OpenedCallee, node: ExprSyntax) {
    guard case .function(let function, let owner, let base, _, _, _) = opened.callee, !isOpen, !file.isLibrary else {
      return
    }
    let owned = function.owner?.selfParameter
    for parameter in function.genericParameters where parameter != owned {
      guard let type = opened.substitution[parameter] else { continue }
      for one in parameter.protocols where isConditional(type, one) {
        table.pendingConformances.append(
          PendingConformance(
            type, to: one, for: describeCallee(opened.callee), at: Syntax(location(of: node))))
      }
    }
    guard base != nil, let call = node.as(FunctionCallExprSyntax.self), let one = function.owner else { return }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    let place = member.map { Syntax($0) } ?? Syntax(node)
    if one.kind != .protocolType {
      noteConformances(
        requiredBy: function.detail?.context, opened.substitution,
        for: .reference(to: describeCallee(opened.callee), on: one.name), at: place)
    } else if let own = owned, let type = owner[own], isConditional(type, one) {
      let asker = Subject.reference(to: describeCallee(opened.callee), on: head(type).nominal?.name ?? "")
      table.pendingConformances.append(PendingConformance(type, to: one, for: asker, isOfBase: true, at: place))
    }
  }

  /// Notes the conformances that an extension requires of literals, whose types are still open: `["a"].inserted()` with
  /// `extension Array where Element: Model`.
  func noteConformances(
    requiredBy context: TypeContext?, _ substitution: Substitution, for asker: @autoclosure () -> Subject,
    at place: Syntax
  ) {
    if isOpen || file.isLibrary { return }
    for case .conforms(let type, let declaration) in context?.requirements ?? [] {
      let subject = reduce(type.substituting(substitution))
      guard unbound(subject)?.literal != nil else { continue }
      table.pendingConformances.append(
        PendingConformance(subject, to: declaration, for: asker(), isOfBase: true, at: place))
    }
  }

  private func isConditional(_ type: Type, _ declaration: NominalDeclaration) -> Bool {
    guard case .nominal(let nominal, let arguments) = head(type), !arguments.isEmpty,
      let found = declaredConformance(nominal, arguments, to: declaration)
    else { return false }
    return !found.requirements.isEmpty
  }

  /// Reports the conformances noted since `start` whose conditions do not hold.
  func settleConformances(from start: Opening) {
    let waiting = table.pendingConformances[start.conformances...]
    table.pendingConformances.removeSubrange(start.conformances...)
    for one in waiting where errorCount == start.errors {
      var type = one.type.resolved
      // A literal does not take its default type if that does not conform.
      if let variable = unbound(type), let fallback = defaultType(of: variable) { type = fallback }
      if type.hasTypeVariables || conforms(type, to: one.declaration) { continue }
      let (part, missing) = innermostUnmet(type, one.declaration)
      error(
        .generics(
          one.isOfBase && part.shown.isStructural
            ? .cannotConform(part.shown, to: missing.name) : .unmet(one.asker, .conforms(part.shown, missing.name))),
        at: one.place)
    }
  }
}
