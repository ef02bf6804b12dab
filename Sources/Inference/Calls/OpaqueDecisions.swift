import Declarations
import SwiftSyntax
import Tree

/// Overloads that differ in what an opaque argument would decide.
extension ExpressionChecker {
  enum Decision {
    case callee(Callee)
    /// Only the argument's type could tell what the result is.
    case opaque
  }

  /// The callee among several that fit equally well, the best of which is known. `send(request)` with an opaque request
  /// has a result if one is used; and if the results are different types, it is opaque.
  func decided(_ best: Callee, among rivals: [Callee], _ arguments: [CallArgument], _ node: ExprSyntax) -> Decision {
    guard isOpen, rivals.count > 1, arguments.contains(where: isOpaque), !isStatement(Syntax(node)) else {
      return .callee(best)
    }
    guard let own = result(of: best) else { return .callee(best) }
    let others = rivals.filter { result(of: $0).map { !$0.isVoid } ?? true }
    if own.isVoid { return others.first.map { decided($0, among: others, arguments, node) } ?? .callee(best) }
    return areOfSeveralTypes(others.map { result(of: $0) }) ? .opaque : .callee(best)
  }

  /// True for an initializer that the program adds to some instances of a generic type: `extension Array where
  /// Element == Choice`. An opaque argument does not tell that the instance is one of them.
  private func isForSomeInstances(_ callee: Callee) -> Bool {
    guard let function = function(of: callee), function.kind == .initializer, !function.place.file.isLibrary,
      let owner = function.owner
    else { return false }
    return (function.detail?.context?.requirements ?? []).contains { requirement in
      guard case .same(.parameter(let parameter), _) = requirement else { return false }
      return owner.genericParameters.contains(parameter)
    }
  }

  /// True if operators that fit equally well have results of different types, which an opaque operand would decide.
  func isUndecided(_ rivals: [Callee], _ arguments: [CallArgument]) -> Bool {
    isOpen && rivals.count > 1 && arguments.contains(where: isOpaque)
      && areOfSeveralTypes(rivals.map { result(of: $0) })
  }

  func opaqueResult(of node: ExprSyntax) -> Expression {
    noteOpaque(node)
    return opaqueValue(of: node)
  }

  private func isOpaque(_ argument: CallArgument) -> Bool { argument.inferred.map { isUnknown($0.type) } ?? false }

  private func result(of callee: Callee) -> Type? { function(of: callee)?.result.resolved }

  /// True if those of the types that are known are not all the same. Views are all one: modifiers return them under many
  /// types. So are the two types that convert to each other.
  private func areOfSeveralTypes(_ types: [Type?]) -> Bool {
    let declarations = types.compactMap { type -> NominalDeclaration? in
      guard case .nominal(let declaration, _)? = type, !isUnknown(declaration) else { return nil }
      return declaration.isLibrary && declaration.name == "CGFloat" ? libraryType("Double") : declaration
    }
    return Set(declarations).count > 1 && !declarations.allSatisfy { isView($0.declaredType) }
  }

  /// The candidates that the solution leaves. Among functions of the program, an opaque argument may have decided
  /// what its type would have decided otherwise: the walk tries them all.
  func chosen(_ callees: [Callee], for arguments: [CallArgument], at node: ExprSyntax) -> [Callee] {
    guard isOpen, arguments.contains(where: isOpaque) else {
      // A solution without the arguments' labels has chosen nothing.
      let meant = chosen(callees, at: node)
      return meant.count == callees.count || meant.contains { labelsFit($0, arguments) } ? meant : callees
    }
    let general = callees.filter { !isForSomeInstances($0) }
    if general.count < callees.count, general.contains(where: { labelsFit($0, arguments) }) { return general }
    return callees.count(where: isWritten) > 1 ? callees : chosen(callees, at: node)
  }

  private func isWritten(_ callee: Callee) -> Bool {
    function(of: callee).map { !$0.place.file.isLibrary && $0.synthesized == nil } ?? false
  }

  /// True for a call whose value is not used: a statement of its own.
  private func isStatement(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return true }
    switch parent.as(SyntaxEnum.self) {
    case .tryExpr, .awaitExpr, .unsafeExpr, .optionalChainingExpr: return isStatement(parent)
    case .codeBlockItem: return true
    default: return false
    }
  }
}
