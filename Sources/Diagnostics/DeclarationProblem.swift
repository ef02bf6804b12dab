import Tree

/// Declarations where they are not allowed, or that lack a part.
package enum DeclarationProblem: Hashable {
  case notAtFileScope
  case staticWithoutValue(isLet: Bool)
  case methodBody
  case initializerBody
  /// A parameter of a protocol's method, initializer or subscript has a default value.
  case defaultArgument(MemberNoun)
  case initializerOutside
  case deinitializerOutside
  case deinitializerOfEnum
  case deinitializerOfValue(NominalDeclaration.Kind, String)
  case noncopyableClass(String)
  case ownershipMissing(ShownType)
  case noncopyableStored(property: String, NominalDeclaration.Kind, String, ShownType)
  case noncopyablePayload(String, String, ShownType)
  case subscriptOutside
  case caseOutside
  case functionWithoutBody
  case indirectWithoutValue(String)
  case rethrowsNothing
  case unlabelledAfterVariadic
  case afterVariadicInClosure
  case subscriptAccessors
  case propertyAccessors
  case constantRequirement
  case accessorsOfSeveral
  case computedConstant
  case observedConstant
  case computedWithValue
  case computedWithoutType
  case modifyWithoutGetter
  case setterWithoutGetter
  case observerWithGetter(String)
  case observerWithSetter(String)
  case observerOfSubscript(String)
  case repeatedAccessor(String, String)
  /// A requirement of a protocol has a getter or setter with a body.
  case requirementBody(String)
  case requirementAccessor
  case staticInProtocolExtension
  case defaultOfInout(String)
  case inoutVariadic
  case rawValueWithoutType
  /// A type inside a protocol, or an extension of one: its name, and the protocol's.
  case nestedInProtocol(String, String, isProtocol: Bool, isExtension: Bool)
  /// A type inside a function with generic parameters, and the words for that function.
  case nestedInGeneric(String, String)
  /// A member named `Type` or `Protocol`.
  case reservedMember(String)
  /// `set` beside an asynchronous or throwing `get`
  case accessorOfEffectful(String)
  case designatedInExtension(String, isClass: Bool)
  case requiredInExtension(String)
  /// `let` or `var` inside the pattern of another.
  case nestedPattern(String)
  case letInLoop
  case reusedLabel(String)
  case storedInExtension
  case storedInEnum
  case severalConstants
  case globalWithoutValue(isLet: Bool)
  case voidVariable(String, isLet: Bool)
  case asyncLetWithoutValue
  /// The program's own words: `#warning("…")`, `#error("…")`.
  case written(String)

  /// True for an error that swiftc's parser finds.
  package var isOfParser: Bool {
    switch self {
    case .observerOfSubscript, .repeatedAccessor, .requirementBody, .requirementAccessor, .nestedPattern, .letInLoop,
      .reservedMember:
      true
    default: false
    }
  }

  package var message: String {
    switch self {
    case .written(let text): text
    case .staticWithoutValue(let isLet):
      "'static \(isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter"
    case .notAtFileScope: "declaration is only valid at file scope"
    case .methodBody: "protocol methods must not have bodies"
    case .initializerBody: "protocol initializers must not have bodies"
    case .defaultArgument(let noun): "default argument not permitted in a protocol \(noun)"
    case .initializerOutside: "initializers may only be declared within a type"
    case .deinitializerOutside: "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .deinitializerOfEnum: "deinitializers are not yet supported on noncopyable enums"
    case .deinitializerOfValue(let kind, let name):
      "deinitializer cannot be declared in \(kind.word) '\(name)' that conforms to 'Copyable'"
    case .noncopyableClass(let noun): "\(noun) cannot be '~Copyable'"
    case .ownershipMissing(let type): "parameter of noncopyable type '\(type)' must specify ownership"
    case .noncopyableStored(let property, let kind, let owner, let type):
      "stored property '\(property)' of 'Copyable'-conforming \(kind.word) '\(owner)' has non-Copyable type '\(type)'"
    case .noncopyablePayload(let name, let owner, let type):
      "enum case '\(name)' of 'Copyable'-conforming enum '\(owner)' has non-Copyable type '\(type)'"
    case .subscriptOutside: "'subscript' functions may only be declared within a type"
    case .caseOutside: "enum 'case' is not allowed outside of an enum"
    case .functionWithoutBody: "expected '{' in body of function declaration"
    case .indirectWithoutValue(let name): "enum case '\(name)' without associated value cannot be 'indirect'"
    case .rethrowsNothing: "'rethrows' function must take a throwing function argument"
    case .afterVariadicInClosure: "no parameters may follow a variadic parameter in a closure"
    case .unlabelledAfterVariadic: "a parameter following a variadic parameter requires a label"
    case .subscriptAccessors: "subscript in protocol must have explicit { get } or { get set } specifier"
    case .propertyAccessors: "property in protocol must have explicit { get } or { get set } specifier"
    case .constantRequirement:
      "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier"
    case .observerOfSubscript(let name): "'\(name)' is not allowed in subscripts"
    case .repeatedAccessor(let owner, let accessor): "\(owner) already has \(accessor)"
    case .requirementBody(let noun):
      "protocol property \(noun) cannot have a default implementation specified here; use extension instead"
    case .requirementAccessor: "expected get or set in a protocol property"
    case .staticInProtocolExtension: "static stored properties not supported in protocol extensions"
    case .defaultOfInout(let name): "cannot provide default value to inout parameter '\(name)'"
    case .rawValueWithoutType: "enum case cannot have a raw value if the enum does not have a raw type"
    case .inoutVariadic: "'inout' must not be used on variadic parameters"
    case .nestedInProtocol(let name, let owner, let isProtocol, let isExtension):
      "\(isProtocol ? "protocol" : "type") '\(name)' cannot be nested in protocol \(isExtension ? "extension of " : "")'\(owner)'"
    case .nestedInGeneric(let name, let function): "type '\(name)' cannot be nested in \(function)"
    case .reservedMember(let name):
      "type member must not be named '\(name)', since it would conflict with the 'foo.\(name)' expression"
    case .accessorOfEffectful(let name):
      "'\(name)' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'"
    case .designatedInExtension(let name, let isClass):
      "designated initializer cannot be declared in an extension of '\(name)'\(isClass ? "; did you mean this to be a convenience initializer?" : "")"
    case .requiredInExtension(let name):
      "'required' initializer must be declared directly in class '\(name)' (not in an extension)"
    case .nestedPattern(let keyword): "'\(keyword)' cannot appear nested inside another 'var' or 'let' pattern"
    case .letInLoop: "'let' pattern cannot appear nested in an already immutable context"
    case .reusedLabel(let name): "label '\(name)' cannot be reused on an inner statement"
    case .accessorsOfSeveral: "'var' declarations with multiple variables cannot have explicit getters/setters"
    case .computedConstant: "'let' declarations cannot be computed properties"
    case .observedConstant: "'let' declarations cannot be observing properties"
    case .computedWithValue: "variable with getter/setter cannot have an initial value"
    case .computedWithoutType: "computed property must have an explicit type"
    case .modifyWithoutGetter: "variable with a '_modify' accessor must also have a getter"
    case .setterWithoutGetter: "variable with a setter must also have a getter"
    case .observerWithGetter(let name): "'\(name)' cannot be provided together with a getter"
    case .observerWithSetter(let name): "'\(name)' cannot be provided together with a setter"
    case .storedInExtension: "extensions must not contain stored properties"
    case .severalConstants:
      "binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported"
    case .storedInEnum: "enums must not contain stored properties"
    case .globalWithoutValue(let isLet):
      "global '\(isLet ? "let" : "var")' declaration requires an initializer expression\(isLet ? "" : " or an explicitly stated getter")"
    case .voidVariable(let name, let isLet):
      "\(isLet ? "constant" : "variable") '\(name)' inferred to have type '()', which may be unexpected"
    case .asyncLetWithoutValue: "'async let' binding requires an initializer expression"
    }
  }
}
