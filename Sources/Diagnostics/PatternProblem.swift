/// Patterns that cannot match their values.
package enum PatternProblem: Hashable {
  case mismatch(ShownType)
  case caseOfOtherType(ShownType, ShownType)
  /// A generic enum that is written without its arguments, for a value of another type.
  case ambiguousEnum(String, ShownType)
  case neverNil(ShownType)
  case expression(ShownType, ShownType)
  case optional(ShownType)
  case tupleLength(ShownType)
  case notATuple(ShownType)
  case elementsNotTuples(ShownType)
  case elementLabel(String, String)
  /// A loop declares a type for its elements that they do not have.
  case elementType(ShownType, ShownType)
  case elementConformance(ShownType, String)
  case noPayload(String)
  case variableType(ShownType, ShownType)
  case discardAsValue
  /// `if let model.name`
  case bindingWithoutName
  /// A variable that some of the patterns of one case do not bind.
  case boundInSome(String)
  case otherSpecifier(isVar: Bool)

  package var message: String {
    switch self {
    case .mismatch(let type): "pattern cannot match values of type '\(type)'"
    case .caseOfOtherType(let type, let value): "pattern of type '\(type)' cannot match '\(value)'"
    case .ambiguousEnum(let name, let value):
      "generic enum type '\(name)' is ambiguous without explicit generic parameters when matching value of type '\(value)'"
    case .neverNil(let type): "type '\(type)' is not optional, value can never be nil"
    case .expression(let type, let value): "expression pattern of type '\(type)' cannot match values of type '\(value)'"
    case .optional(let type): "'?' pattern cannot match values of type '\(type)'"
    case .tupleLength(let type): "tuple pattern has the wrong length for tuple type '\(type)'"
    case .notATuple(let type): "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .elementsNotTuples(let type): "tuple pattern cannot match values of non-tuple type '\(type)'"
    case .elementType(let type, let expected):
      "cannot convert sequence element type '\(type)' to expected type '\(expected)'"
    case .elementConformance(let type, let name):
      "sequence element type '\(type)' does not conform to expected protocol '\(name)'"
    case .bindingWithoutName: "unwrap condition requires a valid identifier"
    case .elementLabel(let found, let wanted): "tuple pattern element label '\(found)' must be '\(wanted)'"
    case .noPayload(let name): "pattern with associated values does not match enum case '\(name)'"
    case .variableType(let type, let expected): "pattern variable bound to type '\(type)', expected type '\(expected)'"
    case .boundInSome(let name): "'\(name)' must be bound in every pattern"
    case .otherSpecifier(let isVar):
      "'\(isVar ? "var" : "let")' pattern binding must match previous '\(isVar ? "let" : "var")' pattern binding"
    case .discardAsValue: "'_' can only appear in a pattern or on the left side of an assignment"
    }
  }
}
