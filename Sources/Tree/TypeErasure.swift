/// Types that mention a generic parameter bound by opening an existential (SE-0352).
extension Type {
  package func mentions(_ parameter: GenericParameter) -> Bool { contains { $0 == .parameter(parameter) } }

  /// The type without the members of the parameter that the existential determines: `S.Element` of `any Sequence<Int>`
  /// is Int, whatever the sequence is.
  package func withoutMembers(of parameter: GenericParameter, _ isKnown: (AssociatedType) -> Bool) -> Type {
    map { part in
      if case .member(.parameter(parameter), let associated) = part, isKnown(associated) { .void } else { nil }
    }
  }

  /// True if the type means the same with an existential in place of the parameter: the caller sees `[T]` as
  /// `[any P]`, and passes `(any P) -> Void` for `(T) -> Void`.
  ///
  /// - Parameter isResult: True for a type whose values leave the function, false for one that it receives.
  package func isErasable(_ parameter: GenericParameter, isResult: Bool) -> Bool {
    switch self {
    case .parameter(let own): return own != parameter || isResult
    case .nominal(let declaration, let arguments):
      guard mentions(parameter) else { return true }
      guard declaration.isLibrary else { return false }
      switch declaration.name {
      case "Optional", "Array": return arguments[0].isErasable(parameter, isResult: isResult)
      case "Dictionary":
        return !arguments[0].mentions(parameter) && arguments[1].isErasable(parameter, isResult: isResult)
      default: return false
      }
    case .tuple(let elements): return elements.allSatisfy { $0.type.isErasable(parameter, isResult: isResult) }
    case .function(let function):
      return function.result.isErasable(parameter, isResult: isResult)
        && function.parameters.allSatisfy { $0.type.isErasable(parameter, isResult: !isResult && !$0.isInout) }
    case .metatype(let instance): return instance.isErasable(parameter, isResult: isResult)
    case .member, .opaque: return isResult || !mentions(parameter)
    default: return true
    }
  }
}
