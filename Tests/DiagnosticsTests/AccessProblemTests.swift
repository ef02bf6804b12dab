import Diagnostics
import Testing

@Suite struct AccessProblemTests {
  @Test func `the words of access problems`() {
    let table: [(AccessProblem, String)] = [
      (.inaccessible("count"), "'count' is inaccessible due to 'private' protection level"),
      (.inaccessibleInitializer("Model"), "'Model' initializer is inaccessible due to 'private' protection level"),
      (
        .superclass(.mustBe(.private), .private, isDirect: true),
        "class must be declared private because its superclass is private"
      ),
      (
        .superclass(.mustBe(.private), .private, isDirect: false),
        "class must be declared private because its superclass uses a private type as a generic parameter"
      ),
      (.superclassNotOpen("Base"), "superclass 'Base' of open class must be open"),
      (.rawType(.mustBe(.private), .private), "enum must be declared private because its raw type uses a private type"),
      (.refinedExplicitly(.private, .private), "private protocol cannot refine a private protocol"),
      (
        .refined(.mustBe(.private), .private), "protocol must be declared private because it refines a private protocol"
      ),
      (
        .variable(.variable, .mustBe(.private), int, .private),
        "variable must be declared private because its type 'Int' uses a private type"
      ),
      (
        .signature(.method, .mustBe(.private), .result, .private),
        "method must be declared private because its result uses a private type"
      ),
      (.payload(.private, .private), "enum case in a private enum uses a private type"),
      (
        .alias(.mustBe(.private), .private),
        "type alias must be declared private because its underlying type uses a private type"
      ),
      (
        .requiredInitializer("Drawable"),
        "'required' initializer must be accessible wherever class 'Drawable' can be subclassed"
      ),
      (.overriding(.property), "overriding property must be as accessible as the declaration it overrides"),
      (
        .witness(.globalFunction("f(x:)"), .private, .private, in: "Drawable"),
        "global function 'f(x:)' must be declared private because it matches a requirement in private protocol 'Drawable'"
      ),
      (
        .witnessOfType(.globalFunction("f(x:)"), in: "Drawable"),
        "global function 'f(x:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'Drawable'"
      ),
      (
        .alias(.cannotBe(.private), .private),
        "type alias cannot be declared in this context because its underlying type uses a private type"
      ),
      (
        .alias(.cannotBe(.public), .fileprivate),
        "type alias cannot be declared public because its underlying type uses a fileprivate type"
      ),
      (
        .alias(.mustBePrivateOrFileprivate, .internal),
        "type alias must be declared private or fileprivate because its underlying type uses an internal type"
      ),
      (
        .variable(.property, .mustBe(.fileprivate), nil, .package),
        "property must be declared fileprivate because its type uses a package type"
      ),
      (
        .overriding(.method(.classMethod)),
        "overriding class method must be as accessible as the declaration it overrides"
      ),
      (.overriding(.setter), "setter of overriding property must be as accessible as the declaration it overrides"),
      (
        .signature(.function, .mustBe(.private), .parameter, .private),
        "function must be declared private because its parameter uses a private type"
      ),
      (
        .signature(.initializer, .mustBe(.private), .genericParameter, .private),
        "initializer must be declared private because its generic parameter uses a private type"
      ),
      (
        .signature(.subscript, .mustBe(.private), .index, .private),
        "subscript must be declared private because its index uses a private type"
      ),
      (
        .signature(.subscript, .mustBe(.private), .elementType, .private),
        "subscript must be declared private because its element type uses a private type"
      ),
      (
        .signature(.globalFunction, .mustBe(.private), .result, .private),
        "global function must be declared private because its result uses a private type"
      ),
      (
        .signature(.staticMethod, .mustBe(.private), .result, .private),
        "static method must be declared private because its result uses a private type"
      ),
      (
        .signature(.instanceMethod, .mustBe(.private), .result, .private),
        "instance method must be declared private because its result uses a private type"
      ),
      (
        .wrapper(.property, .mustBePrivateOrFileprivate, .private),
        "property must be declared private or fileprivate because its property wrapper type uses a private type"
      ),
    ]
    check(table)
  }
}
