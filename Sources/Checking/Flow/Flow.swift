import Declarations
import Inference
import Tree

/// What follows from the order in which things run: missing returns, use before initialization.
extension Checker {
  func checkFlow(of function: FunctionDeclaration, _ block: Block) {
    checkRunning(block)
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
    guard !result.isVoid, !leaves(block) else { return }
    if case .error = result { return }
    if result.isLibrary("Never") {
      error(
        "function with uninhabited return type 'Never' is missing call to another never-returning function on all paths",
        at: block.end)
      return
    }
    let what: String
    switch function.kind {
    case .getter: what = "getter"
    case .closure: what = "closure"
    case .method: what = function.isStatic ? "static method" : "instance method"
    case .function where function.isLocal: what = "local function"
    default: what = "global function"
    }
    error("missing return in \(what) expected to return '\(function.result.resolved)'", at: block.end)
  }
}
