/// Generic parameters: their arguments, and their requirements.
package enum GenericsProblem: Hashable {
  case unmet(Subject, UnmetRequirement)
  case cannotConform(ShownType, to: String)
  case notConforming(ShownType, to: String)
  case notInferred(String)
  case conflict(String, [ShownType])
  case ambiguousExpression
  case placeholder
  case loop(ShownType, over: String, isOptional: Bool)
  case thrownNotError(ShownType)
  case throwsNoError(ShownType)
  case unused(String)
  /// `zero<Int>()`: the kind of the function, and its name.
  case specializedFunction(String, String)
  /// `where T == Int`
  case fixed(String)
  /// `where U == T`: the later parameter, and the earlier one.
  case equivalent(String, String)

  package var message: String {
    switch self {
    case .unmet(let subject, let condition): "\(subject) \(condition)"
    case .cannotConform(let type, let name):
      "type \(type.quoted) cannot conform to '\(name)' [#ProtocolTypeNonConformance]"
    case .notConforming(let type, let name): "type '\(type)' does not conform to protocol '\(name)'"
    case .notInferred(let name): "generic parameter '\(name)' could not be inferred"
    case .conflict(let name, let types):
      "conflicting arguments to generic parameter '\(name)' (\(types.map(\.quoted).joined(separator: " vs. ")))"
    case .ambiguousExpression: "type of expression is ambiguous without a type annotation"
    case .placeholder: "could not infer type for placeholder"
    case .loop(let type, let name, let isOptional):
      "for-in loop requires '\(type)' to conform to '\(name)'\(isOptional ? "; did you mean to unwrap optional?" : "")"
    case .thrownNotError(let type): "thrown type '\(type)' does not conform to the 'Error' protocol"
    case .unused(let name): "generic parameter '\(name)' is not used in function signature [#no-usage]"
    case .specializedFunction(let kind, let name): "cannot explicitly specialize \(kind) '\(name)'"
    case .fixed(let name): "same-type requirement makes generic parameter '\(name)' non-generic"
    case .equivalent(let later, let earlier):
      "same-type requirement makes generic parameters '\(later)' and '\(earlier)' equivalent"
    case .throwsNoError(let type): "thrown expression type '\(type)' does not conform to 'Error'"
    }
  }
}

/// The requirements that generic code places on a type.
package enum UnmetRequirement: Hashable, CustomStringConvertible {
  case conforms(ShownType, String)
  case inherits(ShownType, ShownType)
  case isClass(ShownType)
  case same(ShownType, ShownType)

  package var description: String {
    switch self {
    case .conforms(let type, let name): "requires that \(type.quoted) conform to '\(name)'"
    case .inherits(let type, let superclass): "requires that '\(type)' inherit from '\(superclass)'"
    case .isClass(let type): "requires that '\(type)' be a class type"
    case .same(let one, let other): "requires the types \(one.quoted) and \(other.quoted) be equivalent"
    }
  }
}
