import Tree

/// Members that override others, or fail to.
package enum OverrideProblem: Hashable {
  case unmarked
  case notFound(OverridingKind)
  /// The same in a protocol.
  case notInParent(OverridingKind)
  case staticMember(OverridingKind)
  case finalProperty
  case finalMethod(MethodKind)
  case throwing(MethodKind)
  case async(MethodKind)
  case labels(OverridingKind, String, String)
  case propertyType(String, ShownType, ShownType)
  case byStored(String)
  case observesReadOnly(String)
  case constantByVariable(String)
  case mutableByReadOnly(String)
  case requiredUnmarked
  case requiredMissing
  case failable(String)
  case repeated(String)
  case several(String)
  case mutableCovariant(MutableMember, ShownType, ShownType)
  case optionalParameter(MethodKind, ShownType, ShownType)
  case optionalResult(MethodKind, ShownType, ShownType)
  case isolation(Subject, Isolation, Isolation)
  case fromExtension(OverriddenMember, of: String)
  case inExtension(OverriddenMember, of: String)

  package var message: String {
    switch self {
    case .unmarked: "overriding declaration requires an 'override' keyword"
    case .notFound(let kind):
      kind == .initializer
        ? "initializer does not override a designated initializer from its superclass"
        : "\(kind) does not override any \(kind) from its superclass"
    case .notInParent(let kind):
      kind == .initializer
        ? "initializer does not override a designated initializer from its parent protocol"
        : "\(kind) does not override any \(kind) from its parent protocol"
    case .staticMember(let kind): "cannot override static \(kind)"
    case .finalProperty: "property overrides a 'final' property"
    case .finalMethod(let kind): "\(kind) overrides a 'final' \(kind)"
    case .throwing(let kind): "cannot override non-throwing \(kind) with throwing \(kind)"
    case .async(let kind): "cannot override non-async \(kind) with async \(kind)"
    case .labels(let kind, let new, let old):
      "argument labels for \(kind) '\(new)' do not match those of overridden \(kind) '\(old)'"
    case .propertyType(let name, let type, let expected):
      "property '\(name)' with type '\(type)' cannot override a property with type '\(expected)'"
    case .byStored(let name): "cannot override with a stored property '\(name)'"
    case .observesReadOnly(let name): "cannot observe read-only property '\(name)'; it can't change"
    case .constantByVariable(let name): "cannot override immutable 'let' property '\(name)' with the getter of a 'var'"
    case .mutableByReadOnly(let name): "cannot override mutable property with read-only property '\(name)'"
    case .requiredUnmarked: "use the 'required' modifier to override a required initializer"
    case .requiredMissing: "'required' modifier must be present on all overrides of a required initializer"
    case .failable(let name): "failable initializer '\(name)' cannot override a non-failable initializer"
    case .isolation(let member, let own, let old):
      "\(own.words) \(member) has different actor isolation from \(old.words) overridden declaration"
    case .optionalParameter(let kind, let type, let expected):
      "cannot override \(kind) parameter of type '\(expected)' with non-optional type '\(type)'"
    case .optionalResult(let kind, let type, let expected):
      "cannot override \(kind) result type '\(expected)' with optional type '\(type)'"
    case .mutableCovariant(let member, let expected, let type):
      "cannot override mutable \(member) of type '\(expected)' with covariant type '\(type)'"
    case .several(let name): "declaration '\(name)' cannot override more than one superclass declaration"
    case .repeated(let name): "'\(name)' has already been overridden"
    // swiftc mentions the missing `@objc`, if any: here its text begins with a space.
    case .fromExtension(let member, let owner):
      " \(member) declared in '\(owner)' cannot be overridden from extension"
    case .inExtension(let member, let owner):
      " \(member) is declared in extension of '\(owner)' and cannot be overridden"
    }
  }
}

/// The kinds of declarations that may override.
package enum OverridingKind: String, CustomStringConvertible {
  case method, property, `subscript`, initializer

  package var description: String { rawValue }
}

/// A member with a setter, of which an override must have the same type.
package enum MutableMember: Hashable, CustomStringConvertible {
  case property(String)
  case `subscript`

  package var description: String {
    switch self {
    case .property(let name): "property '\(name)'"
    case .subscript: "subscript"
    }
  }
}

/// A member that cannot be overridden, because it is declared in an extension.
package enum OverriddenMember: Hashable, CustomStringConvertible {
  case method(MethodKind, String)
  case property(String, isStatic: Bool)

  package var description: String {
    switch self {
    case .method(let kind, let name): "\(kind) '\(name)'"
    case .property(let name, let isStatic): "\(isStatic ? "class " : "")property '\(name)'"
    }
  }
}

package enum MethodKind: String, CustomStringConvertible {
  case classMethod = "class method"
  case instanceMethod = "instance method"

  package var description: String { rawValue }
}
