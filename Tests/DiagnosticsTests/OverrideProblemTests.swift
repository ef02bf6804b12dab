import Diagnostics
import Tree
import Testing

@Suite struct OverrideProblemTests {
  @Test func `the words of override problems`() {
    let table: [(OverrideProblem, String)] = [
      (.requiredMissing, "'required' modifier must be present on all overrides of a required initializer"),
      (.failable("init(a:)"), "failable initializer 'init(a:)' cannot override a non-failable initializer"),
      (.unmarked, "overriding declaration requires an 'override' keyword"),
      (.notFound(.method), "method does not override any method from its superclass"),
      (.staticMember(.method), "cannot override static method"),
      (.finalProperty, "property overrides a 'final' property"),
      (.finalMethod(.instanceMethod), "instance method overrides a 'final' instance method"),
      (.throwing(.instanceMethod), "cannot override non-throwing instance method with throwing instance method"),
      (.async(.instanceMethod), "cannot override non-async instance method with async instance method"),
      (
        .labels(.method, "run(a:)", "run(b:)"),
        "argument labels for method 'run(a:)' do not match those of overridden method 'run(b:)'"
      ),
      (
        .propertyType("count", int, string),
        "property 'count' with type 'Int' cannot override a property with type 'String'"
      ),
      (.byStored("count"), "cannot override with a stored property 'count'"),
      (.observesReadOnly("count"), "cannot observe read-only property 'count'; it can't change"),
      (.constantByVariable("count"), "cannot override immutable 'let' property 'count' with the getter of a 'var'"),
      (.mutableByReadOnly("count"), "cannot override mutable property with read-only property 'count'"),
      (.requiredUnmarked, "use the 'required' modifier to override a required initializer"),
      (.notInParent(.method), "method does not override any method from its parent protocol"),
      (
        .notInParent(.initializer), "initializer does not override a designated initializer from its parent protocol"
      ),
      (.notFound(.initializer), "initializer does not override a designated initializer from its superclass"),
      (.notFound(.subscript), "subscript does not override any subscript from its superclass"),
      (.notFound(.property), "property does not override any property from its superclass"),
      (.staticMember(.property), "cannot override static property"),
      (.finalMethod(.classMethod), "class method overrides a 'final' class method"),
      (
        .isolation(.instanceMethod("f()"), .none, .none),
        "nonisolated instance method 'f()' has different actor isolation from nonisolated overridden declaration"
      ),
      (
        .mutableCovariant(.property("count"), int, string),
        "cannot override mutable property 'count' of type 'Int' with covariant type 'String'"
      ),
      (
        .mutableCovariant(.subscript, int, string),
        "cannot override mutable subscript of type 'Int' with covariant type 'String'"
      ),
      (.several("run"), "declaration 'run' cannot override more than one superclass declaration"),
      (
        .optionalParameter(.instanceMethod, int, string),
        "cannot override instance method parameter of type 'String' with non-optional type 'Int'"
      ),
      (
        .optionalResult(.instanceMethod, int, string),
        "cannot override instance method result type 'String' with optional type 'Int'"
      ),
      (.repeated("run()"), "'run()' has already been overridden"),
      (
        .fromExtension(.method(.instanceMethod, "run()"), of: "Model"),
        " instance method 'run()' declared in 'Model' cannot be overridden from extension"
      ),
      (
        .inExtension(.property("count", isStatic: true), of: "Model"),
        " class property 'count' is declared in extension of 'Model' and cannot be overridden"
      ),
    ]
    check(table)
  }
}
