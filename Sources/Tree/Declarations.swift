/// A struct, enum, class, actor or protocol, identified by the object: a redeclaration creates another one.
package final class NominalDeclaration: Hashable {
  package enum Kind { case structure, enumeration, classType, actor, protocolType }

  package let name: String
  package let kind: Kind
  package let place: Place
  /// The type it is declared in.
  package unowned var parent: NominalDeclaration?
  /// The generic parameters of the parent, then the declaration's own.
  package var genericParameters: [GenericParameter] = []
  /// The `Self` of a protocol.
  package var selfParameter: GenericParameter?

  // The part that the compiler reads; complete once the declaration has been checked.
  package var superclass: Type?
  /// The instance stored properties declared here, in order; lazy and wrapped ones by their storage.
  package var storedProperties: [VariableDeclaration] {
    get {
      complete()
      return contents.storedProperties
    }
    set { contents.storedProperties = newValue }
  }
  package var cases: [CaseDeclaration] {
    get {
      complete()
      return contents.cases
    }
    set { contents.cases = newValue }
  }
  package var deinitializer: FunctionDeclaration? {
    get {
      complete()
      return contents.deinitializer
    }
    set { contents.deinitializer = newValue }
  }
  /// The instance methods, accessors and subscripts of a class that start or override a vtable entry, in order.
  package var dynamicMembers: [FunctionDeclaration] {
    get {
      complete()
      return contents.dynamicMembers
    }
    set { contents.dynamicMembers = newValue }
  }

  /// Declares what an instance consists of, when it is first asked for: most types of the library are only named in
  /// the signatures of others.
  package var completion: (() -> Void)?

  /// Runs the pending completion.
  package func complete() {
    guard let work = completion else { return }
    completion = nil
    work()
  }

  private struct Contents {
    var storedProperties: [VariableDeclaration] = []
    var cases: [CaseDeclaration] = []
    var deinitializer: FunctionDeclaration?
    var dynamicMembers: [FunctionDeclaration] = []
  }
  private var contents = Contents()
  /// The requirements of a protocol, without inherited ones.
  package var requirements: [FunctionDeclaration] = []
  package var associatedTypes: [AssociatedType] = []
  /// `~Copyable`: values are moved, never copied. An extension may make instances of a generic type copyable again.
  package var isNoncopyable = false
  package var isCopyableByArguments = false
  /// The protocols that a protocol inherits from.
  package var inheritedProtocols: [NominalDeclaration] = []
  /// `@Observable` has been applied.
  package var isObservable = false
  package var isLibrary = false
  /// True for a type that an extension with conditions declares: `extension Box where T: Equatable { enum Kind {} }`.
  package var isConditional = false
  /// `Swift`, `SwiftUI`; `main` for types of the program.
  package var module = "main"
  /// The parameters that a pack has become, in an instance of a type with a parameter pack.
  package var pack: Range<Int>?
  /// True for a type whose values only natives read.
  package var isOpaqueToCode = false
  /// Set by the checker for its own use: members by name, syntax, conformances.
  package var scope: AnyObject?
  /// Unique number; the protocol number in `CodeProvider`.
  package let number: Int
  /// True for names like `_BuiltinInteger`; computed once, because every lookup asks for it.
  package let hasBuiltinName: Bool
  /// True for `Copyable` and `Escapable`.
  package let isCopyabilityMarker: Bool

  package init(name: String, kind: Kind, place: Place, parent: NominalDeclaration?, number: Int) {
    self.name = name
    isCopyabilityMarker = kind == .protocolType && (name == "Copyable" || name == "Escapable")
    hasBuiltinName = name.utf8.starts(with: "_Builtin".utf8)
    self.kind = kind
    self.place = place
    self.parent = parent
    self.number = number
  }
  package static func == (left: NominalDeclaration, right: NominalDeclaration) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// `Outer.Inner`
  package var qualifiedName: String { parent.map { "\($0.qualifiedName).\(name)" } ?? name }
  package var isClass: Bool { kind == .classType || kind == .actor }
  /// True for `KeyPath` and its subclasses.
  package var isKeyPath: Bool { isLibrary && parent == nil && name.hasSuffix("KeyPath") }
  /// The type inside its own declaration, in which the generic parameters are themselves the arguments.
  package var declaredType: Type { .nominal(self, genericParameters.map { .parameter($0) }) }
}

/// One case of an enum.
package final class CaseDeclaration {
  package let name: String
  package unowned let owner: NominalDeclaration
  package let index: Int
  /// The payload, in terms of the owner's generic parameters.
  package var payload: [TupleElement]
  package let isIndirect: Bool
  package let place: Place

  package init(
    name: String, owner: NominalDeclaration, index: Int, payload: [TupleElement], isIndirect: Bool, place: Place
  ) {
    self.isIndirect = isIndirect
    self.name = name
    self.owner = owner
    self.index = index
    self.payload = payload
    self.place = place
  }
}

/// Any variable: global, local, parameter, `self`, property, static property.
package final class VariableDeclaration: Hashable {
  package enum Kind { case global, local, parameter, property, staticProperty }
  package enum Ownership { case strong, weak, unowned }

  /// How the generated setter of a tracked property decides whether a write is a change, from the property's static
  /// type alone (`shouldNotifyObservers`).
  package enum ChangeRule {
    case always
    /// `!=` of the type; the function is the `==` of its Equatable conformance. Also for Equatable classes.
    case equatable
    /// `!==`
    case identity
  }

  /// The methods of a class that replace the macro's accessors, called on the instance.
  package struct OwnObservation {
    package var access: FunctionDeclaration?
    /// Receives the new value, and stores it.
    package var set: FunctionDeclaration?
    package var willChange: FunctionDeclaration?
    package var didChange: FunctionDeclaration?

    package init() {}
  }

  package let name: String
  package let kind: Kind
  package let place: Place
  /// Inferred from the initial value at its first use, if the source declares no type.
  package var type: Type {
    get {
      if let infer = pendingType {
        pendingType = nil
        infer()
      }
      return knownType
    }
    set { knownType = newValue }
  }
  private var knownType: Type
  package var pendingType: (() -> Void)?
  package var isLet: Bool
  package var ownership = Ownership.strong
  package var isInout = false
  /// `consuming`: a call passes ownership of the value. Also for the `self` of a method.
  package var isConsuming = false
  /// `borrowing`: even a copyable value is copied only explicitly.
  package var isBorrowing = false
  package var isLazy = false
  /// The owner of a property or static property: the extended type, which may be a protocol.
  package unowned var owner: NominalDeclaration?

  /// For a stored property that is an element of a tuple pattern: the local variable that holds the whole value while
  /// an initializer runs.
  package var tuple: VariableDeclaration?

  // Computed and observed
  /// Nil for plain storage. The function that reads a computed, lazy or wrapped property, or a protocol requirement.
  package var getter: FunctionDeclaration?
  package var setter: FunctionDeclaration?
  /// Observers of a stored property; their only parameter is `newValue` or `oldValue`.
  package var willSet: FunctionDeclaration?
  package var didSet: FunctionDeclaration?
  /// True if `didSet` mentions `oldValue`; otherwise the old value is not read first.
  package var didSetReadsOldValue = false
  /// The initial value of a stored property, global or static; already converted to `type`.
  package var initialValue: Expression?
  /// For a lazy property, the function that owns the `self` that `initialValue` may use.
  package var lazyFunction: FunctionDeclaration?
  /// The index of the storage in the instance, within `owner.storedProperties`. Nil if there is no storage.
  package var storageIndex: Int?
  /// Set for a property of an `@Observable` class that the macro tracks.
  package var tracking: ChangeRule?
  /// The class's own code that runs when the tracked property is read or changed.
  package var ownObservation: OwnObservation?
  /// The tracked property to which this untracked storage belongs: `count` for `_count`.
  package weak var storageOf: VariableDeclaration?
  /// The superclass's property that this one overrides by observers or accessors.
  package weak var overridden: VariableDeclaration?
  /// True for a stored property that a subclass overrides: it is accessed through accessors that are dispatched
  /// dynamically.
  package var isOverridden = false
  package var isRequirement = false
  /// The property wrappers of the variable, which then has accessors as well.
  package var wrapping: Wrapping?
  /// The wrapped variable, if this is its storage.
  package weak var wrapped: VariableDeclaration?
  // Locals
  /// True if a closure or local function inside its scope uses it. Such a `var`, and a `let` without an initial
  /// value, is stored in a cell; a captured `let` is copied.
  package var isCaptured = false
  /// Declared without a value and assigned later.
  package var isInitializedLater = false
  /// True if the body names the variable. A closure does not keep a captured value that its body never uses.
  package var isMentioned = false
  /// The function or closure to which the local belongs; nil at top level.
  package weak var function: FunctionDeclaration?
  /// The compiler's own data, for globals: its `GlobalVariable`.
  package var storage: AnyObject?
  /// The checker's own data: syntax and context.
  package var details: AnyObject?

  package init(name: String, kind: Kind, type: Type, isLet: Bool, place: Place) {
    self.name = name
    self.kind = kind
    knownType = type
    self.isLet = isLet
    self.place = place
  }
  package static func == (left: VariableDeclaration, right: VariableDeclaration) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Any declaration with a body that is called: function, method, initializer, deinitializer, accessor, observer,
/// operator, subscript accessor, closure.
package final class FunctionDeclaration: Hashable {
  package enum Kind {
    case function, method, initializer, deinitializer, getter, setter, observer, closure
  }

  package let name: String
  package let kind: Kind
  package let place: Place
  /// The extended type of a member; a protocol for requirements and for members of protocol extensions.
  package unowned var owner: NominalDeclaration?
  /// All generic parameters in scope: the owner's (or the protocol's `Self`), then the function's own.
  package var genericParameters: [GenericParameter] = []
  /// The `self` of a member; a metatype for static members; inout if `isMutating`. In initializers a local variable.
  package var selfVariable: VariableDeclaration?
  package var parameters: [Parameter] = []
  package var result: Type = .void
  package var isThrowing = false
  package var isRethrowing = false
  package var isAsync = false
  package var isStatic = false
  package var isMutating = false
  /// `init?`
  package var isFailable = false
  /// True if the initializer of a class calls `self.init`.
  package var isConvenience = false
  /// The superclass's initializer that a class's initializer calls at its end if it does not name one.
  package var implicitSuper: FunctionDeclaration?
  package var isFinal = false
  /// True for a requirement of a protocol, which is called through a conformance.
  package var isRequirement = false
  /// The superclass's method that this one replaces in the vtable.
  package weak var overridden: FunctionDeclaration?
  /// The name of the native that implements the function, which then has no body.
  package var native: String?
  /// The property or subscript of an accessor.
  package weak var accessorOf: VariableDeclaration?
  /// Generated by the compiler: `init` of all stored properties, `==` of an enum …; see `Synthesized`.
  package var synthesized: Synthesized?
  /// The types that `some` hides in the result.
  package var opaqueResults: [OpaqueType] = []

  /// The checked body, checked now if necessary (library functions are checked at their first use). Nil for natives
  /// and requirements, and if checking failed.
  package var body: Block? {
    if let check = pendingCheck {
      pendingCheck = nil
      check()
    }
    return checkedBody
  }
  package var pendingCheck: (() -> Void)?
  package var checkedBody: Block?

  // Closures and local functions
  /// The locals of enclosing functions used inside, nested closures included, in the order of first use; `self` too.
  package var captures: [VariableDeclaration] = []
  /// `[weak self, x = f()]`: evaluated when the closure is created; the variable belongs to the closure.
  package var captureList: [CaptureListItem] = []
  /// The items of the capture list that the closure keeps.
  package var keptItems: [CaptureListItem] { captureList.filter(\.variable.isMentioned) }
  /// The local functions called inside: their captures are needed too.
  package var calledLocalFunctions: [FunctionDeclaration] = []
  /// True if the function is declared inside another function.
  package var isLocal = false

  package struct Parameter {
    package var label: String?
    package let variable: VariableDeclaration
    package var defaultValue: Expression? { resolveDefault?() }
    /// True if the parameter has a default value. Reading this does not check the value.
    package var hasDefault: Bool { resolveDefault != nil }
    package var resolveDefault: (() -> Expression?)?
    package var isVariadic = false
    package var isAutoclosure = false
    package var isEscaping = false
    /// The result builder that is applied to the body of a closure.
    package var builder: Type?
    /// For a memberwise initializer, true if the argument is a function whose result is the property's value.
    package var isCalledAtOnce = false

    package init(label: String?, variable: VariableDeclaration) {
      self.label = label
      self.variable = variable
    }
  }

  package struct CaptureListItem {
    package let variable: VariableDeclaration
    package let value: Expression

    package init(variable: VariableDeclaration, value: Expression) {
      self.variable = variable
      self.value = value
    }
  }

  /// Members that the language generates; the compiler creates their code from the owner's stored properties or
  /// cases.
  package enum Synthesized {
    /// The parameters are the stored properties without a fixed value.
    case memberwiseInitializer
    /// `init()` of a class or struct whose properties all have initial values.
    case defaultInitializer
    /// A superclass's designated initializer, inherited: initializes own properties, then calls the inherited one.
    case inheritedInitializer
    case equality  // ==
    case hashInto  // hash(into:)
    case allCases
    case rawValue
    case initRawValue
    case comparison  // < of an enum
  }

  /// The checker's own data: syntax, context, requirements.
  package var details: AnyObject?

  /// The raw values of an enum's cases, for `rawValue` and `initRawValue`: in declaration order, on the owner's
  /// declaration.
  package var rawValues: [Expression] = []
  /// Unique number; the requirement number in `CodeProvider`.
  package let number: Int

  package init(name: String, kind: Kind, place: Place, number: Int) {
    self.name = name
    self.kind = kind
    self.place = place
    self.number = number
  }
  package static func == (left: FunctionDeclaration, right: FunctionDeclaration) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// True for a modifier that returns `some View` in SwiftUI: obsh's library names the type behind it.
  package var isModifierOfView: Bool {
    guard place.file.isLibrary, case .nominal(let declaration, let arguments) = result,
      declaration.name == "ModifiedContent", declaration.isLibrary, arguments.count == 2
    else { return false }
    return arguments[1].nominal?.name.hasPrefix("_") ?? false
  }

  /// `append(_:)`, `init(name:)`
  package var fullName: String {
    switch kind {
    case .getter, .setter, .observer, .deinitializer, .closure: name
    case .function, .method, .initializer:
      "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }
}

/// A subscript: a pair of accessors with parameters. The parameters of the accessors are the indices; the setter's
/// first parameter is `newValue`.
package final class SubscriptDeclaration {
  package let getter: FunctionDeclaration
  package var setter: FunctionDeclaration?

  package init(getter: FunctionDeclaration, setter: FunctionDeclaration?) {
    self.getter = getter
    self.setter = setter
  }
}
