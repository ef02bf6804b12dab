import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The choice of an operator's declaration, and the mistakes if none fits.
extension ExpressionChecker {
  func resolveOperator(
    _ name: String, _ arguments: [CallArgument], _ types: [Type], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) -> Expression {
    if let operand = opaqueOperand(name, arguments, hint: hint) { return operand }
    let isPostfix = arguments.count == 1 && node.is(PostfixOperatorExprSyntax.self)
    var callees =
      solvedOperator(at: node).flatMap { callsItself($0, arguments) ? nil : [$0] }
      ?? operatorCandidates(
        name, types, arity: arguments.count, isPostfix: isPostfix, isOpen: arguments.contains { $0.inferred == nil })
    if isOpen { callees.removeAll { callsItself($0, arguments) } }
    if callees.isEmpty {
      if isOpen, importsUnseen, name.hasPrefix(".") {
        // `mask .< limit`: a comparison of all elements, whatever type obsh takes an opaque operand for.
        noteOpaque(node)
        return opaqueValue(of: node)
      }
      if isOpen, !operatorIsKnown(name), name != "++", name != "--", input.operators.infixOperator(named: name) == nil {
        noteOpaque(node)
        return opaqueValue(of: node)
      }
      if isOpen, arguments.count == 1, !isDeclared(name, isPostfix: isPostfix) {
        // `/Route.detail`: only a module that obsh lacks can declare `/` as a prefix operator.
        noteOpaque(node)
        return opaqueValue(of: node)
      }
      if name == "++" || name == "--", !operatorIsKnown(name) {
        // Swift had these operators until version 3.
        let sign = String(name.prefix(1))
        error(.name(.unknownIncrement(name, sign)), at: token)
      } else if reportUnknownOperator(name, isUnary: arguments.count == 1, at: token) {
      } else if operatorIsKnown(name) || !types.isEmpty {
        reportOperator(name, arguments, hint: hint, node: node, token: token)
      } else {
        error(.name(.unknownOperator(name)), at: token)
      }
      return errorExpression(node)
    }
    if reportUntypedOperands(callees, arguments, at: token) { return errorExpression(node) }
    let found =
      chooseOperator(callees, arguments, hint: hint, order: [.forward, .backward], node: node)
      ?? hint.flatMap { chooseOperator(callees, arguments, hint: $0, order: [.resultFirst], node: node) }
    let other = found ?? resolveByOther(name, arguments, hint: hint, node: node)
    if let value = other ?? resolveByDefault(name, arguments, hint: hint, node: node) {
      if case .apply(_, _, _, let passed, _) = value.kind, passed.count == 2 {
        for (argument, part) in zip(arguments, passed) where argument.syntax.is(NilLiteralExprSyntax.self) {
          guard var type = part.expression?.type.resolved else { continue }
          if case .function(let autoclosure) = type { type = autoclosure.result.resolved }
          if type.wrapped != nil || isMadeOfNil(type) { continue }
          reportOperator(name, arguments, hint: hint, node: node, token: token)
          return errorExpression(node)
        }
      }
      if case .apply(let function, _, _, _, _) = value.kind,
        reportUnavailable(name, function.detail?.unavailable, in: function.detail?.context, at: token)
      {
        return errorExpression(node)
      }
      if case .apply(let function, let substitution, _, let passed, let isDirect) = value.kind,
        let owner = function.owner
      {
        return Expression(
          .apply(
            function, substitution, base: operatorBase(owner, substitution, at: value.place), passed, isDirect: isDirect
          ),
          type: value.type, place: place(token))
      }
      return Expression(value.kind, type: value.type, place: place(token))
    }
    if mayBeOperatorOfUnseen(arguments) {
      noteOpaque(node)
      return opaqueValue(of: node)
    }
    if reportOnlyOperator(name, arguments, hint: hint, node: node, token: token) { return errorExpression(node) }
    reportOperator(name, arguments, hint: hint, node: node, token: token)
    return errorExpression(node)
  }

  private func isDeclared(_ name: String, isPostfix: Bool) -> Bool {
    if name == "++" || name == "--" { return true }
    return isPostfix
      ? input.operators.postfixOperator(named: name) != nil : input.operators.prefixOperator(named: name) != nil
  }

  /// True if a module that obsh lacks may declare the operator for these operands: `end - start` of dates.
  private func mayBeOperatorOfUnseen(_ arguments: [CallArgument]) -> Bool {
    guard isOpen, importsUnseen else { return false }
    let types = arguments.compactMap { $0.inferred.map { head($0.type) } }
    return types.count == arguments.count
      && types.contains { $0.nominal.map { $0.isLibrary && $0.module != "Swift" } ?? false }
      && types.allSatisfy { $0.wrapped == nil && !$0.isLibrary("Any") }
  }

  /// An operator with one function is called like any function: its wrong operand is reported.
  private func reportOnlyOperator(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) -> Bool {
    var functions: Set<FunctionDeclaration> = Set(operatorFunctions(name) + (memberOperators[name] ?? []))
    functions = functions.filter { $0.parameters.count == arguments.count }
    guard !file.isLibrary, !operatorIsKnown(name), functions.count == 1, let function = functions.first,
      !function.place.file.isLibrary
    else { return false }
    let callee = Callee.function(function, [:], base: nil, isDirect: false, ownerType: nil, rank: 0)
    let errors = typeErrorCount
    let passed = arguments.map {
      CallArgument(label: nil, syntax: $0.syntax, isTrailing: false, inferred: $0.inferred)
    }
    _ = tryCall(callee, passed, hint: hint, node: node, nameNode: Syntax(token))
    return typeErrorCount > errors
  }

  /// The type of which an operator is a static member.
  private func operatorBase(_ owner: NominalDeclaration, _ substitution: Substitution, at place: Place) -> Expression {
    let type: Type
    if let own = owner.selfParameter {
      type = substitution[own] ?? .error
    } else {
      type = .nominal(owner, owner.genericParameters.map { substitution[$0] ?? .error })
    }
    return Expression(.metatype(type), type: .metatype(type), place: place)
  }
}
