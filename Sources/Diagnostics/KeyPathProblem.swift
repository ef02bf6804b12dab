/// Key paths.
package enum KeyPathProblem: Hashable {
  case functionOfSeveral(ShownType)
  case noRoot
  case index(ShownType)
  case mutatingGetter(String)
  case notAProperty(Subject)
  case valueType(ShownType, ShownType)
  case mismatch(ShownType, ShownType)
  case base(ShownType, ShownType)
  case root(ShownType, ShownType)

  package var message: String {
    switch self {
    case .functionOfSeveral(let type): "cannot convert key path into a multi-argument function type '\(type)'"
    case .index(let type): "subscript index of type '\(type)' in a key path must be Hashable"
    case .noRoot: "cannot infer key path type from context; consider explicitly specifying a root type"
    case .mutatingGetter(let name): "key path cannot refer to '\(name)', which has a mutating getter"
    case .notAProperty(let subject): "key path cannot refer to \(subject)"
    case .valueType(let from, let to): "key path value type '\(from)' cannot be converted to contextual type '\(to)'"
    case .mismatch(let from, let to): "cannot convert key path type '\(from)' to contextual type '\(to)'"
    case .root(let root, let type): "cannot convert key path root type '\(root)' to contextual type '\(type)'"
    case .base(let type, let base): "key path of type '\(type)' cannot be applied to a base of type '\(base)'"
    }
  }
}
