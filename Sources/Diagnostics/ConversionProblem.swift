/// Values whose type does not match their context.
package enum ConversionProblem: Hashable {
  case mismatch(ShownType, ShownType, for: Purpose)
  /// Nested types whose generic parents differ.
  case parents(ShownType, ShownType)
  case nilMismatch(ShownType, for: Purpose)
  /// `nil as Int`
  case nilInContext(ShownType)
  case nilAlone
  case subscriptAssignment(ShownType, ShownType)
  case notUnwrapped(ShownType, ShownType)
  case tryNotUnwrapped(ShownType)
  case nonoptionalForced(ShownType)
  case nonoptionalChained(ShownType)
  /// Nothing follows the `?` of a chain.
  case needlessChain(ShownType)
  case argumentNotConforming(ShownType, to: String)
  case returnNotConforming(ShownType, to: String)
  case valueNotConforming(ShownType, to: String)
  case tupleLengths(ShownType, ShownType)
  case cast(ShownType, ShownType)
  case coercion(ShownType, ShownType)
  case ofUnknownPurpose(ShownType, ShownType)
  case defaultOfParameter(ShownType, ShownType, Int)
  case notAnObject(ShownType, for: Purpose)
  case metatypeOfNothing(ShownType)
  case thrownType(ShownType, ShownType)
  case thrownConversion(ShownType, ShownType)
  case branches(ShownType, ShownType)
  case ternary(ShownType, ShownType)
  case caseArgument(String, ShownType)
  case caseNotCalled(String, ShownType)
  case notCalled(ShownType)
  case throwing(ShownType, ShownType)
  case async(ShownType, ShownType)
  case asyncArgument(ShownType)
  case conditionalBinding(ShownType)
  case optionalAsBoolean(ShownType, String)
  case integerAsBoolean(ShownType, String)
  case literalAsBoolean(UInt64)

  package var message: String {
    switch self {
    case .mismatch(let from, let to, let purpose): ConversionProblem.mismatch(from, to, purpose)
    case .parents(let from, let to): "cannot convert parent type '\(from)' to expected type '\(to)'"
    case .nilMismatch(let type, let purpose): ConversionProblem.nilMismatch(type, purpose)
    case .nilInContext(let type): "'nil' cannot be used in context expecting type '\(type)'"
    case .nilAlone: "'nil' requires a contextual type"
    case .subscriptAssignment(let from, let to): "cannot assign value of type '\(from)' to subscript of type '\(to)'"
    case .notUnwrapped(let type, let wrapped):
      "value of optional type \(type.quoted) must be unwrapped to a value of type \(wrapped.quoted)"
    case .tryNotUnwrapped(let type):
      "value of optional type '\(type)' not unwrapped; did you mean to use 'try!' or chain with '?'?"
    case .nonoptionalForced(let type): "cannot force unwrap value of non-optional type '\(type)'"
    case .needlessChain(let type):
      "optional chain has no effect, expression already produces \(type.quoted)"
    case .nonoptionalChained(let type): "cannot use optional chaining on non-optional value of type '\(type)'"
    case .argumentNotConforming(let type, let name):
      "argument type '\(type)' does not conform to expected type '\(name)'"
    case .returnNotConforming(let type, let name): "return expression of type '\(type)' does not conform to '\(name)'"
    case .valueNotConforming(let type, let name): "value of type '\(type)' does not conform to specified type '\(name)'"
    case .tupleLengths(let from, let to):
      "'\(from)' is not convertible to '\(to)', tuples have a different number of elements"
    case .cast(let from, let to): "'\(from)' is not convertible to '\(to)'"
    case .coercion(let from, let to): "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .ofUnknownPurpose(let from, let to): "cannot convert value of type '\(from)' to expected type '\(to)'"
    case .defaultOfParameter(let from, let to, let number):
      "cannot convert default value of type '\(from)' to expected argument type '\(to)' for parameter #\(number)"
    case .notAnObject(let type, let purpose): ConversionProblem.notAnObject(type, purpose)
    case .metatypeOfNothing(let type): "cannot convert 'type(of:)' metatype to non-metatype '\(type)'"
    case .thrownType(let from, let to): "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
    case .thrownConversion(let from, let to): "invalid conversion of thrown error type '\(from)' to '\(to)'"
    case .branches(let first, let second): "branches have mismatching types '\(first)' and '\(second)'"
    case .ternary(let first, let second):
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
    case .caseArgument(let name, let type): "member '\(name)' expects argument of type '\(type)'"
    case .caseNotCalled(let name, let type):
      "member '\(name)' is a function that produces expected type '\(type)'; did you mean to call it?"
    case .notCalled(let type): "function produces expected type '\(type)'; did you mean to call it with '()'?"
    case .throwing(let from, let to):
      "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(to)'"
    case .async(let from, let to):
      "invalid conversion from 'async' function of type '\(from)' to synchronous function type '\(to)'"
    case .asyncArgument(let type):
      "cannot pass function of type '\(type)' to parameter expecting synchronous function type"
    case .conditionalBinding(let type): "initializer for conditional binding must have Optional type, not '\(type)'"
    case .optionalAsBoolean(let type, let test):
      "optional type \(type.quoted) cannot be used as a boolean; test for '\(test) nil' instead"
    case .integerAsBoolean(let type, let test):
      "type \(type.quoted) cannot be used as a boolean; test for '\(test) 0' instead"
    case .literalAsBoolean(let magnitude):
      "integer literal value '\(magnitude)' cannot be used as a boolean; did you mean '\(magnitude == 0 ? "false" : "true")'?"
    }
  }
}

/// The purpose of a value: it determines the message when the type does not fit.
package enum Purpose {
  case initialization, assignment, argument, returnValue, closureResult, condition, defaultArgument, rawValue
  case subscriptIndex, subscriptAssignment, element, dictionaryKey, dictionaryValue, none

  /// The purpose that messages use if they have no words of their own for this one.
  package var plain: Purpose {
    switch self {
    case .subscriptIndex: .argument
    case .subscriptAssignment: .assignment
    case .none: .initialization
    default: self
    }
  }
}

extension ConversionProblem {
  private static func mismatch(_ from: ShownType, _ to: ShownType, _ purpose: Purpose) -> String {
    switch purpose {
    case .argument, .subscriptIndex:
      "cannot convert value of type \(from.quoted) to expected argument type \(to.quoted)"
    case .returnValue: "cannot convert return expression of type \(from.quoted) to return type \(to.quoted)"
    case .assignment, .subscriptAssignment: "cannot assign value of type \(from.quoted) to type \(to.quoted)"
    case .closureResult: "cannot convert value of type \(from.quoted) to closure result type \(to.quoted)"
    case .condition: "cannot convert value of type \(from.quoted) to expected condition type \(to.quoted)"
    case .defaultArgument: "default argument value of type \(from.quoted) cannot be converted to type \(to.quoted)"
    case .element: "cannot convert value of type \(from.quoted) to expected element type \(to.quoted)"
    case .dictionaryKey: "cannot convert value of type \(from.quoted) to expected dictionary key type \(to.quoted)"
    case .dictionaryValue: "cannot convert value of type \(from.quoted) to expected dictionary value type \(to.quoted)"
    case .rawValue: "cannot convert value of type \(from.quoted) to raw type \(to.quoted)"
    case .initialization, .none: "cannot convert value of type \(from.quoted) to specified type \(to.quoted)"
    }
  }

  private static func notAnObject(_ type: ShownType, _ purpose: Purpose) -> String {
    switch purpose {
    case .argument: "argument type '\(type)' expected to be an instance of a class or class-constrained type"
    case .returnValue:
      "return expression of type '\(type)' expected to be an instance of a class or class-constrained type"
    case .assignment:
      "value of type '\(type)' expected to be an instance of a class or class-constrained type in assignment"
    default: "value of type '\(type)' expected to be instance of class or class-constrained type"
    }
  }

  private static func nilMismatch(_ type: ShownType, _ purpose: Purpose) -> String {
    switch purpose {
    case .argument: "'nil' is not compatible with expected argument type '\(type)'"
    case .defaultArgument: "nil default argument value cannot be converted to type '\(type)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(type)'"
    case .returnValue: "'nil' is incompatible with return type '\(type)'"
    case .assignment, .subscriptAssignment: "'nil' cannot be assigned to type '\(type)'"
    case .element: "'nil' is not compatible with expected element type '\(type)'"
    case .dictionaryKey: "'nil' is not compatible with expected dictionary key type '\(type)'"
    case .dictionaryValue: "'nil' is not compatible with expected dictionary value type '\(type)'"
    default: "'nil' cannot initialize specified type '\(type)'"
    }
  }
}
