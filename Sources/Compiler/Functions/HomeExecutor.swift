import Code
import Tree

/// The executor to which a function returns after each `await`.
enum HomeExecutor: Equatable {
  case main
  /// Any executor but the main actor's: hops among those never wait, so they need not be told apart.
  case elsewhere
  /// The executor of the caller, stored when the function begins.
  case stored(Register)
}

/// The relation of a call to executors.
enum CallExecution: Equatable {
  /// The callee runs where its caller runs.
  case plain
  /// An async function: it hops to its own executor by itself.
  case suspends
  /// A function that is not async, on another executor: its caller hops there and back.
  case hopsTo(HomeExecutor)
}

/// Hops between executors: async functions begin with one, callers continue with one. A hop to the executor that is
/// running already costs one instruction; any other lets everything that is queued run first, as in Swift.
extension FunctionBuilder {
  /// The beginning of a body: an async function that is isolated runs on its own executor.
  func enterExecutor(of function: FunctionDeclaration) {
    let executor = knowledge.executor(of: function)
    if executor != .caller { isOnMain = executor == .main }
    let waiting = knowledge.waiting(in: function)
    if waiting == .none { return }
    isInAwait = waiting == .everywhere
    guard let fixed = HomeExecutor(executor) else {
      let stored = registers.allocate(.trivial)
      emit(.currentExecutor, stored)
      home = .stored(stored)
      return
    }
    home = fixed
    hop(to: fixed)
    mayHop = true
  }

  /// True if the hop at the function's beginning is needed whatever follows: a value of generic type is returned in
  /// memory, and the library's functions are other than the standard library's.
  func beginsWithHop(_ function: FunctionDeclaration) -> Bool {
    if case .parameter = function.result { return true }
    return function.place.file.isLibrary
  }

  /// The last instruction stands for code with access to memory in swiftc's output, which has to run on the
  /// function's executor.
  func noteMemory() { if mayHop { code.noteMemory() } }

  /// Lowers the operand of an `await`. Storage of another executor is read there.
  func waiting<Value>(for operand: Expression, _ lower: () -> Value) -> Value {
    let outer = isInAwait
    isInAwait = true
    defer { isInAwait = outer }
    guard let other = isolatedRead(in: operand) else { return lower() }
    hopAway(to: other)
    let value = lower()
    if let home { hop(to: home) }
    return value
  }

  /// A hop for a callee that does not hop by itself. The instance of a global actor is got by a call.
  func hopAway(to executor: HomeExecutor) {
    hop(to: executor)
    if executor == .main { noteMemory() }
  }

  private func hop(to executor: HomeExecutor) {
    switch executor {
    case .main: emit(.hop, 1)
    case .elsewhere: emit(.hop, 0)
    case .stored(let register): emit(.hopBack, register)
    }
  }

  /// After a call inside `await`.
  func returnHome(after callee: Callee) {
    guard isInAwait, let home else { return }
    if case .native = callee { return }
    hop(to: home)
  }

  func execution(of function: FunctionDeclaration) -> CallExecution {
    if function.isAsync { return .suspends }
    guard isInAwait, let other = other(knowledge.executor(of: function)) else { return .plain }
    return .hopsTo(other)
  }

  func execution(of type: FunctionType) -> CallExecution {
    if type.isAsync { return .suspends }
    guard isInAwait, let actor = type.isolation.globalActor else { return .plain }
    return .hopsTo(actor.isLibrary ? .main : .elsewhere)
  }

  /// The executor if it is not certainly the function's own.
  private func other(_ executor: FunctionExecutor) -> HomeExecutor? {
    guard let other = HomeExecutor(executor), other != home else { return nil }
    return other
  }

  /// The executor of the first variable, subscript or initializer in the operand that belongs to another one; calls
  /// take care of themselves.
  private func isolatedRead(in expression: Expression) -> HomeExecutor? {
    var executor = FunctionExecutor.caller
    switch expression.kind {
    case .closure, .await: return nil
    case .variable(let variable), .staticVariable(let variable, _), .property(_, let variable, _, _):
      if !(variable.getter?.isAsync ?? false) { executor = knowledge.executor(of: variable) }
    case .subscripted(_, let declaration, _, _):
      if !declaration.getter.isAsync { executor = knowledge.executor(of: declaration.getter) }
    case .apply(let function, _, _, _, _):
      if function.kind == .initializer, !function.isAsync { executor = knowledge.executor(of: function) }
    default: break
    }
    return other(executor) ?? expression.children.lazy.compactMap { self.isolatedRead(in: $0) }.first
  }
}

extension HomeExecutor {
  /// Nil for the caller's executor.
  fileprivate init?(_ executor: FunctionExecutor) {
    switch executor {
    case .caller: return nil
    case .main: self = .main
    case .background: self = .elsewhere
    }
  }
}
