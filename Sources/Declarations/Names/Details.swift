import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The result of a member lookup.
package struct Member {
  package enum Kind {
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case subscripted(SubscriptDeclaration)
    case enumCase(CaseDeclaration)
    case type(NominalDeclaration)
    case alias(TypeAlias)
  }
  package let kind: Kind
  /// The context of the extension that declares it.
  package let context: TypeContext

  /// The place of the declaration; nil for an alias, which has none.
  var place: Place? {
    switch kind {
    case .variable(let variable): variable.place
    case .function(let function): function.place
    case .subscripted(let subscripted): subscripted.getter.place
    case .enumCase(let enumCase): enumCase.owner.place
    case .type(let type): type.place
    case .alias: nil
    }
  }
}

/// A conformance as declared: `extension Array: Equatable where Element: Equatable`.
package struct DeclaredConformance {
  package let protocolDeclaration: NominalDeclaration
  /// In terms of the type's own parameters.
  package let requirements: [Requirement]
  package let context: TypeContext
  /// The offset of the conformance in its file, for messages about missing members.
  package let offset: Int
  package let file: SourceFile
  /// True for a conformance implied by a raw type, which yields to an explicit one.
  package var isImplied = false
  /// `@unchecked Sendable`
  package var isUnchecked = false
  /// True for a conformance that an `@available(*, unavailable)` extension rules out.
  package var isUnavailable = false
  /// True for `@MainActor P`, and for `@preconcurrency P`, which is checked when the program runs.
  package var isIsolated = false
}

/// The checker's data about a nominal type.
package final class NominalDetails {
  /// The scope that contains the declaration.
  let outerScope: Scope
  package var context: TypeContext
  /// The scope of its body: generic parameters, then members through `typeContext`.
  package let bodyScope: Scope
  package var members: [String: [Member]] = [:]
  package var conformances: [DeclaredConformance] = []
  /// This input's extensions whose members have not been declared: they may contain type witnesses.
  package var undeclaredExtensions: [(context: TypeContext, declare: () -> Void)] = []
  /// Unparsed members of the library, by name.
  var unparsed: [String: [LibraryMember]] = [:]
  /// True if no unparsed member is a requirement of the protocol.
  var hasParsedRequirements = false
  /// The requirements of a protocol on its associated types, and of a generic type on its parameters.
  package var requirements: [Requirement] = []
  /// The conditions of the extension that declares a nested type.
  var requirementsAround: [Requirement] = []
  var typeWitnesses: [AssociatedType: Type] = [:]
  /// For a type with a parameter pack, and for its instances.
  package var packs: PackedType?
  /// For `:expand` and the macro's messages.
  package var syntax: DeclSyntax?
  /// The reason of `@available` why it must not be used.
  var unavailable: Unavailability?
  /// The same for cases of an enum, by their index.
  package var unavailableCases: [Int: Unavailability] = [:]
  /// Raw type of an enum: `enum Suit: String`.
  package var rawType: Type?
  /// The place of an enum's raw type.
  var rawTypePlace: Place?
  package var memberNamesInOrder: [String] = []
  /// Work to be done at the first use of the members (resolving an extension's header).
  var pending: [() -> Void] = []
  var isBeingPrepared = false
  /// True if the type inherits from or conforms to a type that obsh lacks, so that it may have unseen members.
  package var isOpenEnded = false
  /// True for a protocol to which a structure or an enumeration conforms.
  var hasConformingValues = false
  /// The declared protocols to which it fails to conform.
  package var unmetProtocols: Set<NominalDeclaration> = []
  /// For a protocol: the protocol itself and all protocols that it inherits, once they are known.
  var inheritance: [NominalDeclaration]?
  var hasDeclaredMembers = false
  /// The global actor among its attributes.
  package var globalActor: NominalDeclaration?
  /// `@globalActor`
  var isGlobalActor = false
  /// `@dynamicMemberLookup`
  package var hasDynamicMembers = false
  /// `@dynamicCallable`
  package var isDynamicCallable = false
  /// `@propertyWrapper`
  package var isPropertyWrapper = false
  /// True for a class that inherits its superclass's convenience initializers.
  package var inheritsConvenience = false
  /// True if the synthesized members have been added.
  var isFinalized = false

  init(outerScope: Scope, bodyScope: Scope, context: TypeContext) {
    self.outerScope = outerScope
    self.bodyScope = bodyScope
    self.context = context
  }
}

/// The checker's data about a function.
package final class FunctionDetails {
  /// The function in which it is declared, for captures; that function's body owns it.
  package private(set) weak var outer: FunctionDeclaration?
  package let context: TypeContext?
  /// The requirements in its own `where` clause on parameters that are not its own.
  package var requirements: [Requirement] = []
  /// The scope of its generic parameters.
  var scope: Scope
  package var accessLimit: AccessLimit = .none
  /// The access level as written.
  var access: AccessLevel?
  /// `override`, for messages.
  package var isOverride = false
  /// True if its type already has such a member: nothing overrides it.
  var isRedeclaration = false
  /// `@discardableResult`
  package var isDiscardable = false
  package var isRequired = false
  /// A class's method that returns `Self`: the result has the receiver's type.
  package var returnsSelf = false
  package var isPostfix = false
  /// `throws(E)`: the type for `throw .case`.
  package var thrownType: Type?
  /// The types of the function's generic parameters that follow from a parameter's default value: `path: KeyPath<Self,
  /// T> = \.name`.
  package var defaultSubstitutions: [Int: Substitution] = [:]
  /// True if the result is written with `!`.
  package var isImplicitlyUnwrapped = false
  /// The result builder among its attributes.
  package var builder: Type?
  /// The template of a function that has parameter packs.
  package var packs: PackTemplate?
  /// True for an instance of a function with packs.
  package var isPackInstance = false
  var offset = 0
  /// For a getter: the place of its brace or keyword.
  package var accessorPlace: Place?
  /// The global actor among its attributes.
  package var globalActor: NominalDeclaration?
  /// The place of the written type of the result.
  package var resultPlace: Place?
  /// True if the result is written, even if it is `Void`.
  package var writesResult: Bool { resultPlace != nil }
  /// The written type of the result, if it names a type alias.
  package var resultAnnotation: String?
  package var isNonisolated = false
  package var closure = ClosureDetails()
  /// `nonisolated(nonsending)`: an async function that runs on the actor of its caller.
  package var isNonsending = false
  /// `@concurrent`: an async function that never runs on the actor of its caller.
  package var isConcurrent = false
  /// True for an accessor that returns a pointer to the storage: `unsafeAddress`, `unsafeMutableAddress`.
  package var isAddressor = false
  /// `@Sendable func`, which may run in any isolation domain.
  package var isSendable = false
  /// `-> sending Message`
  package var sendsResult = false
  /// `_ actor: isolated Counter`
  package var isolatedParameter: VariableDeclaration?
  /// The message for uses, if the declaration must not be used.
  package var unavailable: Unavailability?
  /// The message for uses in async code, if they are not allowed.
  package var unavailableFromAsync: AsyncUnavailability?
  /// `isolated deinit`
  package var isIsolated = false
  /// The library's `@rethrowsType`: an error has the type that the argument throws, as if the function were generic in
  /// it. `map` is: `func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T]`.
  package var rethrowsType = false
  /// `@_disfavoredOverload`
  package var isDisfavored = false
  /// `SwiftUI` of `@_spi(SwiftUI)`: only a program that imports it so can name the function.
  package var spi: String?
  /// Parameters with property wrappers, by their index.
  package var wrappedParameters: [(index: Int, syntax: FunctionParameterSyntax)] = []

  package init(outer: FunctionDeclaration?, context: TypeContext?, scope: Scope) {
    self.outer = outer
    self.context = context
    self.scope = scope
  }
}

/// The checker's data about a closure, beside the data it keeps about any function.
package struct ClosureDetails {
  /// The isolation that the context of the closure expects.
  package var expectedIsolation: FunctionIsolation?
  package var isExpectedAsync = false
  /// True for an argument whose parameter returns an optional of a generic parameter of the callee: `() -> T?`.
  package var givesGenericOptional = false
  /// True if the function that takes it is generic in the error that it throws.
  package var throwsGenericError = false
  package var isAutoclosure = false
  /// True if the closure outlives the call to which it is an argument.
  package var escapes = false
  /// True if members need no `self.` although the closure escapes: `self` is in its capture list, or nothing retains
  /// it.
  package var mayOmitSelf = false
  /// Statements that destructure a tuple parameter or wrap parameters, until the body is created.
  package var prologue: [Statement] = []

  package mutating func takePrologue() -> [Statement] {
    defer { prologue = [] }
    return prologue
  }
}

package final class VariableDetails {
  /// The ownership modifier of a parameter.
  package enum PassedOwnership { case none, borrowing, consuming }

  /// The written type, if it names a type alias.
  package var annotation: String?
  /// The type of a variable without a written type, with associated types as its value spells them: `String.Element`.
  package var spelled: Type?
  /// True for `a` and `b` of `var (a, b) = (1, 2)`: memberwise initializers do not omit them.
  var isPartOfPattern = false
  /// A class's property of type `Self`, or `Self?`: its value has the type of the object that has it.
  package var returnsSelf = false
  /// True for the parameter of a closure if overloads before it decide its type: swiftc finds no members then.
  package var isUndecided = false
  package var accessLimit: AccessLimit = .none
  package var setterAccessLimit: AccessLimit = .none
  /// The access level as written, and that of the setter alone.
  var access: AccessLevel?
  var setterAccess: AccessLevel?
  package var context: TypeContext?
  package var isOverride = false
  package var isFinal = false
  /// The global actor among its attributes.
  package var globalActor: NominalDeclaration?
  package var isNonisolated = false
  package var isAsyncLet = false
  /// As for functions.
  var spi: String?
  /// The message for uses, if the variable must not be used.
  package var unavailable: Unavailability?
  /// The message for uses in async code, if they are not allowed.
  package var unavailableFromAsync: AsyncUnavailability?
  /// True if the written type is `any AnyObject & P`, which a `Type` does not represent.
  package var isClassBound = false
  /// True for `static`, where `class` would allow overrides.
  package var isStaticKeyword = false
  /// True for a property with an attribute of a module that is not imported: a wrapper, with accessors perhaps.
  package var hasMissingAttribute = false
  package var isIgnoredByObservation = false
  var isTrackedByHand = false
  /// Declared with `!`.
  package var isImplicitlyUnwrapped = false
  /// The result builder among its attributes.
  var builder: Type?
  /// True for a function parameter that must not outlive the call.
  package var isNonescaping = false
  package var passedOwnership = PassedOwnership.none
  /// `_ message: sending Message`
  package var isSending = false
  /// For a parameter whose default is exactly `#line`, `#function` …: the macro's name. Its value is the place of the
  /// call.
  package var callSiteDefault: String?
  /// The types that `some` hides in the type of a stored variable.
  package var opaqueTypes: [OpaqueType] = []

  package init() {}
}

/// For types, `private` and `fileprivate` matter only inside one file: `private` members are visible inside the type
/// and its extensions.
package enum AccessLimit {
  case none
  case privateTo(NominalDeclaration)
}

extension FunctionDeclaration {
  package var detail: FunctionDetails? { details as? FunctionDetails }
}
extension VariableDeclaration {
  package var detail: VariableDetails? { details as? VariableDetails }
  package var isImplicitlyUnwrapped: Bool { detail?.isImplicitlyUnwrapped ?? false }

  package func makeDetail() -> VariableDetails {
    if let detail { return detail }
    let made = VariableDetails()
    details = made
    return made
  }
}
extension NominalDeclaration {
  /// `protocol P: AnyObject`
  package var isClassBound: Bool { selfParameter.map { $0.mustBeClass || $0.superclass != nil } ?? false }
  /// True for the library's hidden protocols: their extensions contain natives that satisfy public requirements for
  /// many types at once. Programs cannot look them up by name.
  package var holdsOnlyWitnesses: Bool { isLibrary && hasBuiltinName }
  package var detail: NominalDetails? { scope as? NominalDetails }
}
