import Tree

/// A condition of a `where` clause.
package enum Requirement: Equatable {
  case conforms(Type, NominalDeclaration)
  case same(Type, Type)
  case inherits(Type, Type)
  case isClass(Type)

  /// The type to which the requirement applies.
  var subject: Type {
    switch self {
    case .conforms(let type, _), .same(let type, _), .inherits(let type, _), .isClass(let type): type
    }
  }

  /// The types in the requirement, without protocols.
  package var types: [Type] {
    switch self {
    case .conforms(let type, _), .isClass(let type): [type]
    case .same(let one, let other), .inherits(let one, let other): [one, other]
    }
  }

  func map(_ transform: (Type) -> Type) -> Requirement {
    switch self {
    case .conforms(let type, let declaration): .conforms(transform(type), declaration)
    case .same(let left, let right): .same(transform(left), transform(right))
    case .inherits(let type, let superclass): .inherits(transform(type), transform(superclass))
    case .isClass(let type): .isClass(transform(type))
    }
  }

  func substituting(_ substitution: Substitution) -> Requirement {
    map { $0.substituting(substitution) }
  }
}
