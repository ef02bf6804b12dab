import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Existentials passed for generic parameters: the value inside is opened if nothing is lost.
extension ExpressionChecker {
  /// A generic parameter bound to an existential that does not conform to its own protocol, and cannot be opened: the
  /// existential, and the argument to report if there are several.
  func unopened(
    _ callee: Callee, _ substitution: Substitution, _ assignment: [[Int]], _ values: [Int: Expression]
  ) -> (type: Type, unmet: NominalDeclaration, argument: Int?)? {
    guard case .function(let function, let owner, _, _, _, _) = callee else { return nil }
    for parameter in function.genericParameters where parameter != function.owner?.selfParameter {
      guard let type = substitution[parameter].map({ head($0) }), case .existential(let own, _, _) = type, !own.isEmpty,
        let unmet = parameter.protocols.first(where: { !conforms(type, to: $0) })
      else { continue }
      let positions = function.parameters.indices.filter {
        mentions(function.parameters[$0].variable.type, parameter)
      }
      let isOwn = owner[parameter] == nil
      if isOwn, opens(function, parameter, positions, assignment, values) { continue }
      let arguments = positions.flatMap { assignment[$0] }
      return (type, unmet, arguments.count == 1 ? arguments[0] : nil)
    }
    return nil
  }

  /// True if the call would open two existentials for one parameter: their dynamic types may differ.
  func opensTwice(_ function: FunctionDeclaration, _ substitution: Substitution) -> Bool {
    function.genericParameters.contains { parameter in
      guard let type = substitution[parameter].map({ head($0) }), case .existential(let own, _, _) = type, !own.isEmpty,
        parameter.protocols.contains(where: { !conforms(type, to: $0) })
      else { return false }
      return function.parameters.count { mentions($0.variable.type, parameter) } > 1
    }
  }

  /// True if one argument is the existential itself, and the others and the result accept `any P`.
  private func opens(
    _ function: FunctionDeclaration, _ parameter: GenericParameter, _ positions: [Int], _ assignment: [[Int]],
    _ values: [Int: Expression]
  ) -> Bool {
    let direct = positions.filter { position in
      guard !function.parameters[position].isVariadic else { return false }
      let type = function.parameters[position].variable.type
      if type == .parameter(parameter) || type == .metatype(.parameter(parameter)) { return true }
      // `T?` opens a value that is not optional yet.
      guard type.wrapped == .parameter(parameter), let index = assignment[position].first else { return false }
      if case .wrap? = values[index]?.kind { return true }
      return false
    }
    guard direct.count == 1, isErasable(function.result, parameter, isResult: true) else { return false }
    return positions.allSatisfy {
      direct.contains($0) || isErasable(function.parameters[$0].variable.type, parameter, isResult: false)
    }
  }

  private func mentions(_ type: Type, _ parameter: GenericParameter) -> Bool {
    type.contains { $0 == .parameter(parameter) }
  }

  /// True if a type means the same with `any P` for the parameter.
  private func isErasable(_ type: Type, _ parameter: GenericParameter, isResult: Bool) -> Bool {
    switch type {
    case .parameter(let own): return own != parameter || isResult
    case .nominal(let declaration, let arguments):
      guard mentions(type, parameter) else { return true }
      guard declaration.isLibrary else { return false }
      switch declaration.name {
      case "Optional", "Array": return isErasable(arguments[0], parameter, isResult: isResult)
      case "Dictionary":
        return !mentions(arguments[0], parameter) && isErasable(arguments[1], parameter, isResult: isResult)
      default: return false
      }
    case .tuple(let elements): return elements.allSatisfy { isErasable($0.type, parameter, isResult: isResult) }
    case .function(let function):
      return isErasable(function.result, parameter, isResult: isResult)
        && function.parameters.allSatisfy { isErasable($0.type, parameter, isResult: !isResult && !$0.isInout) }
    case .metatype(let instance): return isErasable(instance, parameter, isResult: isResult)
    case .member, .opaque: return isResult || !mentions(type, parameter)
    default: return true
    }
  }
}
