import Diagnostics
import Testing

@Suite struct DeclarationProblemTests {
  @Test func `the words of declaration problems`() {
    let table: [(DeclarationProblem, String)] = [
      (.noncopyableClass("classes"), "classes cannot be '~Copyable'"),
      (.ownershipMissing(int), "parameter of noncopyable type 'Int' must specify ownership"),
      (
        .noncopyableStored(property: "file", .structure, "Box", int),
        "stored property 'file' of 'Copyable'-conforming struct 'Box' has non-Copyable type 'Int'"
      ),
      (
        .noncopyablePayload("open", "Door", int),
        "enum case 'open' of 'Copyable'-conforming enum 'Door' has non-Copyable type 'Int'"
      ),
      (
        .severalConstants,
        "binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported"
      ),
      (
        .staticWithoutValue(isLet: true),
        "'static let' declaration requires an initializer expression or an explicitly stated getter"
      ),
      (
        .staticWithoutValue(isLet: false),
        "'static var' declaration requires an initializer expression or an explicitly stated getter"
      ),
      (.notAtFileScope, "declaration is only valid at file scope"),
      (.methodBody, "protocol methods must not have bodies"),
      (.initializerBody, "protocol initializers must not have bodies"),
      (.observerOfSubscript("didSet"), "'didSet' is not allowed in subscripts"),
      (.repeatedAccessor("variable", "a getter"), "variable already has a getter"),
      (
        .requirementBody("getter"),
        "protocol property getter cannot have a default implementation specified here; use extension instead"
      ), (.requirementAccessor, "expected get or set in a protocol property"),
      (.staticInProtocolExtension, "static stored properties not supported in protocol extensions"),
      (.defaultOfInout("x"), "cannot provide default value to inout parameter 'x'"),
      (.rawValueWithoutType, "enum case cannot have a raw value if the enum does not have a raw type"),
      (.nestedPattern("let"), "'let' cannot appear nested inside another 'var' or 'let' pattern"),
      (.letInLoop, "'let' pattern cannot appear nested in an already immutable context"),
      (.reusedLabel("loop"), "label 'loop' cannot be reused on an inner statement"),
      (.defaultArgument(.method), "default argument not permitted in a protocol method"),
      (.initializerOutside, "initializers may only be declared within a type"),
      (.deinitializerOutside, "deinitializers may only be declared within a class, actor, or noncopyable type"),
      (
        .deinitializerOfValue(.structure, "Model"),
        "deinitializer cannot be declared in struct 'Model' that conforms to 'Copyable'"
      ),
      (.subscriptOutside, "'subscript' functions may only be declared within a type"),
      (.caseOutside, "enum 'case' is not allowed outside of an enum"),
      (.functionWithoutBody, "expected '{' in body of function declaration"),
      (.indirectWithoutValue("leaf"), "enum case 'leaf' without associated value cannot be 'indirect'"),
      (.rethrowsNothing, "'rethrows' function must take a throwing function argument"),
      (.afterVariadicInClosure, "no parameters may follow a variadic parameter in a closure"),
      (.unlabelledAfterVariadic, "a parameter following a variadic parameter requires a label"),
      (.subscriptAccessors, "subscript in protocol must have explicit { get } or { get set } specifier"),
      (.propertyAccessors, "property in protocol must have explicit { get } or { get set } specifier"),
      (
        .constantRequirement,
        "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier"
      ),
      (.accessorsOfSeveral, "'var' declarations with multiple variables cannot have explicit getters/setters"),
      (.computedConstant, "'let' declarations cannot be computed properties"),
      (.observedConstant, "'let' declarations cannot be observing properties"),
      (.computedWithValue, "variable with getter/setter cannot have an initial value"),
      (.computedWithoutType, "computed property must have an explicit type"),
      (.modifyWithoutGetter, "variable with a '_modify' accessor must also have a getter"),
      (.setterWithoutGetter, "variable with a setter must also have a getter"),
      (.observerWithGetter("willSet"), "'willSet' cannot be provided together with a getter"),
      (.observerWithSetter("didSet"), "'didSet' cannot be provided together with a setter"),
      (.storedInExtension, "extensions must not contain stored properties"),
      (.storedInEnum, "enums must not contain stored properties"),
      (.globalWithoutValue(isLet: true), "global 'let' declaration requires an initializer expression"),
      (
        .globalWithoutValue(isLet: false),
        "global 'var' declaration requires an initializer expression or an explicitly stated getter"
      ),
      (.voidVariable("count", isLet: true), "constant 'count' inferred to have type '()', which may be unexpected"),
      (.voidVariable("count", isLet: false), "variable 'count' inferred to have type '()', which may be unexpected"),
      (.written("to be done"), "to be done"),
      (.asyncLetWithoutValue, "'async let' binding requires an initializer expression"),
      (.deinitializerOfEnum, "deinitializers are not yet supported on noncopyable enums"),
      (.inoutVariadic, "'inout' must not be used on variadic parameters"),
      (
        .nestedInProtocol("Row", "Source", isProtocol: false, isExtension: false),
        "type 'Row' cannot be nested in protocol 'Source'"
      ),
      (
        .nestedInProtocol("Row", "Source", isProtocol: true, isExtension: true),
        "protocol 'Row' cannot be nested in protocol extension of 'Source'"
      ),
      (
        .nestedInGeneric("Row", "generic function 'rows(of:)'"),
        "type 'Row' cannot be nested in generic function 'rows(of:)'"
      ),
      (
        .reservedMember("Type"),
        "type member must not be named 'Type', since it would conflict with the 'foo.Type' expression"
      ),
      (
        .accessorOfEffectful("set"),
        "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'"
      ),
      (
        .designatedInExtension("Model", isClass: true),
        "designated initializer cannot be declared in an extension of 'Model'; did you mean this to be a convenience initializer?"
      ),
      (
        .designatedInExtension("Store", isClass: false),
        "designated initializer cannot be declared in an extension of 'Store'"
      ),
      (
        .requiredInExtension("Model"),
        "'required' initializer must be declared directly in class 'Model' (not in an extension)"
      ),
    ]
    check(table)
  }
}
