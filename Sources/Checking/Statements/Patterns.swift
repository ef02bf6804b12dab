import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

extension Checker {
  /// A pattern for a value of `type`. `isBinding`: bare names bind (in `let`, `if let`); otherwise they are
  /// expressions to compare with, unless under a `let` of their own.
  func checkPattern(
    _ syntax: PatternSyntax, type: Type, isLet: Bool, isBinding: Bool, subject: VariableDeclaration? = nil
  ) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .wildcard
    case .identifierPattern(let node): return bind(node.identifier, type: type, isLet: isLet)
    case .valueBindingPattern(let node):
      let isLet = node.bindingSpecifier.tokenKind != .keyword(.var)
      return checkPattern(node.pattern, type: type, isLet: isLet, isBinding: true, subject: subject)
    case .tuplePattern(let node):
      return tuple(
        node.elements.map { ($0.label?.identifierText, $0.pattern) }, type: type, isLet: isLet, isBinding: isBinding,
        node: syntax
      )
    case .isTypePattern(let node):
      let target = resolve(node.type)
      if let own = classOfSelf(node.type) {
        let (variable, value) = matched(type, at: syntax)
        if let test = isInstance(value, of: own, at: node) { return .expression(test, subject: variable) }
      }
      return .cast(from: type, to: target, .wildcard)
    case .expressionPattern(let node):
      return checkExpressionPattern(node.expression, type: type, isLet: isLet, isBinding: isBinding, subject: subject)
    case .missingPattern: return .wildcard
    }
  }

  private func bind(_ name: TokenSyntax, type: Type, isLet: Bool) -> Pattern {
    let text = name.text.without("`")
    if text == "_" { return .wildcard }
    if let shared = sharedBindings?[text] {
      if !matches(shared.type, type) {
        error(.pattern(.variableType(type.shown, shared.type.shown)), at: name)
      }
      return .bind(shared)
    }
    let isGlobal =
      body.isTopLevel
      && (scope === topLevel.scope || topLevel.guardScope === topLevel.scope && topLevel.guardScope != nil)
    if isGlobal, let known = topLevel.predeclared.removeValue(forKey: text) { return .bind(known) }
    var type = type
    if isOpen, case .error = type { type = unknownType }
    let variable = VariableDeclaration(
      name: text, kind: isGlobal ? .global : .local, type: type, isLet: isLet, place: place(name))
    variable.function = isGlobal ? nil : function
    if isGlobal, input.mode == .script, scope.names[text] != nil, case .variable? = scope.names[text]?.first,
      !topLevel.announced.contains(text)
    {
      error(.name(.redeclared(text)), at: name)
    } else if !isGlobal, let existing = scope.names[text]?.first, case .variable = existing, scope.parent != nil,
      topLevel.guardScope == nil, !(file.isLibrary)
    {
      error(.name(.redeclared(text)), at: name)
    }
    if isGlobal, scope === topLevel.scope {
      (topLevel.target ?? globals).declare(text, .variable(variable))
    } else {
      scope.declare(text, .variable(variable))
    }
    return .bind(variable)
  }

  private func tuple(
    _ elements: [(String?, PatternSyntax)], type: Type, isLet: Bool, isBinding: Bool, node: some SyntaxProtocol
  ) -> Pattern {
    if elements.count == 1 {
      return checkPattern(elements[0].1, type: type, isLet: isLet, isBinding: isBinding)
    }
    guard case .tuple(let types) = head(type), types.count == elements.count else {
      if case .error = head(type) {
        return .tuple(elements.map { checkPattern($0.1, type: .error, isLet: isLet, isBinding: isBinding) })
      }
      if isOpen, isUnknown(type) {
        return .tuple(elements.map { checkPattern($0.1, type: type, isLet: isLet, isBinding: isBinding) })
      }
      reportTuple(elements.map(\.0), type, at: node)
      for (_, element) in elements {
        _ = checkPattern(element, type: .error, isLet: isLet, isBinding: isBinding)
      }
      return .wildcard
    }
    return .tuple(
      zip(elements, types).map { element, expected in
        checkPattern(element.1, type: expected.type, isLet: isLet, isBinding: isBinding)
      })
  }

  /// Declares the variables of a part of a pattern that does not match, so that their uses are no further errors.
  private func checkWithoutType(_ syntax: ExprSyntax, isLet: Bool, isBinding: Bool) {
    _ = checkExpressionPattern(syntax, type: .error, isLet: isLet, isBinding: isBinding, subject: nil)
  }

  /// Reports a tuple pattern for a value of another type. A condition is checked with its value, which is then wrong.
  private func reportTuple(_ labels: [String?], _ type: Type, at node: some SyntaxProtocol) {
    let head = head(type)
    if case .error = head { return }
    if let condition = condition(of: node) {
      let known: [TupleElement] = if case .tuple(let elements) = head { elements } else { [] }
      let parts = labels.enumerated().map { index, label in
        (label.map { "\($0): " } ?? "") + (index < known.count ? known[index].type.description : "_")
      }.joined(separator: ", ")
      if !known.isEmpty {
        return error(.conversion(.tupleLengths(type.shown, .written("(\(parts))"))), at: condition.initializer.value)
      }
      return error(
        .conversion(.mismatch(type.shown, .written("(\(parts))"), for: .initialization)),
        at: condition.initializer.value)
    }
    if case .tuple = head {
      error(.pattern(.tupleLength(type.shown)), at: node)
    } else if let loop = statement(of: node)?.as(ForStmtSyntax.self) {
      error(.pattern(.elementsNotTuples(type.shown)), at: loop.sequence)
    } else {
      error(.pattern(.notATuple(type.shown)), at: node)
    }
  }

  private func reportOptional(_ type: Type, at node: OptionalChainingExprSyntax) {
    if case .error = head(type) { return }
    let place = condition(of: node).map { Syntax($0.caseKeyword) } ?? Syntax(node.questionMark)
    error(.pattern(.optional(type.shown)), at: place)
  }

  /// The condition of which a node is the whole pattern.
  private func condition(of node: some SyntaxProtocol) -> MatchingPatternConditionSyntax? {
    statement(of: node)?.as(MatchingPatternConditionSyntax.self)
  }

  /// The condition, loop or case of which a node is the whole pattern.
  private func statement(of node: some SyntaxProtocol) -> Syntax? {
    sequence(first: Syntax(node), next: \.parent).dropFirst().first { parent in
      !parent.is(ValueBindingPatternSyntax.self) && !parent.is(ExpressionPatternSyntax.self)
        && !parent.is(PatternExprSyntax.self)
    }
  }

  /// Checks an expression that may be a pattern: `.circle(let r)`, `(0, let y)`, `let x as T`, `x?`.
  func checkExpressionPattern(
    _ syntax: ExprSyntax, type: Type, isLet: Bool, isBinding: Bool, subject: VariableDeclaration?
  ) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return checkPattern(node.pattern, type: type, isLet: isLet, isBinding: isBinding, subject: subject)
    case .discardAssignmentExpr: return .wildcard
    case .declReferenceExpr(let node) where isBinding:
      return bind(node.baseName, type: type, isLet: isLet)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return checkExpressionPattern(only.expression, type: type, isLet: isLet, isBinding: isBinding, subject: subject)
      }
      guard case .tuple(let types) = head(type), types.count == node.elements.count else {
        if isOpen, isUnknown(type) {
          return .tuple(
            node.elements.map {
              checkExpressionPattern(
                $0.expression, type: type, isLet: isLet, isBinding: isBinding, subject: subject)
            })
        }
        reportTuple(node.elements.map { $0.label?.identifierText }, type, at: node)
        for element in node.elements { checkWithoutType(element.expression, isLet: isLet, isBinding: isBinding) }
        return .wildcard
      }
      return .tuple(
        zip(node.elements, types).map { element, expected in
          checkExpressionPattern(
            element.expression, type: expected.type, isLet: isLet, isBinding: isBinding, subject: nil)
        })
    case .optionalChainingExpr(let node):
      guard let wrapped = head(type).wrapped else {
        reportOptional(type, at: node)
        checkWithoutType(node.expression, isLet: isLet, isBinding: isBinding)
        return .wildcard
      }
      return .some(
        checkExpressionPattern(node.expression, type: wrapped, isLet: isLet, isBinding: isBinding, subject: nil))
    case .asExpr(let node):
      let target = resolve(node.type)
      let inner = checkExpressionPattern(
        node.expression, type: target, isLet: isLet, isBinding: isBinding, subject: nil)
      if let own = classOfSelf(node.type) {
        let (variable, value) = matched(type, at: syntax)
        if let instance = instance(value, of: own, isChecked: false, at: node) {
          return .converted(instance, subject: variable, inner)
        }
      }
      return .cast(from: type, to: target, inner)
    case .memberAccessExpr(let node):
      if let pattern = casePattern(node, arguments: nil, type: type, isLet: isLet, isBinding: isBinding) {
        return pattern
      }
    case .functionCallExpr(let node):
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let pattern = casePattern(member, arguments: node.arguments, type: type, isLet: isLet, isBinding: isBinding)
      {
        return pattern
      }
      // `case circle(let r)`, without its dot.
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), case .nothing = lookUp(name.baseName.text) {
        reportUnknown(name.baseName.text, at: name)
        bindWithoutType(node.arguments, isLet: isLet, isBinding: isBinding)
        return .wildcard
      }
    case .nilLiteralExpr:
      if head(type).wrapped != nil { return .none }
      if case .error = head(type) { return .wildcard }
      if !isOpen || !isUnknown(type) { return neverNil(syntax, type: type) }
    default: break
    }
    return comparison(syntax, type: type, subject: subject)
  }

  /// The names that a wrong pattern binds are declared nevertheless.
  func bindWithoutType(_ parts: LabeledExprListSyntax, isLet: Bool, isBinding: Bool) {
    for part in parts {
      _ = checkExpressionPattern(part.expression, type: .error, isLet: isLet, isBinding: isBinding, subject: nil)
    }
  }

  /// The variable of a matched value, which the compiler sets, and the expression that reads it.
  private func matched(_ type: Type, at node: some SyntaxProtocol) -> (VariableDeclaration, Expression) {
    let variable = VariableDeclaration(name: "$match", kind: .local, type: type, isLet: true, place: place(node))
    variable.function = function
    return (variable, Expression(.variable(variable), type: type, place: place(node)))
  }

  /// A value to compare with: `~=`, resolved like any operator.
  private func comparison(_ syntax: ExprSyntax, type: Type, subject: VariableDeclaration?) -> Pattern {
    let (variable, value) = matched(type, at: syntax)
    let start = opening()
    let errors = errorCount
    let bool = libraryNominal("Bool")
    if case .error = head(type) { return .wildcard }
    let test = withoutVariables(ofPatternAround: syntax) { inferMatch(syntax, against: value) }
    if errorCount > errors { return .wildcard }
    finishExpression(from: start, node: syntax)
    guard let test, case .nominal = head(test.type), head(test.type) == bool else { return .wildcard }
    return .expression(test, subject: variable)
  }

  /// Hides the variables of the pattern that contains an expression: `case (let x, x)` compares with an outer `x`.
  private func withoutVariables<Result>(ofPatternAround syntax: ExprSyntax, _ body: () -> Result) -> Result {
    guard let pattern = sequence(first: Syntax(syntax), next: \.parent).first(where: { $0.parent?.hasPatterns ?? true })
    else { return body() }
    let range = pattern.position.utf8Offset..<pattern.endPosition.utf8Offset
    let scope = scope
    let before = scope.names
    for (name, entities) in before {
      guard case .variable(let variable)? = entities.first else { continue }
      let isShared = sharedBindings?[name] === variable
      if isShared || variable.place.file === file && range.contains(variable.place.offset) {
        let others = Array(entities.dropFirst())
        scope.names[name] = others.isEmpty ? nil : others
      }
    }
    defer { scope.names = before }
    return body()
  }

  /// True for a member of a type that only a `~=` of the program accepts for values of `type`.
  func isMatchedByOwnOperator(_ node: MemberAccessExprSyntax, isCalled: Bool, type: Type) -> Bool {
    guard operatorIsOwn("~=") else { return false }
    let syntax = isCalled ? node.parent?.as(FunctionCallExprSyntax.self).map { ExprSyntax($0) } : ExprSyntax(node)
    guard let syntax else { return false }
    let variable = VariableDeclaration(name: "$match", kind: .local, type: type, isLet: true, place: place(node))
    let value = Expression(.variable(variable), type: type, place: place(node))
    return attempt { inferMatch(syntax, against: value) } != nil
  }

  private func inferMatch(_ syntax: ExprSyntax, against value: Expression) -> Expression? {
    let pattern: Expression?
    let range = rangeType(of: syntax, over: value.type)
    if range == nil, isContextual(syntax) {
      pattern = nil
    } else {
      let inferred = asFullExpressions { infer(syntax, hint: range ?? value.type) }
      if case .error = inferred.type { return nil }
      pattern = inferred
    }
    return resolveMatch(syntax, pattern: pattern, value: value)
  }

  /// The type of a range whose bounds take theirs from the matched value: `case .zero ..< .pi`.
  private func rangeType(of pattern: ExprSyntax, over bound: Type) -> Type? {
    let name: String?
    switch pattern.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node) where isContextual(node.leftOperand) && isContextual(node.rightOperand):
      let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      name = ["...": "ClosedRange", "..<": "Range"][sign]
    case .prefixOperatorExpr(let node) where isContextual(node.expression):
      name = ["...": "PartialRangeThrough", "..<": "PartialRangeUpTo"][node.operator.text]
    case .postfixOperatorExpr(let node) where isContextual(node.expression):
      name = ["...": "PartialRangeFrom"][node.operator.text]
    default: name = nil
    }
    guard let name, let declaration = libraryType(name) else { return nil }
    return .nominal(declaration, [head(bound).wrapped ?? bound])
  }

  func variables(in pattern: Pattern) -> [VariableDeclaration] { pattern.variables }
}

extension Syntax {
  /// True for what a whole pattern belongs to.
  fileprivate var hasPatterns: Bool {
    self.is(MatchingPatternConditionSyntax.self) || self.is(SwitchCaseItemSyntax.self) || self.is(CatchItemSyntax.self)
      || self.is(ForStmtSyntax.self)
  }
}
