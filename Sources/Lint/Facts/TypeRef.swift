import SwiftSyntax

/// A type as written in source, in the detail that rules need.
package indirect enum TypeRef: Equatable {
  case named(String, [TypeRef])
  case array(TypeRef)
  case optional(TypeRef)
  /// The type itself as a value: `Model` in `Model.shared`.
  case metatype(String)
  case function
  case other

  /// The name of a nominal type, through optionals.
  package var name: String? {
    switch self {
    case .named(let name, _): name
    case .optional(let inner): inner.name
    default: nil
    }
  }

  /// The type without optionals.
  package var unwrapped: TypeRef {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  /// The type with the names that aliases stand for.
  func resolving(_ aliases: [String: String]) -> TypeRef {
    switch self {
    case .named(let name, let arguments):
      .named(aliases[name] ?? name, arguments.map { $0.resolving(aliases) })
    case .array(let element): .array(element.resolving(aliases))
    case .optional(let wrapped): .optional(wrapped.resolving(aliases))
    case .metatype(let name): .metatype(aliases[name] ?? name)
    case .function, .other: self
    }
  }

  /// The type of an element in a loop over a value of this type.
  package var element: TypeRef? {
    switch unwrapped {
    case .array(let element): element
    case .named("Set", let arguments), .named("Array", let arguments), .named("Binding", let arguments):
      arguments.first.map { $0.element ?? $0 }
    default: nil
    }
  }

  package init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let arguments = type.genericArgumentClause?.arguments.map(TypeRef.init(argument:)) ?? []
      self = TypeRef(name: type.name.text, arguments)
    case .memberType(let type):
      let arguments = type.genericArgumentClause?.arguments.map(TypeRef.init(argument:)) ?? []
      self = TypeRef(name: type.name.text, arguments)
    case .optionalType(let type): self = .optional(TypeRef(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .optional(TypeRef(type.wrappedType))
    case .arrayType(let type): self = .array(TypeRef(type.element))
    case .dictionaryType(let type): self = .named("Dictionary", [TypeRef(type.key), TypeRef(type.value)])
    case .someOrAnyType(let type): self = TypeRef(type.constraint)
    case .attributedType(let type): self = TypeRef(type.baseType)
    case .functionType: self = .function
    case .tupleType(let type) where type.elements.count == 1:
      self = type.elements.first.map { TypeRef($0.type) } ?? .other
    default: self = .other
    }
  }

  private init(name: String, _ arguments: [TypeRef]) {
    switch (name, arguments.first) {
    case ("Optional", let wrapped?): self = .optional(wrapped)
    case ("Array", let element?): self = .array(element)
    default: self = .named(name, arguments)
    }
  }

  private init(argument: GenericArgumentSyntax) {
    if case .type(let type) = argument.argument { self = TypeRef(type) } else { self = .other }
  }
}
