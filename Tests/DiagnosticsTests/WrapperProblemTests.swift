import Diagnostics
import Testing

@Suite struct WrapperProblemTests {
  @Test func `the words of wrapper problems`() {
    let table: [(WrapperProblem, String)] = [
      (.severalVariables, "property wrapper can only apply to a single variable"),
      (.constant, "property wrapper can only be applied to a 'var'"),
      (.computed, "property wrapper cannot be applied to a computed property"),
      (.notAProperty("Clamped"), "property wrapper attribute 'Clamped' can only be applied to a property"),
      (.inTopLevelCode, "property wrappers are not yet supported in top-level code"),
      (
        .misplacedTaskLocal,
        "'@TaskLocal' can only be applied to 'static' property, or global variables (from macro 'TaskLocal ')"
      ),
      (
        .taskLocalWithoutValue,
        "'@TaskLocal' property must have default value, or be optional (from macro 'TaskLocal ')"
      ),
      (.inProtocol("value"), " property 'value' declared inside a protocol cannot have a wrapper"),
      (.inExtension("value"), "non-static property 'value' declared inside an extension cannot have a wrapper"),
      (.inEnum("value"), "non-static property 'value' declared inside an enum cannot have a wrapper"),
      (.overriding("value"), "property 'value' with attached wrapper cannot override another property"),
      (.alsoMarked("value", "lazy"), "property 'value' with a wrapper cannot also be lazy"),
      (
        .noValue("Clamped"),
        "property wrapper type 'Clamped' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]"
      ),
      (.effectfulGetter("value"), "property wrapper's 'value' property cannot define an 'async' or 'throws' getter"),
      (
        .failable("init(wrappedValue:)"),
        "property wrapper initializer 'init(wrappedValue:)' cannot be failable [#PropertyWrappers]"
      ),
      (
        .lessAccessible(.property("wrappedValue"), of: "Clamped"),
        "private property 'wrappedValue' cannot have more restrictive access than its enclosing property wrapper type 'Clamped' (which is internal) [#PropertyWrappers]"
      ),
      (.projectionParameter, "cannot use property wrapper projection parameter"),
      (
        .composition(int, "Clamped", string),
        "composed wrapper type 'Int' does not match type of 'Clamped.wrappedValue', which is 'String'"
      ),
      (.propertyType(int, string), "property type 'Int' does not match 'wrappedValue' type 'String'"),
      (
        .lessAccessible(.initializer("init(wrappedValue:)"), of: "Clamped"),
        "private initializer 'init(wrappedValue:)' cannot have more restrictive access than its enclosing property wrapper type 'Clamped' (which is internal) [#PropertyWrappers]"
      ),
      (
        .otherValue("init(wrappedValue:)", int, string),
        "'init(wrappedValue:)' parameter type ('Int') must be the same as its 'wrappedValue' property type ('String') or an '@autoclosure' thereof [#PropertyWrappers]"
      ),
    ]
    check(table)
  }
}
