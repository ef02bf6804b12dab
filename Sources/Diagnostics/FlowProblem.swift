/// Problems of control flow: missing values, paths that do not return, overlapping accesses.
package enum FlowProblem: Hashable {
  case usedBeforeValue(StorageKind, String)
  case usedByFunction(String)
  case capturedBeforeValue(StorageKind, String)
  case passedBeforeValue(StorageKind, String)
  case storedBeforeWhole(String)
  case initializedTwice(String)
  case selfUsed(SelfUse?, before: SelfTime)
  case selfCaptured
  case notDelegated(String)
  case returnsBeforeWhole
  case superTwice
  case propertyBeforeSuper(String)
  case delegatingConstant(String)
  case missingReturn(BodyKind, ShownType)
  case returnsFromNever
  case divisionByZero
  case overflow(Int128, String, Int128, ShownType)
  case aliasedInout
  case overlapping(String, isSwap: Bool)
  case consumesGlobal
  case consumesPart
  case consumesOther
  case consumedTwice(String)
  case usedAfterConsume(String)
  case consumedInLoop(String)
  case borrowedConsumed(String)
  case inoutNotRefilled(String)
  case capturedConsumed(String)
  case globalConsumed(String)
  case partOfDeinitialized(String)
  case discardsNothing(ShownType)
  case discardOutside
  case discardOfCopyable
  case discardsManaged(ShownType)
  case guardFallsThrough

  /// True if code would use a value that is not set, so that running it may end the process.
  var isReachOfNothing: Bool {
    switch self {
    case .usedBeforeValue, .usedByFunction, .capturedBeforeValue, .passedBeforeValue, .storedBeforeWhole,
      .returnsBeforeWhole, .missingReturn, .returnsFromNever, .guardFallsThrough:
      true
    default: false
    }
  }

  /// True if an initializer uses a property or `self`, or sets a constant, too early.
  var isUseOfSelf: Bool {
    switch self {
    case .usedBeforeValue(_, let name), .initializedTwice(let name), .passedBeforeValue(_, let name):
      name.hasPrefix("self.")
    case .propertyBeforeSuper, .returnsBeforeWhole, .notDelegated("super.init"): true
    default: isUseOfWholeSelf
    }
  }

  /// The local variable that is read without a value, or the constant that is given a second one.
  var localWithoutValue: String? {
    switch self {
    case .usedBeforeValue(_, let name), .initializedTwice(let name): name.hasPrefix("self.") ? nil : name
    default: nil
    }
  }

  var isUseOfWholeSelf: Bool { if case .selfUsed = self { true } else { false } }

  var isReadTooEarly: Bool {
    switch self {
    case .usedBeforeValue, .selfUsed(nil, before: .properties): true
    default: false
    }
  }

  package var message: String {
    switch self {
    case .usedBeforeValue(let kind, let name): "\(kind) '\(name)' used before being initialized"
    case .usedByFunction(let name): "variable '\(name)' used by function definition before being initialized"
    case .capturedBeforeValue(let kind, let name): "\(kind) '\(name)' captured by a closure before being initialized"
    case .passedBeforeValue(let kind, let name): "\(kind) '\(name)' passed by reference before being initialized"
    case .storedBeforeWhole(let name): "struct '\(name)' must be completely initialized before a member is stored to"
    case .initializedTwice(let name): "immutable value '\(name)' may only be initialized once"
    case .selfUsed(let use, let time): "'self' used\(use?.words ?? "") before \(time)"
    case .selfCaptured: "'self' captured by a closure before all members were initialized"
    case .notDelegated(let name): "'\(name)' isn't called on all paths before returning from initializer"
    case .returnsBeforeWhole: "return from initializer without initializing all stored properties"
    case .superTwice: "'super.init' called multiple times in initializer"
    case .propertyBeforeSuper(let name): "property 'self.\(name)' not initialized at super.init call"
    case .delegatingConstant(let name):
      "'let' property '\(name)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead"
    case .missingReturn(let kind, let type): "missing return in \(kind) expected to return '\(type)'"
    case .returnsFromNever:
      "function with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
    case .divisionByZero: "division by zero"
    case .overflow(let left, let name, let right, let type):
      "arithmetic operation '\(left) \(name) \(right)' (on type '\(type)') results in an overflow"
    case .aliasedInout: "inout arguments are not allowed to alias each other"
    case .overlapping(let name, let isSwap):
      "overlapping accesses to '\(name)', but modification requires exclusive access; \(isSwap ? "consider calling MutableCollection.swapAt(_:_:)" : "consider copying to a local variable") [#ExclusivityViolation]"
    case .consumesGlobal: "'consume' cannot be applied to globals"
    case .consumesPart: "'consume' can only be used to partially consume storage of a noncopyable type"
    case .consumesOther: "'consume' can only be applied to a local binding ('let', 'var', or parameter)"
    case .consumedTwice(let name): "'\(name)' consumed more than once"
    case .usedAfterConsume(let name): "'\(name)' used after consume"
    case .consumedInLoop(let name): "'\(name)' consumed in a loop"
    case .borrowedConsumed(let name): "'\(name)' is borrowed and cannot be consumed"
    case .inoutNotRefilled(let name): "missing reinitialization of inout parameter '\(name)' after consume"
    case .capturedConsumed(let name):
      "noncopyable '\(name)' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type"
    case .globalConsumed(let name): "cannot consume noncopyable stored property '\(name)' that is global"
    case .partOfDeinitialized(let name): "cannot partially consume '\(name)' when it has a deinitializer"
    case .discardsNothing(let type):
      "'discard' has no effect for type '\(type)' unless it has a deinitializer"
    case .discardOutside: "'discard' statement can only appear inside a 'consuming' method"
    case .discardOfCopyable: "'discard' statement can only appear in noncopyable type's member"
    case .discardsManaged(let type):
      "can only 'discard' type '\(type)' if it contains trivially-destroyed stored properties at this time"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    }
  }
}

/// The kind of a variable, in messages about its value.
package enum StorageKind: String, CustomStringConvertible {
  case constant, variable, property

  package init(isLet: Bool) { self = isLet ? .constant : .variable }

  package var description: String { rawValue }
}

/// The uses of `self` before it is fully initialized.
package enum SelfUse: Hashable {
  case call(String)
  case access(String)

  var words: String {
    switch self {
    case .call(let name): " in method call '\(name)'"
    case .access(let name): " in property access '\(name)'"
    }
  }
}

/// The step that is required before a use of `self`.
package enum SelfTime: String, CustomStringConvertible {
  case properties = "all stored properties are initialized"
  case superclass = "'super.init' call"
  case delegation = "'self.init' call or assignment to 'self'"

  package var description: String { rawValue }
}

/// The kinds of bodies that must return a value.
package enum BodyKind: String, CustomStringConvertible {
  case getter, closure
  case staticMethod = "static method"
  case instanceMethod = "instance method"
  case localFunction = "local function"
  case globalFunction = "global function"

  package var description: String { rawValue }
}
