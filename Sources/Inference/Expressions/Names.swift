import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func inferName(_ node: DeclReferenceExprSyntax, hint: Type?) -> Expression {
    let name = node.baseName.text.without("`")
    switch node.baseName.tokenKind {
    case .keyword(.self):
      guard let value = selfExpression(at: node) else {
        error(.name(.unknownSelf), at: node)
        return errorExpression(node)
      }
      return value
    case .keyword(.Self):
      guard let context = typeContext else {
        error(.member(.selfOfGlobal), at: node)
        return errorExpression(node)
      }
      return dynamicSelf(at: node)
        ?? Expression(.metatype(context.selfType), type: .metatype(context.selfType), place: place(node))
    default: break
    }
    if isOperatorToken(node.baseName) { return operatorValue(name, node: node, hint: hint) }
    switch lookUp(name) {
    case .nothing:
      if name == "_" {
        error(.pattern(.discardAsValue), at: node)
      } else if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
        error(.closure(.anonymousOutside), at: node)
      } else if let circle = circle(through: name) {
        error(.name(.circular), at: circle)
      } else if isDeclaredLater(name), !inheritsUnseen {
        reportDeclaredLater(name, at: node)
      } else {
        reportUnknown(name, at: node)
      }
      return errorExpression(node)
    case .entities(let entities): return inferEntities(entities, name: name, node: node, hint: hint)
    case .member(let context): return inferImplicitMember(name, context, node: node, hint: hint)
    }
  }

  func isOperatorToken(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark: true
    default: false
    }
  }

  /// `+` passed as a function.
  private func operatorValue(_ name: String, node: DeclReferenceExprSyntax, hint: Type?) -> Expression {
    var types: [Type] = []
    var arity = 2
    let hint = hint.map { settlingLiterals(withMembersIn: $0) }
    if let hint, case .function(let function) = head(hint) {
      types = function.parameters.map(\.type) + [function.result]
      arity = function.parameters.count
      if arity == 1, case .tuple(let elements)? = types.first.map({ head($0) }), elements.count == 2 {
        types = elements.map(\.type) + [function.result]
        arity = 2
      }
    }
    func candidates() -> [Callee] {
      var callees = operatorCandidates(name, types, arity: arity)
      if arity == 1 { callees += operatorCandidates(name, types, arity: arity, isPostfix: true) }
      return callees
    }
    if let hint, takesUnknown(hint) {
      return postponeReference(candidates, as: head(hint), name: name, node: ExprSyntax(node))
    }
    return functionValue(candidates(), hint: hint, name: name, node: ExprSyntax(node))
  }

  private func inferEntities(
    _ entities: [Entity], name: String, node: DeclReferenceExprSyntax, hint: Type?
  ) -> Expression {
    switch entities[0] {
    case .variable(let variable): return reference(to: variable, at: node)
    case .function:
      let functions = entities.compactMap { entity -> FunctionDeclaration? in
        if case .function(let function) = entity { function } else { nil }
      }
      let matching = filter(functions, labels: node.argumentNames)
      return functionValue(
        matching.map { .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0) }, hint: hint,
        name: name,
        node: ExprSyntax(node))
    case .parameter(let parameter) where parameter.isValue: return genericValue(parameter, at: node)
    case .type, .alias, .parameter:
      let type = applied(entities[0], to: nil, name: name, at: node)
      if case .error = type { return errorExpression(node) }
      // Where another type is expected, that is the error.
      let metatype = Expression(.metatype(type), type: .metatype(type), place: place(node))
      if let hint, !hint.resolved.hasTypeVariables, !canConvert(metatype.type, to: hint) { return metatype }
      error(.member(.typeAlone(name)), at: node)
      return errorExpression(node)
    }
  }

  /// The argument of a generic value parameter, as an `Int`.
  private func genericValue(_ parameter: GenericParameter, at node: some SyntaxProtocol) -> Expression {
    Expression(.genericValue(.parameter(parameter)), type: libraryNominal("Int"), place: place(node))
  }

  func filter(_ functions: [FunctionDeclaration], labels: DeclNameArgumentsSyntax?) -> [FunctionDeclaration] {
    guard let labels else { return functions }
    let wanted = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    return functions.filter { $0.parameters.map(\.label) == wanted }
  }

  /// A variable as an expression; records the capture if there is one.
  package func reference(to variable: VariableDeclaration, at node: some SyntaxProtocol) -> Expression {
    noteCapture(of: variable.wrapping?.storage ?? variable)
    let type = variable.type
    if let getter = variable.getter {
      noteUse(of: getter)
      if let setter = variable.setter { noteUse(of: setter) }
      if getter.isThrowing {
        let source: ThrowSource =
          !(variable.detail?.isAsyncLet ?? false) ? .propertyAccess : body.isThrowingAllowed ? .asyncLet : .call
        noteThrow(at: node, source: source, type: thrownType(of: getter, [:]))
      }
    }
    let expression = Expression(.variable(variable), type: type, place: place(node))
    expression.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    return expression
  }

  /// Marks a local that is used inside closures or local functions as captured by each of them.
  package func noteCapture(of variable: VariableDeclaration) {
    variable.isMentioned = true
    guard variable.kind == .local || variable.kind == .parameter, let owner = variable.function else { return }
    var current = function
    while let inner = current, inner != owner {
      if inner.captureList.contains(where: { $0.variable == variable }) { break }
      variable.isCaptured = true
      if !inner.captures.contains(variable) { inner.captures.append(variable) }
      current = inner.detail?.outer
    }
  }

  /// Records a use of a local function, whose captures the caller needs as well.
  package func noteUse(of function: FunctionDeclaration) {
    guard function.isLocal, [.function, .getter, .setter].contains(function.kind) else { return }
    _ = function.body
    let home = function.detail?.outer
    var current = self.function
    while let inner = current, inner != home {
      if !inner.calledLocalFunctions.contains(function) { inner.calledLocalFunctions.append(function) }
      current = inner.detail?.outer
    }
  }

  package func selfExpression(at node: some SyntaxProtocol) -> Expression? {
    guard case .entities(let entities) = lookUpSelf(), case .variable(let variable)? = entities.first else {
      return nil
    }
    noteCapture(of: variable)
    return Expression(.variable(variable), type: variable.type, place: place(node))
  }

  /// `Self` inside a class: the class of the current instance, or the class on which a class method was called.
  func dynamicSelf(at node: some SyntaxProtocol) -> Expression? {
    guard let context = typeContext, context.declaration.isClass,
      let own = selfExpression(at: node)
    else { return nil }
    if case .metatype = own.type { return own }
    guard own.type == context.selfType else { return nil }
    return Expression(.dynamicType(own), type: .metatype(own.type), place: place(node))
  }

  /// The same for a member's base that is written `Self`.
  func dynamicSelf(_ base: ExprSyntax) -> Expression? {
    guard let name = base.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self) else {
      return nil
    }
    return dynamicSelf(at: base)
  }

  private func lookUpSelf() -> Found {
    var current: Scope? = scope
    while let scope = current {
      if let entities = scope.names["self"] { return .entities(entities) }
      if scope.typeContext != nil { return .nothing }
      current = scope.parent
    }
    return .nothing
  }
}
