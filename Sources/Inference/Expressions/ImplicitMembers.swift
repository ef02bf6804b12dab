import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Members that are used without a base: `count` for `self.count`.
extension ExpressionChecker {
  /// Reports a type member in an instance method, or the reverse.
  func reportImplicitMember(_ name: String, _ context: TypeContext, at node: DeclReferenceExprSyntax) {
    let found = lookUpMembers(of: context.selfType, named: name, isStatic: true)
    if selfExpression(at: node).map({ !isMetatype($0.type) }) ?? false, let first = found.first {
      if case .enumCase = first.member.kind { return error(.member(.caseOnInstance(name)), at: node) }
      error(.member(.staticOnInstance(name, of: context.selfType.shown)), at: node)
    } else if let own = typeContext, own.declaration != context.declaration {
      error(.member(.instanceOfOuter(name, of: context.selfType.shown, on: own.selfType.shown)), at: node)
    } else {
      error(.member(.instanceOnType(name, of: context.declaration.name)), at: node)
    }
  }

  private func isMetatype(_ type: Type) -> Bool {
    if case .metatype = type.resolved { true } else { false }
  }

  func inferImplicitMember(
    _ name: String, _ context: TypeContext, node: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression {
    let candidates = implicitCandidates(name, context, at: node)
    if candidates.isEmpty {
      if let unbound = unboundMethod(name, context, node: node, hint: hint) { return unbound }
      // The class may inherit a member with the name of its outer type's member.
      if inheritsUnseen {
        noteOpaque(ExprSyntax(node))
        return opaqueValue(of: node)
      }
      if selfExpression(at: node) == nil, function == nil {
        reportNoInstance(name, at: node)
      } else {
        reportImplicitMember(name, context, at: node)
      }
      return errorExpression(node)
    }
    guard let base = implicitBase(context, candidates[0], at: node) else {
      reportNoInstance(name, at: node)
      return errorExpression(node)
    }
    checkExplicitSelf(candidates[0], name: name, base: base, node: node)
    return memberValue(
      candidates, base: base, name: name, node: ExprSyntax(node), nameNode: Syntax(node), hint: hint,
      labels: node.argumentNames)
  }

  /// `static let all = [first, second]`, `var route = makeStart`: without an instance, a method's name is the function
  /// from the instance to the method.
  func unboundMethod(
    _ name: String, _ context: TypeContext, node: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression? {
    let isWithoutInstance =
      if let own = selfExpression(at: node) { isMetatype(own.type) } else { isInInitialValue(node) }
    guard isWithoutInstance else { return nil }
    let methods = labelled(
      lookUpMembers(of: context.selfType, named: name, isStatic: false).filter { $0.function != nil },
      by: node.argumentNames)
    guard !methods.isEmpty else { return nil }
    return unboundMethod(methods, name: name, type: context.selfType, node: ExprSyntax(node), hint: hint)
  }

  /// Reports a member that is used where there is no instance yet.
  func reportNoInstance(_ name: String, at node: DeclReferenceExprSyntax) {
    let ancestors = sequence(first: Syntax(node), next: \.parent)
    let isDefault = ancestors.first { $0.is(FunctionParameterSyntax.self) || $0.is(DeclSyntax.self) }
    let problem: MemberProblem =
      isDefault?.is(FunctionParameterSyntax.self) ?? false ? .instanceAsDefault(name) : .instanceInInitializer(name)
    error(.member(problem), at: node)
  }

  /// True in the initial value of a property, and in the default value of a parameter.
  private func isInInitialValue(_ node: DeclReferenceExprSyntax) -> Bool {
    var current = node.parent
    while let one = current {
      if one.is(FunctionParameterSyntax.self) { return true }
      if one.is(VariableDeclSyntax.self) {
        if one.parent?.is(MemberBlockItemSyntax.self) ?? false { return true }
      } else if one.is(DeclSyntax.self) {
        return false
      }
      current = one.parent
    }
    return false
  }

  /// The members that an unqualified name can mean: instance members if there is a self, otherwise static ones.
  package func implicitCandidates(_ name: String, _ context: TypeContext, at node: some SyntaxProtocol) -> [Candidate] {
    let isInstance: Bool
    if let own = selfExpression(at: node) {
      if case .metatype = own.type {
        isInstance = false
      } else {
        isInstance = typeContext === context || typeContext?.declaration == context.declaration
      }
    } else {
      isInstance = false
    }
    if isInstance {
      let instance = lookUpMembers(of: context.selfType, named: name, isStatic: false)
      if !instance.isEmpty { return instance }
      return []
    }
    let found = lookUpMembers(of: context.selfType, named: name, isStatic: true)
    return found.filter {
      if let function = $0.function { function.kind != .initializer } else { true }
    }
  }

  package func implicitBase(_ context: TypeContext, _ candidate: Candidate, at node: some SyntaxProtocol) -> Expression?
  {
    let isStatic: Bool
    switch candidate.member.kind {
    case .variable(let variable): isStatic = variable.kind == .staticProperty
    case .function(let function): isStatic = function.isStatic
    case .enumCase, .type, .alias: isStatic = true
    case .subscripted: isStatic = false
    }
    if isStatic {
      // A static member that is used without a base belongs to the class that `self` is. In an extension of a protocol,
      // that may be a subclass of `Self`.
      if let own = selfExpression(at: node), case .metatype = own.type, typeContext?.declaration == context.declaration,
        context.declaration.isClass || context.declaration.kind == .protocolType
      {
        return own
      }
      return Expression(.metatype(context.selfType), type: .metatype(context.selfType), place: place(node))
    }
    return selfExpression(at: node)
  }

  /// In an escaping closure in a class, `self` must be explicit.
  func checkExplicitSelf(_ candidate: Candidate, name: String, base: Expression, node: some SyntaxProtocol) {
    guard !file.isLibrary, let function, function.kind == .closure else { return }
    if isClassType(base.type) {
      if implicitSelfAllowed(function) { return }
    } else {
      // `[weak self]`, which has not been unwrapped under the name `self`.
      guard case .variable(let variable) = base.kind, variable.ownership == .weak, variable.type.wrapped != nil,
        !(function.detail?.closure.mayOmitSelf ?? false)
      else { return }
    }
    error(.closure(.implicitSelf(name, isCall: candidate.function != nil)), at: node)
  }

  private func implicitSelfAllowed(_ function: FunctionDeclaration) -> Bool {
    var current: FunctionDeclaration? = function
    while let closure = current, closure.kind == .closure {
      if closure.detail?.closure.escapes ?? false {
        return closure.captureList.contains { $0.variable.name == "self" }
          || (closure.detail?.closure.mayOmitSelf ?? false)
      }
      current = closure.detail?.outer
    }
    return true
  }
}
