import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Patterns of an enum's cases, with their associated values.
extension Checker {
  func casePattern(
    _ node: MemberAccessExprSyntax, arguments: LabeledExprListSyntax?, type: Type, isLet: Bool, isBinding: Bool
  ) -> Pattern? {
    let name = node.declName.baseName.text.without("`")
    var owner = head(type)
    if case .error = owner {
      if let arguments { bindWithoutType(arguments, isLet: isLet, isBinding: isBinding) }
      return .wildcard
    }
    var depth = 0
    if let base = node.base {
      guard let named = typeExpression(base) else { return nil }
      guard case .nominal(let declaration, _) = head(named) else { return nil }
      let isCase = isCase(name, of: declaration)
      if owner.nominal != declaration {
        if case .existential = head(type), isCase, isCast(type, to: named), !isUnbound(base, declaration) {
          // `catch NetworkError.timeout`: a cast, then the case.
          guard let inner = casePattern(named, name, arguments, node, isLet: isLet, isBinding: isBinding) else {
            return nil
          }
          return .cast(from: type, to: named, inner)
        }
        if !isCase || isOpen && isUnknown(type) { return nil }
      }
      if isCase, reportsOtherType(base, named, declaration, in: node, of: type) {
        if let arguments { bindWithoutType(arguments, isLet: isLet, isBinding: isBinding) }
        return .wildcard
      }
    }
    while true {
      if let inner = casePattern(owner, name, arguments, node, isLet: isLet, isBinding: isBinding) {
        return (0..<depth).reduce(inner) { pattern, _ in Pattern.some(pattern) }
      }
      guard node.base == nil, let wrapped = owner.wrapped else { break }
      if arguments == nil, name == "none" {
        return (0..<depth).reduce(Pattern.none) { pattern, _ in Pattern.some(pattern) }
      }
      owner = head(wrapped)
      depth += 1
    }
    if case .error = head(type) { return .wildcard }
    // A function that obsh lacks may throw errors of one type.
    if isOpen, node.base == nil, isUnknown(owner) || owner == anyError {
      let pattern = opaqueCase(node, arguments, of: owner, isLet: isLet, isBinding: isBinding)
      return (0..<depth).reduce(pattern) { pattern, _ in Pattern.some(pattern) }
    }
    if node.base == nil, isMatchedByOwnOperator(node, isCalled: arguments != nil, type: type) { return nil }
    if node.base == nil, arguments == nil, lookUpMembers(of: head(type), named: name, isStatic: true).isEmpty,
      head(type).wrapped.map({ lookUpMembers(of: $0, named: name, isStatic: true).isEmpty }) ?? true
    {
      if isOpen, let declaration = owner.nominal, declaration.isLibrary, declaration.module != "Swift" {
        // A case that obsh lacks is the value of no program.
        noteOpaque(ExprSyntax(node))
        return neverEqual(node, type: type)
      }
      error(.member(.missing(name, of: .type(described(type).shown))), at: node.declName)
      return .wildcard
    }
    // `.seconds(5)` may also be a value, which a static method returns.
    if let arguments, node.base == nil, implicitMembers(named: name, hint: type) == nil {
      error(.member(.missing(name, of: .type(described(type).shown))), at: node.declName)
      bindWithoutType(arguments, isLet: isLet, isBinding: isBinding)
      return .wildcard
    }
    return nil
  }

  /// `.won`, if a part of the subject is opaque: execution stops when that part is compared.
  private func opaqueCase(
    _ node: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax?, of type: Type, isLet: Bool, isBinding: Bool
  ) -> Pattern {
    noteOpaque(ExprSyntax(node))
    for argument in arguments ?? [] {
      _ = checkExpressionPattern(argument.expression, type: type, isLet: isLet, isBinding: isBinding, subject: nil)
    }
    let variable = VariableDeclaration(name: "$match", kind: .local, type: type, isLet: true, place: place(node))
    variable.function = function
    let value = Expression(.variable(variable), type: type, place: place(node))
    return .expression(demanded(value, as: libraryNominal("Bool")), subject: variable)
  }

  func casePattern(
    _ owner: Type, _ name: String, _ arguments: LabeledExprListSyntax?, _ node: MemberAccessExprSyntax, isLet: Bool,
    isBinding: Bool
  ) -> Pattern? {
    if let wrapped = owner.wrapped {
      if name == "none", arguments == nil { return Pattern.none }
      if name == "some", arguments == nil { return Pattern.some(.wildcard) }
      if name == "some", let arguments, arguments.count == 1, let only = arguments.first {
        return Pattern.some(
          checkExpressionPattern(only.expression, type: wrapped, isLet: isLet, isBinding: isBinding, subject: nil))
      }
    }
    guard case .nominal(let declaration, _) = owner, declaration.kind == .enumeration else { return nil }
    prepare(declaration)
    let found = members(of: declaration, named: name).compactMap { member -> CaseDeclaration? in
      if case .enumCase(let enumCase) = member.kind { enumCase } else { nil }
    }
    guard let enumCase = found.first(where: { $0.payload.count == (arguments?.count ?? 0) }) ?? found.first else {
      return nil
    }
    guard let arguments else { return .enumCase(enumCase, enumCase.payload.map { _ in .wildcard }) }
    let own = substitution(for: owner)
    let payload = enumCase.payload.map { $0.type.substituting(own) }
    if arguments.count == 1, payload.count > 1, let only = arguments.first {
      // `case .pair(let both)`: the payload as a tuple.
      let tupleType = Type.tuple(zip(enumCase.payload, payload).map { TupleElement(label: $0.label, type: $1) })
      let inner = checkExpressionPattern(
        only.expression, type: tupleType, isLet: isLet, isBinding: isBinding, subject: nil)
      if case .wildcard = inner { return .enumCase(enumCase, payload.map { _ in .wildcard }) }
      if case .tuple(let parts) = inner { return .enumCase(enumCase, parts) }
      return .enumCase(enumCase, [inner])
    }
    if payload.count == 1, arguments.count > 1, enumCase.payload[0].label == nil,
      case .tuple(let parts) = head(payload[0]), parts.count == arguments.count
    {
      // `case .point(let x, let y)`: the payload is one tuple.
      checkLabels(arguments, parts.map(\.label))
      return .enumCase(
        enumCase, [.tuple(checkElements(arguments, parts.map(\.type), isLet: isLet, isBinding: isBinding))])
    }
    guard arguments.count == payload.count else {
      if payload.isEmpty {
        error(.pattern(.noPayload(enumCase.name)), at: node.declName)
      } else {
        let parenthesis = arguments.parent?.as(FunctionCallExprSyntax.self)?.leftParen
        reportLength(of: parenthesis.map { Syntax($0) } ?? Syntax(node), enumCase, payload, node)
      }
      bindWithoutType(arguments, isLet: isLet, isBinding: isBinding)
      return .wildcard
    }
    if payload.count == 1, enumCase.payload[0].label != nil, let only = arguments.first, only.label == nil,
      let tuple = only.expression.as(TupleExprSyntax.self), tuple.elements.count > 1
    {
      // `.placed((let x, let y))` of `case placed(at: (Int, Int))` is a tuple of the case's values.
      reportLength(of: tuple, enumCase, payload, node)
      bindWithoutType(tuple.elements, isLet: isLet, isBinding: isBinding)
      return .wildcard
    }
    checkLabels(arguments, enumCase.payload.map(\.label))
    return .enumCase(enumCase, checkElements(arguments, payload, isLet: isLet, isBinding: isBinding))
  }

  /// A pattern that has more or fewer parts than its case has values.
  private func reportLength(
    of parts: some SyntaxProtocol, _ enumCase: CaseDeclaration, _ payload: [Type], _ node: MemberAccessExprSyntax
  ) {
    let values = Type.tuple(zip(enumCase.payload, payload).map { TupleElement(label: $0.label, type: $1) })
    let only = payload.count == 1 ? head(payload[0]) : nil
    let single = enumCase.payload[0].label == nil ? only : nil
    var isTuple = false
    if case .tuple = only { isTuple = true }
    switch role(of: node) {
    case .condition where isTuple && single != nil: error(.pattern(.noPayload(enumCase.name)), at: node.declName)
    case .condition where isTuple: error(.pattern(.tupleLength(values.shown)), at: parts)
    case .condition: error(.pattern(.tupleLength((only ?? values).shown)), at: node.declName)
    case .loop: error(.pattern(.noPayload(enumCase.name)), at: node.declName)
    case .case:
      let problem: PatternProblem =
        single.map { isTuple ? .tupleLength($0.shown) : .notATuple($0.shown) } ?? .tupleLength(values.shown)
      error(.pattern(problem), at: parts)
    }
  }

  private func checkLabels(_ arguments: LabeledExprListSyntax, _ expected: [String?]) {
    for (argument, expected) in zip(arguments, expected) {
      if let label = argument.label?.identifierText, label != expected {
        error(.pattern(.elementLabel(label, expected ?? "_")), at: argument)
      }
    }
  }

  private func checkElements(
    _ arguments: LabeledExprListSyntax, _ types: [Type], isLet: Bool, isBinding: Bool
  ) -> [Pattern] {
    zip(arguments, types).map { argument, type in
      checkExpressionPattern(argument.expression, type: type, isLet: isLet, isBinding: isBinding, subject: nil)
    }
  }
}
