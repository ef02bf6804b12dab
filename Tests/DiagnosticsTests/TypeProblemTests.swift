import Diagnostics
import Testing

@Suite struct TypeProblemTests {
  @Test func `the words of type problems`() {
    let table: [(TypeProblem, String)] = [
      (
        .otherLabels(.instanceMethod("f(b:)"), "P", "f(a:)"),
        "instance method 'f(b:)' has different argument labels from those required by protocol 'P' ('f(a:)')"
      ),
      (
        .resultNotSelf("copy()", "C", "P"),
        "method 'copy()' in non-final class 'C' must return 'Self' to conform to protocol 'P'"
      ),
      (
        .propertyNotSelf("shared", "C", "P"),
        "property 'shared' in non-final class 'C' must specify type 'Self' to conform to protocol 'P'"
      ),
      (.noncopyableTuple(int), "type 'Int' containing noncopyable element is not supported"),
      (
        .conflictingConformance(int, to: "P"),
        "conflicting conformance of 'Int' to protocol 'P'; there cannot be more than one conformance, even with different conditional bounds"
      ),
      (
        .notImplied("P", by: "Q", int),
        "conditional conformance of type 'Int' to protocol 'Q' does not imply conformance to inherited protocol 'P'"
      ),
      (.repeatedLabel, "cannot create a tuple with a duplicate element label"),
      (
        .covariantParameter("Node"),
        "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'Node'?"
      ),
      (
        .covariantPart(.methodResult),
        "covariant 'Self' or 'Self?' can only appear at the top level of method result type"
      ),
      (.covariantPart(.property), "covariant 'Self' or 'Self?' can only appear at the top level of property type"),
      (.notGeneric("Model"), "cannot specialize non-generic type 'Model'"),
      (.aliasNotGeneric("Model", int), "cannot specialize non-generic type 'Model' (aka 'Int')"),
      (.requiresArguments("Box"), "reference to generic type 'Box' requires arguments in <...>"),
      (
        .argumentCount("Model", given: 2, wanted: 1),
        "generic type 'Model' specialized with too many type parameters (got 2, but expected 1)"
      ),
      (
        .protocolArgumentCount("Model", given: 2, wanted: 1),
        "protocol type 'Model' specialized with too many type arguments (got 2, but expected 1)"
      ),
      (.noPrimaryTypes("Model"), "protocol 'Model' does not have primary associated types that can be constrained"),
      (.notAConstraint(int), "non-protocol, non-class type 'Int' cannot be used within a protocol-constrained type"),
      (.opaqueOfNothing, "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class"),
      (.opaqueMisplaced, "'some' types are only permitted in properties, subscripts, and functions"),
      (.opaqueInExistential, "'some' types cannot be used in constraints on existential types"),
      (
        .opaqueParameter("(some P) -> Void"),
        "'some' cannot appear in parameter position in parameter type '(some P) -> Void'"
      ),
      (
        .opaqueParameterOfResult("(some P) -> Void"),
        "'some' cannot appear in parameter position in result type '(some P) -> Void'"
      ),
      (
        .opaqueRequirement,
        "'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?"
      ),
      (
        .opaqueProperty,
        "property declares an opaque return type, but has no initializer expression from which to infer an underlying type [#OpaqueTypeInference]"
      ),
      (
        .opaqueWithoutReturn,
        "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type [#OpaqueTypeInference]"
      ),
      (
        .opaqueMismatch(int),
        "function declares an opaque return type 'Int', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]"
      ),
      (
        .opaqueOfItself(int),
        "function opaque return type was inferred as 'Int', which defines the opaque type in terms of itself [#OpaqueTypeInference]"
      ),
      (.functionLabel("x"), "function types cannot have argument labels; use '_' before 'x'"),
      (.parameterConstraint(int, string), "type 'Int' constrained to non-protocol, non-class type 'String'"),
      (.notExtensible(int), "non-nominal type 'Int' cannot be extended"),
      (.untypedPattern, "type annotation missing in pattern"),
      (.valueParameter("n", int), "'Int' is not a supported value type for 'n'"),
      (.valueForType(int, "Element"), "cannot use value type 'Int' for generic argument 'Element'"),
      (.typeForValue(int, "n"), "cannot pass type 'Int' as a value for generic value 'n'"),
      (.inheritedByExtension(int), "inheritance from non-protocol type 'Int'"),
      (.inherited(int, allowsClass: true), "inheritance from non-protocol, non-class type 'Int'"),
      (.inherited(int, allowsClass: false), "inheritance from non-protocol type 'Int'"),
      (
        .multipleInheritance(int, string), "multiple inheritance from classes 'Int' and 'String' [#MultipleInheritance]"
      ),
      (.actorInherits, "actor types do not support inheritance"),
      (.notAnActor("Model"), "non-actor type 'Model' cannot conform to the 'Actor' protocol"),
      (.inheritsItself("Model"), "'Model' inherits from itself"),
      (.refinesItself("Model"), "protocol 'Model' refines itself"),
      (.finalClass("Model"), "inheritance from a final class 'Model'"),
      (.redundantConformance(int, to: "Drawable"), "redundant conformance of 'Int' to protocol 'Drawable'"),
      (.notAClass(int, for: "Drawable"), "non-class type 'Int' cannot conform to class protocol 'Drawable'"),
      (.recursiveValue("Model"), "value type 'Model' cannot have a stored property that recursively contains it"),
      (.recursiveEnum("Model"), "recursive enum 'Model' is not marked 'indirect'"),
      (.noInitializers("Model"), "class 'Model' has no initializers"),
      (
        .requiredInitializer("init(a:)", of: "Base"),
        "'required' initializer 'init(a:)' must be provided by subclass of 'Base'"
      ),
      (
        .requirementNotRequired("init(a:)", in: "Model"),
        "initializer requirement 'init(a:)' can only be satisfied by a 'required' initializer in non-final class 'Model'"
      ),
      (
        .noRawType("Model", int),
        "'Model' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized"
      ),
      (.rawTypeWithoutCases, "an enum with no cases cannot declare a raw type"),
      (.rawTypeNotLiteral(int), "raw type 'Int' is not expressible by a string, integer, or floating-point literal"),
      (
        .rawValueMissing,
        "enum cases require explicit raw values when the raw type is not expressible by integer or string literal"
      ),
      (.rawValueAfterOther, "enum case must declare a raw value when the preceding raw value is not an integer"),
      (
        .rawTypeNotEquatable(int),
        "RawRepresentable conformance cannot be synthesized because raw type 'Int' is not Equatable"
      ),
      (.rawTypeWithPayload, "enum with raw type cannot have cases with arguments"),
      (.rawValueNotLiteral, "raw value for enum case must be a literal"),
      (.rawValueRepeated, "raw value for enum case is not unique"),
      (.requiredProperty("count", int), "protocol requires property 'count' with type 'Int'"),
      (.requiredFunction("run()"), "protocol requires function 'run()'"),
      (.requiredInitializerNote("init()"), "protocol requires initializer 'init()'"),
      (
        .argumentCount("Box", given: 1, wanted: 2),
        "generic type 'Box' specialized with too few type parameters (got 1, but expected 2)"
      ),
      (
        .protocolArgumentCount("Source", given: 1, wanted: 2),
        "protocol type 'Source' specialized with too few type arguments (got 1, but expected 2)"
      ),
      (.extensionOfAny(.written("any P")), "extension of existential type 'any P' is not supported"),
      (.needlessAny(int, isParameter: false), "'any' has no effect on concrete type 'Int'"),
      (.needlessAny(.written("T"), isParameter: true), "'any' has no effect on type parameter 'T'"),
      (
        .unknownPrimaryType("Item", "Source"),
        "an associated type named 'Item' must be declared in the protocol 'Source' or a protocol it inherits"
      ),
      (
        .failableWitness("init(text:)"),
        "non-failable initializer requirement 'init(text:)' cannot be satisfied by a failable initializer ('init?')"
      ),
      (.covariantStored, "stored property cannot have covariant 'Self' type"),
      (
        .requirementNotInDefinition("init()", of: "Model"),
        "initializer requirement 'init()' can only be satisfied by a 'required' initializer in the definition of non-final class 'Model'"
      ),
      (.classConstraint, "'class' constraint can only appear on protocol declarations"),
    ]
    check(table)
  }
}
