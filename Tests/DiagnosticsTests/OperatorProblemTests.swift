import Diagnostics
import Testing

@Suite struct OperatorProblemTests {
  @Test func `the words of operator problems`() {
    let table: [(OperatorProblem, String)] = [
      (.notStatic("+", in: "type", "V"), "operator '+' declared in type 'V' must be 'static'"),
      (.notOfType("+", "V"), "member operator '+' must have at least one argument of type 'V'"),
      (
        .notOfProtocol("+", "P"),
        "member operator '+' of protocol 'P' must have at least one argument of type 'Self'"
      ),
      (
        .reservedPostfix,
        "postfix operator names starting with '?' or '!' are disallowed to avoid collisions with built-in unwrapping operators"
      ),
      (.juxtaposed, "unary operators must not be juxtaposed; parenthesize inner expression"),
      (.unary("+", int), "unary operator '+' cannot be applied to an operand of type 'Int'"),
      (.binary("+", int, string), "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"),
      (.twoAlike("+", int), "binary operator '+' cannot be applied to two 'Int' operands"),
      (.misplaced("+"), "operator '+' cannot be applied here"),
      (
        .comparedByReference(int),
        "value of type 'Int' cannot be compared by reference; did you mean to compare by value?"
      ),
      (
        .needlessDefault(int),
        "left side of nil coalescing operator '??' has non-optional type 'Int', so the right side is never used"
      ),
      (.comparedToNil(int, result: true), "comparing non-optional value of type 'Int' to 'nil' always returns true"),
      (.comparedToNil(int, result: false), "comparing non-optional value of type 'Int' to 'nil' always returns false"),
      (.assignmentAfterCase, "expected 'case' in conditional"),
      (.assignmentAsCondition, "use of '=' in a boolean context, did you mean '=='?"),
      (
        .nonassociative("AdditionPrecedence"),
        "adjacent operators are in non-associative precedence group 'AdditionPrecedence'"
      ),
      (
        .unordered("AdditionPrecedence", "ShiftPrecedence"),
        "adjacent operators are in unordered precedence groups 'AdditionPrecedence' and 'ShiftPrecedence'"
      ),
      (.selfAssignedVariable, "assigning a variable to itself"),
      (.selfAssignedProperty, "assigning a property to itself"),
      (.missingFixity("prefix"), "prefix unary operator missing 'prefix' modifier"),
      (.notUnary("/", isPrefix: true), "'/' is not a prefix unary operator"),
      (.notUnary("/", isPrefix: false), "'/' is not a postfix unary operator"),
      (.noFixity, "unary operator implementation must have a 'prefix' or 'postfix' modifier"),
      (.parameterCount, "operators must have one or two arguments"),
      (.undeclared, "operator implementation without matching operator declaration"),
      (.local, "operator functions can only be declared at global or in type scope"),
    ]
    check(table)
  }
}
