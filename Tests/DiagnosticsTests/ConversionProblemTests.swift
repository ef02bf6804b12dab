import Diagnostics
import Testing

@Suite struct ConversionProblemTests {
  @Test func `the words of conversion problems`() {
    let table: [(ConversionProblem, String)] = [
      (.mismatch(int, string, for: .argument), "cannot convert value of type 'Int' to expected argument type 'String'"),
      (.parents(int, string), "cannot convert parent type 'Int' to expected type 'String'"),
      (.nilMismatch(int, for: .argument), "'nil' is not compatible with expected argument type 'Int'"),
      (.nilMismatch(int, for: .defaultArgument), "nil default argument value cannot be converted to type 'Int'"),
      (.nilInContext(int), "'nil' cannot be used in context expecting type 'Int'"),
      (.nilAlone, "'nil' requires a contextual type"),
      (.subscriptAssignment(int, string), "cannot assign value of type 'Int' to subscript of type 'String'"),
      (.notUnwrapped(int, string), "value of optional type 'Int' must be unwrapped to a value of type 'String'"),
      (
        .tryNotUnwrapped(int),
        "value of optional type 'Int' not unwrapped; did you mean to use 'try!' or chain with '?'?"
      ),
      (.nonoptionalForced(int), "cannot force unwrap value of non-optional type 'Int'"),
      (.nonoptionalChained(int), "cannot use optional chaining on non-optional value of type 'Int'"),
      (.needlessChain(int), "optional chain has no effect, expression already produces 'Int'"),
      (.argumentNotConforming(int, to: "Drawable"), "argument type 'Int' does not conform to expected type 'Drawable'"),
      (.returnNotConforming(int, to: "Drawable"), "return expression of type 'Int' does not conform to 'Drawable'"),
      (.valueNotConforming(int, to: "Drawable"), "value of type 'Int' does not conform to specified type 'Drawable'"),
      (.tupleLengths(int, string), "'Int' is not convertible to 'String', tuples have a different number of elements"),
      (.cast(int, string), "'Int' is not convertible to 'String'"),
      (.coercion(int, string), "cannot convert value of type 'Int' to type 'String' in coercion"),
      (.ofUnknownPurpose(int, string), "cannot convert value of type 'Int' to expected type 'String'"),
      (
        .defaultOfParameter(int, string, 2),
        "cannot convert default value of type 'Int' to expected argument type 'String' for parameter #2"
      ),
      (
        .notAnObject(int, for: .argument),
        "argument type 'Int' expected to be an instance of a class or class-constrained type"
      ),
      (
        .notAnObject(int, for: .returnValue),
        "return expression of type 'Int' expected to be an instance of a class or class-constrained type"
      ),
      (
        .notAnObject(int, for: .assignment),
        "value of type 'Int' expected to be an instance of a class or class-constrained type in assignment"
      ),
      (
        .notAnObject(int, for: .initialization),
        "value of type 'Int' expected to be instance of class or class-constrained type"
      ),
      (.metatypeOfNothing(int), "cannot convert 'type(of:)' metatype to non-metatype 'Int'"),
      (.thrownType(int, string), "thrown expression type 'Int' cannot be converted to error type 'String'"),
      (.thrownConversion(int, string), "invalid conversion of thrown error type 'Int' to 'String'"),
      (.branches(int, string), "branches have mismatching types 'Int' and 'String'"),
      (.ternary(int, string), "result values in '? :' expression have mismatching types 'Int' and 'String'"),
      (.caseArgument("some", int), "member 'some' expects argument of type 'Int'"),
      (
        .caseNotCalled("some(x:)", int),
        "member 'some(x:)' is a function that produces expected type 'Int'; did you mean to call it?"
      ),
      (.notCalled(int), "function produces expected type 'Int'; did you mean to call it with '()'?"),
      (
        .throwing(int, string),
        "invalid conversion from throwing function of type 'Int' to non-throwing function type 'String'"
      ),
      (
        .async(int, string),
        "invalid conversion from 'async' function of type 'Int' to synchronous function type 'String'"
      ),
      (.asyncArgument(int), "cannot pass function of type 'Int' to parameter expecting synchronous function type"),
      (.conditionalBinding(int), "initializer for conditional binding must have Optional type, not 'Int'"),
      (.optionalAsBoolean(int, "!="), "optional type 'Int' cannot be used as a boolean; test for '!= nil' instead"),
      (.integerAsBoolean(int, "!="), "type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
      (.literalAsBoolean(1), "integer literal value '1' cannot be used as a boolean; did you mean 'true'?"),
      (
        .mismatch(int, string, for: .subscriptIndex),
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      (
        .mismatch(int, string, for: .returnValue),
        "cannot convert return expression of type 'Int' to return type 'String'"
      ),
      (.mismatch(int, string, for: .assignment), "cannot assign value of type 'Int' to type 'String'"),
      (.mismatch(int, string, for: .subscriptAssignment), "cannot assign value of type 'Int' to type 'String'"),
      (
        .mismatch(int, string, for: .closureResult),
        "cannot convert value of type 'Int' to closure result type 'String'"
      ),
      (
        .mismatch(int, string, for: .condition),
        "cannot convert value of type 'Int' to expected condition type 'String'"
      ),
      (
        .mismatch(int, string, for: .defaultArgument),
        "default argument value of type 'Int' cannot be converted to type 'String'"
      ),
      (.mismatch(int, string, for: .element), "cannot convert value of type 'Int' to expected element type 'String'"),
      (
        .mismatch(int, string, for: .dictionaryKey),
        "cannot convert value of type 'Int' to expected dictionary key type 'String'"
      ),
      (
        .mismatch(int, string, for: .dictionaryValue),
        "cannot convert value of type 'Int' to expected dictionary value type 'String'"
      ),
      (.mismatch(int, string, for: .rawValue), "cannot convert value of type 'Int' to raw type 'String'"),
      (.mismatch(int, string, for: .initialization), "cannot convert value of type 'Int' to specified type 'String'"),
      (.mismatch(int, string, for: .none), "cannot convert value of type 'Int' to specified type 'String'"),
      (
        .mismatch(.written("some P").from("result of 'f()'"), string, for: .assignment),
        "cannot assign value of type 'some P' (result of 'f()') to type 'String'"
      ),
      (
        .mismatch(.written("() -> ()").asWritten, string, for: .argument),
        "cannot convert value of type '() -> Void' to expected argument type 'String'"
      ),
      (.nilMismatch(int, for: .returnValue), "'nil' is incompatible with return type 'Int'"),
      (.nilMismatch(int, for: .assignment), "'nil' cannot be assigned to type 'Int'"),
      (.nilMismatch(int, for: .element), "'nil' is not compatible with expected element type 'Int'"),
      (.nilMismatch(int, for: .dictionaryKey), "'nil' is not compatible with expected dictionary key type 'Int'"),
      (.nilMismatch(int, for: .dictionaryValue), "'nil' is not compatible with expected dictionary value type 'Int'"),
      (.nilMismatch(int, for: .initialization), "'nil' cannot initialize specified type 'Int'"),
    ]
    check(table)
  }
}
