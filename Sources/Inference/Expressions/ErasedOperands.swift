import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Comparisons of a value about whose type only protocols are known, if anything: of an `any P`, a generic parameter or
/// an opaque type.
extension ExpressionChecker {
  /// `error == LoadError.offline`, `item > 0`: swiftc blames the value that is less known, unless a generic comparison
  /// takes it.
  func reportErasedOperand(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard let needed = Self.protocolOfComparison[name], left != right,
      let index = [left, right].firstIndex(where: isErasedOperand)
    else { return false }
    let (erased, other) = index == 0 ? (left, right) : (right, left)
    let known = other.wrapped ?? other
    func blame(_ position: Int, _ type: Type, expected: Type) -> Bool {
      blameOperand(arguments[position], type.shown, expected: expected.shown)
    }
    if meets(erased, needed) {
      if isErasedOperand(other) { return meets(known, needed) ? false : blame(1 - index, other, expected: erased) }
      if isPart(node) || isSubscript(arguments[index]) {
        return other.nominal != nil && meets(known, needed) && blame(index, erased, expected: known)
      }
      if other.wrapped != nil || known.isLibrary("Array") {
        let found = arguments[1 - index].inferred.map { spelled($0) } ?? other.shown
        return blameOperand(arguments[1 - index], found, expected: erased.shown)
      }
      if known.nominal?.isLibrary == false, meets(known, needed), !declaresOperator(name, known),
        reportDifferentSelf(name, left, right, arguments, at: token)
      {
        return true
      }
      error(.operator(.binary(name, left.shown, right.shown)), at: token)
      return true
    }
    if case .tuple = known { return index == 0 && blame(index, erased, expected: known) }
    guard meets(known, needed), known.nominal?.isLibrary != true, !isErased(known) else { return false }
    return blame(index, erased, expected: known)
  }

  /// `error == .offline`: no type of the operands tells what the member is a member of.
  func reportErasedBeside(
    _ name: String, _ types: [Type?], _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    guard let needed = Self.protocolOfComparison[name], types.count == 2, (types[0] == nil) != (types[1] == nil),
      let erased = types[0] ?? types[1], erased.wrapped == nil, isErasedOperand(erased), !meets(erased, needed)
    else { return false }
    let contextual = arguments[types[0] == nil ? 0 : 1].syntax
    let member = contextual.as(FunctionCallExprSyntax.self)?.calledExpression ?? contextual
    guard let access = member.as(MemberAccessExprSyntax.self), access.base == nil,
      access.declName.baseName.tokenKind != .keyword(.`init`)
    else { return false }
    // The first operator of the program tells what the member may be of.
    let position = types[0] == nil ? 0 : 1
    let own = memberOperators[name]?.first {
      $0.synthesized == nil && $0.genericParameters.isEmpty && $0.parameters.count == 2
    }
    let shown = own?.parameters[position].variable.type.shown ?? .written("()")
    let (left, right) = position == 0 ? (shown, erased.shown) : (erased.shown, shown)
    error(.operator(.binary(name, left, right)), at: token)
    error(.member(.undecided(access.declName.baseName.text)), at: access.declName)
    return true
  }

  /// True for `items[0]`, which swiftc solves together with the operator.
  func isSubscript(_ argument: CallArgument) -> Bool {
    if case .subscripted? = argument.inferred?.kind { true } else { false }
  }

  private func isErasedOperand(_ type: Type) -> Bool {
    switch type.wrapped ?? type {
    case .existential, .parameter, .opaque: true
    default: false
    }
  }

  private func declaresOperator(_ name: String, _ type: Type) -> Bool {
    lookUpMembers(of: type, named: name, isStatic: true).contains { member in
      member.function.map { $0.owner == type.nominal && $0.synthesized == nil } ?? false
    }
  }
}
