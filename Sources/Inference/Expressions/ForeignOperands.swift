import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Operands without such an operator, next to operands that have one.
extension ExpressionChecker {
  /// Reports the operand whose type lacks the operator, if the other operand's type has it.
  func reportForeignOperand(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard left != right else { return false }
    func blame(_ index: Int, _ type: Type, expected: Type) -> Bool {
      let found = type.isLibrary("Character") ? arguments[index].inferred.map { spelled($0) } : nil
      return blameOperand(arguments[index], found ?? type.shown, expected: expected.shown)
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">="].contains(name)
    if isParameter(left) != isParameter(right) {
      let (parameter, other) = isParameter(left) ? (left, right) : (right, left)
      if !isComparison, other.nominal?.isLibrary == true, meets(parameter, "AdditiveArithmetic") { return false }
    }
    if isComparison {
      // A subscript has overloads, with which the operator is solved.
      let isPart = isPart(node) || isSubscript(arguments[0])
      if isInteger(left), isFloating(right), isPart { return blame(1, right, expected: left) }
      if isFloating(left), isInteger(right), isPart { return blame(0, left, expected: right) }
      if !["==", "!="].contains(name), isOnlyExpression(node) || isSubscript(arguments[0]) {
        if let foreign = foreignInOrder(name, left, right) {
          return foreign == 0 ? blame(0, left, expected: right) : blame(1, right, expected: left)
        }
      }
      if isExistential(left), right.nominal?.isLibrary == true { return blame(0, left, expected: right) }
      if isExistential(right), left.nominal?.isLibrary == true, name != "==", name != "!=" {
        return blame(1, right, expected: left)
      }
      return false
    }
    guard ["+", "-", "*", "/", "%", "&", "|", "^"].contains(name) else { return false }
    let (ofLeft, ofRight) = (hasOperator(name, left), hasOperator(name, right))
    if name == "+", isText(right), rawType(of: left) == right { return blame(0, left, expected: right) }
    let own = ownOperators(name, of: left)
    if !own.isEmpty, name == "+", isReplaceable(right), !meets(left, "Sequence") {
      error(.generics(.unmet(.operator("+"), .conforms(left.shown, "Sequence"))), at: token)
      return true
    }
    if own.count == 1, !ofRight {
      let wanted = own[0].parameters[1].variable
      let shown = wanted.detail?.annotation.map { ShownType(words: $0, meaning: wanted.type) } ?? wanted.type.shown
      error(.conversion(.mismatch(right.shown, shown, for: .argument)), at: location(of: arguments[1].syntax))
      return true
    }
    if ofLeft, !ofRight {
      return isReplaceable(left) && !(isText(left) && right.isLibrary("Character"))
        ? false : blame(1, right, expected: left)
    }
    if ofRight, !ofLeft {
      if isReplaceable(right) {
        if isText(right), left.isLibrary("Character") { return blame(0, left, expected: right) }
        guard let sequence = libraryType("Sequence"), left.nominal?.isLibrary == false, !conforms(left, to: sequence)
        else { return false }
        error(.generics(.unmet(.operator("+"), .conforms(left.shown, "Sequence"))), at: token)
        return true
      }
      // Durations can also be multiplied and divided by numbers.
      if name == "*" || name == "/" { return !isFloating(right) ? false : blame(0, left, expected: right) }
      return blame(0, left, expected: right)
    }
    // In a longer sum, the integer operand counts as intended.
    if ofLeft, ofRight, isInnerOperand(node) {
      if isInteger(left), isFloating(right) { return blame(1, right, expected: left) }
      if isFloating(left), isInteger(right) { return blame(0, left, expected: right) }
    }
    // The preceding operands have already decided the type of the sum.
    if ofLeft, isText(left), arguments[0].syntax.is(InfixOperatorExprSyntax.self), isInnerOperand(node) {
      return blame(1, right, expected: left)
    }
    return false
  }

  /// The operand that an ordering does not fit: of `<`, which each type declares itself, another one than of the
  /// operators that `Comparable` derives from it.
  private func foreignInOrder(_ name: String, _ left: Type, _ right: Type) -> Int? {
    if isInteger(left), right.isLibrary("Bool") { return 1 }
    if left.isLibrary("Bool"), isInteger(right) { return 0 }
    if name == "<" {
      if left.isLibrary("Double"), right.isLibrary("String") { return 0 }
      return left.isLibrary("String") && right.isLibrary("Double") ? 1 : nil
    }
    if isInteger(left), isText(right) { return 1 }
    return isText(left) && isInteger(right) ? 0 : nil
  }

  /// True if the expression is itself an operand, or the only expression of a closure.
  func isPart(_ node: ExprSyntax) -> Bool {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .infixOperatorExpr, .closureExpr, .ternaryExpr: return true
      case .tupleExpr, .labeledExpr, .labeledExprList, .prefixOperatorExpr, .codeBlockItem, .codeBlockItemList:
        current = one.parent
      default: return false
      }
    }
    return false
  }

  /// True if the expression is all that a closure consists of.
  private func isOnlyExpression(_ node: ExprSyntax) -> Bool {
    guard let items = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return items.count == 1 && items.parent?.is(ClosureExprSyntax.self) ?? false
  }

  /// True if the expression is an operand of another operator that computes a value.
  private func isInnerOperand(_ node: ExprSyntax) -> Bool {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .infixOperatorExpr(let infix): return infix.operator.is(BinaryOperatorExprSyntax.self)
      case .tupleExpr, .labeledExpr, .labeledExprList: current = one.parent
      default: return false
      }
    }
    return false
  }

  func meets(_ type: Type, _ name: String) -> Bool {
    libraryType(name).map { conforms(type, to: $0) } ?? false
  }
  func isInteger(_ type: Type) -> Bool { type.nominal != nil && meets(type, "BinaryInteger") }
  private func isFloating(_ type: Type) -> Bool { type.nominal != nil && meets(type, "BinaryFloatingPoint") }
  func isText(_ type: Type) -> Bool { type.nominal != nil && meets(type, "StringProtocol") }
  func isReplaceable(_ type: Type) -> Bool { type.nominal != nil && meets(type, "RangeReplaceableCollection") }
  private func isExistential(_ type: Type) -> Bool { if case .existential = type { true } else { false } }

  /// The binary operators that the type itself declares: a type of the program, or of Foundation.
  private func ownOperators(_ name: String, of type: Type) -> [FunctionDeclaration] {
    guard let declaration = type.nominal, !declaration.isLibrary || declaration.module == "Foundation" else {
      return []
    }
    return members(of: declaration, named: name).compactMap { member in
      guard case .function(let function) = member.kind, function.parameters.count == 2,
        function.genericParameters.isEmpty, function.parameters[0].variable.type.resolved == type
      else { return nil }
      return function
    }
  }

  /// True if the operator has an overload with an operand of this type.
  func hasOperator(_ name: String, _ type: Type) -> Bool {
    guard type.nominal != nil else { return false }
    if type.nominal?.isLibrary == true {
      if !ownOperators(name, of: type).isEmpty { return true }
      // Characters are parts of strings, but cannot be added to anything.
      switch name {
      case "+": return meets(type, "AdditiveArithmetic") || isReplaceable(type)
      case "-": return meets(type, "AdditiveArithmetic")
      case "*", "/": return meets(type, "Numeric")
      default: return isInteger(type)
      }
    }
    return lookUpMembers(of: type, named: name, isStatic: true).contains { $0.function != nil }
      || operatorFunctions(name).contains { function in
        function.parameters.contains { $0.variable.type.resolved == type }
      }
  }
}
