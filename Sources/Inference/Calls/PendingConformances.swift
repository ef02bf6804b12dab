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
        table.pendingConformances.append(PendingConformance(type, to: one, for: opened.callee, node: node))
      }
    }
    guard base != nil, node.is(FunctionCallExprSyntax.self), let one = function.owner, one.kind == .protocolType,
      let own = owned,
      let type = owner[own], isConditional(type, one)
    else { return }
    table.pendingConformances.append(PendingConformance(type, to: one, for: opened.callee, isOfBase: true, node: node))
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
      let type = one.type.resolved
      if type.hasTypeVariables || conforms(type, to: one.declaration) { continue }
      let (part, missing) = innermostUnmet(type, one.declaration)
      let memberName = one.node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      if one.isOfBase, part.shown.isStructural {
        error(
          .generics(.cannotConform(part.shown, to: missing.name)),
          at: memberName.map { Syntax($0.declName) } ?? Syntax(one.node))
        continue
      }
      let callee = describeCallee(one.callee)
      let asker = one.isOfBase ? Subject.reference(to: callee, on: type.nominal?.name ?? "") : callee
      let place = memberName.map { Syntax($0.declName) } ?? Syntax(one.node)
      error(
        .generics(.unmet(asker, .conforms(part.shown, missing.name))), at: one.isOfBase ? place : location(of: one.node)
      )
    }
  }
}
