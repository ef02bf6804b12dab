import Tree

/// Names that are not found, ambiguous, or declared twice.
package enum NameProblem: Hashable {
  case unknown(String)
  case unknownType(String)
  /// An unknown value in opened code.
  case opaque(String)
  case unknownSelf
  case unknownOperator(String)
  case unknownIncrement(String, String)
  case unknownLabel(String, meant: String?)
  case unknownPrecedenceGroup(String)
  case lowerThanOwnPrecedenceGroup
  case unknownModule(String)
  case unknownAttribute(String)
  case unknownMacro(String)
  /// The name of a macro without the `#` before it.
  case macroWithoutSign(String)
  case meant(String)
  case notImported(String, from: String)
  case usedBeforeDeclared(String)
  case capturedBeforeDeclared(String)
  case redeclared(String)
  case redeclaredSynthesized(String)
  case redeclaredOperator
  case redeclaredPrecedenceGroup
  case declaredTwice(String, String, String)
  case declaredHere(Subject)
  case ambiguous(String)
  case ambiguousType(String)
  case ambiguousOperator(String)
  /// A method hides a function of the same name.
  case hiddenFunction(String, shown: String, module: String)
  case circular
  case aliasOfItself(String)
  case reserved(String)
  case unavailable(String, Unavailability)
  /// `as Failure.timeout`
  case caseAsType(String, ShownType)
  case notAType(String, of: NominalDeclaration.Kind?, in: String)

  package var message: String {
    switch self {
    case .unknown(let name): "cannot find '\(name)' in scope"
    case .opaque(let name): "'\(name)' is opaque"
    case .unknownType(let name): "cannot find type '\(name)' in scope"
    case .hiddenFunction(let name, let function, let module):
      "use of '\(name)' refers to instance method rather than global function '\(function)' in module '\(module)'"
    case .unknownSelf: "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    case .unknownOperator(let name):
      "cannot find operator '\(name)' in scope" + (name.allSatisfy { $0 == "." } ? "; did you mean '...'?" : "")
    case .unknownIncrement(let name, let sign): "cannot find operator '\(name)' in scope; did you mean '\(sign)= 1'?"
    case .unknownLabel(let name, let meant):
      "cannot find label '\(name)' in scope" + (meant.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownPrecedenceGroup(let name): "unknown precedence group '\(name)'"
    case .lowerThanOwnPrecedenceGroup:
      "precedence group cannot be given lower precedence than group in same module; make the other precedence group higher than this one instead"
    case .unknownModule(let name): "no such module '\(name)'"
    case .unknownMacro(let name): "no macro named '\(name)'"
    case .macroWithoutSign(let name): "expansion of macro '\(name)' requires leading '#'"
    case .unknownAttribute(let name): "unknown attribute '\(name)'"
    case .meant(let name): "did you mean '\(name)'?"
    case .notImported(let name, let module): "'\(name)' is declared in \(module): add 'import \(module)'"
    case .usedBeforeDeclared(let name): "use of local variable '\(name)' before its declaration"
    case .capturedBeforeDeclared(let name): "closure captures '\(name)' before it is declared"
    case .redeclared(let name): "invalid redeclaration of '\(name)'"
    case .redeclaredSynthesized(let name): "invalid redeclaration of synthesized property '\(name)'"
    case .redeclaredOperator: "operator redeclared"
    case .redeclaredPrecedenceGroup: "precedence group redeclared"
    case .declaredTwice(let name, let found, let wanted):
      "this '\(name)' was declared in \(found), the one expected in \(wanted)"
    case .declaredHere(let subject): "\(subject) declared here"
    case .ambiguous(let name): "ambiguous use of '\(name)'"
    case .ambiguousType(let name): "'\(name)' is ambiguous for type lookup in this context"
    case .ambiguousOperator(let name): "ambiguous use of operator '\(name)'"
    case .circular: "circular reference"
    case .aliasOfItself(let name): "type alias '\(name)' references itself"
    case .reserved(let name):
      "cannot declare entity named '\(name)'; the '$' prefix is reserved for implicitly-synthesized declarations"
    case .unavailable(let name, let use): "'\(name)' \(use)"
    case .caseAsType(let name, let owner): "enum case '\(name)' is not a member type of '\(owner)'"
    case .notAType(let name, let kind, let owner):
      "'\(name)' is not a member type of \(kind?.word ?? "type") '\(owner)'"
    }
  }
}

/// `@available(*, noasync, message: "Use withLock.")`
package struct AsyncUnavailability: Hashable {
  package let message: String?

  package init(message: String?) { self.message = message }
}

/// The message of `@available` for a declaration that must not be used.
package enum Unavailability: Hashable, CustomStringConvertible {
  case unavailable(message: String?)
  case renamed(to: String, message: String?)
  /// Only a later version of the language has it.
  case inThisLanguage(message: String?)

  package var description: String {
    switch self {
    case .unavailable(let message): "is unavailable" + Self.appended(message)
    case .inThisLanguage(let message): "is unavailable in Swift" + Self.appended(message)
    case .renamed(let name, let message): "has been renamed to '\(name)'" + Self.appended(message)
    }
  }

  private static func appended(_ message: String?) -> String { message.map { ": \($0)" } ?? "" }
}

extension NameProblem {
  /// True for an unknown name: swiftc looks up all names of a body before it checks anything else.
  var isUnknownName: Bool {
    switch self {
    case .unknown, .unknownType, .unknownSelf, .unknownOperator, .unknownIncrement, .unknownLabel: true
    default: false
    }
  }
}
