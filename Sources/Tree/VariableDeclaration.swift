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
  /// True for a tuple, also one in a property, that somewhere receives its value element by element.
  package var isInitializedByParts = false
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
