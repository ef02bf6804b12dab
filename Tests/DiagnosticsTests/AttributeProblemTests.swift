import Diagnostics
import Testing

@Suite struct AttributeProblemTests {
  @Test func `the words of attribute problems`() {
    let table: [(AttributeProblem, String)] = [
      (.onClosure("Clamped"), "attribute @Clamped is not supported on a closure"),
      (.misplaced("main"), "'@main' attribute cannot be applied to this declaration"),
      (.misplaced("inline(never)"), "'@inline(never)' attribute cannot be applied to this declaration"),
      (.argumentsMissing("inline"), "expected '(' in 'inline' attribute"),
      (.futurePlatforms, "must handle potential future platforms with '*'"),
      (.onlyBefore("testable", "import"), "@testable may only be used on 'import' declarations"),
      (.notAnAttribute(.structure, "Clamped"), "struct 'Clamped' cannot be used as an attribute"),
      (.objectiveC, "Objective-C interoperability is disabled"),
      (.mainRepeated, "'main' attribute can only apply to one type in a module"),
      (.mainBesideCode, "'main' attribute cannot be used in a module that contains top-level code"),
      (.mainGeneric, "generic 'main' types are not supported"),
      (
        .mainMissing("Clamped"),
        "'Clamped' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
      ),
      (
        .observable(.structure, "Clamped", macro: "Observable "),
        "'@Observable' cannot be applied to struct type 'Clamped' (from macro 'Observable ')"
      ),
      (
        .testArguments("f()", isMissing: false, macro: "Test"),
        "Attribute 'Test' cannot specify arguments when used with function 'f()' because it does not take any (from macro 'Test')"
      ),
      (
        .testArguments("f(x:)", isMissing: true, macro: "Test "),
        "Attribute 'Test' must specify arguments when used with function 'f(x:)' (from macro 'Test ')"
      ),
      (
        .trackedWithoutGetter,
        "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected"
      ),
      (.notOnParameter("escaping"), "'@escaping' may only be used in function parameter position"),
      (.notOnParameter("autoclosure"), "'@autoclosure' may only be used on parameters"),
      (.notOnFunction("escaping"), "'@escaping' only applies to function types"),
      (.escapingOptional, "closure is already escaping in optional type argument"),
      (.variadicAutoclosure, "'@autoclosure' must not be used on variadic parameters"),
      (.autoclosureParameters, "argument type of '@autoclosure' parameter must be '()'"),
      (.extensionMacroOfLocal, "local type cannot have attached extension macro"),
      (
        .accessorMacroOfSeveral("ObservationTracked"),
        "accessor macro 'ObservationTracked()' can only apply to a single variable"
      ),
      (
        .observable(.enumeration, "Model", macro: "Observable"),
        "'@Observable' cannot be applied to enumeration type 'Model' (from macro 'Observable')"
      ),
      (
        .macroMisplaced("member", .staticProperty, "shared"),
        "'member' macro cannot be attached to static property ('shared')"
      ),
      (
        .macroMisplaced("extension", .extension, "Model"),
        "'extension' macro cannot be attached to extension (extension of 'Model')"
      ),
      (.notAnAttribute(.classType, "Model"), "class 'Model' cannot be used as an attribute"),
      (.notAnAttribute(.actor, "Model"), "actor 'Model' cannot be used as an attribute"),
      (
        .dynamicMember("Box"),
        "'@dynamicMemberLookup' requires 'Box' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
      ),
      (
        .dynamicCall("Box"),
        "'@dynamicCallable' requires 'Box' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]"
      ),
      (
        .frozen("Box", "internal"),
        "'@frozen' attribute can only be applied to '@usableFromInline', package, or public declarations, but 'Box' is internal"
      ),
      (.onDeclaration, "attribute can only be applied to types, not declarations"),
    ]
    check(table)
  }
}
