import SwiftSyntax
import Tree

/// An argument as written, with its type if that does not depend on the parameter.
package struct CallArgument {
  package let label: String?
  package let syntax: ExprSyntax
  package let isTrailing: Bool
  /// Nil for closures, implicit members and other expressions that take their type from the parameter.
  package var inferred: Expression?
  /// The member that a `subscript(dynamicMember:)` looks up; the syntax is then the member access or subscript.
  package var dynamicMember: DynamicMember?
  /// The statement that it represents in a built body, if that is not an expression.
  package var statement: Syntax?

  package init(
    label: String?, syntax: ExprSyntax, isTrailing: Bool, inferred: Expression? = nil,
    dynamicMember: DynamicMember? = nil, statement: Syntax? = nil
  ) {
    self.label = label
    self.syntax = syntax
    self.isTrailing = isTrailing
    self.inferred = inferred
    self.dynamicMember = dynamicMember
    self.statement = statement
  }

  package var isInout: Bool { syntax.is(InOutExprSyntax.self) }
}

/// The member that `subscript(dynamicMember:)` looks up.
package enum DynamicMember {
  case named(String)
  /// `$items[0]`, if the projection's value has the subscript: a key path leads to it.
  case indexed([CallArgument])
}

/// A parameter from the perspective of a call.
package struct ParameterView {
  package let label: String?
  package let type: Type
  package var isInout = false
  package var isVariadic = false
  package var isAutoclosure = false
  package var isEscaping = true
  package var isConsuming = false
  /// The result builder that is applied to a closure argument.
  package var builder: Type?
  package var defaultOf: (FunctionDeclaration, Int)?
  /// The written type, if it names a type alias.
  package var annotation: String?
  package var position = 0
  /// True if the parameter is a function whose result is a generic parameter: `() -> T`.
  package var givesGeneric = false
  /// True if the parameter is a function whose result is an optional of a generic parameter of the callee: `() -> T?`.
  package var givesGenericOptional = false
  /// True if the callee is generic in the error that the argument throws.
  package var throwsGenericError = false

  package init(
    label: String?, type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
    isEscaping: Bool = true, builder: Type? = nil, defaultOf: (FunctionDeclaration, Int)? = nil
  ) {
    self.label = label
    self.type = type
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.isAutoclosure = isAutoclosure
    self.isEscaping = isEscaping
    self.builder = builder
    self.defaultOf = defaultOf
  }

  /// The parameter in the type of the function as a value, without its label and its default.
  package var ofValue: FunctionType.Parameter {
    var parameter = FunctionType.Parameter(type: type, isInout: isInout)
    parameter.isVariadic = isVariadic
    parameter.isAutoclosure = isAutoclosure
    parameter.isConsuming = isConsuming
    return parameter
  }
}

/// Something that can be called.
package enum Callee {
  /// A function, method or initializer. `substitution` covers the owner.
  case function(FunctionDeclaration, Substitution, base: Expression?, isDirect: Bool, ownerType: Type?, rank: Int)
  case enumCase(CaseDeclaration, Type)
  /// `self.init`, `super.init`
  case delegate(FunctionDeclaration, Substitution, isSuper: Bool)
  case value(Expression, FunctionType)
  /// `a[…]`
  case subscripted(SubscriptDeclaration, Substitution, base: Expression, ownerType: Type, rank: Int)

  package var rank: Int {
    switch self {
    case .function(_, _, _, _, _, let rank), .subscripted(_, _, _, _, let rank): rank
    case .enumCase, .delegate, .value: 0
    }
  }

  package var name: String {
    switch self {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.fullName
    case .enumCase(let enumCase, _): enumCase.name
    case .value: "closure"
    case .subscripted: "subscript"
    }
  }
}

/// A callee with its generic parameters opened for one call.
package struct OpenedCallee {
  package let callee: Callee
  package let substitution: Substitution
  package let parameters: [ParameterView]
  package let result: Type
  package let requirements: [Requirement]

  package init(
    callee: Callee, substitution: Substitution, parameters: [ParameterView], result: Type, requirements: [Requirement]
  ) {
    self.callee = callee
    self.substitution = substitution
    self.parameters = parameters
    self.result = result
    self.requirements = requirements
  }
}
