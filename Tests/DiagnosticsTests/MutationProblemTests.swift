import Diagnostics
import Testing

@Suite struct MutationProblemTests {
  @Test func `the words of mutation problems`() {
    let table: [(MutationProblem, String)] = [
      (.immutable(.value, .constant("count")), "cannot assign to value: 'count' is a 'let' constant"),
      (
        .immutable(.operator, .constant("count")),
        "left side of mutating operator isn't mutable: 'count' is a 'let' constant"
      ),
      (
        .immutable(.inoutArgument, .constant("count")),
        "cannot pass immutable value as inout argument: 'count' is a 'let' constant"
      ),
      (
        .immutable(.getter, .constant("count")),
        "cannot use mutating getter on immutable value: 'count' is a 'let' constant"
      ),
      (
        .immutable(.member, .constant("count")),
        "cannot use mutating member on immutable value: 'count' is a 'let' constant"
      ),
      (.immutable(.property, .constant("count")), "cannot assign to property: 'count' is a 'let' constant"),
      (.immutable(.subscript, .constant("count")), "cannot assign through subscript: 'count' is a 'let' constant"),
      (.immutable(.call, .constant("count")), "expression is not assignable: 'count' is a 'let' constant"),
      (.immutable(.value, .itself(isView: false)), "cannot assign to value: 'self' is immutable"),
      (.immutable(.value, .immutable("$count")), "cannot assign to value: '$count' is immutable"),
      (.immutable(.value, .getOnly("count")), "cannot assign to value: 'count' is a get-only property"),
      (.immutable(.value, .privateSetter("count")), "cannot assign to value: 'count' setter is inaccessible"),
      (.immutable(.value, .function("f", isMethod: true)), "cannot assign to value: 'f' is a method"),
      (.immutable(.value, .function("f", isMethod: false)), "cannot assign to value: 'f' is a function"),
      (
        .immutable(.dynamicMember, .immutable("x")),
        "cannot assign through dynamic lookup property: 'x' is immutable"
      ),
      (.immutable(.value, .result("f")), "cannot assign to value: 'f' returns immutable value"),
      (.immutable(.value, .operatorResult), "cannot assign to value: binary operator returns immutable value"),
      (.immutable(.value, .newValue), "cannot assign to value: function call returns immutable value"),
      (.immutable(.value, .literal), "cannot assign to value: literals are not mutable"),
      (.immutable(.value, .expression), "cannot assign to value: expression is not assignable"),
      (.immutable(.value, .subscriptGetOnly), "cannot assign to value: subscript is get-only"),
      (.immutable(.value, .readOnlyKeyPath(nil)), "cannot assign to value: key path is read-only"),
      (.temporaryReceiver(int), "cannot use mutating member on immutable value of type 'Int'"),
      (.temporary(int), "cannot pass immutable value of type 'Int' as inout argument"),
      (.immutable(.subscript, .readOnlyKeyPath("p")), "cannot assign through subscript: 'p' is a read-only key path"),
    ]
    check(table)
  }
}
