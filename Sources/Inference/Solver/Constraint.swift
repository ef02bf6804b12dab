import Declarations
import SwiftSyntax
import Tree

/// One condition on the types of an expression.
enum Constraint {
  /// A value of the first type is used where the second is expected.
  case conversion(Type, Type)
  /// A member is read or called.
  case member(MemberTerm)
  /// One of several declarations is used.
  case overloads(OverloadSet)
  /// An operator is applied; its overloads depend on the operands' types.
  case operation(OperatorTerm)
  /// A value is called.
  case call(Type, CallTerm)
  /// A closure has not been opened.
  case closure(ClosureTerm)
  /// The result of a closure whose body is one expression: body type, result type.
  case closureResult(Type, Type)
  /// The body of an open closure, which is checked statement by statement when its parameters are known.
  case closureBody(ClosureTerm, FunctionType)
  /// A closure that a result builder transforms when the call has decided the builder and the parameters.
  case built(BuiltTerm)
  /// The first type is an optional of the second.
  case optionalObject(Type, Type)
  /// The second type is the first as an optional, unless that already is one: `a?.b`, `try? x`.
  case flattenedOptional(Type, Type)
  /// The type of a collection literal is still open.
  case collection(CollectionTerm)
  /// The default type of the elements of a collection literal.
  case elementDefault(Type, Type, ExprSyntax)
  /// A part of the type of a closure that returns or throws nothing, and the type that it has unless something else
  /// determines it: `Void` as the result, `Never` as the error.
  case closureDefault(Type, Type)
  /// A property that several declarations of an open type have; those of extensions may not apply.
  case properties(MemberTerm, [Candidate])
  /// `a ?? b`
  case coalescing(CoalescingTerm)
  /// A value declared with `!`: its optional type, and the type of its use.
  case implicitlyUnwrapped(Type, Type)
  /// An expression that only the directional walk handles; it needs the expected type.
  case delegated(DelegatedTerm)
  /// The types of a callee's generic parameters satisfy the requirements of its declaration, which may be called.
  case requirements(OpenedCallee, CallTerm?)
}

/// The arguments of a call, and the type of its result.
final class CallTerm {
  let node: ExprSyntax
  let arguments: [CallArgument]
  let types: [Type]
  let result: Type
  let isAsyncContext: Bool

  /// True if an operator is applied.
  var isOperator: Bool { arguments.first?.label == "$operator" }

  init(_ node: ExprSyntax, _ arguments: [CallArgument], _ types: [Type], result: Type, isAsyncContext: Bool) {
    self.node = node
    self.arguments = arguments
    self.types = types
    self.result = result
    self.isAsyncContext = isAsyncContext
  }
}

/// `base.name`, `.name` (then the base is the type from the context), or `base[…]`.
final class MemberTerm {
  let node: ExprSyntax
  let base: Type
  let name: String
  let isImplicit: Bool
  let labels: DeclNameArgumentsSyntax?
  /// The call of the member; nil if it is used as a value.
  let call: CallTerm?
  let result: Type
  let isAsyncContext: Bool

  init(
    _ node: ExprSyntax, base: Type, name: String, isImplicit: Bool = false, labels: DeclNameArgumentsSyntax?,
    call: CallTerm?, result: Type, isAsyncContext: Bool
  ) {
    self.node = node
    self.base = base
    self.name = name
    self.isImplicit = isImplicit
    self.labels = labels
    self.call = call
    self.result = result
    self.isAsyncContext = isAsyncContext
  }
}

/// A disjunction: declarations with the same name, of which one is used.
final class OverloadSet {
  let node: ExprSyntax
  let callees: [Callee]
  /// The call of the declaration; nil if it is used as a value.
  let call: CallTerm?
  /// The type of the call's result, or of the reference.
  let result: Type
  let isOperator: Bool
  let isAsyncContext: Bool
  /// The numbers of parameters of all functions with the called name, including those whose labels do not match;
  /// empty if the name can refer to anything but free functions.
  let parameterCounts: [Int]

  var isFunctionName: Bool { !parameterCounts.isEmpty }

  init(
    _ node: ExprSyntax, _ callees: [Callee], call: CallTerm?, result: Type, isOperator: Bool = false,
    isAsyncContext: Bool, parameterCounts: [Int] = []
  ) {
    self.node = node
    self.callees = callees
    self.call = call
    self.result = result
    self.isOperator = isOperator
    self.parameterCounts = parameterCounts
    self.isAsyncContext = isAsyncContext
  }
}

final class OperatorTerm {
  let node: ExprSyntax
  let name: String
  let isPostfix: Bool
  let call: CallTerm

  init(_ node: ExprSyntax, name: String, isPostfix: Bool = false, call: CallTerm) {
    self.node = node
    self.name = name
    self.isPostfix = isPostfix
    self.call = call
  }
}

final class ClosureTerm {
  let node: ClosureExprSyntax
  let variable: TypeVariable
  /// The scope of the closure.
  let scope: Scope
  let isThrowing: Bool
  let isAsync: Bool

  init(_ node: ClosureExprSyntax, _ variable: TypeVariable, scope: Scope, isThrowing: Bool, isAsync: Bool) {
    self.node = node
    self.variable = variable
    self.scope = scope
    self.isThrowing = isThrowing
    self.isAsync = isAsync
  }
}

final class CollectionTerm {
  enum Elements {
    case array([Type])
    case dictionary([(key: Type, value: Type)])

    var isEmpty: Bool {
      switch self {
      case .array(let elements): elements.isEmpty
      case .dictionary(let elements): elements.isEmpty
      }
    }
  }

  let node: ExprSyntax
  let variable: TypeVariable
  let elements: Elements

  init(_ node: ExprSyntax, _ variable: TypeVariable, _ elements: Elements) {
    self.node = node
    self.variable = variable
    self.elements = elements
  }
}

final class CoalescingTerm {
  let node: ExprSyntax
  let left: Type
  let right: Type
  let result: Type

  init(_ node: ExprSyntax, _ left: Type, _ right: Type, result: Type) {
    self.node = node
    self.left = left
    self.right = right
    self.result = result
  }
}

final class DelegatedTerm {
  let syntax: ExprSyntax
  let variable: TypeVariable
  let scope: Scope

  init(_ syntax: ExprSyntax, _ variable: TypeVariable, scope: Scope) {
    self.syntax = syntax
    self.variable = variable
    self.scope = scope
  }
}
