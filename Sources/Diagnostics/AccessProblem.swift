import Tree

/// Access levels: what may be used from where.
package enum AccessProblem: Hashable {
  case inaccessible(String)
  case inaccessibleInitializer(String)
  case superclass(AccessDuty, AccessLevel, isDirect: Bool)
  case superclassNotOpen(String)
  case rawType(AccessDuty, AccessLevel)
  case refinedExplicitly(AccessLevel, AccessLevel)
  case refined(AccessDuty, AccessLevel)
  case variable(StorageKind, AccessDuty, ShownType?, AccessLevel)
  case wrapper(StorageKind, AccessDuty, AccessLevel)
  case signature(SignatureKind, AccessDuty, SignaturePart, AccessLevel)
  case payload(AccessLevel, AccessLevel)
  case alias(AccessDuty, AccessLevel)
  case requiredInitializer(String)
  case overriding(OverridingSubject)
  case witness(Subject, AccessLevel, AccessLevel, in: String)
  case witnessOfType(Subject, in: String)

  package var message: String {
    switch self {
    case .inaccessible(let name): "'\(name)' is inaccessible due to 'private' protection level"
    case .inaccessibleInitializer(let name): "'\(name)' initializer is inaccessible due to 'private' protection level"
    case .superclass(let duty, let level, let isDirect):
      "class \(duty) because its superclass \(isDirect ? "is \(level.word)" : "uses \(level.withArticle) type as a generic parameter")"
    case .superclassNotOpen(let name): "superclass '\(name)' of open class must be open"
    case .rawType(let duty, let level): "enum \(duty) because its raw type uses \(level.withArticle) type"
    case .refinedExplicitly(let own, let level): "\(own.word) protocol cannot refine \(level.withArticle) protocol"
    case .refined(let duty, let level): "protocol \(duty) because it refines \(level.withArticle) protocol"
    case .variable(let kind, let duty, let type, let level):
      "\(kind) \(duty) because its type\(type.map { " '\($0)'" } ?? "") uses \(level.withArticle) type"
    case .wrapper(let kind, let duty, let level):
      "\(kind) \(duty) because its property wrapper type uses \(level.withArticle) type"
    case .signature(let kind, let duty, let part, let level):
      "\(kind) \(duty) because its \(part) uses \(level.withArticle) type"
    case .payload(let own, let level): "enum case in \(own.withArticle) enum uses \(level.withArticle) type"
    case .alias(let duty, let level): "type alias \(duty) because its underlying type uses \(level.withArticle) type"
    case .requiredInitializer(let name):
      "'required' initializer must be accessible wherever class '\(name)' can be subclassed"
    case .overriding(let subject): "\(subject) must be as accessible as the declaration it overrides"
    case .witness(let subject, let required, let level, let name):
      "\(subject) must be declared \(required.word) because it matches a requirement in \(level.word) protocol '\(name)'"
    case .witnessOfType(let subject, let name):
      "\(subject) must be as accessible as its enclosing type because it matches a requirement in protocol '\(name)'"
    }
  }
}

/// The fix that an access level requires: the written one is wrong, or one is missing.
package enum AccessDuty: Hashable, CustomStringConvertible {
  case cannotBe(AccessLevel)
  case mustBe(AccessLevel)
  /// At file scope both have the same effect.
  case mustBePrivateOrFileprivate

  package var description: String {
    switch self {
    case .cannotBe(.private): "cannot be declared in this context"
    case .cannotBe(let level): "cannot be declared \(level.word)"
    case .mustBe(let level): "must be declared \(level.word)"
    case .mustBePrivateOrFileprivate: "must be declared private or fileprivate"
    }
  }
}

/// A declaration whose signature is more visible than its access level allows.
package enum SignatureKind: String, CustomStringConvertible {
  case function, method, initializer, `subscript`
  case globalFunction = "global function"
  case staticMethod = "static method"
  case instanceMethod = "instance method"

  package var description: String { rawValue }
}

package enum SignaturePart: String, CustomStringConvertible {
  case parameter, result, index
  case elementType = "element type"
  case genericParameter = "generic parameter"

  package var description: String { rawValue }
}

package enum OverridingSubject: Hashable, CustomStringConvertible {
  case method(MethodKind)
  case property
  case setter

  package var description: String {
    switch self {
    case .method(let kind): "overriding \(kind)"
    case .property: "overriding property"
    case .setter: "setter of overriding property"
    }
  }
}
