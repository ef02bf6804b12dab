/// Members that a value or type does not have, or not in this way.
package enum MemberProblem: Hashable {
  case missing(String, of: MemberBase)
  case notCalled(String, isMethod: Bool)
  case uncalledValue
  case staticOnInstance(String, of: ShownType)
  case caseOnInstance(String)
  case instanceOnType(String, of: String)
  /// A member of an instance of the outer type, in a method of a nested one.
  case instanceOfOuter(String, of: ShownType, on: ShownType)
  case instanceOnTypeOfValue(String, of: ShownType)
  case instanceInInitializer(String)
  case instanceAsDefault(String)
  case ofOptional(String, of: ShownType, holding: ShownType)
  case ofExistential(String, of: ShownType)
  case ofProtocolType(String, ShownType)
  case noBase(String)
  case noSubscripts(ShownType)
  case undecided(String)
  case subscriptOfTuple(ShownType, TupleElementAdvice)
  case typeAlone(String)
  case superOutside
  case superOfRoot
  case noSuperclass(ShownType)
  case superOfValue(String)
  case selfOfGlobal

  package var message: String {
    switch self {
    case .missing(let name, let base): "\(base) has no member '\(name)'"
    case .notCalled(let name, let isMethod):
      "\(isMethod ? "method" : "function") '\(name)' was used as a property; add () to call it"
    case .uncalledValue: "function value was used as a property; add () to call it"
    case .staticOnInstance(let name, let type): "static member '\(name)' cannot be used on instance of type '\(type)'"
    case .caseOnInstance(let name): "enum case '\(name)' cannot be used as an instance member"
    case .instanceOfOuter(let name, let outer, let nested):
      "instance member '\(name)' of type '\(outer)' cannot be used on instance of nested type '\(nested)'"
    case .instanceOnType(let name, let type): "instance member '\(name)' cannot be used on type '\(type)'"
    case .instanceOnTypeOfValue(let name, let type):
      "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?"
    case .instanceAsDefault(let name): "cannot use instance member '\(name)' as a default parameter"
    case .instanceInInitializer(let name):
      "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available"
    case .ofOptional(let name, let type, let wrapped):
      "value of optional type \(type.quoted) must be unwrapped to refer to member '\(name)' of wrapped base type \(wrapped.quoted)"
    case .ofExistential(let name, let type):
      "member '\(name)' cannot be used on value of type '\(type)'; consider using a generic constraint instead [#ExistentialMemberAccess]"
    case .ofProtocolType(let name, let type):
      "static member '\(name)' cannot be used on protocol metatype '(\(type)).Type'"
    case .noBase(let name): "cannot infer contextual base in reference to member '\(name)'"
    case .undecided(let name): "reference to member '\(name)' cannot be resolved without a contextual type"
    case .noSubscripts(let type): "value of type '\(type)' has no subscripts"
    case .subscriptOfTuple(let type, let advice):
      "cannot access element using subscript for tuple type '\(type)'; \(advice)"
    case .typeAlone: "expected member name or initializer call after type name"
    case .superOutside:
      "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
    case .superOfRoot: "'super' members cannot be referenced in a root class"
    case .noSuperclass(let type): "'super' cannot be used in class '\(type)' because it has no superclass"
    case .superOfValue(let type): "'super' cannot be used in non-class type '\(type)'"
    case .selfOfGlobal: "global function cannot use 'Self'; 'Self' is only available in a type"
    }
  }
}

/// The base in which a member is looked up.
package enum MemberBase: Hashable, CustomStringConvertible {
  case type(ShownType)
  case value(ShownType)
  /// `value of tuple type '(Int, Int)'`
  case valueOfTuple(ShownType)

  package var description: String {
    switch self {
    case .type(let type): "type '\(type)'"
    case .value(let type): "value of type \(type.quoted)"
    case .valueOfTuple(let type): "value of tuple type \(type.quoted)"
    }
  }
}

/// The right form of a tuple element that was written as a subscript.
package enum TupleElementAdvice: Hashable, CustomStringConvertible {
  case number(Int)
  case label(String)
  case dot

  package var description: String {
    switch self {
    case .number(let number): "did you mean to use '.\(number)'?"
    case .label(let label): "did you mean to use '.\(label)'?"
    case .dot: "use '.' notation instead"
    }
  }
}
