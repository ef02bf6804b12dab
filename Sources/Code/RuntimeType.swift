/// A fully concrete type at run time. Interned by the compiler: two types are the same exactly if they are the same
/// object. It contains everything that a native needs to print, compare, hash or cast a value.
package final class RuntimeType {
  package enum Kind {
    case void
    /// All fixed-width integers; `width` in bits.
    case integer(width: Int, signed: Bool)
    case double
    case float
    case bool
    case string
    case character
    /// `arguments[0]` is the wrapped type.
    case optional
    /// `arguments[0]` is the element.
    case array
    case set
    /// `arguments` are the key and the value.
    case dictionary
    /// `arguments` are the elements, `labels` their labels.
    case tuple
    case structure
    case enumeration
    case classType
    /// `any P`, `any P & Q`, `Any`, `AnyObject`. Values are existential records (see `Record`).
    case existential
    case function
    /// `T.Type`; `arguments[0]` is `T`.
    case metatype
    case keyPath
    /// A value that only natives read (`ObservationRegistrar`, `Hasher`, iterators …): an opaque object.
    case opaque
  }

  package struct Field {
    package let name: String
    package let type: RuntimeType
    package let ownership: Ownership
    /// True if reading the property can set it.
    package let isLazy: Bool
    /// True if a macro has made the property computed, and stores its value under another name.
    package let isTracked: Bool

    /// The name under which Swift shows the storage.
    package var storageName: String { isLazy ? "$__lazy_storage_$_\(name)" : isTracked ? "_\(name)" : name }

    package init(
      name: String, type: RuntimeType, ownership: Ownership = .strong, isLazy: Bool = false, isTracked: Bool = false
    ) {
      self.name = name
      self.type = type
      self.ownership = ownership
      self.isLazy = isLazy
      self.isTracked = isTracked
    }
  }

  /// The strength of a stored property's or capture's reference. Weak and unowned references are held in a `WeakBox`.
  package enum Ownership { case strong, weak, unowned }

  package struct Case {
    package let name: String
    package let payload: [Field]  // a label is "" where there is none
    /// True if swiftc keeps the payload in a box.
    package let isIndirect: Bool

    package init(name: String, payload: [Field], isIndirect: Bool = false) {
      self.name = name
      self.payload = payload
      self.isIndirect = isIndirect
    }
  }

  /// As Swift prints it unqualified: `Array<Int>`, `Counter`, `Outer.Inner`, `(Int, String)`.
  package let name: String
  /// As `String(reflecting:)` prints it: `Swift.Int`, `main.Counter`.
  package let qualifiedName: String
  package let kind: Kind
  /// The compiler's key for the type; opaque to this module.
  package let origin: AnyObject?

  // Filled by the compiler right after creation (types may refer to themselves).
  package var arguments: [RuntimeType] = []
  /// True if the library declares the type. Its instances are not reported unless the program asks for them.
  package var isOfLibrary = false
  package var labels: [String] = []
  /// Stored properties of a struct, or of a class with its superclasses' first.
  package var fields: [Field] = []
  package var cases: [Case] = []
  package var superclass: RuntimeType?
  /// Class methods by vtable index, superclasses' first; overriding methods replace them.
  package var methods: [FunctionReference] = []
  /// The class's own `deinit`, without the superclass's.
  package var deinitializer: FunctionReference?
  /// The number of `fields` that come from the superclass.
  package var inheritedFieldCount = 0
  /// True if a copy of a value never touches a reference count.
  package var isTrivial = false
  /// Names of the protocols of an existential.
  package var protocols: [String] = []
  /// The numbers of the protocols (see `CodeProvider.conforms`), for casts of values that contain the existential:
  /// `[Any]` to `[any P]`.
  package var protocolNumbers: [Int] = []
  /// The number of pointers to witness tables in a compiled existential: one for each protocol that no other implies.
  package var witnessTableCount = 0
  /// True for an existential that contains only instances of classes.
  package var isClassBound = false

  /// Witnesses that have been looked up, by requirement (see `CodeProvider`).
  package var witnesses: [Int: FunctionReference?] = [:]
  /// Conformances that have been looked up, by protocol.
  package var conformances: [Int: Bool] = [:]
  /// The machine's own data.
  package var info: UnsafeMutableRawPointer?

  package init(name: String, qualifiedName: String, kind: Kind, origin: AnyObject? = nil) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.origin = origin
  }

  /// True if `self` is `other` or one of its subclasses.
  package func inherits(from other: RuntimeType) -> Bool {
    var type: RuntimeType? = self
    while let current = type {
      if current === other { return true }
      type = current.superclass
    }
    return false
  }
}

extension RuntimeType: Hashable {
  package static func == (left: RuntimeType, right: RuntimeType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Facts that only the compiler knows. The machine asks for them at run time, and stores the answers.
package protocol CodeProvider: AnyObject {
  /// Compiles the function; called once per reference, at its first call.
  func code(for function: FunctionReference) throws -> FunctionCode
  /// The function with which `type` meets the requirement; nil if it does not conform.
  func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference?
  /// True if `type` conforms to the protocol.
  func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool
  /// The number of a requirement or protocol of the library, for natives: `"CustomStringConvertible.description"`.
  func requirement(named name: String) -> Int?
  func protocolNumber(named name: String) -> Int?
  /// The associated type of a library protocol, for a type that conforms to it.
  func associatedType(_ name: String, of protocolName: String, for type: RuntimeType) -> RuntimeType?
  /// `[T]`, `T?`… for natives that build values of derived types, e.g. `optional(of:)`.
  func type(named name: String, arguments: [RuntimeType]) -> RuntimeType?
  /// Called when the machine has been deallocated: no compiled code runs any more, and no value is read.
  func dismantle()
}

extension CodeProvider {
  /// There is nothing to do for code whose functions do not retain each other.
  package func dismantle() {}
}
