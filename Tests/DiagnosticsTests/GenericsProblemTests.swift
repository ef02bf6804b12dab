import Diagnostics
import Testing

@Suite struct GenericsProblemTests {
  @Test func `the words of generics problems`() {
    let table: [(GenericsProblem, String)] = [
      (
        .unmet(.globalFunction("f(x:)"), .conforms(int, "Sequence")),
        "global function 'f(x:)' requires that 'Int' conform to 'Sequence'"
      ),
      (.cannotConform(int, to: "Sequence"), "type 'Int' cannot conform to 'Sequence' [#ProtocolTypeNonConformance]"),
      (.notConforming(int, to: "Sequence"), "type 'Int' does not conform to protocol 'Sequence'"),
      (.unused("T"), "generic parameter 'T' is not used in function signature [#no-usage]"),
      (.fixed("T"), "same-type requirement makes generic parameter 'T' non-generic"),
      (.equivalent("U", "T"), "same-type requirement makes generic parameters 'U' and 'T' equivalent"),
      (.notInferred("T"), "generic parameter 'T' could not be inferred"),
      (.conflict("T", [int, string]), "conflicting arguments to generic parameter 'T' ('Int' vs. 'String')"),
      (.ambiguousExpression, "type of expression is ambiguous without a type annotation"),
      (.placeholder, "could not infer type for placeholder"),
      (
        .loop(int, over: "Sequence", isOptional: true),
        "for-in loop requires 'Int' to conform to 'Sequence'; did you mean to unwrap optional?"
      ),
      (.loop(int, over: "Sequence", isOptional: false), "for-in loop requires 'Int' to conform to 'Sequence'"),
      (.thrownNotError(int), "thrown type 'Int' does not conform to the 'Error' protocol"),
      (.specializedFunction("global function", "zero()"), "cannot explicitly specialize global function 'zero()'"),
      (.throwsNoError(int), "thrown expression type 'Int' does not conform to 'Error'"),
      (
        .unmet(.initializer("init(a:)"), .conforms(int, "Sequence")),
        "initializer 'init(a:)' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.classMethod("run()"), .conforms(int, "Sequence")),
        "class method 'run()' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.staticMethod("run()"), .conforms(int, "Sequence")),
        "static method 'run()' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.instanceMethod("run()"), .conforms(int, "Sequence")),
        "instance method 'run()' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.method("run()"), .conforms(int, "Sequence")), "method 'run()' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.operator("+"), .conforms(int, "Sequence")),
        "operator function '+' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.localFunction("f(x:)"), .conforms(int, "Sequence")),
        "local function 'f(x:)' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.enumCase("some"), .conforms(int, "Sequence")),
        "enum case 'some' requires that 'Int' conform to 'Sequence'"
      ),
      (.unmet(.function, .conforms(int, "Sequence")), "function requires that 'Int' conform to 'Sequence'"),
      (.unmet(.closure, .conforms(int, "Sequence")), "closure requires that 'Int' conform to 'Sequence'"),
      (.unmet(.subscript, .conforms(int, "Sequence")), "subscript requires that 'Int' conform to 'Sequence'"),
      (
        .unmet(.subscriptNamed("subscript(_:)"), .conforms(int, "Sequence")),
        "subscript 'subscript(_:)' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.property("count"), .conforms(int, "Sequence")),
        "property 'count' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.staticProperty("count"), .conforms(int, "Sequence")),
        "static property 'count' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.setter("count"), .conforms(int, "Sequence")),
        "setter for property 'count' requires that 'Int' conform to 'Sequence'"
      ),
      (.unmet(.parameter("x"), .conforms(int, "Sequence")), "parameter 'x' requires that 'Int' conform to 'Sequence'"),
      (.unmet(.constant("x"), .conforms(int, "Sequence")), "let 'x' requires that 'Int' conform to 'Sequence'"),
      (.unmet(.variable("x"), .conforms(int, "Sequence")), "var 'x' requires that 'Int' conform to 'Sequence'"),
      (.unmet(.named("Box"), .conforms(int, "Sequence")), "'Box' requires that 'Int' conform to 'Sequence'"),
      (
        .unmet(.type(.protocolType, "Drawable"), .conforms(int, "Sequence")),
        "protocol 'Drawable' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.generic(.classType, "Box"), .conforms(int, "Sequence")),
        "generic class 'Box' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.result(of: .property("body")), .conforms(int, "Sequence")),
        "return type of property 'body' requires that 'Int' conform to 'Sequence'"
      ),
      (
        .unmet(.reference(to: .instanceMethod("sum()"), on: "Array"), .conforms(int, "Sequence")),
        "referencing instance method 'sum()' on 'Array' requires that 'Int' conform to 'Sequence'"
      ),
      (.unmet(.unnamed, .conforms(int, "Sequence")), " requires that 'Int' conform to 'Sequence'"),
      (.unmet(.closure, .inherits(int, string)), "closure requires that 'Int' inherit from 'String'"),
      (.unmet(.closure, .isClass(int)), "closure requires that 'Int' be a class type"),
      (.unmet(.closure, .same(int, string)), "closure requires the types 'Int' and 'String' be equivalent"),
    ]
    check(table)
  }
}
