import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The expressions that may be assigned to, passed inout, or changed by a mutating method.
extension ExpressionChecker {
  /// The reason why an expression cannot be changed.
  enum Immutability {
    case constant(String)
    case selfImmutable
    case getOnly(String)
    case privateSetter(String)
    case functionResult(String)
    case function(String, isMethod: Bool)
    /// A value that an initializer has just created.
    case newValue
    /// The wrapper of a parameter.
    case wrappedParameter(String)
    case literal
    case subscriptGetOnly
    case readOnlyKeyPath(String?)
    case propertyConstant(String)
    case parameter(String)
    /// A property of an existential, of a type that is not known; the name of the existential.
    case ofUnknownType(String)
  }

  func isMutable(_ expression: Expression) -> Bool { immutability(of: expression) == nil }

  func immutability(of expression: Expression) -> Immutability? {
    switch expression.kind {
    case .variable(let variable):
      if variable.getter != nil {
        if variable.setter == nil, variable.wrapping?.storage.isLet ?? false { return .wrappedParameter(variable.name) }
        return variable.setter == nil ? .getOnly(variable.name) : nil
      }
      if !variable.isLet { return nil }
      if variable.name == "self" { return .selfImmutable }
      // Not in a closure inside its scope: the time of the call is not known.
      let isElsewhere = variable.function != function && (function?.kind == .closure || function?.isLocal ?? false)
      if variable.isInitializedLater, !isElsewhere, !(body.isInDefer && variable.place.offset < body.deferOffset) {
        return nil
      }
      return .constant(variable.name)
    case .staticVariable(let variable, _):
      return variable.isLet ? .propertyConstant(variable.name) : accessProblem(variable)
    case .property(let base, let variable, _, _):
      if acceptsUnknown(variable, of: base) { return unknownPart(of: base) ?? .parameter(variable.name) }
      if variable.getter != nil || variable.isRequirement {
        if variable.setter == nil { return .getOnly(variable.name) }
        if let setter = variable.setter, !setter.isMutating || isReference(base) && !replacesObject(setter) {
          return accessProblem(variable)
        }
      } else if variable.isLet {
        return initializesOwn(base) ? nil : .propertyConstant(variable.name)
      }
      if let problem = accessProblem(variable) { return problem }
      let replaces = variable.setter.map { replacesObject($0) } ?? false
      return isReference(base) && !replaces ? nil : immutability(of: base)
    case .tupleElement(let base, _), .forceUnwrap(let base), .chainLink(let base), .optionalChain(let base):
      return immutability(of: base)
    case .subscripted(let base, let subscripted, _, _):
      guard let setter = subscripted.setter else {
        return isDynamic(subscripted) ? unknownPart(of: base) ?? .subscriptGetOnly : .subscriptGetOnly
      }
      if !setter.isMutating || isReference(base) && !replacesObject(setter) { return nil }
      return immutability(of: base)
    case .keyPathApplication(let base, let path):
      guard case .nominal(let declaration, _) = head(path.type) else { return .literal }
      if declaration.name == "ReferenceWritableKeyPath" { return nil }
      if declaration.name == "WritableKeyPath" { return immutability(of: base) }
      if case .variable(let variable) = path.kind { return .readOnlyKeyPath(variable.name) }
      return .readOnlyKeyPath(nil)
    case .upcast(let inner): return immutability(of: inner)
    case .discard: return nil
    case .apply(let function, _, _, _, _):
      // swiftc names only functions that are called without a base, and operators.
      let isNamed = function.owner == nil || !(function.name.first?.isLetter ?? false)
      return function.kind == .initializer || !isNamed ? .newValue : .functionResult(function.name)
    case .call: return .functionResult("call")
    case .function(let function, _, _): return .function(function.name, isMethod: function.owner != nil)
    default: return .literal
    }
  }

  /// True for a subscript that stands for members: swiftc does not ask if it has a setter.
  private func isDynamic(_ subscripted: SubscriptDeclaration) -> Bool {
    subscripted.getter.parameters.first?.label == "dynamicMember"
  }

  /// The reason for a property of an existential whose type is not known: swiftc blames the variable at the root.
  private func unknownPart(of expression: Expression) -> Immutability? {
    switch expression.kind {
    case .variable(let variable):
      variable.isLet && variable.name != "self" ? .constant(variable.name) : .ofUnknownType(variable.name)
    case .property(let base, _, _, _): unknownPart(of: base)
    default: nil
    }
  }

  private func accessProblem(_ variable: VariableDeclaration) -> Immutability? {
    guard let details = variable.detail, !isAccessible(details.setterAccessLimit) else { return nil }
    return .privateSetter(variable.name)
  }

  func isReference(_ expression: Expression) -> Bool {
    let type = head(expression.type)
    if case .metatype = type { return true }
    return isClassType(type)
  }

  /// True for a mutating member of a protocol that values may have: it may assign another object to `self`.
  func replacesObject(_ function: FunctionDeclaration) -> Bool {
    guard function.isMutating, !function.isStatic, let owner = function.owner, let own = owner.selfParameter,
      !isOpen, !owner.isOpaqueToCode,
      !allProtocols([owner]).contains(where: { $0.isClassBound || $0.isLibrary && $0.name == "Actor" })
    else { return false }
    if function.kind == .method || function.isRequirement { return true }
    // In an extension for classes, the accessors do not change `self`.
    return within(scope: scope, environment: function.detail?.context?.requirements ?? []) {
      !isClassType(.parameter(own))
    }
  }

  /// True in the members of a view, whose values are replaced, not mutated.
  var isInView: Bool {
    var current = function
    while let one = current {
      if let owner = one.owner { return isView(owner.declaredType) }
      current = one.detail?.outer
    }
    return false
  }

  /// `self.x = …` in an initializer of the type, for a constant without a value.
  private func initializesOwn(_ base: Expression) -> Bool {
    guard case .variable(let variable) = base.kind, variable.name == "self" else { return false }
    return function?.kind == .initializer && variable.function == function
  }

  /// True for a property that a protocol declares, of an instance of a class that may inherit one with a setter from a
  /// class that obsh lacks.
  private func isRequiredOfUnseen(_ expression: Expression) -> Bool {
    guard case .property(let base, let variable, _, _) = expression.kind, variable.owner?.kind == .protocolType else {
      return false
    }
    return inheritsUnseen(base)
  }

  /// True for an instance of a class that may inherit members that obsh cannot see.
  func inheritsUnseen(_ base: Expression) -> Bool { isOpen && head(base.type).nominal?.inheritsUnseen ?? false }

  /// Reports the reason why the expression cannot be changed.
  package func requireMutable(_ expression: Expression, at node: some SyntaxProtocol, verb: String) -> Bool {
    if case .error = expression.type { return false }
    guard let problem = immutability(of: expression) else { return true }
    if isRequiredOfUnseen(expression), let written = node.as(ExprSyntax.self) {
      noteOpaque(written)
      return false
    }
    let reason: MutationProblem.Reason
    switch problem {
    case .constant(let name), .propertyConstant(let name), .parameter(let name):
      reason = name.hasPrefix("$") ? .immutable(name) : .constant(name)
    case .selfImmutable: reason = .itself(isView: isInView)
    case .getOnly(let name): reason = name.hasPrefix("$") ? .immutable(name) : .getOnly(name)
    case .privateSetter(let name): reason = .privateSetter(name)
    case .functionResult(let name):
      let inner = node.as(InOutExprSyntax.self).map { unparenthesized($0.expression) }
      reason = inner?.is(InfixOperatorExprSyntax.self) ?? false ? .operatorResult : .result(name)
    case .function(let name, let isMethod): reason = .function(name, isMethod: isMethod)
    case .newValue: reason = .newValue
    case .wrappedParameter(let name), .ofUnknownType(let name): reason = .immutable(name)
    case .literal: reason = isPlainLiteral(expression) ? .literal : .expression
    case .subscriptGetOnly: reason = .subscriptGetOnly
    case .readOnlyKeyPath(let name): reason = .readOnlyKeyPath(name)
    }
    switch verb {
    case "operator": error(.mutation(.immutable(.operator, reason)), at: operatorToken(node))
    case "pass" where reason == .expression:
      error(.mutation(.temporary(described(expression.type).shown)), at: ampersand(node))
    case "pass": error(.mutation(.immutable(.inoutArgument, reason)), at: ampersand(node))
    case "getter": error(.mutation(.immutable(.getter, reason)), at: node)
    case "mutate" where reason == .expression:
      error(.mutation(.temporaryReceiver(described(expression.type).shown)), at: node)
    case "mutate": error(.mutation(.immutable(.member, reason)), at: node)
    default:
      let target = node.as(ExprSyntax.self).map { location(of: $0) } ?? Syntax(node)
      switch expression.kind {
      case .variable: error(.mutation(.immutable(.value, reason)), at: node)
      case .property, .staticVariable, .tupleElement:
        error(.mutation(.immutable(.property, reason)), at: target)
      case .subscripted(_, let subscripted, _, _) where isDynamic(subscripted) && node.is(MemberAccessExprSyntax.self):
        error(.mutation(.immutable(.dynamicMember, reason)), at: target)
      case .subscripted, .keyPathApplication: error(.mutation(.immutable(.subscript, reason)), at: target)
      case .apply, .call:
        guard let written = node.as(ExprSyntax.self) else {
          return reportImmutable(.call, reason, at: Syntax(node))
        }
        let inner = unparenthesized(written)
        let isOperator = inner.is(InfixOperatorExprSyntax.self)
        let callee = inner.as(FunctionCallExprSyntax.self).map { location(of: $0.calledExpression) }
        _ = reportImmutable(
          inner.id == written.id ? .call : .value, isOperator ? .operatorResult : reason,
          at: callee ?? location(of: inner))
      case .function: error(.mutation(.immutable(.value, reason)), at: target)
      default: error(.mutation(.immutable(.value, reason)), at: node)
      }
    }
    return false
  }

  /// True for a literal that is no collection.
  private func isPlainLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .double, .boolean, .string, .interpolation: true
    default: unbound(expression.type)?.literal != nil
    }
  }

  private func reportImmutable(_ use: MutationProblem.Use, _ reason: MutationProblem.Reason, at node: Syntax) -> Bool {
    error(.mutation(.immutable(use, reason)), at: node)
    return false
  }

  /// swiftc points at `+=`, not at the left operand.
  private func operatorToken(_ node: some SyntaxProtocol) -> Syntax {
    var current: Syntax? = Syntax(node)
    while let one = current {
      if let infix = one.as(InfixOperatorExprSyntax.self) { return Syntax(infix.operator) }
      current = one.parent
    }
    return Syntax(node)
  }

  private func ampersand(_ node: some SyntaxProtocol) -> Syntax {
    node.parent?.as(InOutExprSyntax.self).map { Syntax($0) } ?? Syntax(node)
  }

  func requireMutableReceiver(_ receiver: Expression, of function: FunctionDeclaration, at node: ExprSyntax) -> Bool {
    if isReference(receiver), !replacesObject(function) { return true }
    let target: Syntax
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      target = Syntax(member.declName)
    } else {
      target = Syntax(node)
    }
    return requireMutable(receiver, at: target, verb: "mutate")
  }
}
