import Declarations
import Tree

/// Overloads that swiftc looks at first: where one of them fits, those that gather the arguments in an array, and those
/// that take a function where a value is passed that is one, are not compared with it, even if that one converts more
/// (lib/Sema, CSOptimizer).
extension ConstraintSystem {
  /// The positions of callees that take each argument by itself, as what it is known to be.
  func favorites(among callees: [Callee], of set: OverloadSet) -> Set<Int> {
    guard let call = set.call, !set.isOperator, callees.count > 1, !call.types.isEmpty,
      callees.contains(where: { isDisregarded($0, in: set) }),
      call.types.allSatisfy({ !isOpen($0) })
    else { return [] }
    let types = call.types.map { checker.head($0) }
    return Set(callees.indices.filter { takesEach(callees[$0], call, types) })
  }

  /// Whether the callee gathers arguments or takes functions, and is not generic.
  func isDisregarded(_ callee: Callee, in set: OverloadSet) -> Bool {
    guard let call = set.call, !isGeneric(callee) else { return false }
    let parameters = checker.shape(of: callee)
    guard parameters.contains(where: { $0.isVariadic || takesByShape($0) }),
      let match = checker.matchArguments(call.arguments, to: parameters)
    else { return false }
    return zip(parameters, match).contains { parameter, indices in
      !indices.isEmpty && (parameter.isVariadic || takesByShape(parameter))
    }
  }

  /// A function, or the type of something that conforms.
  private func takesByShape(_ parameter: ParameterView) -> Bool {
    switch parameter.type {
    case .function: !parameter.isAutoclosure
    case .metatype(.existential(let protocols, _, _)): !protocols.isEmpty
    default: false
    }
  }

  private func takesEach(_ callee: Callee, _ call: CallTerm, _ types: [Type]) -> Bool {
    let parameters = checker.shape(of: callee)
    guard !parameters.contains(where: \.isVariadic),
      let match = checker.matchArguments(call.arguments, to: parameters)
    else { return false }
    return zip(parameters, match).allSatisfy { parameter, indices in
      guard let index = indices.first else { return true }
      return indices.count == 1 && takes(parameter, types[index])
    }
  }

  private func takes(_ parameter: ParameterView, _ type: Type) -> Bool {
    var target = parameter.type
    if parameter.isAutoclosure, case .function(let function) = target { target = function.result }
    if case .parameter = target { return true }
    var type = type
    while let wrapped = target.wrapped {
      target = wrapped
      if let inner = type.wrapped { type = checker.head(inner) }
    }
    switch target {
    case .metatype(.existential(let protocols, nil, _)): return protocols.isEmpty
    case .existential, .anyObject: return true
    case .nominal: return target == type
    default: return false
    }
  }
}
