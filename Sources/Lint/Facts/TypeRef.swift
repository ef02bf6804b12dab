import SwiftSyntax

/// A type as written in source, in the detail that rules need.
///
/// The name of a nested type is its own one, `Row` for `List.Row`, unless several types of the module have it: see
/// `ModuleFacts.meaning(of:in:)`.
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

  /// The type with other names, such as those that aliases stand for.
  func renamed(_ name: (String) -> String) -> TypeRef {
    switch self {
    case .named(let own, let arguments): .named(name(own), arguments.map { $0.renamed(name) })
    case .array(let element): .array(element.renamed(name))
    case .optional(let wrapped): .optional(wrapped.renamed(name))
    case .metatype(let own): .metatype(name(own))
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

  package init(_ syntax: TypeSyntax) { self.init(syntax, withPath: false) }

  /// - Parameter withPath: True if the name of a nested type is to have those of the types around it, as far as they are
  ///   written: `List.Row`.
  init(_ syntax: TypeSyntax, withPath: Bool) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let arguments = type.genericArgumentClause?.arguments.map { TypeRef(argument: $0, withPath: withPath) } ?? []
      self = TypeRef(name: type.name.text, arguments)
    case .memberType(let type):
      let arguments = type.genericArgumentClause?.arguments.map { TypeRef(argument: $0, withPath: withPath) } ?? []
      self = TypeRef(name: (withPath ? type.path : nil) ?? type.name.text, arguments)
    case .optionalType(let type): self = .optional(TypeRef(type.wrappedType, withPath: withPath))
    case .implicitlyUnwrappedOptionalType(let type): self = .optional(TypeRef(type.wrappedType, withPath: withPath))
    case .arrayType(let type): self = .array(TypeRef(type.element, withPath: withPath))
    case .dictionaryType(let type):
      self = .named("Dictionary", [TypeRef(type.key, withPath: withPath), TypeRef(type.value, withPath: withPath)])
    case .someOrAnyType(let type): self = TypeRef(type.constraint, withPath: withPath)
    case .attributedType(let type): self = TypeRef(type.baseType, withPath: withPath)
    case .functionType: self = .function
    case .tupleType(let type) where type.elements.count == 1:
      self = type.elements.first.map { TypeRef($0.type, withPath: withPath) } ?? .other
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

  private init(argument: GenericArgumentSyntax, withPath: Bool) {
    if case .type(let type) = argument.argument { self = TypeRef(type, withPath: withPath) } else { self = .other }
  }
}

extension MemberTypeSyntax {
  /// `List.Row`, without generic arguments, if all of its parts are names.
  fileprivate var path: String? {
    if let outer = baseType.as(IdentifierTypeSyntax.self) {
      return "\(outer.name.text).\(name.text)"
    }
    return baseType.as(MemberTypeSyntax.self)?.path.map { "\($0).\(name.text)" }
  }
}
