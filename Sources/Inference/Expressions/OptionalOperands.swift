import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Optionals as operands for which swiftc does not suggest unwrapping.
extension ExpressionChecker {
  func reportOptionalOperand(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard arguments.count == 2 else { return false }
    for (index, own, other) in [(0, left, right), (1, right, left)] {
      guard let wrapped = own.wrapped, isAny(wrapped), other.wrapped == nil, !isAny(other) else { continue }
      _ = blameOperand(arguments[index], shown(arguments[index], own), expected: other.shown)
      return true
    }
    if reportOptionalBesideForeign(name, left, right, arguments, at: token) { return true }
    guard name != "==", name != "!=" else { return false }
    for (index, own, other) in [(0, left, right), (1, right, left)] {
      guard let wrapped = own.wrapped, other.wrapped == nil else { continue }
      if wrapped.wrapped != nil {
        reportOperands(name, left, right, arguments, at: token)
        return true
      }
      let isFitting = wrapped == other || isLiteral(arguments[1 - index].syntax, of: wrapped)
      guard isFitting, isMadeOnTheWay(arguments[index].syntax, in: node) else { return false }
      if index == 0, name == "*" || name == "/" {
        reportOperands(name, left, right, arguments, at: token)
        return true
      }
      _ = blameOperand(arguments[index], shown(arguments[index], own), expected: other.shown)
      return true
    }
    return false
  }

  /// The operand to blame, or the pair of them.
  private enum Blame { case optional, other, operands }

  /// An optional beside a value of a type other than the wrapped one: unwrapping would not help.
  private func reportOptionalBesideForeign(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    for (index, own, other) in [(0, left, right), (1, right, left)] {
      guard let wrapped = own.wrapped, wrapped.wrapped == nil, wrapped != other, other.wrapped == nil,
        wrapped.nominal != nil, other.nominal != nil, !canConvert(wrapped, to: other), !canConvert(other, to: wrapped),
        !isLiteral(arguments[1 - index].syntax, of: wrapped)
      else { continue }
      switch blame(name, wrapped, other, isLeft: index == 0, isLiteral: isLiteral(arguments[1 - index].syntax)) {
      case .optional:
        _ = blameOperand(arguments[index], shown(arguments[index], own), expected: other.shown)
      case .other:
        _ = blameOperand(arguments[1 - index], shown(arguments[1 - index], other), expected: wrapped.shown)
      case .operands: reportOperands(name, left, right, arguments, at: token)
      case nil: return false
      }
      return true
    }
    return false
  }

  /// Operators between two values of one type blame the optional; those that also exist for other pairs of types, like
  /// `*` of vectors and scalars, blame both operands.
  private func blame(_ name: String, _ wrapped: Type, _ other: Type, isLeft: Bool, isLiteral: Bool) -> Blame? {
    let isNumber = meets(other, "Numeric")
    let isCollection = isReplaceable(other) && !isText(other)
    if !isNumber, other.nominal?.isLibrary == false, hasOperator(name, other) { return nil }
    switch name {
    case "==", "!=":
      if meets(other, "Equatable") { return .optional }
      let isComparedByKind = isInteger(wrapped) || isText(wrapped)
      return meets(wrapped, "Equatable") && (isLeft || !isComparedByKind) ? .other : nil
    case "<", ">", "<=", ">=":
      if meets(other, "Comparable") { return .optional }
      return isLeft && !isCollection ? .operands : nil
    case "+":
      if isNumber { return .optional }
      if isText(other) { return isReplaceable(wrapped) && !isLiteral ? .operands : .optional }
      if isCollection { return memberType("Element", of: other) == wrapped ? nil : .operands }
      return isLeft || !isReplaceable(wrapped) ? .operands : nil
    case "-":
      if isNumber { return .optional }
      if isText(other) { return .operands }
      if isCollection { return meets(wrapped, "Numeric") ? nil : .operands }
      return isLeft ? nil : .operands
    case "*", "/":
      if isNumber { return isLeft ? .operands : .optional }
      return name == "/" || isText(other) || isCollection ? .operands : nil
    case "%": return isNumber ? .optional : nil
    case "+=", "-=": return isLeft ? .operands : nil
    default: return nil
    }
  }

  private func isLiteral(_ syntax: ExprSyntax) -> Bool {
    syntax.is(StringLiteralExprSyntax.self) || syntax.is(IntegerLiteralExprSyntax.self)
      || syntax.is(FloatLiteralExprSyntax.self)
  }

  /// True for a literal that can be a value of the type: `magnitude + 1`, where `1` could be a UInt.
  private func isLiteral(_ syntax: ExprSyntax, of type: Type) -> Bool {
    syntax.is(IntegerLiteralExprSyntax.self) && meets(type, "ExpressibleByIntegerLiteral")
      || syntax.is(FloatLiteralExprSyntax.self) && meets(type, "ExpressibleByFloatLiteral")
      || syntax.is(StringLiteralExprSyntax.self) && meets(type, "ExpressibleByStringLiteral")
  }

  private func memberType(_ name: String, of type: Type) -> Type? {
    libraryType("Sequence")?.associatedTypes.first { $0.name == name }.map { reduce(.member(type, $0)) }
  }

  func isAny(_ type: Type) -> Bool {
    if case .existential(let protocols, nil, _) = type { protocols.isEmpty } else { false }
  }

  /// True for a closure's parameter, `$0`, or the end of a chain with a member that swiftc has to choose: the type of the
  /// operand is not known when the operator is tried.
  private func isMadeOnTheWay(_ syntax: ExprSyntax, in node: ExprSyntax) -> Bool {
    if let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.hasPrefix("$") }
    guard !isCallArgument(node) else { return false }
    let tokens = Array(syntax.tokens(viewMode: .sourceAccurate))
    return tokens.contains { $0.parent?.is(OptionalChainingExprSyntax.self) ?? false }
      && tokens.contains { token in
        Self.ofTwoKinds.contains(token.text) && token.parent?.parent?.is(MemberAccessExprSyntax.self) ?? false
      }
  }

  /// The names of properties of collections that methods share: `first` and `first(where:)`.
  private static let ofTwoKinds: Set = ["first", "last", "count"]

  /// True for two optionals with subscripts, which have overloads, and for the ordering of two optionals as a part of
  /// an expression, with whose other parts it is solved: there swiftc unwraps both operands. Optional chains cannot be
  /// unwrapped.
  func areUnwrapped(_ name: String, _ wrapped: Type, _ arguments: [CallArgument], node: ExprSyntax) -> Bool {
    let isOrdering = ["<", ">", "<=", ">="].contains(name)
    let isArithmetic = ["+", "-", "*", "/", "%"].contains(name) && hasOperator(name, wrapped)
    guard isOrdering && meets(wrapped, "Comparable") || isArithmetic,
      !arguments.contains(where: { has(.optionalChainingExpr, $0.syntax) })
    else { return false }
    if arguments.contains(where: { has(.subscriptCallExpr, $0.syntax) }) { return true }
    guard isOrdering else { return false }
    return isPart(node) || isOneOfArguments(node) || isReturnedByClosure(node)
      || node.parent?.is(ArrayElementSyntax.self) ?? false
  }

  private func has(_ kind: SyntaxKind, _ syntax: ExprSyntax) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { token in
      sequence(first: Syntax(token), next: \.parent).prefix { $0.id != syntax.id }.contains { $0.kind == kind }
    } || syntax.kind == kind
  }

  private func isReturnedByClosure(_ node: ExprSyntax) -> Bool {
    guard let item = node.parent?.as(ReturnStmtSyntax.self)?.parent else { return false }
    return item.parent?.parent?.is(ClosureExprSyntax.self) ?? false
  }
}
