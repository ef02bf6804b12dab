/// A static type, as the checker and the compiler see it.
package indirect enum Type: Hashable {
  /// A struct, enum, class or actor with all its type arguments, those of the types around it first. `Int`,
  /// `Optional<T>`, `Array<T>`… are nominal as well: see `NominalDeclaration.wellKnown`.
  case nominal(NominalDeclaration, [Type])
  /// Two or more elements, or none (`Void`).
  case tuple([TupleElement])
  case function(FunctionType)
  /// `any P<Int> & Q`; no protocol: `Any`. A superclass constraint is not a protocol.
  case existential([NominalDeclaration], superclass: Type?, arguments: [AssociatedArgument] = [])
  /// `AnyObject`
  case anyObject
  case metatype(Type)
  /// A generic parameter seen from inside its declaration; `Self` of a protocol is one too.
  case parameter(GenericParameter)
  /// `T.Element`: an associated type of something not yet concrete.
  case member(Type, AssociatedType)
  /// The result of a function declared `some P`. Outside it only its protocols are known; the compiler replaces it
  /// with `OpaqueType.underlying` under the arguments (those of the function's generic parameters).
  case opaque(OpaqueType, [Type])
  /// A type that is to be inferred. Gone once a statement has been checked (`resolved`).
  case variable(TypeVariable)
  /// After an error that has been reported.
  case error

  package static var void: Type { .tuple([]) }
  package static var any: Type { .existential([], superclass: nil) }
}

extension Type {
  /// True if values of the type are moved and never copied.
  package var isNoncopyable: Bool {
    switch self {
    case .nominal(let declaration, let arguments):
      if declaration.isNoncopyable, !declaration.isCopyableByArguments { return true }
      if arguments.isEmpty || !declaration.isNoncopyable && !declaration.isCopyableByArguments { return false }
      return arguments.contains(where: \.isNoncopyable)
    case .parameter(let parameter): return parameter.isNoncopyable
    case .variable(let variable): return variable.binding?.isNoncopyable ?? false
    default: return false
    }
  }
}

/// `Int` of `any Sequence<Int>`.
package struct AssociatedArgument: Hashable {
  package let associated: AssociatedType
  /// The protocol it is written behind, which may inherit the associated type.
  package let owner: NominalDeclaration
  package var type: Type

  package init(_ associated: AssociatedType, of owner: NominalDeclaration, _ type: Type) {
    self.associated = associated
    self.owner = owner
    self.type = type
  }
}

package struct TupleElement: Hashable {
  package var label: String?
  package var type: Type

  package init(label: String? = nil, type: Type) {
    self.label = label
    self.type = type
  }
}

package struct FunctionType: Hashable {
  package var parameters: [Parameter]
  package var result: Type
  package var isThrowing = false
  package var isAsync = false
  /// `throws(E)`; nil: any error.
  package var thrownType: Type?
  package var isolation = FunctionIsolation()

  package struct Parameter: Hashable {
    package var type: Type
    package var isInout = false
    package var isAutoclosure = false
    package var isEscaping = false
    /// `consuming File`
    package var isConsuming = false
    /// `isolated Counter`
    package var isIsolated = false
    /// `Int...`: the type is that of the array.
    package var isVariadic = false

    package init(type: Type, isInout: Bool = false, isAutoclosure: Bool = false, isEscaping: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isAutoclosure = isAutoclosure
      self.isEscaping = isEscaping
    }
    // `isEscaping`, `isAutoclosure` and `isVariadic` say how a parameter may be used, not what it is.
    package static func == (left: Parameter, right: Parameter) -> Bool {
      left.type == right.type && left.isInout == right.isInout
    }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInout)
    }
  }

  package init(
    _ parameters: [Parameter], _ result: Type, isThrowing: Bool = false, isAsync: Bool = false, thrownType: Type? = nil
  ) {
    self.thrownType = thrownType
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
  }
}

/// The isolation of a function type's values: it limits what the function may use, and is not part of the type's
/// identity.
package struct FunctionIsolation: Hashable {
  /// `@Sendable` and `sending`: it may run anywhere.
  package var isSendable = false
  /// `sending` alone: the closure is handed over, and not one that may run at any time.
  package var isSending = false
  /// `@MainActor` and the like.
  package var globalActor: NominalDeclaration?
  /// `@_inheritActorContext`: a closure passed for it runs where it is written.
  package var inheritsActor = false
  /// `@_implicitSelfCapture`: `self.` need not be written in a closure passed for it.
  package var capturesSelfImplicitly = false

  package init() {}
  package static func == (left: FunctionIsolation, right: FunctionIsolation) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A generic parameter of a type or function, or `Self` of a protocol. Identity is the object.
package final class GenericParameter: Hashable {
  package let name: String
  /// Protocols and a superclass it is constrained to; where clauses on members are in the owner's `requirements`.
  package var protocols: [NominalDeclaration] = []
  package var superclass: Type?
  package var mustBeClass = false
  /// `T: ~Copyable`: noncopyable types may stand for it.
  package var isNoncopyable = false
  /// `T: Reducer` of a module that obsh does not have: what else its values have is not known.
  package var isOpenEnded = false

  package init(name: String) { self.name = name }
  package static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `associatedtype Element`, declared by a protocol.
package final class AssociatedType: Hashable {
  package let name: String
  package unowned let owner: NominalDeclaration
  package var protocols: [NominalDeclaration] = []
  package var defaultType: Type?

  package init(name: String, owner: NominalDeclaration) {
    self.name = name
    self.owner = owner
  }
  package static func == (left: AssociatedType, right: AssociatedType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The hidden type behind `some P` in a result or in the type of a stored variable. Its underlying type is known once the body has been checked.
package final class OpaqueType: Hashable {
  package var protocols: [NominalDeclaration]
  /// The type behind it, in terms of the function's generic parameters; `checkBody` of the declaration must have run.
  package var underlying: Type?
  /// The result type of the returns that follow `if #available`, if it differs from that of newer systems.
  package var fallback: Type?
  /// Checks the declaring body if that has not happened.
  package var resolve: (() -> Void)?
  /// All generic parameters in scope, in the order of the arguments in `Type.opaque`.
  package var parameters: [GenericParameter] = []
  /// The arguments in `some P<Int>`.
  package var arguments: [AssociatedArgument] = []
  /// The class of `some C & P`.
  package var superclass: Type?
  /// The declaration of the opaque type, for messages: `result of 'f'`.
  package var origin: String?

  package init(protocols: [NominalDeclaration]) { self.protocols = protocols }
  package static func == (left: OpaqueType, right: OpaqueType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type yet to be inferred.
package final class TypeVariable: Hashable {
  /// The kind of literal that the variable stands for, which decides its default and the types it can become.
  package enum Literal {
    case integer, float, string, boolean, nilValue, array, dictionary
    /// Text that can be one character, or one scalar, as well as a string.
    case character, scalar
    /// The elements of a collection literal that have no type in common: what the place expects, or else `Any`.
    case mixture

    package var isText: Bool { self == .string || self == .character || self == .scalar }
  }

  package var binding: Type?
  /// Its place among the variables that were open when it was made.
  package var number = -1
  package var literal: Literal?
  /// An integer literal and a floating-point one meet here: each is better off alone where anything will do.
  package var isMixed = false
  /// Protocols the bound type must conform to, checked when it is bound.
  package var protocols: [NominalDeclaration] = []
  /// A type argument left out, `Stack()`: an error only if the type of the whole expression needs it.
  package var isArgument = false
  /// The type if nothing else decides it: `Any` for the elements of `[]`.
  package var fallback: Type?
  /// For messages: `T` of `identity<T>`.
  package let name: String?

  package init(literal: Literal? = nil, name: String? = nil) {
    self.literal = literal
    self.name = name
  }
  package static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The types of generic parameters at one use.
package typealias Substitution = [GenericParameter: Type]
