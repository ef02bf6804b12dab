/// Thrown errors, and functions that suspend.
package enum EffectProblem: Hashable {
  case unmarkedThrow(ThrowSource)
  case unmarkedUnhandled(ThrowSource)
  case unhandled(ThrowSource)
  case rethrowsOther(ThrowSource)
  case unhandledHere
  case notExhaustive
  case throwNotCaught
  case throwUnhandled
  case thrownFromDefer
  case leavesDefer(ThrowSource)
  case leavesValue(ThrowSource, ThrowBarrier)
  case throwInRethrows
  case asyncUnsupported(WaitingKind?)
  case asyncLetUnsupported
  case asyncVariable
  case asyncMisplaced(WaitingKind, in: WaitingPlace)
  case unmarkedAsync
  case needlessAwait
  /// An `await` without anything to wait for, where nothing may wait.
  case awaitUnsupported(in: WaitingPlace)
  case rightOfOperator(String)
  /// A use in async code of what `@available(*, noasync)` forbids there. Swift 5 only warns.
  case unavailableFromAsync(Subject, AsyncUnavailability, isWarning: Bool)

  package var message: String {
    switch self {
    case .unavailableFromAsync(let subject, let use, let isWarning):
      "\(subject) is unavailable from asynchronous contexts" + (use.message.map { "; \($0)" } ?? "")
        + (isWarning ? "; this is an error in the Swift 6 language mode" : "")
    case .unmarkedThrow(let source): "\(source) can throw but is not marked with 'try'"
    case .unmarkedUnhandled(let source):
      "\(source) can throw, but it is not marked with 'try' and the error is not handled"
    case .unhandled(let source): "\(source) can throw, but the error is not handled"
    case .rethrowsOther(let source):
      "\(source) can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does"
    case .unhandledHere: "errors thrown from here are not handled"
    case .notExhaustive: "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    case .throwNotCaught: "error is not handled because the enclosing catch is not exhaustive"
    case .throwUnhandled: "error is not handled because the enclosing function is not declared 'throws'"
    case .thrownFromDefer: "errors cannot be thrown out of a defer body"
    case .leavesDefer(let source): "\(source) can throw, but errors cannot be thrown out of a defer body"
    case .leavesValue(let source, let barrier): "\(source) can throw, but errors cannot be thrown out of \(barrier)"
    case .throwInRethrows: "a function declared 'rethrows' may only throw if its parameter does"
    case .asyncUnsupported(let what):
      "'async'\(what.map { " \($0)" } ?? "") in a function that does not support concurrency"
    case .asyncVariable: "'async' can only be used with 'let' declarations"
    case .asyncLetUnsupported: "'async let' in a function that does not support concurrency"
    case .asyncMisplaced(let what, let place): "'async' \(what) cannot occur in \(place)"
    case .unmarkedAsync: "expression is 'async' but is not marked with 'await'"
    case .rightOfOperator(let word): "'\(word)' cannot appear to the right of a non-assignment operator"
    case .awaitUnsupported(in: .body): "'await' in a function that does not support concurrency"
    case .awaitUnsupported(in: let place): "'await' operation cannot occur in \(place)"
    case .needlessAwait: "no 'async' operations occur within 'await' expression"
    }
  }
}

extension EffectProblem {
  /// True if only the effects are wrong, not the types: an overload is chosen all the same.
  var isUncaught: Bool {
    switch self {
    case .unmarkedThrow, .unmarkedUnhandled, .unhandled, .rethrowsOther, .unhandledHere, .notExhaustive,
      .throwNotCaught,
      .leavesDefer, .leavesValue:
      true
    default: false
    }
  }
}

extension EffectProblem {
  /// The check of a body that finds the problem; nil if it is found before the types are known.
  var pass: Problem.Pass? {
    switch self {
    case .asyncVariable, .rightOfOperator, .unavailableFromAsync: nil
    case .unmarkedAsync: .unmarkedWaiting
    default: .effects
    }
  }
}

/// The source of a thrown error.
package enum ThrowSource: String, CustomStringConvertible {
  case call, `operator`
  case propertyAccess = "property access"
  case asyncLet = "reading 'async let'"

  package var description: String { rawValue }
}

/// A place in code from which no error can be thrown.
package enum ThrowBarrier: String, CustomStringConvertible {
  case property = "a property initializer"
  case global = "a global variable initializer"
  case defaultArgument = "a default argument"

  package var description: String { rawValue }
}

/// The kinds of expressions that suspend.
package enum WaitingKind: String, CustomStringConvertible {
  case call
  case subscriptAccess = "subscript access"
  case propertyAccess = "property access"

  package var description: String { rawValue }
}

/// A place in code where nothing can wait, whatever surrounds it.
package enum WaitingPlace: String, CustomStringConvertible {
  case body = ""
  case deferBody = "a defer body"
  case initialValue = "a property initializer"
  case defaultArgument = "a default argument"

  package var description: String { rawValue }
}
