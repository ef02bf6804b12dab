import Declarations
import Tree

/// Optionals whose content the same expression decides: `[1].first`, `names.map { $0.count }.first`. Its type is still
/// open when swiftc finds that it does not fit, so it does not propose to unwrap the optional.
extension ExpressionChecker {
  func isDecidedHere(_ value: Expression) -> Bool {
    switch value.kind {
    case .property(let base, let variable, _, _): isGeneric(variable.type.wrapped) && isOpen(base)
    case .subscripted(let base, let subscripted, _, _): isGeneric(subscripted.getter.result.wrapped) && isOpen(base)
    case .apply(let function, _, _, _, _): isGeneric(function.result.wrapped) && isOpen(value)
    case .wrap(let inner): inner.type.resolved.wrapped == nil
    case .enumCase(_, let payload): payload.count == 1
    case .tryPlain(let inner), .await(let inner): isDecidedHere(inner)
    default: false
    }
  }

  /// True for a generic parameter or an element, but not for an index.
  private func isGeneric(_ type: Type?) -> Bool {
    switch type {
    case .parameter?: true
    case .member(_, let associated)?: associated.name == "Element"
    default: false
    }
  }

  private func isOpen(_ value: Expression) -> Bool {
    switch value.kind {
    case .array, .dictionary: true
    case .property(let base, _, _, _), .subscripted(let base, _, _, _), .forceUnwrap(let base): isOpen(base)
    case .tryPlain(let inner), .await(let inner): isOpen(inner)
    case .apply(let function, _, let base, let arguments, _):
      hasOpenResult(function) || (base.map(isOpen) ?? false)
        || function.kind == .initializer && arguments.contains(where: isOpen)
    default: false
    }
  }

  private func isOpen(_ argument: Argument) -> Bool {
    if case .value(let value) = argument { isOpen(value) } else { false }
  }

  /// True for a function whose own generic parameters occur in its result.
  private func hasOpenResult(_ function: FunctionDeclaration) -> Bool {
    guard function.kind != .initializer else { return false }
    let own = function.genericParameters.filter { parameter in
      !(function.owner?.genericParameters.contains(parameter) ?? false) && parameter != function.owner?.selfParameter
    }
    return function.result.contains { part in own.contains { part == .parameter($0) } }
  }
}
