import Diagnostics
import Testing

@Suite struct EffectProblemTests {
  @Test func `the words of effect problems`() {
    let table: [(EffectProblem, String)] = [
      (
        .unavailableFromAsync(.instanceMethod("lock"), AsyncUnavailability(message: "Use withLock."), isWarning: false),
        "instance method 'lock' is unavailable from asynchronous contexts; Use withLock."
      ),
      (.rightOfOperator("try?"), "'try?' cannot appear to the right of a non-assignment operator"),
      (.unmarkedThrow(.call), "call can throw but is not marked with 'try'"),
      (.unmarkedUnhandled(.call), "call can throw, but it is not marked with 'try' and the error is not handled"),
      (.unhandled(.call), "call can throw, but the error is not handled"),
      (
        .rethrowsOther(.call),
        "call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does"
      ),
      (.unhandledHere, "errors thrown from here are not handled"),
      (.notExhaustive, "errors thrown from here are not handled because the enclosing catch is not exhaustive"),
      (.throwNotCaught, "error is not handled because the enclosing catch is not exhaustive"),
      (.thrownFromDefer, "errors cannot be thrown out of a defer body"),
      (.leavesDefer(.call), "call can throw, but errors cannot be thrown out of a defer body"),
      (
        .leavesValue(.call, .property),
        "call can throw, but errors cannot be thrown out of a property initializer"
      ),
      (
        .leavesValue(.call, .global),
        "call can throw, but errors cannot be thrown out of a global variable initializer"
      ),
      (
        .leavesValue(.call, .defaultArgument),
        "call can throw, but errors cannot be thrown out of a default argument"
      ),
      (.throwUnhandled, "error is not handled because the enclosing function is not declared 'throws'"),
      (.throwInRethrows, "a function declared 'rethrows' may only throw if its parameter does"),
      (.asyncUnsupported(.call), "'async' call in a function that does not support concurrency"),
      (.asyncVariable, "'async' can only be used with 'let' declarations"),
      (.asyncLetUnsupported, "'async let' in a function that does not support concurrency"),
      (.asyncMisplaced(.call, in: .deferBody), "'async' call cannot occur in a defer body"),
      (.unmarkedAsync, "expression is 'async' but is not marked with 'await'"),
      (.awaitUnsupported(in: .body), "'await' in a function that does not support concurrency"),
      (.awaitUnsupported(in: .initialValue), "'await' operation cannot occur in a property initializer"),
      (.needlessAwait, "no 'async' operations occur within 'await' expression"),
      (.unhandled(.operator), "operator can throw, but the error is not handled"),
      (.unhandled(.propertyAccess), "property access can throw, but the error is not handled"),
      (.unmarkedThrow(.asyncLet), "reading 'async let' can throw but is not marked with 'try'"),
      (.asyncUnsupported(nil), "'async' in a function that does not support concurrency"),
      (.asyncUnsupported(.subscriptAccess), "'async' subscript access in a function that does not support concurrency"),
      (
        .asyncMisplaced(.propertyAccess, in: .initialValue),
        "'async' property access cannot occur in a property initializer"
      ),
    ]
    check(table)
  }
}
