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
