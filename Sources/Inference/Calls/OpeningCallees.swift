import Declarations
import SwiftSyntax
import Tree

/// Callees with their generic parameters opened.
extension ExpressionChecker {
  func open(_ callee: Callee) -> OpenedCallee {
    switch callee {
    case .function(let function, let owner, _, _, let ownerType, _):
      return open(callee, function, owner, ownerType: ownerType)
    case .delegate(let function, let owner, _):
      return open(callee, function, owner, ownerType: nil)
    case .subscripted(let subscripted, let owner, _, let ownerType, _):
      return open(callee, subscripted.getter, owner, ownerType: ownerType)
    case .enumCase(let enumCase, let type):
      let own = substitution(for: type)
      let parameters = shape(of: enumCase).map { parameter in
        ParameterView(
          label: parameter.label, type: parameter.type.substituting(own), defaultOf: parameter.defaultOf)
      }
      return OpenedCallee(callee: callee, substitution: own, parameters: parameters, result: type, requirements: [])
    case .value(_, let type):
      let parameters = type.parameters.map {
        ParameterView(
          label: nil, type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure,
          isEscaping: $0.isEscaping || !isFunction($0.type))
      }
      return OpenedCallee(
        callee: callee, substitution: [:], parameters: parameters, result: type.result, requirements: [])
    }
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = head(type) { true } else { false }
  }

  private func open(
    _ callee: Callee, _ function: FunctionDeclaration, _ owner: Substitution, ownerType: Type?
  ) -> OpenedCallee {
    var substitution = owner
    // A local function has the parameters of those around it. Its own are open even inside it: it may call itself with
    // other types.
    let inherited = function.isLocal ? function.detail?.outer?.genericParameters ?? [] : []
    for parameter in function.genericParameters where substitution[parameter] == nil {
      if inherited.contains(parameter) {
        substitution[parameter] = .parameter(parameter)
        continue
      }
      let variable = TypeVariable(name: parameter.name)
      variable.protocols = parameter.protocols
      variable.isOpenEnded = isOpen && (parameter.isOpenEnded || isUnknown(head(function.result)))
      table.open(variable)
      substitution[parameter] = .variable(variable)
    }
    let isOfExistential = ownerType.map { if case .existential = head($0) { true } else { false } } ?? false
    let parameters = function.parameters.enumerated().map { index, parameter -> ParameterView in
      var type = reduce(parameter.variable.type.substituting(substitution))
      if isOfExistential { type = eraseMembers(type) }
      var view = ParameterView(
        label: parameter.label, type: type, isInout: parameter.variable.isInout, isVariadic: parameter.isVariadic,
        isAutoclosure: parameter.isAutoclosure, isEscaping: escapes(parameter, of: function),
        builder: parameter.builder?.substituting(substitution),
        defaultOf: parameter.hasDefault ? (function, index) : nil)
      view.position = index
      view.isConsuming = parameter.variable.isConsuming
      view.annotation = parameter.variable.detail?.annotation
      if case .function(let own) = parameter.variable.type {
        if case .parameter = own.result { view.givesGeneric = true }
        view.throwsGenericError = own.isThrowing && function.detail?.rethrowsType ?? false
        view.givesGenericOptional =
          own.result.wrapped?.contains { type in
            function.genericParameters.contains { type == .parameter($0) }
          } ?? false
      }
      return view
    }
    var requirements = (function.detail?.requirements ?? []) + (function.detail?.context?.requirements ?? [])
    if let type = function.owner?.detail, !type.requirements.isEmpty, owner.values.contains(where: \.hasTypeVariables) {
      // `struct Bound<State, V: Viewing> where State == V.State`: one parameter decides the other.
      requirements += type.requirements.filter { if case .same = $0 { true } else { false } }
    }
    for parameter in function.genericParameters {
      if let superclass = parameter.superclass { requirements.append(.inherits(.parameter(parameter), superclass)) }
      if parameter.mustBeClass { requirements.append(.isClass(.parameter(parameter))) }
    }
    return OpenedCallee(
      callee: callee, substitution: substitution, parameters: parameters,
      result: reduce(function.result.substituting(substitution)), requirements: requirements)
  }
}
