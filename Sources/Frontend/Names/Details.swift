import Diagnostics
import SwiftSyntax
import Tree

/// A member as a lookup finds it.
struct Member {
  enum Kind {
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case subscripted(SubscriptDeclaration)
    case enumCase(CaseDeclaration)
    case type(NominalDeclaration)
    case alias(TypeAlias)
  }
  let kind: Kind
  /// Conditions of the extension it stands in.
  let context: TypeContext
}

/// A conformance as declared: `extension Array: Equatable where Element: Equatable`.
struct DeclaredConformance {
  let protocolDeclaration: NominalDeclaration
  /// In terms of the type's own parameters.
  let requirements: [Requirement]
  let context: TypeContext
  /// Where it is written, for messages about what is missing.
  let offset: Int
  let file: SourceFile
}

/// What the checker keeps about a nominal type.
final class NominalDetails {
  /// The scope around the declaration.
  let outerScope: Scope
  var context: TypeContext
  /// Scope of its body: generic parameters, then members through `typeContext`.
  let bodyScope: Scope
  var members: [String: [Member]] = [:]
  var conformances: [DeclaredConformance] = []
  /// Members of the library's text that no one has asked for, by name.
  var unparsed: [String: [LibraryMember]] = [:]
  /// Requirements of a protocol by name, or conditions on its associated types.
  var requirements: [Requirement] = []
  var typeWitnesses: [AssociatedType: Type] = [:]
  var witnessesBeingInferred: Set<AssociatedType> = []
  /// For `:expand` and the macro's messages.
  var syntax: DeclSyntax?
  /// Raw type of an enum: `enum Suit: String`.
  var rawType: Type?
  /// Where an enum's raw type is written.
  var rawTypePlace: Place?
  var memberNamesInOrder: [String] = []
  /// Work done at the first use of the members (resolving an extension's header).
  var pending: [() -> Void] = []
  var isBeingPrepared = false
  /// Protocols it says it conforms to, and does not.
  var unmetProtocols: Set<NominalDeclaration> = []
  /// Of a protocol: itself and all it inherits, once that is known.
  var inheritance: [NominalDeclaration]?
  var hasDeclaredMembers = false
  /// The global actor among its attributes.
  var globalActor: NominalDeclaration?
  /// `@globalActor`
  var isGlobalActor = false
  /// `@dynamicMemberLookup`
  var hasDynamicMembers = false
  /// `@propertyWrapper`
  var isPropertyWrapper = false
  /// A class that inherits its superclass's convenience initializers.
  var inheritsConvenience = false
  /// The members that follow from the others have been added.
  var isFinalized = false

  init(outerScope: Scope, bodyScope: Scope, context: TypeContext) {
    self.outerScope = outerScope
    self.bodyScope = bodyScope
    self.context = context
  }
}

/// What the checker keeps about a function.
final class FunctionDetails {
  /// The function it is declared in, for captures; whose body owns it.
  private(set) weak var outer: FunctionDeclaration?
  let context: TypeContext?
  /// Conditions of its own `where` clause on parameters that are not its own.
  var requirements: [Requirement] = []
  /// The scope of its generic parameters.
  var scope: Scope
  var accessLimit: AccessLimit = .none
  /// What is written for it.
  var access: AccessLevel?
  /// `override`, for messages.
  var isOverride = false
  /// `@discardableResult`
  var isDiscardable = false
  var isRequired = false
  /// A class's method that returns `Self`: the result has the receiver's type.
  var returnsSelf = false
  var isPostfix = false
  /// `throws(E)`: what `throw .case` means.
  var thrownType: Type?
  /// What a parameter's default value makes of the function's generic parameters: `path: KeyPath<Self, T> = \.name`.
  var defaultSubstitutions: [Int: Substitution] = [:]
  /// The result is written with `!`.
  var isImplicitlyUnwrapped = false
  /// The result builder among its attributes.
  var builder: Type?
  /// It has parameter packs.
  var packs: PackTemplate?
  /// One of those that a function with packs becomes.
  var isPackInstance = false
  var offset = 0
  /// Of a getter: its brace or keyword.
  var accessorPlace: Place?
  /// The global actor among its attributes.
  var globalActor: NominalDeclaration?
  var isNonisolated = false
  var closure = ClosureDetails()
  /// `_ actor: isolated Counter`
  var isolatedParameter: VariableDeclaration?
  /// What is said of a use, where there must be none.
  var unavailable: Unavailability?
  /// `@_disfavoredOverload`
  var isDisfavored = false
  /// Parameters with property wrappers, by their index.
  var wrappedParameters: [(index: Int, syntax: FunctionParameterSyntax)] = []

  init(outer: FunctionDeclaration?, context: TypeContext?, scope: Scope) {
    self.outer = outer
    self.context = context
    self.scope = scope
  }
}

/// What the checker keeps about a closure beside what it keeps about any function.
struct ClosureDetails {
  /// What is expected where it is written.
  var expectedIsolation: FunctionIsolation?
  var isExpectedAsync = false
  var isAutoclosure = false
  /// It outlives the call that it is written in.
  var escapes = false
  /// Members need no `self.` although the closure escapes: `self` is in its capture list, or nothing is kept by it.
  var mayOmitSelf = false
  /// Statements that take a tuple parameter apart or wrap parameters, until the body is made.
  var prologue: [Statement] = []

  mutating func takePrologue() -> [Statement] {
    defer { prologue = [] }
    return prologue
  }
}

final class VariableDetails {
  var accessLimit: AccessLimit = .none
  var setterAccessLimit: AccessLimit = .none
  /// What is written for it, and for its setter alone.
  var access: AccessLevel?
  var setterAccess: AccessLevel?
  var context: TypeContext?
  var isOverride = false
  var isFinal = false
  /// The global actor among its attributes.
  var globalActor: NominalDeclaration?
  var isNonisolated = false
  var isAsyncLet = false
  /// What is said of a use, where there must be none.
  var unavailable: Unavailability?
  /// The written type is `any AnyObject & P`, which a `Type` does not say.
  var isClassBound = false
  /// `static`, where `class` would let subclasses override.
  var isStaticKeyword = false
  /// Attributes of the `@Observable` world.
  var isIgnoredByObservation = false
  /// Declared with `!`.
  var isImplicitlyUnwrapped = false
  /// The result builder among its attributes.
  var builder: Type?
  /// A function parameter that must not outlive the call.
  var isNonescaping = false
  /// Of a parameter whose default is `#line`, `#function` … alone: the macro's name. It stands for the place of the call.
  var callSiteDefault: String?
  /// What the type of a stored variable hides.
  var opaqueTypes: [OpaqueType] = []
}

/// `private` and `fileprivate` matter in one file only as far as types go: `private` members are seen inside the type
/// and its extensions.
enum AccessLimit {
  case none
  case privateTo(NominalDeclaration)
}

extension FunctionDeclaration {
  var detail: FunctionDetails? { details as? FunctionDetails }
}
extension VariableDeclaration {
  var detail: VariableDetails? { details as? VariableDetails }
  var isImplicitlyUnwrapped: Bool { detail?.isImplicitlyUnwrapped ?? false }

  func makeDetail() -> VariableDetails {
    if let detail { return detail }
    let made = VariableDetails()
    details = made
    return made
  }
}
extension NominalDeclaration {
  /// `protocol P: AnyObject`
  var isClassBound: Bool { selfParameter.map { $0.mustBeClass || $0.superclass != nil } ?? false }
  /// The library's hidden protocols: their extensions hold natives that meet public requirements, for many types at
  /// once. No program finds them by name.
  var holdsOnlyWitnesses: Bool { isLibrary && name.hasPrefix("_Builtin") }
  var detail: NominalDetails? { scope as? NominalDetails }
}
