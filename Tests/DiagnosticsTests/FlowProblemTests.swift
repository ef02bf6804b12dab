import Diagnostics
import Testing

@Suite struct FlowProblemTests {
  @Test func `the words of flow problems`() {
    let table: [(FlowProblem, String)] = [
      (.consumedTwice("file"), "'file' consumed more than once"),
      (.usedAfterConsume("file"), "'file' used after consume"),
      (.consumedInLoop("file"), "'file' consumed in a loop"),
      (.borrowedConsumed("file"), "'file' is borrowed and cannot be consumed"),
      (.inoutNotRefilled("file"), "missing reinitialization of inout parameter 'file' after consume"),
      (
        .capturedConsumed("file"),
        "noncopyable 'file' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type"
      ),
      (.globalConsumed("file"), "cannot consume noncopyable stored property 'file' that is global"),
      (.partOfDeinitialized("file"), "cannot partially consume 'file' when it has a deinitializer"),
      (.discardsNothing(int), "'discard' has no effect for type 'Int' unless it has a deinitializer"),
      (.discardOutside, "'discard' statement can only appear inside a 'consuming' method"),
      (.discardOfCopyable, "'discard' statement can only appear in noncopyable type's member"),
      (
        .discardsManaged(int),
        "can only 'discard' type 'Int' if it contains trivially-destroyed stored properties at this time"
      ),
      (.consumesGlobal, "'consume' cannot be applied to globals"),
      (.consumesPart, "'consume' can only be used to partially consume storage of a noncopyable type"),
      (.consumesOther, "'consume' can only be applied to a local binding ('let', 'var', or parameter)"),
      (.usedBeforeValue(.variable, "count"), "variable 'count' used before being initialized"),
      (.usedByFunction("count"), "variable 'count' used by function definition before being initialized"),
      (.capturedBeforeValue(.variable, "count"), "variable 'count' captured by a closure before being initialized"),
      (.passedBeforeValue(.variable, "count"), "variable 'count' passed by reference before being initialized"),
      (.storedBeforeWhole("count"), "struct 'count' must be completely initialized before a member is stored to"),
      (.initializedTwice("count"), "immutable value 'count' may only be initialized once"),
      (
        .selfUsed(.access("count"), before: .superclass),
        "'self' used in property access 'count' before 'super.init' call"
      ),
      (.selfCaptured, "'self' captured by a closure before all members were initialized"),
      (.notDelegated("self.init"), "'self.init' isn't called on all paths before returning from initializer"),
      (.returnsBeforeWhole, "return from initializer without initializing all stored properties"),
      (.superTwice, "'super.init' called multiple times in initializer"),
      (.propertyBeforeSuper("count"), "property 'self.count' not initialized at super.init call"),
      (
        .delegatingConstant("count"),
        "'let' property 'count' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead"
      ),
      (.missingReturn(.getter, int), "missing return in getter expected to return 'Int'"),
      (
        .returnsFromNever,
        "function with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
      ),
      (.divisionByZero, "division by zero"),
      (.overflow(1, "+", 1, int), "arithmetic operation '1 + 1' (on type 'Int') results in an overflow"),
      (.aliasedInout, "inout arguments are not allowed to alias each other"),
      (
        .overlapping("count", isSwap: true),
        "overlapping accesses to 'count', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:) [#ExclusivityViolation]"
      ),
      (
        .overlapping("count", isSwap: false),
        "overlapping accesses to 'count', but modification requires exclusive access; consider copying to a local variable [#ExclusivityViolation]"
      ),
      (
        .guardFallsThrough, "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
      ),
      (.selfUsed(nil, before: .properties), "'self' used before all stored properties are initialized"),
      (
        .selfUsed(.call("run"), before: .properties),
        "'self' used in method call 'run' before all stored properties are initialized"
      ),
      (.selfUsed(nil, before: .delegation), "'self' used before 'self.init' call or assignment to 'self'"),
      (.usedBeforeValue(.constant, "count"), "constant 'count' used before being initialized"),
      (.missingReturn(.closure, int), "missing return in closure expected to return 'Int'"),
      (.missingReturn(.staticMethod, int), "missing return in static method expected to return 'Int'"),
      (.missingReturn(.instanceMethod, int), "missing return in instance method expected to return 'Int'"),
      (.missingReturn(.localFunction, int), "missing return in local function expected to return 'Int'"),
      (.missingReturn(.globalFunction, int), "missing return in global function expected to return 'Int'"),
    ]
    check(table)
  }
}
