import Diagnostics
import SwiftSyntax
import Tree

/// Which errors calls and statements throw, and whether that is allowed where they stand.
extension Checker {
  var anyError: Type { libraryType("Error").map { .existential([$0], superclass: nil) } ?? .error }

  /// `E` of `throws(E)` for one use of the function; nil: any error.
  func thrownType(of function: FunctionDeclaration, _ substitution: Substitution) -> Type? {
    function.detail?.thrownType.map { head(reduce($0.substituting(substitution))) }
  }

  /// A closure that does not throw may have been converted to a throwing type.
  func throwsAtUse(_ value: Expression, _ type: FunctionType) -> Bool {
    var current = value
    while true {
      switch current.kind {
      case .reinterpret(let inner): current = inner
      case .closure(let closure): return closure.isThrowing
      default:
        if case .function(let inner) = head(current.type) { return inner.isThrowing }
        return type.isThrowing
      }
    }
  }

  /// - Parameter isPassedOn: Whether it is a parameter that throws, for which a function may rethrow.
  func noteThrow(at node: some SyntaxProtocol, source: ThrowSource, type: Type? = nil, isPassedOn: Bool = false) {
    body.throwRecorder?.note(type ?? anyError)
    if !body.isTried {
      let isAllowed = body.isThrowingAllowed && !body.isPlainClosure
      error(.effect(isAllowed ? .unmarkedThrow(source) : .unmarkedUnhandled(source)), at: node)
    } else if !body.isThrowingAllowed {
      error(.effect(.unhandledHere), at: enclosingTry(node))
    } else if body.isRethrowing, !isPassedOn {
      error(.effect(.rethrowsOther(source)), at: node)
    } else {
      checkThrown(type ?? anyError, at: node)
    }
  }

  /// What leaves a `throws(E)` must be an `E`.
  func checkThrown(_ type: Type, at node: some SyntaxProtocol) {
    guard let expected = body.thrownType, unbound(expected) == nil, head(expected) != anyError else { return }
    if tentatively({ matches(type, expected) || isSubclass(type, of: expected) }) { return }
    error(.conversion(.thrownType(described(type).shown, described(expected).shown)), at: node)
  }

  private func enclosingTry(_ node: some SyntaxProtocol) -> Syntax {
    var current: Syntax? = Syntax(node)
    while let one = current, !one.is(CodeBlockItemSyntax.self) {
      if one.is(TryExprSyntax.self) { return one }
      current = one.parent
    }
    return Syntax(node)
  }
}

/// What is thrown in a closure, or in the `do` of a `do`-`catch`.
final class ThrowRecorder {
  private(set) var thrownTypes: [Type] = []

  var hasThrown: Bool { !thrownTypes.isEmpty }

  func note(_ type: Type) {
    if !thrownTypes.contains(type) { thrownTypes.append(type) }
  }
}
