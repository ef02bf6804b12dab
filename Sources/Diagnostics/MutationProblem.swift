/// Changes of values that cannot be changed.
package enum MutationProblem: Hashable {
  case immutable(Use, Reason)
  /// A value that no variable contains, passed inout.
  case temporary(ShownType)
  /// The receiver of a mutating member is a value that no variable contains.
  case temporaryReceiver(ShownType)

  package var message: String {
    switch self {
    case .immutable(let use, let reason): MutationProblem.words(use, reason)
    case .temporary(let type): "cannot pass immutable value of type '\(type)' as inout argument"
    case .temporaryReceiver(let type): "cannot use mutating member on immutable value of type \(type.quoted)"
    }
  }
}

extension MutationProblem {
  /// The use that would change the value.
  package enum Use {
    case `operator`, inoutArgument, getter, member
    case value, property, `subscript`, dynamicMember, call
  }

  /// The reason why a value cannot be changed.
  package enum Reason: Hashable, CustomStringConvertible {
    case constant(String)
    /// `self` in a method that is not mutating, of a view or of another type.
    case itself(isView: Bool)
    case immutable(String)
    case getOnly(String)
    case privateSetter(String)
    case result(String)
    /// A function that is not called.
    case function(String, isMethod: Bool)
    case operatorResult
    /// A value that an initializer has just created.
    case newValue
    case literal
    case expression
    case subscriptGetOnly
    /// The name of the variable that contains the key path, if it is one.
    case readOnlyKeyPath(String?)

    package var description: String {
      switch self {
      case .constant(let name): "'\(name)' is a 'let' constant"
      case .itself: "'self' is immutable"
      case .immutable(let name): "'\(name)' is immutable"
      case .getOnly(let name): "'\(name)' is a get-only property"
      case .privateSetter(let name): "'\(name)' setter is inaccessible"
      case .result(let name): "'\(name)' returns immutable value"
      case .function(let name, let isMethod): "'\(name)' is a \(isMethod ? "method" : "function")"
      case .operatorResult: "binary operator returns immutable value"
      case .newValue: "function call returns immutable value"
      case .literal: "literals are not mutable"
      case .expression: "expression is not assignable"
      case .subscriptGetOnly: "subscript is get-only"
      case .readOnlyKeyPath(let name?): "'\(name)' is a read-only key path"
      case .readOnlyKeyPath(nil): "key path is read-only"
      }
    }
  }

  private static func words(_ use: Use, _ reason: Reason) -> String {
    switch use {
    case .operator: "left side of mutating operator isn't mutable: \(reason)"
    case .inoutArgument: "cannot pass immutable value as inout argument: \(reason)"
    case .getter: "cannot use mutating getter on immutable value: \(reason)"
    case .member: "cannot use mutating member on immutable value: \(reason)"
    case .value: "cannot assign to value: \(reason)"
    case .property: "cannot assign to property: \(reason)"
    case .subscript: "cannot assign through subscript: \(reason)"
    case .dynamicMember: "cannot assign through dynamic lookup property: \(reason)"
    case .call: "expression is not assignable: \(reason)"
    }
  }
}
