/// A static type, as the checker and the compiler see it.
package indirect enum Type: Hashable {
  /// A struct, enum, class or actor with all its type arguments, those of enclosing types first. `Int`,
  /// `Optional<T>`, `Array<T>`… are nominal as well: see `NominalDeclaration.wellKnown`.
  case nominal(NominalDeclaration, [Type])
  /// Two or more elements, or none (`Void`).
  case tuple([TupleElement])
  case function(FunctionType)
  /// `any P<Int> & Q`; without protocols: `Any`. A superclass constraint is not a protocol.
  case existential([NominalDeclaration], superclass: Type?, arguments: [AssociatedArgument] = [])
  /// `AnyObject`
  case anyObject
  case metatype(Type)
  /// A generic parameter inside its declaration; `Self` of a protocol is one too.
  case parameter(GenericParameter)
  /// `T.Element`: an associated type of a type that is not concrete yet.
  case member(Type, AssociatedType)
  /// The result of a function declared `some P`. Outside the function only its protocols are known; the compiler
  /// replaces it with `OpaqueType.underlying` under the arguments (those of the function's generic parameters).
  case opaque(OpaqueType, [Type])
  /// The argument of a generic value: `3` of `Matrix<3, 4>`.
  case integer(Int)
  /// A type that is to be inferred. No longer present once a statement has been checked (`resolved`).
  case variable(TypeVariable)
  /// The type after an error that has been reported.
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
  /// The protocol in whose brackets it is written, which may inherit the associated type.
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
  /// `throws(E)`; nil means any error.
  package var thrownType: Type?
  package var isolation = FunctionIsolation()
  /// The attributes that belong to the type's identity at run time, which the compiler sets; nil while code is checked,
  /// where function types that differ in isolation count as one.
  package var attributes: Attributes?

  package struct Attributes: Hashable {
    package var isSendable: Bool
    package var globalActor: NominalDeclaration?
    package var isIsolatedAny: Bool
  }

  package struct Parameter: Hashable {
    package var type: Type
    package var isInout = false
    package var isAutoclosure = false
    package var isEscaping = false
    /// A function type written without `@escaping`. False for a generic parameter that stands for a function.
    package var isNonescaping = false
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
    // `isEscaping`, `isNonescaping`, `isAutoclosure` and `isVariadic` concern the use of a parameter, not its type.
    package static func == (left: Parameter, right: Parameter) -> Bool {
      left.type == right.type && left.isInout == right.isInout
    }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInout)
    }
  }

  /// The tuple of all parameters, which a function that expects one parameter of any type takes for it; nil if a
  /// parameter cannot be part of a tuple.
  package var tupleOfParameters: Type? {
    guard parameters.allSatisfy({ !$0.isInout && !$0.isVariadic && !$0.isAutoclosure }) else { return nil }
    return .tuple(parameters.map { TupleElement(type: $0.type) })
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
  /// `@Sendable` and `sending`: the function may run in any isolation domain.
  package var isSendable = false
  /// True for `sending` alone: ownership of the closure is passed on, but it does not run concurrently.
  package var isSending = false
  /// `@MainActor` or another global actor.
  package var globalActor: NominalDeclaration?
  /// `@isolated(any)`
  package var isIsolatedAny = false
  /// `@_inheritActorContext`: a closure passed for the parameter has the isolation of the context in which it is
  /// written.
  package var inheritsActor = false
  /// `@_implicitSelfCapture`: a closure passed for the parameter needs no explicit `self.`.
  package var capturesSelfImplicitly = false

  package init() {}

  /// Nil for a plain function.
  package var attributes: FunctionType.Attributes? {
    let isConcurrent = isSendable && !isSending
    guard isConcurrent || globalActor != nil || isIsolatedAny else { return nil }
    return FunctionType.Attributes(
      isSendable: isConcurrent, globalActor: globalActor, isIsolatedAny: isIsolatedAny)
  }

  package static func == (left: FunctionIsolation, right: FunctionIsolation) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A generic parameter of a type or function, or `Self` of a protocol; identified by the object.
package final class GenericParameter: Hashable {
  package let name: String
  /// The protocols and the superclass that constrain it; where clauses on members are in the owner's `requirements`.
  package var protocols: [NominalDeclaration] = []
  package var superclass: Type?
  package var mustBeClass = false
  /// `T: ~Copyable`: the argument may be a noncopyable type.
  package var isNoncopyable = false
  /// True for `let n: Int`: the argument is an integer, and the name of the parameter is a value.
  package var isValue = false
  /// True for `T: Reducer` whose protocol comes from a module that obsh lacks: the other members of its values are not
  /// known.
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

/// The hidden type behind `some P` in a result or in the type of a stored variable. Its underlying type is known once
/// the body has been checked.
package final class OpaqueType: Hashable {
  package var protocols: [NominalDeclaration]
  /// The underlying type, in terms of the function's generic parameters; `checkBody` of the declaration must have
  /// run.
  package var underlying: Type?
  /// The result type of the returns that follow `if #available`, if it differs from that of newer systems.
  package var fallback: Type?
  /// Checks the declaring body if necessary.
  package var resolve: (() -> Void)?
  /// All generic parameters in scope, in the order of the arguments in `Type.opaque`.
  package var parameters: [GenericParameter] = []
  /// The arguments in `some P<Int>`.
  package var arguments: [AssociatedArgument] = []
  /// The class of `some C & P`.
  package var superclass: Type?
  /// The description of the declaration in messages: `result of 'f'`.
  package var origin: String?

  package init(protocols: [NominalDeclaration]) { self.protocols = protocols }
  package static func == (left: OpaqueType, right: OpaqueType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type that is still to be inferred.
package final class TypeVariable: Hashable {
  /// The kind of literal that the variable stands for, which decides its default and the types it can become.
  package enum Literal {
    case integer, float, string, boolean, nilValue, array, dictionary
    /// A string literal that can also be one character, or one scalar.
    case character, scalar
    /// The elements of a collection literal that have no type in common: the contextual type, or else `Any`.
    case mixture

    package var isText: Bool { self == .string || self == .character || self == .scalar }
  }

  package var binding: Type?
  /// Its index among the variables that were open when it was created.
  package var number = -1
  package var literal: Literal?
  /// True if an integer literal and a floating-point literal share the variable: separate types are preferred if any
  /// type is possible.
  package var isMixed = false
  /// The protocols to which the bound type must conform, checked when it is bound.
  package var protocols: [NominalDeclaration] = []
  /// True for a type argument that is left out, `Stack()`.
  package var isArgument = false
  /// The place of the type without its arguments, if a program calls one of its initializers there.
  package var origin: Place?
  /// The type if nothing else determines it: `Any` for the elements of `[]`.
  package var fallback: Type?
  /// True for a generic parameter with a bound that obsh lacks: other types may decide it than those in sight.
  package var isOpenEnded = false
  /// The name for messages: `T` of `identity<T>`.
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
