/// Operators and their operands.
package enum OperatorProblem: Hashable {
  case unary(String, ShownType)
  case binary(String, ShownType, ShownType)
  case twoAlike(String, ShownType)
  case misplaced(String)
  case needlessDefault(ShownType)
  /// `count === nil`, where `count` is an optional of a value.
  case comparedByReference(ShownType)
  case comparedToNil(ShownType, result: Bool)
  case assignmentAfterCase
  case assignmentAsCondition
  case nonassociative(String)
  case unordered(String, String)
  case selfAssignedVariable
  case selfAssignedProperty
  case undeclared
  /// `prefix` or `postfix`, whichever operator is declared.
  case missingFixity(String)
  case noFixity
  /// An operator in a place where no operator of its name may be.
  case notUnary(String, isPrefix: Bool)
  case parameterCount
  /// An operator function inside a function.
  case local
  case notStatic(String, in: String, String)
  case juxtaposed
  /// A member operator without an operand of its type.
  case notOfType(String, String)
  case notOfProtocol(String, String)
  /// `postfix operator !!`
  case reservedPostfix

  package var message: String {
    switch self {
    case .unary(let name, let type): "unary operator '\(name)' cannot be applied to an operand of type '\(type)'"
    case .binary(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type \(left.quoted) and \(right.quoted)"
    case .twoAlike(let name, let type): "binary operator '\(name)' cannot be applied to two \(type.quoted) operands"
    case .misplaced(let name): "operator '\(name)' cannot be applied here"
    case .comparedByReference(let type):
      "value of type '\(type)' cannot be compared by reference; did you mean to compare by value?"
    case .needlessDefault(let type):
      "left side of nil coalescing operator '??' has non-optional type '\(type)', so the right side is never used"
    case .comparedToNil(let type, let result):
      "comparing non-optional value of type '\(type)' to 'nil' always returns \(result)"
    case .assignmentAfterCase: "expected 'case' in conditional"
    case .assignmentAsCondition: "use of '=' in a boolean context, did you mean '=='?"
    case .nonassociative(let group): "adjacent operators are in non-associative precedence group '\(group)'"
    case .unordered(let left, let right):
      "adjacent operators are in unordered precedence groups '\(left)' and '\(right)'"
    case .selfAssignedVariable: "assigning a variable to itself"
    case .selfAssignedProperty: "assigning a property to itself"
    case .notStatic(let name, let place, let type):
      "operator '\(name)' declared in \(place) '\(type)' must be 'static'"
    case .notOfType(let name, let type): "member operator '\(name)' must have at least one argument of type '\(type)'"
    case .notOfProtocol(let name, let type):
      "member operator '\(name)' of protocol '\(type)' must have at least one argument of type 'Self'"
    case .reservedPostfix:
      "postfix operator names starting with '?' or '!' are disallowed to avoid collisions with built-in unwrapping operators"
    case .juxtaposed: "unary operators must not be juxtaposed; parenthesize inner expression"
    case .missingFixity(let fixity): "\(fixity) unary operator missing '\(fixity)' modifier"
    case .notUnary(let name, let isPrefix): "'\(name)' is not a \(isPrefix ? "prefix" : "postfix") unary operator"
    case .noFixity: "unary operator implementation must have a 'prefix' or 'postfix' modifier"
    case .local: "operator functions can only be declared at global or in type scope"
    case .parameterCount: "operators must have one or two arguments"
    case .undeclared: "operator implementation without matching operator declaration"
    }
  }
}
