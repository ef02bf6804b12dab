import SwiftSyntax
import Tree

/// An argument as written, with its type where that does not depend on the parameter.
struct CallArgument {
  let label: String?
  let syntax: ExprSyntax
  let isTrailing: Bool
  /// Nil for closures, implicit members and other expressions that take their type from the parameter.
  var inferred: Expression?
  /// What a `subscript(dynamicMember:)` is asked for; the syntax is the member access or subscript then.
  var dynamicMember: DynamicMember?
  /// The statement it stands for in a built body, where that is no expression.
  var statement: Syntax?

  var isInout: Bool { syntax.is(InOutExprSyntax.self) }
}

/// What `subscript(dynamicMember:)` is to find.
enum DynamicMember {
  case named(String)
  /// `$items[0]`, where the projection's value has the subscript: a key path leads there.
  case indexed([CallArgument])
}

/// A parameter as a call sees it.
struct ParameterView {
  let label: String?
  let type: Type
  var isInout = false
  var isVariadic = false
  var isAutoclosure = false
  var isEscaping = true
  /// The result builder that makes the body of a closure written here.
  var builder: Type?
  var defaultOf: (FunctionDeclaration, Int)?
}

/// Something that can be called.
enum Callee {
  /// A function, method or initializer. `substitution` covers the owner.
  case function(FunctionDeclaration, Substitution, base: Expression?, isDirect: Bool, ownerType: Type?, rank: Int)
  case enumCase(CaseDeclaration, Type)
  /// `self.init`, `super.init`
  case delegate(FunctionDeclaration, Substitution, isSuper: Bool)
  case value(Expression, FunctionType)
  /// `a[…]`
  case subscripted(SubscriptDeclaration, Substitution, base: Expression, ownerType: Type, rank: Int)

  var rank: Int {
    switch self {
    case .function(_, _, _, _, _, let rank), .subscripted(_, _, _, _, let rank): rank
    case .enumCase, .delegate, .value: 0
    }
  }

  var name: String {
    switch self {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.fullName
    case .enumCase(let enumCase, _): enumCase.name
    case .value: "closure"
    case .subscripted: "subscript"
    }
  }
}

/// A callee with its generic parameters opened for one call.
struct OpenedCallee {
  let callee: Callee
  let substitution: Substitution
  let parameters: [ParameterView]
  let result: Type
  let requirements: [Requirement]
}

extension Checker {
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
          label: nil, type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic,
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
    let inherited = self.function?.genericParameters ?? []
    for parameter in function.genericParameters where substitution[parameter] == nil {
      if inherited.contains(parameter) && function.isLocal {
        substitution[parameter] = .parameter(parameter)
        continue
      }
      let variable = TypeVariable(name: parameter.name)
      variable.protocols = parameter.protocols
      table.openVariables.append(variable)
      substitution[parameter] = .variable(variable)
    }
    let parameters = function.parameters.enumerated().map { index, parameter -> ParameterView in
      let type = reduce(parameter.variable.type.substituting(substitution))
      return ParameterView(
        label: parameter.label, type: type, isInout: parameter.variable.isInout, isVariadic: parameter.isVariadic,
        isAutoclosure: parameter.isAutoclosure, isEscaping: escapes(parameter, of: function),
        builder: parameter.builder?.substituting(substitution),
        defaultOf: parameter.hasDefault ? (function, index) : nil)
    }
    var requirements = (function.detail?.requirements ?? []) + (function.detail?.context?.requirements ?? [])
    for parameter in function.genericParameters {
      if let superclass = parameter.superclass { requirements.append(.inherits(.parameter(parameter), superclass)) }
    }
    return OpenedCallee(
      callee: callee, substitution: substitution, parameters: parameters,
      result: reduce(function.result.substituting(substitution)), requirements: requirements)
  }
}
