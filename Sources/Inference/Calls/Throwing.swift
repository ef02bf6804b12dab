import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The errors that calls and statements throw, and the check that they may be thrown there.
extension ExpressionChecker {
  /// A closure that does not throw may have been converted to a throwing type.
  func throwsAtUse(_ value: Expression, _ type: FunctionType) -> Bool {
    var current = value
    while true {
      switch current.kind {
      case .reinterpret(let inner): current = inner
      case .closure(let closure): return closure.isThrowing
      case .ternary(_, let one, let other): return throwsAtUse(one, type) || throwsAtUse(other, type)
      default:
        if case .function(let inner) = head(current.type) { return inner.isThrowing }
        return type.isThrowing
      }
    }
  }

  /// Does work in which any error may be thrown, as something around it other than the function handles them.
  func handlingErrors<T>(recorder: ThrowRecorder? = nil, _ work: () -> T) -> T {
    let outer = body
    defer {
      body.isThrowingAllowed = outer.isThrowingAllowed
      body.isRethrowing = outer.isRethrowing
      body.thrownType = outer.thrownType
      body.throwRecorder = outer.throwRecorder
      body.barrier = outer.barrier
    }
    body.isThrowingAllowed = true
    body.isRethrowing = false
    body.thrownType = nil
    body.throwRecorder = recorder
    body.barrier = nil
    return work()
  }

  /// - Parameter isPassedOn: True for a throwing parameter, for which a function may rethrow.
  func noteThrow(at node: some SyntaxProtocol, source: ThrowSource, type: Type? = nil, isPassedOn: Bool = false) {
    body.throwRecorder?.note(type ?? anyError)
    if let barrier = body.barrier { return error(.effect(.leavesValue(source, barrier)), at: node) }
    if !body.isTried {
      let isAllowed = body.isThrowingAllowed && !body.isPlainClosure
      error(.effect(isAllowed ? .unmarkedThrow(source) : .unmarkedUnhandled(source)), at: node)
    } else if !body.isThrowingAllowed {
      if body.isInDefer {
        error(.effect(.leavesDefer(source)), at: node)
      } else {
        error(.effect(.unhandledHere), at: enclosingTry(node))
        // swiftc finds it at the call, where it first says that the call is async.
        rankLastProblem(at: place(node).offset)
      }
    } else if body.isRethrowing, !isPassedOn {
      error(.effect(.rethrowsOther(source)), at: node)
    } else {
      checkThrown(type ?? anyError, at: node)
    }
  }

  /// An error that is propagated from a `throws(E)` function must be an `E`.
  package func checkThrown(_ type: Type, at node: some SyntaxProtocol) {
    guard let expected = body.thrownType, unbound(expected) == nil, head(expected) != anyError else { return }
    // Functions that obsh lacks may throw an error of a type that it lacks.
    if isTakenToConform(expected) || isTakenToConform(type) { return }
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
