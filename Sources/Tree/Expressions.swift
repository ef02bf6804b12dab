/// A checked expression. Types may still name generic parameters (the compiler substitutes them); type variables are
/// bound when the compiler reads them: always use `resolved` types.
package final class Expression {
  package var kind: Kind
  package var type: Type
  package let place: Place
  /// True for a `T!`: the checker unwraps it if a `T` is needed.
  package var isImplicitlyUnwrapped = false

  /// The place of the member's or function's name, for messages.
  package var memberPlace: Place?

  /// True if the base of a member is `super`, so that its subscript is called directly.
  package var isSuper = false

  /// True for an optional chain that is the whole value of an initializer or of a return.
  package var isWholeValue = false

  package init(_ kind: Kind, type: Type, place: Place) {
    self.kind = kind
    self.type = type
    self.place = place
  }

  package indirect enum Kind {
    // Literals: `type` is the literal's type
    /// An integer literal; its type is an integer type, Double or Float.
    case integer(UInt128, isNegative: Bool)
    case double(Double)
    case boolean(Bool)
    /// A literal of String or Character.
    case string(String)
    case interpolation([Segment])
    case nilValue
    /// A literal of Array or Set. For other types: a call of `init(arrayLiteral:)` with an Array.
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Expression])

    // Names
    /// A local, a parameter, `self` or a global.
    case variable(VariableDeclaration)
    /// A static property of the type `owner`.
    case staticVariable(VariableDeclaration, owner: Type)
    /// A function as a value; for static methods `base` is the metatype, for bound methods the instance.
    case function(FunctionDeclaration, Substitution, base: Expression?)
    /// A case with payload as a function, `Shape.circle`.
    case caseFunction(CaseDeclaration)
    case metatype(Type)

    // Calls
    /// A declared function, method, initializer or operator. `base` is self: the instance, the metatype for static
    /// members (possibly a dynamic metatype value), nil for free functions and for initializers of a known type. The
    /// substitution covers all generic parameters of the callee. An instance method is called through the vtable or a
    /// conformance unless `isDirect` (`super.f()`).
    case apply(FunctionDeclaration, Substitution, base: Expression?, [Argument], isDirect: Bool)
    /// `self.init(…)` and `super.init(…)` inside an initializer.
    case delegateInitializer(FunctionDeclaration, Substitution, [Argument], isSuper: Bool)
    /// A call of a function value.
    case call(Expression, [Argument])
    /// A new value of an enum case, with its payload.
    case enumCase(CaseDeclaration, [Expression])

    // Members; assignable if what they name is
    /// `base` is already converted to the owner (or class), and is not optional. The substitution is for the owner's
    /// parameters.
    case property(Expression, VariableDeclaration, Substitution, isDirect: Bool)
    case tupleElement(Expression, Int)
    case subscripted(Expression, SubscriptDeclaration, Substitution, [Argument])
    /// `base[keyPath: path]`
    case keyPathApplication(Expression, Expression)
    case forceUnwrap(Expression)
    /// `&x` for a parameter that is a pointer, or an optional one: memory with the variable's value, which is put back
    /// into the variable after the call.
    case pointer(to: Expression, PointerAccess)
    /// `a?.b`: evaluates the inner expression; a `chainLink` inside that finds nil ends it with nil. The inner value
    /// is wrapped in an optional unless it already has the chain's type.
    case optionalChain(Expression)
    case chainLink(Expression)

    // Functions
    case closure(FunctionDeclaration)
    case keyPath([KeyPathComponent])

    // Operators with control flow
    case and(Expression, Expression)
    case or(Expression, Expression)
    case not(Expression)
    /// `a ?? b`: b of the wrapped type, or of the optional type (which is then the type of the result as well).
    case coalesce(Expression, Expression)
    case ternary(Expression, Expression, Expression)
    /// `if` or `switch` as an expression; its branches end in `Statement.yield`.
    case statement(Statement)

    // Effects
    case assign(Expression, Expression)
    /// `_ = e`, and the value of an expression statement.
    case discard(Expression)
    case tryPlain(Expression)
    case tryOptional(Expression)  // wraps; flattens as Swift 5
    case tryForced(Expression)
    case await(Expression)

    // Conversions
    /// `T` to `T?`.
    case wrap(Expression)
    /// Subclass to superclass; also for metatypes.
    case upcast(Expression)
    /// A concrete or generic value, or an existential with more protocols, to an existential.
    case erase(Expression)
    /// Array, dictionary, set or optional whose elements convert (`[Int]` to `[Any]`, `Derived?` to `Base?`).
    /// The closure converts one element (key and value for dictionaries).
    case convertCollection(Expression, element: FunctionDeclaration, value: FunctionDeclaration?)
    /// A function value converted to a compatible type by a closure that the checker created, which is the operand.
    /// If the representation is the same (throws, escaping, labels): the value itself with another type.
    case reinterpret(Expression)
    /// `e == nil`, for any wrapped type.
    case isNil(Expression)
    /// `a === b`, of class references or optionals of them.
    case identical(Expression, Expression)
    case castTest(Expression, Type)
    case castConditional(Expression, Type)
    case castForced(Expression, Type)
    /// A local variable, or a stored part of one, whose value is moved out.
    case consumed(Expression)
    /// `copy e`
    case copied(Expression)
    /// The value of an integer generic argument: `n` of `struct Matrix<let n: Int>`.
    case genericValue(Type)
    /// `type(of: e)`
    case dynamicType(Expression)
  }

  package enum Segment {
    case text(String)
    /// Any value: printed like `String(describing:)`, by its static type.
    case value(Expression)
  }

  package enum KeyPathComponent {
    case property(VariableDeclaration, Substitution, root: Type, type: Type)
    case subscripted(SubscriptDeclaration, Substitution, [Argument], root: Type, type: Type)
    case tupleElement(Int, root: Type, type: Type)
    case optionalChain
    case forceUnwrap(type: Type)
    /// `\.self`
    case identity
  }
}

/// The library's functions that make a pointer to a variable's value, and put its value back.
package struct PointerAccess {
  package let maker: FunctionDeclaration
  package let putter: FunctionDeclaration
  /// The types of the value: each function has one generic parameter.
  package let pointee: Type

  package init(maker: FunctionDeclaration, putter: FunctionDeclaration, pointee: Type) {
    self.maker = maker
    self.putter = putter
    self.pointee = pointee
  }
}

package enum Argument {
  case value(Expression)
  /// `&x`
  case inOut(Expression)
  /// The default value of the callee's parameter, evaluated under the callee's substitution.
  case defaultValue(FunctionDeclaration, parameter: Int)
}
