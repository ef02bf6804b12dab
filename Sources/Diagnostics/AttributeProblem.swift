import Tree

/// Attributes and macros where they do not belong.
package enum AttributeProblem: Hashable {
  case onClosure(String)
  case misplaced(String)
  /// `@inline func`
  case argumentsMissing(String)
  /// `@available(iOS 17)`
  case futurePlatforms
  /// `@testable struct`: the attribute, and the only keyword behind it.
  case onlyBefore(String, String)
  case notAnAttribute(NominalDeclaration.Kind, String)
  case objectiveC
  case mainRepeated
  case mainGeneric
  case mainBesideCode
  case mainMissing(String)
  /// The attribute's text, with the space that may follow it.
  case observable(NominalDeclaration.Kind, String, macro: String)
  case trackedWithoutGetter
  case extensionMacroOfLocal
  case dynamicMember(String)
  case dynamicCall(String)
  /// `@frozen` on a type that no other module can use.
  case frozen(String, String)
  /// `@escaping func`
  case onDeclaration
  case accessorMacroOfSeveral(String)
  /// A `@Test` whose arguments do not match the parameters of its function.
  case testArguments(String, isMissing: Bool, macro: String)
  /// The role of the macro, and the declaration that cannot have it.
  case macroMisplaced(String, MacroTarget, String)

  /// `@escaping` and `@autoclosure`, which only parameters of function type have.
  case notOnParameter(String)
  case notOnFunction(String)
  case escapingOptional
  case variadicAutoclosure
  case autoclosureParameters

  /// A declaration that is not a type.
  package enum MacroTarget: String {
    case constant = "let"
    case variable = "var"
    case property
    case staticProperty = "static property"
    case globalFunction = "global function"
    case localFunction = "local function"
    case instanceMethod = "instance method"
    case staticMethod = "static method"
    case initializer
    case typeAlias = "type alias"
    case `extension`
  }

  /// True for an error that swiftc's parser finds.
  package var isOfParser: Bool {
    switch self {
    case .argumentsMissing, .onDeclaration: true
    default: false
    }
  }

  package var message: String {
    switch self {
    case .onClosure(let name): "attribute @\(name) is not supported on a closure"
    case .misplaced(let name): "'@\(name)' attribute cannot be applied to this declaration"
    case .argumentsMissing(let name): "expected '(' in '\(name)' attribute"
    case .futurePlatforms: "must handle potential future platforms with '*'"
    case .onlyBefore(let name, let keyword): "@\(name) may only be used on '\(keyword)' declarations"
    case .notAnAttribute(let kind, let name): "\(kind.word) '\(name)' cannot be used as an attribute"
    case .objectiveC: "Objective-C interoperability is disabled"
    case .mainRepeated: "'main' attribute can only apply to one type in a module"
    case .mainBesideCode: "'main' attribute cannot be used in a module that contains top-level code"
    case .mainGeneric: "generic 'main' types are not supported"
    case .mainMissing(let name):
      "'\(name)' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
    case .observable(let kind, let name, let macro):
      "'@Observable' cannot be applied to \(kind == .enumeration ? "enumeration" : kind.word) type '\(name)' (from macro '\(macro)')"
    case .trackedWithoutGetter:
      "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected"
    case .testArguments(let function, true, let macro):
      "Attribute 'Test' must specify arguments when used with function '\(function)' (from macro '\(macro)')"
    case .testArguments(let function, false, let macro):
      "Attribute 'Test' cannot specify arguments when used with function '\(function)' because it does not take any (from macro '\(macro)')"
    case .notOnParameter("escaping"): "'@escaping' may only be used in function parameter position"
    case .notOnParameter(let name): "'@\(name)' may only be used on parameters"
    case .notOnFunction(let name): "'@\(name)' only applies to function types"
    case .escapingOptional: "closure is already escaping in optional type argument"
    case .variadicAutoclosure: "'@autoclosure' must not be used on variadic parameters"
    case .autoclosureParameters: "argument type of '@autoclosure' parameter must be '()'"
    case .dynamicMember(let name):
      "'@dynamicMemberLookup' requires '\(name)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
    case .dynamicCall(let name):
      "'@dynamicCallable' requires '\(name)' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]"
    case .frozen(let name, let level):
      "'@frozen' attribute can only be applied to '@usableFromInline', package, or public declarations, but '\(name)' is \(level)"
    case .onDeclaration: "attribute can only be applied to types, not declarations"
    case .extensionMacroOfLocal: "local type cannot have attached extension macro"
    case .accessorMacroOfSeveral(let name): "accessor macro '\(name)()' can only apply to a single variable"
    case .macroMisplaced(let role, let target, let name):
      "'\(role)' macro cannot be attached to \(target.rawValue) (\(target == .extension ? "extension of " : "")'\(name)')"
    }
  }
}
