import Diagnostics
import Testing

@Suite struct MemberProblemTests {
  @Test func `the words of member problems`() {
    let table: [(MemberProblem, String)] = [
      (.superOfValue("S"), "'super' cannot be used in non-class type 'S'"),
      (
        .ofProtocolType("legs", .written("any P")),
        "static member 'legs' cannot be used on protocol metatype '(any P).Type'"
      ),
      (.missing("count", of: .value(int)), "value of type 'Int' has no member 'count'"),
      (.staticOnInstance("count", of: int), "static member 'count' cannot be used on instance of type 'Int'"),
      (.caseOnInstance("north"), "enum case 'north' cannot be used as an instance member"),
      (.instanceOnType("count", of: "Model"), "instance member 'count' cannot be used on type 'Model'"),
      (
        .instanceOnTypeOfValue("count", of: int),
        "instance member 'count' cannot be used on type 'Int'; did you mean to use a value of this type instead?"
      ),
      (
        .instanceAsDefault("count"), "cannot use instance member 'count' as a default parameter"
      ),
      (
        .instanceInInitializer("count"),
        "cannot use instance member 'count' within property initializer; property initializers run before 'self' is available"
      ),
      (
        .ofOptional("count", of: int, holding: string),
        "value of optional type 'Int' must be unwrapped to refer to member 'count' of wrapped base type 'String'"
      ),
      (
        .ofExistential("count", of: int),
        "member 'count' cannot be used on value of type 'Int'; consider using a generic constraint instead [#ExistentialMemberAccess]"
      ),
      (.noBase("count"), "cannot infer contextual base in reference to member 'count'"),
      (.noSubscripts(int), "value of type 'Int' has no subscripts"),
      (
        .subscriptOfTuple(int, .number(0)),
        "cannot access element using subscript for tuple type 'Int'; did you mean to use '.0'?"
      ),
      (.typeAlone("Counter"), "expected member name or initializer call after type name"),
      (
        .superOutside,
        "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
      ),
      (.superOfRoot, "'super' members cannot be referenced in a root class"),
      (.noSuperclass(int), "'super' cannot be used in class 'Int' because it has no superclass"),
      (.selfOfGlobal, "global function cannot use 'Self'; 'Self' is only available in a type"),
      (.notCalled("count", isMethod: true), "method 'count' was used as a property; add () to call it"),
      (.uncalledValue, "function value was used as a property; add () to call it"),
      (.missing("count", of: .type(int)), "type 'Int' has no member 'count'"),
      (.undecided("count"), "reference to member 'count' cannot be resolved without a contextual type"),
      (.missing("count", of: .valueOfTuple(int)), "value of tuple type 'Int' has no member 'count'"),
      (
        .subscriptOfTuple(int, .label("x")),
        "cannot access element using subscript for tuple type 'Int'; did you mean to use '.x'?"
      ),
      (
        .subscriptOfTuple(int, .dot),
        "cannot access element using subscript for tuple type 'Int'; use '.' notation instead"
      ),
      (
        .instanceOfOuter("name", of: .written("Outer"), on: .written("Outer.Inner")),
        "instance member 'name' of type 'Outer' cannot be used on instance of nested type 'Outer.Inner'"
      ),
    ]
    check(table)
  }
}
