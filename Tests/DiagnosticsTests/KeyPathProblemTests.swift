import Diagnostics
import Testing

@Suite struct KeyPathProblemTests {
  @Test func `the words of key path problems`() {
    let table: [(KeyPathProblem, String)] = [
      (.root(string, int), "cannot convert key path root type 'String' to contextual type 'Int'"),
      (.noRoot, "cannot infer key path type from context; consider explicitly specifying a root type"),
      (.index(int), "subscript index of type 'Int' in a key path must be Hashable"),
      (.mutatingGetter("count"), "key path cannot refer to 'count', which has a mutating getter"),
      (.notAProperty(.instanceMethod("load()")), "key path cannot refer to instance method 'load()'"),
      (.valueType(int, string), "key path value type 'Int' cannot be converted to contextual type 'String'"),
      (.mismatch(int, string), "cannot convert key path type 'Int' to contextual type 'String'"),
      (.functionOfSeveral(int), "cannot convert key path into a multi-argument function type 'Int'"),
      (.base(int, string), "key path of type 'Int' cannot be applied to a base of type 'String'"),
    ]
    check(table)
  }
}
