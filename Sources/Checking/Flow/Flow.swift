import Declarations
import Diagnostics
import Inference
import Tree

/// Errors that follow from the order of execution: missing returns, use before initialization.
extension Checker {
  func checkFlow(of function: FunctionDeclaration, _ block: Block) {
    checkRunning(block)
    checkRegions(of: function, block)
    if usesOwnership { checkOwnership(of: function, block) }
    if function.kind != .initializer, function.kind != .deinitializer, function.kind != .observer {
      checkReturns(function, block)
    }
    if function.kind == .initializer {
      checkInitializer(function, block)
    } else {
      checkInitialization(block)
    }
  }

  func checkReturns(_ function: FunctionDeclaration, _ block: Block) {
    let result = head(function.result)
    guard !result.isVoid, !leaves(block), !canNeverBeCalled(function) else { return }
    if case .error = result { return }
    if result.isLibrary("Never") {
      error(.flow(.returnsFromNever), at: block.end)
      return
    }
    let what: BodyKind
    switch function.kind {
    case .getter: what = .getter
    case .closure: what = .closure
    case .method: what = function.isStatic ? .staticMethod : .instanceMethod
    case .function where function.isLocal: what = .localFunction
    default: what = .globalFunction
    }
    error(.flow(.missingReturn(what, function.result.shown)), at: unreturned(block, result) ?? block.end)
  }

  /// True for a function whose body is unreachable because a parameter's type has no values.
  private func canNeverBeCalled(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { hasNoValues($0.variable.type) }
  }

  /// True for an enum without cases, and a tuple with an element of such a type. Other types that contain such a value
  /// are not seen as empty.
  private func hasNoValues(_ type: Type) -> Bool {
    switch head(type) {
    case .nominal(let declaration, _): declaration.kind == .enumeration && declaration.cases.isEmpty
    case .tuple(let elements): elements.contains { hasNoValues($0.type) }
    default: false
    }
  }

  /// The value at the end of a body that only lacks its `return`.
  private func unreturned(_ block: Block, _ result: Type) -> Place? {
    guard case .expression(let value)? = block.statements.last?.kind, head(value.type) == result else { return nil }
    return block.statements.last?.place
  }
}
