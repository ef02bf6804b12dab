/// Calls: the callee, and its arguments.
package enum CallProblem: Hashable {
  case noMatch(CalleeName)
  case noMatchingOperator(String)
  case noCandidates(String, for: ShownType)
  case metatypeCalled
  case notAFunction(ShownType)
  case missing([ParameterName], in: CallNoun)
  /// The missing label, that of the wrapped value, and the wrapper.
  case missingOfWrapper(String, String, of: String)
  case extra(String?, in: CallNoun)
  case extraPlaces([Int], in: CallNoun)
  case extraTrailingClosure(in: CallNoun)
  case caseTakesNothing(String)
  case takesNothing
  case order(ArgumentName, before: ArgumentName)
  case missingLabels([String?], in: CallNoun)
  case extraneousLabels([String?], in: CallNoun)
  case wrongLabels([String?], [String?], isPlural: Bool, in: CallNoun)
  case trailingClosure(for: ShownType)
  /// A closure in braces for an autoclosure.
  case forwardedAutoclosure
  case arrayAsVariadic(ShownType, ShownType)
  /// A tuple for several parameters, written in parentheses of its own or not.
  case separateArguments(Subject, Int, isWritten: Bool)
  /// Several arguments for a parameter that is a tuple.
  case singleTuple(Subject, ShownType)
  case needsAmpersand(ShownType)
  case needlessAmpersand(ShownType)
  case misplacedAmpersand
  case inoutOfOtherType(ShownType, ShownType)
  case yieldNeedsAmpersand(ShownType)
  case misfit(Subject)
  case mutatingAsValue
  case notInstantiable(String)
  /// An object is created through a metatype value, with an initializer that a subclass may lack.
  case notRequired(of: ShownType)
  case noInitializers(String)
  case delegationOutside
  case designatedDelegates(ShownType)
  case convenienceChains(ShownType)
  case failableDelegation(String, isSuper: Bool)
  case optionalDelegation(isSuper: Bool)

  package var message: String {
    switch self {
    case .noMatch(let callee): "no exact matches in call to \(callee)"
    case .noMatchingOperator(let name): "no exact matches in reference to operator function '\(name)'"
    case .noCandidates(let name, let type):
      "no '\(name)' candidates produce the expected contextual result type '\(type)'"
    case .metatypeCalled: "initializing from a metatype value must reference 'init' explicitly"
    case .notAFunction(let type): "cannot call value of non-function type \(type.quoted)"
    case .missing(let parameters, let call): CallProblem.missing(parameters, call)
    case .missingOfWrapper(let label, let first, let wrapper):
      "missing argument for parameter '\(label)' in property wrapper initializer; add '\(first)' and '\(label)' arguments in '@\(wrapper)(...)'"
    case .extra(let label, let call): "extra argument\(label.map { " '\($0)'" } ?? "") in \(call)"
    case .extraPlaces(let places, let call):
      "extra arguments at positions \(places.map { "#\($0 + 1)" }.joined(separator: ", ")) in \(call)"
    case .extraTrailingClosure(let call): "extra trailing closure passed in \(call)"
    case .caseTakesNothing(let name): "enum case '\(name)' has no associated values"
    case .takesNothing: "argument passed to call that takes no arguments"
    case .order(let argument, let other): "\(argument) must precede \(other)"
    case .missingLabels(let labels, let call): "missing argument label\(labels.plural) '\(labels.written)' in \(call)"
    case .extraneousLabels(let labels, let call):
      "extraneous argument label\(labels.plural) '\(labels.written)' in \(call)"
    case .wrongLabels(let given, let wanted, let isPlural, let call):
      "incorrect argument label\(isPlural ? "s" : "") in \(call) (have '\(given.written)', expected '\(wanted.written)')"
    case .trailingClosure(let type):
      "trailing closure passed to parameter of type '\(type)' that does not accept a closure"
    case .forwardedAutoclosure: "add () to forward '@autoclosure' parameter"
    case .separateArguments(let callee, let count, let isWritten):
      "\(callee) expects \(count) separate arguments\(isWritten ? "; remove extra parentheses to change tuple into separate arguments" : "")"
    case .singleTuple(let callee, let type): "\(callee) expects a single parameter of type '\(type)'"
    case .arrayAsVariadic(let array, let element):
      "cannot pass array of type '\(array)' as variadic arguments of type '\(element)'"
    case .needsAmpersand(let type): "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .needlessAmpersand(let type): "'&' used with non-inout argument of type '\(type)'"
    case .misplacedAmpersand: "'&' may only be used to pass an argument to inout parameter"
    case .inoutOfOtherType(let found, let wanted):
      "inout argument could be set to a value with a type other than '\(found)'; use a value declared as type '\(wanted)' instead"
    case .yieldNeedsAmpersand(let type): "yielding mutable value of type '\(type)' requires explicit '&'"
    case .misfit(let subject): "\(subject) does not fit here"
    case .mutatingAsValue: "cannot reference 'mutating' method as function value"
    case .notInstantiable(let name): "type '\(name)' cannot be instantiated"
    case .notRequired(let type):
      "constructing an object of class type '\(type)' with a metatype value must use a 'required' initializer"
    case .noInitializers(let name): "'\(name)' cannot be constructed because it has no accessible initializers"
    case .delegationOutside: "initializer delegation can only occur in an initializer"
    case .designatedDelegates(let type):
      "designated initializer for '\(type)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
    case .convenienceChains(let type):
      "convenience initializer for '\(type)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
    case .failableDelegation(let name, let isSuper):
      "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(name)' written with 'init?'"
    case .optionalDelegation(let isSuper):
      "a non-failable initializer cannot use 'try?' to \(isSuper ? "chain" : "delegate") to another initializer"
    }
  }
}

extension CallProblem {
  private static func missing(_ parameters: [ParameterName], _ call: CallNoun) -> String {
    let names = parameters.map(\.description).joined(separator: ", ")
    return parameters.count == 1
      ? "missing argument for parameter \(names) in \(call)" : "missing arguments for parameters \(names) in \(call)"
  }
}

extension [String?] {
  fileprivate var plural: String { count > 1 ? "s" : "" }
  /// `x:_:`
  fileprivate var written: String { map { "\($0 ?? "_"):" }.joined() }
}

/// The kind of the callee in a message.
package enum CallNoun: String, CustomStringConvertible {
  case call, `subscript`

  package var description: String { rawValue }
}

/// A parameter, by its label or else by its position.
package enum ParameterName: Hashable, CustomStringConvertible {
  case label(String)
  /// Counted from 0.
  case index(Int)

  package init(label: String?, index: Int) {
    if let label { self = .label(label) } else { self = .index(index) }
  }

  package var description: String {
    switch self {
    case .label(let label): "'\(label)'"
    case .index(let index): "#\(index + 1)"
    }
  }
}

/// An argument, by its label or else by its position.
package struct ArgumentName: Hashable, CustomStringConvertible {
  private let label: String?
  private let index: Int

  /// - Parameter index: Counted from 0.
  package init(label: String?, index: Int) {
    self.label = label
    self.index = index
  }

  package var description: String { label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)" }
}

/// A function with no matching overload.
package enum CalleeName: Hashable, CustomStringConvertible {
  case initializer
  case `subscript`
  case staticMethod(String)
  case instanceMethod(String)
  case globalFunction(String)
  case named(String)

  package var description: String {
    switch self {
    // swiftc omits the name, but keeps the space before it.
    case .initializer: "initializer "
    case .subscript: "subscript "
    case .staticMethod(let name): "static method '\(name)'"
    case .instanceMethod(let name): "instance method '\(name)'"
    case .globalFunction(let name): "global function '\(name)'"
    case .named(let name): "'\(name)'"
    }
  }
}
