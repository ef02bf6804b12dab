import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// swiftc's messages for errors about operands.
extension ExpressionChecker {
  func reportOperator(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, token: TokenSyntax
  ) {
    let types = arguments.map { argument -> Type? in argument.inferred.map { described($0.type) } }
    if arguments.count == 1, let type = types[0], let wrapped = type.wrapped {
      error(.conversion(.notUnwrapped(type.shown, wrapped.shown)), at: location(of: arguments[0].syntax))
      return
    }
    if arguments.count == 1, let type = types[0] {
      error(.operator(.unary(name, type.shown)), at: token)
      return
    }
    // An immutable left operand of `+=` has its own message, which another attempt has already reported.
    if let left = arguments[0].inferred, input.operators.assigns(name),
      !isMutable(left)
    {
      _ = requireMutable(left, at: arguments[0].syntax, verb: "operator")
      return
    }
    if let left = types[0], let right = types.count > 1 ? types[1] : nil {
      if reportUncalledOperand(name, left, right, arguments, hint: hint, node: node, at: token) { return }
      if reportOptionalOperand(name, left, right, arguments, node: node, at: token) { return }
      if left == right, let wrapped = left.wrapped, areUnwrapped(name, wrapped, arguments, node: node) {
        for argument in arguments { reportNotUnwrapped(argument, left, wrapped, beside: nil) }
        return
      }
      if let wrapped = left.wrapped, right.wrapped == nil, name != "==", name != "!=" {
        reportNotUnwrapped(arguments[0], left, wrapped, beside: right)
        return
      }
      if let wrapped = right.wrapped, left.wrapped == nil, name != "==", name != "!=" {
        reportNotUnwrapped(arguments[1], right, wrapped, beside: left)
        return
      }
      if reportTextBesideTexts(name, left, right, hint: hint, at: token) { return }
      if reportReducedOperand(name, left, right, arguments, hint: hint, node: node) { return }
      if reportOperand(name, left, right, arguments, hint: hint) { return }
      if reportOwnOperand(name, left, right, arguments) { return }
      if reportOperandBesideOthers(name, left, right, arguments, node: node, at: token) { return }
      if reportErasedOperand(name, left, right, arguments, node: node, at: token) { return }
      if reportForeignComparison(name, left, right, arguments, at: token) { return }
      if reportForeignOperand(name, left, right, arguments, node: node, at: token) { return }
      if reportNotArithmetic(name, left, right, arguments, at: token) { return }
      if name == "==" || name == "!=", reportNotEquatable(name, left, right, arguments, node: node, at: token) {
        return
      }
      if reportNotComparable(name, left, right, arguments, node: node, at: token) { return }
      if reportBounds(name, left, right, arguments, node: node, at: token) { return }
      if reportDifferentSelf(name, left, right, arguments, at: token) { return }
      reportOperands(name, left, right, arguments, at: token)
      return
    }
    if reportCaseAsOperand(name, types, arguments, at: token) { return }
    // `status == .idle`, where the type has no `==`.
    if let known = types.compactMap({ $0 }).first, types.count == 2, known.nominal?.isLibrary == false {
      let contextual = arguments[types[0] == nil ? 0 : 1].syntax
      let isFitting = attempt { () -> Bool? in
        let value = infer(contextual, hint: known)
        return head(value.type) == known ? true : nil
      }
      if isFitting ?? false {
        error(.operator(.twoAlike(name, known.shown)), at: token)
        return
      }
    }
    if reportNil(arguments, types) { return }
    // Literals of elements without a comparison: `[a] == [b]`.
    if types.count == 2, name == "==" || name == "!=" {
      let start = table.snapshot()
      let errors = errorCount
      let operands = arguments.map { argument -> CallArgument in
        var known = argument
        known.inferred = argument.inferred ?? infer(argument.syntax, hint: nil)
        return known
      }
      let found = operands.map { described($0.inferred?.type ?? .error) }
      let isKnown = errorCount == errors
      table.rollback(to: start)
      if isKnown, reportNotEquatable(name, found[0], found[1], operands, node: node, at: token) { return }
    }
    if reportErasedBeside(name, types, arguments, at: token) { return }
    // The contextual operand has an error: report that.
    for (argument, type) in zip(arguments, types.reversed()) where argument.inferred == nil {
      let before = errorCount
      _ = infer(argument.syntax, hint: type ?? nil)
      if errorCount > before { return }
    }
    // `[1] + 2`: the literal's own type.
    if types.count == 2, arguments.contains(where: { $0.inferred == nil && isCollectionLiteral($0.syntax) }),
      arguments.allSatisfy({ $0.inferred != nil || isCollectionLiteral($0.syntax) })
    {
      let errors = errorCount
      let found = arguments.map { described(($0.inferred ?? infer($0.syntax, hint: nil)).type) }
      if errorCount == errors {
        if reportForeignOperand(name, found[0], found[1], arguments, node: node, at: token) { return }
        let (left, right) = (found[0].shown, found[1].shown)
        error(.operator(found[0] == found[1] ? .twoAlike(name, left) : .binary(name, left, right)), at: token)
        return
      }
    }
    error(.operator(.misplaced(name)), at: token)
  }

  /// Blames both operands.
  func reportOperands(_ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax) {
    let one = shown(arguments[0], left)
    error(.operator(left == right ? .twoAlike(name, one) : .binary(name, one, shown(arguments[1], right))), at: token)
  }

  /// The type of an operand as its declaration spells it.
  func shown(_ operand: CallArgument, _ type: Type) -> ShownType { operand.inferred.map { spelled($0) } ?? type.shown }

  /// - Parameter known: The type of the other operand.
  private func reportNotUnwrapped(_ argument: CallArgument, _ type: Type, _ wrapped: Type, beside known: Type?) {
    var (shown, inner) =
      argument.inferred.map { (spelled($0), spelled($0, isUnwrapped: true)) } ?? (type.shown, wrapped.shown)
    // `counts[word] += 1` where nothing else determines the values: the literal does.
    if unbound(wrapped) != nil, let known {
      (shown, inner) = (optional(known).shown, known.shown)
    }
    error(.conversion(.notUnwrapped(shown, inner)), at: location(of: argument.syntax))
  }

  /// The compared values have no `==`.
  private func reportNotEquatable(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    if left == right, left.nominal?.isLibrary == false || isParameter(left) || isProtocolValue(left) {
      if isConditionallyEquatable(left) { return reportInnerNotEquatable(name, left, at: token) }
      guard
        arguments.contains(where: { !isPlain($0) }) || isPart(node)
          || isOneOfArguments(node) && !isParameter(left)
      else { return false }
      let isExistential = left.nominal == nil && !isParameter(left)
      if isExistential, name != "==" { return false }
      error(
        .generics(
          isExistential
            ? .cannotConform(left.shown, to: "Equatable")
            : .unmet(.reference(to: .operator(name), on: "Equatable"), .conforms(left.shown, "Equatable"))),
        at: token)
      return true
    }
    if (left.wrapped == nil) != (right.wrapped == nil), hasOwnComparison(name, of: left.wrapped ?? left) {
      reportNotUnwrapped(
        arguments[left.wrapped == nil ? 1 : 0], left.wrapped == nil ? right : left,
        left.wrapped ?? left, beside: left.wrapped ?? left)
      return true
    }
    // `[a] == [a]`, `b == optional`: the inner type has no `==`.
    guard (left.wrapped ?? left) == (right.wrapped ?? right),
      !(left == right && left.wrapped.map(isParameter) ?? false),
      case .nominal(let declaration, _) = left.wrapped == nil ? right : left,
      declaration.isLibrary
    else { return false }
    return reportInnerNotEquatable(name, left.wrapped ?? left, at: token)
  }

  /// Reports the part of a type, like the element of an array, that has no `==`.
  private func reportInnerNotEquatable(_ name: String, _ type: Type, at token: TokenSyntax) -> Bool {
    guard let equatable = libraryType("Equatable") else { return false }
    let (inner, missing) = innermostUnmet(type, equatable)
    guard missing == equatable, !conforms(inner, to: equatable), !isAny(inner) else { return false }
    error(
      .generics(
        inner.shown.isStructural
          ? .cannotConform(inner.shown, to: "Equatable")
          : .unmet(.operator(name), .conforms(inner.shown, "Equatable"))),
      at: token)
    return true
  }

  /// True for `Box<T>`, which is Equatable where `T` is.
  private func isConditionallyEquatable(_ type: Type) -> Bool {
    guard let equatable = libraryType("Equatable"), type.nominal != nil else { return false }
    return innermostUnmet(type, equatable).0 != type
  }

  private func isProtocolValue(_ type: Type) -> Bool {
    if case .existential = type { !isAny(type) } else { false }
  }

  /// True if the program declares the comparison of two values of the type, which is not Equatable.
  private func hasOwnComparison(_ name: String, of type: Type) -> Bool {
    guard type.nominal?.isLibrary == false else { return false }
    let members = lookUpMembers(of: type, named: name, isStatic: true).compactMap(\.function)
    return (operatorFunctions(name) + members).contains { function in
      function.genericParameters.isEmpty && function.parameters.count == 2
        && function.parameters.allSatisfy { $0.variable.type == type }
    }
  }

  /// A type with one operator of that name, for another right operand: `later - now` of two dates. The operand of the
  /// type is what has the wrong type, also where only the order is wrong: `2 * price`.
  private func reportOwnOperand(_ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument]) -> Bool {
    guard let declaration = right.nominal, !declaration.isLibrary || declaration.name == "Date",
      unbound(arguments[1].inferred?.type ?? .error) == nil
    else { return false }
    let own = members(of: declaration, named: name).compactMap { member -> FunctionDeclaration? in
      if case .function(let function) = member.kind, function.parameters.count == 2 { function } else { nil }
    }
    guard own.count == 1, own[0].genericParameters.isEmpty, own[0].parameters[0].variable.type == right else {
      return false
    }
    let wanted = own[0].parameters[1].variable
    let literal = arguments[0].inferred.flatMap { unbound($0.type)?.literal }
    guard wanted.type != right, left == right || literal == .integer && accepts(wanted.type, .integer) else {
      return false
    }
    let shown = wanted.detail?.annotation.map { ShownType(words: $0, meaning: wanted.type) } ?? wanted.type.shown
    error(.conversion(.mismatch(right.shown, shown, for: .argument)), at: location(of: arguments[1].syntax))
    return true
  }

  /// The protocol whose generic operator is the last that swiftc tries.
  private static let arithmetic = [
    "+": "FloatingPoint", "-": "FloatingPoint", "*": "FloatingPoint", "/": "DurationProtocol", "+=": "FloatingPoint",
    "%": "BinaryInteger", "&": "BinaryInteger", "|": "BinaryInteger", "^": "BinaryInteger", "!=": "BinaryInteger",
  ]

  /// Values of one of the program's types that has no such operator: with an overloaded operand, the protocol is named
  /// that the type would have to conform to.
  private func reportNotArithmetic(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    guard let needed = Self.arithmetic[name], left == right, let declaration = left.nominal, !declaration.isLibrary,
      name == "/" || arguments.contains(where: isMadeHere),
      name == "!=" || lookUpMembers(of: left, named: name, isStatic: true).isEmpty
    else { return false }
    error(.generics(.unmet(.reference(to: .operator(name), on: needed), .conforms(left.shown, needed))), at: token)
    return true
  }

  /// True for a new value of a type with several initializers, or made of literals.
  private func isMadeHere(_ argument: CallArgument) -> Bool {
    guard !isPlain(argument), let value = argument.inferred else { return false }
    return switch value.kind {
    case .apply(let function, _, _, _, _): function.kind == .initializer
    case .enumCase: true
    default: false
    }
  }

  /// The ordered values have no `<`.
  private func reportNotComparable(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard ["<", ">", "<=", ">="].contains(name), left == right, left.nominal?.isLibrary == false || isParameter(left),
      arguments.contains(where: { !isPlain($0) }) || isPart(node) || isOneOfArguments(node) && !isParameter(left)
    else { return false }
    error(
      .generics(.unmet(.reference(to: .operator(name), on: "Comparable"), .conforms(left.shown, "Comparable"))),
      at: token)
    return true
  }

  func isCallArgument(_ node: ExprSyntax) -> Bool {
    node.parent?.is(LabeledExprSyntax.self) ?? false
      && node.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
  }

  /// True if the expression is one of several arguments, or stands in a string: it is solved with what surrounds it.
  func isOneOfArguments(_ node: ExprSyntax) -> Bool {
    guard let arguments = node.parent?.parent?.as(LabeledExprListSyntax.self) else { return false }
    return arguments.parent?.is(ExpressionSegmentSyntax.self) ?? false || isCallArgument(node) && arguments.count > 1
  }

  func isParameter(_ type: Type) -> Bool { if case .parameter = type { true } else { false } }

  /// True for an operand with only one meaning: no literal, no overloaded call.
  private func isPlain(_ argument: CallArgument) -> Bool {
    guard let value = argument.inferred else { return false }
    return isPlain(value)
  }

  private func isPlain(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .string, .boolean: return false
    case .apply(let function, _, let base, let arguments, _):
      guard arguments.allSatisfy({ $0.expression.map(isPlain) ?? true }) else { return false }
      guard let owner = function.owner else { return true }
      return members(of: owner, named: function.name).count < 2 && base.map(isPlain) ?? true
    case .enumCase(_, let values): return values.allSatisfy(isPlain)
    case .property(let base, _, _, _): return isPlain(base)
    case .subscripted: return false
    default: return true
    }
  }

  /// `str + nil`
  private func reportNil(_ arguments: [CallArgument], _ types: [Type?]) -> Bool {
    guard arguments.count == 2 else { return false }
    for (index, other) in [(0, 1), (1, 0)] where arguments[index].syntax.is(NilLiteralExprSyntax.self) {
      guard let type = types[other], type.wrapped == nil else { continue }
      error(.conversion(.nilMismatch(type.shown, for: .argument)), at: arguments[index].syntax)
      return true
    }
    return false
  }

  /// Reports an operand as an argument of another type than its parameter.
  func blameOperand(_ operand: CallArgument, _ found: ShownType, expected: ShownType) -> Bool {
    error(.conversion(.mismatch(found, expected, for: .argument)), at: location(of: operand.syntax))
    return true
  }

  /// Reports a wrong operand: if the context fixes the result, swiftc blames the operand with another type.
  func reportOperand(_ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], hint: Type?) -> Bool {
    guard left != right else { return false }
    func blame(_ index: Int, _ type: Type, expected: ShownType) -> Bool {
      if reportLiteralElement(behind: arguments[index].syntax, type.shown, expected: expected) { return true }
      let found = arguments[index].inferred.map { spelled($0) } ?? type.shown
      return blameOperand(arguments[index], found, expected: expected)
    }
    let isAssigning = input.operators.assigns(name)
    if isAssigning, left.nominal?.isLibrary == true {
      // Arrays are named as `Array` here.
      if case .nominal(let declaration, let parts) = left, declaration.name == "Array" {
        return blame(1, right, expected: .written("Array<\(parts[0])>"))
      }
      return blame(1, right, expected: left.shown)
    }
    guard ["+", "-", "*", "/", "%"].contains(name), let hint else { return false }
    var expected = head(hint)
    if let variable = unbound(hint) {
      // The initial value of `reduce` decides the result of its closure.
      guard variable.literal != nil, let type = defaultType(of: variable) else { return false }
      expected = type
    }
    if let wrapped = expected.wrapped { expected = head(wrapped) }
    guard expected.nominal != nil || isParameter(expected) else { return false }
    if left == expected { return blame(1, right, expected: expected.shown) }
    if right == expected { return blame(0, left, expected: expected.shown) }
    return false
  }

  /// Reports integers and optionals, which other languages accept as conditions.
  package func reportNotBoolean(_ value: Expression, _ syntax: ExprSyntax, test: String, purpose: Purpose = .argument) {
    if reportUndecided(syntax, to: libraryNominal("Bool"), purpose) { return }
    let type = described(value.type)
    let place = location(of: syntax)
    // The right operand of `&&` is a closure of its own.
    let isDeferred = syntax.parent?.as(InfixOperatorExprSyntax.self)?.rightOperand.id == syntax.id
    if let wrapped = type.wrapped, isDeferred || !wrapped.isLibrary("Bool") || isDecidedHere(value) {
      error(.conversion(.optionalAsBoolean(aliased(value, type), test)), at: place)
    } else if case .integer(let magnitude, false) = value.kind, magnitude < 2 {
      error(.conversion(.literalAsBoolean(UInt64(magnitude))), at: place)
    } else if unbound(value.type) == nil, let integers = libraryType("BinaryInteger"), conforms(type, to: integers) {
      error(.conversion(.integerAsBoolean(aliased(value, type), test)), at: place)
    } else {
      reportMismatch(value, to: libraryNominal("Bool"), purpose: purpose, at: syntax)
    }
  }

  /// The type as a type alias in the declaration names it. An associated type is not named here.
  private func aliased(_ value: Expression, _ type: Type) -> ShownType {
    value.annotation.map { ShownType(words: $0, meaning: type) } ?? type.shown
  }

  func operatorIsKnown(_ name: String) -> Bool {
    [
      "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "<<", ">>", "...", "..<", "~=", "+=",
      "-=", "*=", "/=", "%=",
    ].contains(name)
  }
}
