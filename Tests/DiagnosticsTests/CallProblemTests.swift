import Diagnostics
import Testing

@Suite struct CallProblemTests {
  @Test func `the words of call problems`() {
    let table: [(CallProblem, String)] = [
      (.noMatch(.instanceMethod("run")), "no exact matches in call to instance method 'run'"),
      (.noMatchingOperator("*"), "no exact matches in reference to operator function '*'"),
      (.noCandidates("run", for: int), "no 'run' candidates produce the expected contextual result type 'Int'"),
      (.notAFunction(int), "cannot call value of non-function type 'Int'"),
      (.missing([.label("x"), .index(1)], in: .call), "missing arguments for parameters 'x', #2 in call"),
      (.extra("x", in: .call), "extra argument 'x' in call"),
      (.extraPlaces([1, 2], in: .call), "extra arguments at positions #2, #3 in call"),
      (.extraTrailingClosure(in: .call), "extra trailing closure passed in call"),
      (.takesNothing, "argument passed to call that takes no arguments"),
      (.caseTakesNothing("on"), "enum case 'on' has no associated values"),
      (
        .missingOfWrapper("max", "wrappedValue", of: "Clamped"),
        "missing argument for parameter 'max' in property wrapper initializer; "
          + "add 'wrappedValue' and 'max' arguments in '@Clamped(...)'"
      ),
      (
        .order(ArgumentName(label: "x", index: 0), before: ArgumentName(label: "x", index: 0)),
        "argument 'x' must precede argument 'x'"
      ),
      (.missingLabels(["x", nil], in: .call), "missing argument labels 'x:_:' in call"),
      (.extraneousLabels(["x", nil], in: .call), "extraneous argument labels 'x:_:' in call"),
      (
        .wrongLabels(["x", nil], ["y", nil], isPlural: false, in: .call),
        "incorrect argument label in call (have 'x:_:', expected 'y:_:')"
      ),
      (
        .separateArguments(.globalFunction("f"), 2, isWritten: true),
        "global function 'f' expects 2 separate arguments; remove extra parentheses to change tuple into separate arguments"
      ),
      (.separateArguments(.initializer(""), 2, isWritten: false), "initializer expects 2 separate arguments"),
      (
        .singleTuple(.enumCase("p"), string), "enum case 'p' expects a single parameter of type 'String'"
      ),
      (.forwardedAutoclosure, "add () to forward '@autoclosure' parameter"),
      (.trailingClosure(for: int), "trailing closure passed to parameter of type 'Int' that does not accept a closure"),
      (.arrayAsVariadic(int, string), "cannot pass array of type 'Int' as variadic arguments of type 'String'"),
      (.needsAmpersand(int), "passing value of type 'Int' to an inout parameter requires explicit '&'"),
      (.needlessAmpersand(int), "'&' used with non-inout argument of type 'Int'"),
      (.misplacedAmpersand, "'&' may only be used to pass an argument to inout parameter"),
      (
        .inoutOfOtherType(int, string),
        "inout argument could be set to a value with a type other than 'Int'; use a value declared as type 'String' instead"
      ),
      (.yieldNeedsAmpersand(int), "yielding mutable value of type 'Int' requires explicit '&'"),
      (.misfit(.globalFunction("f(x:)")), "global function 'f(x:)' does not fit here"),
      (.mutatingAsValue, "cannot reference 'mutating' method as function value"),
      (.notInstantiable("Any"), "type 'Any' cannot be instantiated"),
      (
        .notRequired(of: .written("Base")),
        "constructing an object of class type 'Base' with a metatype value must use a 'required' initializer"
      ),
      (.noInitializers("Model"), "'Model' cannot be constructed because it has no accessible initializers"),
      (.delegationOutside, "initializer delegation can only occur in an initializer"),
      (
        .designatedDelegates(int),
        "designated initializer for 'Int' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
      ),
      (
        .convenienceChains(int),
        "convenience initializer for 'Int' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
      ),
      (
        .failableDelegation("init(a:)", isSuper: true),
        "a non-failable initializer cannot chain to failable initializer 'init(a:)' written with 'init?'"
      ),
      (
        .failableDelegation("init(a:)", isSuper: false),
        "a non-failable initializer cannot delegate to failable initializer 'init(a:)' written with 'init?'"
      ),
      (
        .optionalDelegation(isSuper: true),
        "a non-failable initializer cannot use 'try?' to chain to another initializer"
      ),
      (
        .optionalDelegation(isSuper: false),
        "a non-failable initializer cannot use 'try?' to delegate to another initializer"
      ),
      (.missing([.label("x")], in: .subscript), "missing argument for parameter 'x' in subscript"),
      (.missing([.index(0)], in: .call), "missing argument for parameter #1 in call"),
      (.extra(nil, in: .call), "extra argument in call"),
      (
        .order(ArgumentName(label: nil, index: 1), before: ArgumentName(label: "x", index: 0)),
        "unnamed argument #2 must precede argument 'x'"
      ),
      (.missingLabels(["x"], in: .call), "missing argument label 'x:' in call"),
      (
        .wrongLabels(["a", "b"], ["x", "y"], isPlural: true, in: .call),
        "incorrect argument labels in call (have 'a:b:', expected 'x:y:')"
      ),
      (.noMatch(.initializer), "no exact matches in call to initializer "),
      (.noMatch(.subscript), "no exact matches in call to subscript "),
      (.noMatch(.staticMethod("run")), "no exact matches in call to static method 'run'"),
      (.noMatch(.globalFunction("f")), "no exact matches in call to global function 'f'"),
      (.noMatch(.named("f")), "no exact matches in call to 'f'"),
      (.metatypeCalled, "initializing from a metatype value must reference 'init' explicitly"),
    ]
    check(table)
  }
}
