/// Types as they are written, and expressions that are not types.
package enum TypeProblem: Hashable {
  case notGeneric(String)
  case aliasNotGeneric(String, ShownType)
  case requiresArguments(String)
  case argumentCount(String, given: Int, wanted: Int)
  case protocolArgumentCount(String, given: Int, wanted: Int)
  case noPrimaryTypes(String)
  case notAConstraint(ShownType)
  case opaqueOfNothing
  case opaqueMisplaced
  /// `any Sequence<some P>`
  case opaqueInExistential
  case opaqueParameter(String)
  /// The same in the type of a result or a variable.
  case opaqueParameterOfResult(String)
  case opaqueRequirement
  case opaqueProperty
  case opaqueWithoutReturn
  case opaqueMismatch(ShownType)
  case opaqueOfItself(ShownType)
  case functionLabel(String)
  case parameterConstraint(ShownType, ShownType)
  case notExtensible(ShownType)
  case extensionOfAny(ShownType)
  case untypedPattern
  case inheritedByExtension(ShownType)
  case inherited(ShownType, allowsClass: Bool)
  case multipleInheritance(ShownType, ShownType)
  case actorInherits
  case notAnActor(String)
  case inheritsItself(String)
  case refinesItself(String)
  case finalClass(String)
  case redundantConformance(ShownType, to: String)
  case conflictingConformance(ShownType, to: String)
  case notImplied(String, by: String, ShownType)
  case noncopyableTuple(ShownType)
  case needlessAny(ShownType, isParameter: Bool)
  /// An associated type in the angle brackets of a protocol that has none of that name.
  case unknownPrimaryType(String, String)
  /// An initializer that may fail, for a requirement that may not.
  case failableWitness(String)
  case repeatedLabel
  case covariantParameter(String)
  case covariantPart(CovariantPlace)
  case covariantStored
  /// `associatedtype Item: class`
  case classConstraint
  case notAClass(ShownType, for: String)
  case recursiveValue(String)
  case recursiveEnum(String)
  case noInitializers(String)
  case requiredInitializer(String, of: String)
  case requirementNotRequired(String, in: String)
  /// The initializer is in an extension, where none can be required.
  case requirementNotInDefinition(String, of: String)
  case otherLabels(Subject, String, String)
  case resultNotSelf(String, String, String)
  case propertyNotSelf(String, String, String)
  case noRawType(String, ShownType)
  case rawTypeWithoutCases
  case rawTypeNotLiteral(ShownType)
  case rawValueMissing
  case rawValueAfterOther
  case rawTypeNotEquatable(ShownType)
  case rawTypeWithPayload
  case rawValueNotLiteral
  case rawValueRepeated
  case requiredProperty(String, ShownType)
  case requiredFunction(String)
  case requiredInitializerNote(String)
  case valueParameter(String, ShownType)
  case valueForType(ShownType, String)
  case typeForValue(ShownType, String)

  package var message: String {
    switch self {
    case .notGeneric(let name): "cannot specialize non-generic type '\(name)'"
    case .aliasNotGeneric(let name, let type): "cannot specialize non-generic type '\(name)' (aka '\(type)')"
    case .requiresArguments(let name): "reference to generic type '\(name)' requires arguments in <...>"
    case .argumentCount(let name, let given, let wanted):
      "generic type '\(name)' specialized with too \(given < wanted ? "few" : "many") type parameters (got \(given), but expected \(wanted))"
    case .protocolArgumentCount(let name, let given, let wanted):
      "protocol type '\(name)' specialized with too \(given < wanted ? "few" : "many") type arguments (got \(given), but expected \(wanted))"
    case .noPrimaryTypes(let name): "protocol '\(name)' does not have primary associated types that can be constrained"
    case .notAConstraint(let type):
      "non-protocol, non-class type '\(type)' cannot be used within a protocol-constrained type"
    case .opaqueOfNothing: "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class"
    case .opaqueMisplaced: "'some' types are only permitted in properties, subscripts, and functions"
    case .opaqueInExistential: "'some' types cannot be used in constraints on existential types"
    case .opaqueParameter(let type): "'some' cannot appear in parameter position in parameter type '\(type)'"
    case .opaqueParameterOfResult(let type): "'some' cannot appear in parameter position in result type '\(type)'"
    case .opaqueRequirement:
      "'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?"
    case .opaqueProperty:
      "property declares an opaque return type, but has no initializer expression from which to infer an underlying type [#OpaqueTypeInference]"
    case .opaqueWithoutReturn:
      "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type [#OpaqueTypeInference]"
    case .opaqueMismatch(let type):
      "function declares an opaque return type '\(type)', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]"
    case .opaqueOfItself(let type):
      "function opaque return type was inferred as '\(type)', which defines the opaque type in terms of itself [#OpaqueTypeInference]"
    case .functionLabel(let label): "function types cannot have argument labels; use '_' before '\(label)'"
    case .parameterConstraint(let parameter, let constraint):
      "type '\(parameter)' constrained to non-protocol, non-class type '\(constraint)'"
    case .notExtensible(let type): "non-nominal type '\(type)' cannot be extended"
    case .extensionOfAny(let type): "extension of existential type '\(type)' is not supported"
    case .untypedPattern: "type annotation missing in pattern"
    case .inheritedByExtension(let type): "inheritance from non-protocol type '\(type)'"
    case .inherited(let type, let allowsClass):
      "inheritance from \(allowsClass ? "non-protocol, non-class" : "non-protocol") type '\(type)'"
    case .multipleInheritance(let first, let second):
      "multiple inheritance from classes '\(first)' and '\(second)' [#MultipleInheritance]"
    case .actorInherits: "actor types do not support inheritance"
    case .notAnActor(let name): "non-actor type '\(name)' cannot conform to the 'Actor' protocol"
    case .inheritsItself(let name): "'\(name)' inherits from itself"
    case .refinesItself(let name): "protocol '\(name)' refines itself"
    case .finalClass(let name): "inheritance from a final class '\(name)'"
    case .redundantConformance(let type, let name): "redundant conformance of '\(type)' to protocol '\(name)'"
    case .conflictingConformance(let type, let name):
      "conflicting conformance of '\(type)' to protocol '\(name)'; there cannot be more than one conformance, even with different conditional bounds"
    case .notImplied(let inherited, let name, let type):
      "conditional conformance of type '\(type)' to protocol '\(name)' does not imply conformance to inherited protocol '\(inherited)'"
    case .needlessAny(let type, let isParameter):
      "'any' has no effect on \(isParameter ? "type parameter" : "concrete type") \(type.quoted)"
    case .unknownPrimaryType(let name, let owner):
      "an associated type named '\(name)' must be declared in the protocol '\(owner)' or a protocol it inherits"
    case .failableWitness(let name):
      "non-failable initializer requirement '\(name)' cannot be satisfied by a failable initializer ('init?')"
    case .noncopyableTuple(let type): "type '\(type)' containing noncopyable element is not supported"
    case .repeatedLabel: "cannot create a tuple with a duplicate element label"
    case .covariantParameter(let name):
      "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean '\(name)'?"
    case .classConstraint: "'class' constraint can only appear on protocol declarations"
    case .covariantStored: "stored property cannot have covariant 'Self' type"
    case .covariantPart(let place): "covariant 'Self' or 'Self?' can only appear at the top level of \(place) type"
    case .notAClass(let type, let name): "non-class type '\(type)' cannot conform to class protocol '\(name)'"
    case .recursiveValue(let name): "value type '\(name)' cannot have a stored property that recursively contains it"
    case .recursiveEnum(let name): "recursive enum '\(name)' is not marked 'indirect'"
    case .noInitializers(let name): "class '\(name)' has no initializers"
    case .requiredInitializer(let name, let superclass):
      "'required' initializer '\(name)' must be provided by subclass of '\(superclass)'"
    case .requirementNotRequired(let name, let type):
      "initializer requirement '\(name)' can only be satisfied by a 'required' initializer in non-final class '\(type)'"
    case .requirementNotInDefinition(let name, let type):
      "initializer requirement '\(name)' can only be satisfied by a 'required' initializer in the definition of non-final class '\(type)'"
    case .otherLabels(let subject, let name, let wanted):
      "\(subject) has different argument labels from those required by protocol '\(name)' ('\(wanted)')"
    case .resultNotSelf(let method, let type, let name):
      "method '\(method)' in non-final class '\(type)' must return 'Self' to conform to protocol '\(name)'"
    case .propertyNotSelf(let property, let type, let name):
      "property '\(property)' in non-final class '\(type)' must specify type 'Self' to conform to protocol '\(name)'"
    case .noRawType(let name, let type):
      "'\(name)' declares raw type '\(type)', but does not conform to RawRepresentable and conformance could not be synthesized"
    case .rawTypeWithoutCases: "an enum with no cases cannot declare a raw type"
    case .rawValueMissing:
      "enum cases require explicit raw values when the raw type is not expressible by integer or string literal"
    case .rawValueAfterOther: "enum case must declare a raw value when the preceding raw value is not an integer"
    case .rawTypeNotLiteral(let type):
      "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
    case .rawTypeNotEquatable(let type):
      "RawRepresentable conformance cannot be synthesized because raw type '\(type)' is not Equatable"
    case .rawTypeWithPayload: "enum with raw type cannot have cases with arguments"
    case .rawValueNotLiteral: "raw value for enum case must be a literal"
    case .rawValueRepeated: "raw value for enum case is not unique"
    case .requiredProperty(let name, let type): "protocol requires property '\(name)' with type '\(type)'"
    case .requiredFunction(let name): "protocol requires function '\(name)'"
    case .requiredInitializerNote(let name): "protocol requires initializer '\(name)'"
    case .valueParameter(let name, let type): "'\(type)' is not a supported value type for '\(name)'"
    case .valueForType(let value, let name): "cannot use value type '\(value)' for generic argument '\(name)'"
    case .typeForValue(let type, let name): "cannot pass type '\(type)' as a value for generic value '\(name)'"
    }
  }
}

/// A place where a class may name `Self`.
package enum CovariantPlace: String, CustomStringConvertible {
  case methodResult = "method result"
  case property

  package var description: String { rawValue }
}
