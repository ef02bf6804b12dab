import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// swiftc's messages for errors in a call or conversion.
extension ExpressionChecker {
  /// - Parameter givesGeneric: True if the type is that of a function whose result is a generic parameter.
  package func reportMismatch(
    _ value: Expression, to type: Type, givesGeneric: Bool = false, purpose: Purpose, at node: some SyntaxProtocol
  ) {
    var from = withDefaultElements(value)
    var to = type.resolved
    if purpose != .element, let (found, wanted) = differingArgument(from, to) { (from, to) = (found, wanted) }
    if case .error = from { return }
    if case .error = to { return }
    if purpose == .argument { to = expected(to, for: from) }
    if let written = node.as(ExprSyntax.self) {
      if let infix = written.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
        to.isLibrary("Bool")
      {
        return error(.operator(.assignmentAsCondition), at: infix.operator)
      }
      if reportArrayLiteral(written, to: to.wrapped ?? to, isInitial: purpose == .initialization) { return }
      if reportOtherInitializers(value, from, to.wrapped ?? to, at: written) { return }
      if reportUndecided(written, to: to, purpose) || reportRivals(value, written, to: to, purpose) { return }
    }
    defer { noteNamesakes(from, to, at: node) }
    if from.wrapped == nil, let wrapped = to.wrapped, unwrapsExpectation(purpose, value) { to = wrapped }
    if let attempt = node.as(TryExprSyntax.self), attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let wrapped = from.wrapped, wrapped == to || canConvert(wrapped, to: to)
    {
      error(.conversion(.tryNotUnwrapped(from.shown)), at: attempt)
      return
    }
    let written = node.as(ExprSyntax.self)
    let node = written.map { location(of: $0) } ?? Syntax(node)
    if let (parent, wanted) = differingParents(from, to) {
      let assigned = purpose == .assignment ? written?.parent?.as(InfixOperatorExprSyntax.self)?.operator : nil
      return error(.conversion(.parents(parent.shown, wanted.shown)), at: assigned.map { Syntax($0) } ?? node)
    }
    if case .nominal(let one, _) = from.wrapped ?? from, case .nominal(let other, _) = to.wrapped ?? to, one == other,
      let written, reportThroughArguments(written, to: to)
    {
      return
    }
    if reportFunctionMismatch(value, from, to, purpose, written, givesGeneric: givesGeneric, at: node) { return }
    // `let text: String = zero()`: the context requires another type of the result than the function does.
    if let variable = unbound(value.type), variable.literal == nil,
      case .apply(let function, _, _, _, _) = value.kind,
      let missing = variable.protocols.first(where: { !conforms(to, to: $0) })
    {
      error(.generics(.unmet(describe(function), .conforms(to.shown, missing.name))), at: node)
      return
    }
    if to.isLibrary("Bool"), let written,
      isTested(written, purpose) && isWhole(value) || isTestedOptional(from, purpose)
        || from.wrapped == to && isDecidedHere(value)
    {
      reportNotBoolean(value, written, test: "!=", purpose: .condition)
      return
    }
    if case .nilValue = value.kind {
      let known = ![.condition, .rawValue].contains(purpose.plain)
      let shown = purpose == .defaultArgument ? to.shown.asWritten : to.shown
      error(.conversion(.nilMismatch(shown, for: known ? purpose.plain : .initialization)), at: node)
      return
    }
    // swiftc does not propose to unwrap `$0`.
    let isAnonymous = written?.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") ?? false
    if let wrapped = from.wrapped, ![.element, .dictionaryKey, .dictionaryValue].contains(purpose),
      wrapped == to || canConvert(wrapped, to: to), !isDecidedHere(value)
    {
      let (shown, inner) = (spelled(value), spelled(value, isUnwrapped: true))
      let isPlain = isAnonymous && purpose == .argument
      let awaited = written?.as(AwaitExprSyntax.self).map { location(of: $0.expression) }
      error(
        .conversion(isPlain ? .mismatch(shown, inner, for: .argument) : .notUnwrapped(shown, inner)),
        at: awaited ?? node)
      return
    }
    let isWanted = [.argument, .subscriptIndex, .returnValue, .assignment, .initialization, .none].contains(purpose)
    if head(to) == .anyObject, isWanted {
      error(.conversion(.notAnObject(from.shown, for: purpose.plain)), at: node)
      return
    }
    let shown = from == described(value.type) ? spelled(value) : from.shown
    let expected =
      switch purpose {
      case .returnValue: shownResult(to)
      case .element: shownElement(to)
      default: shownExpectation(to)
      }
    switch purpose {
    case _ where isFunctionType(to) && purpose != .closureResult && purpose != .condition:
      let isPart = [.dictionaryKey, .dictionaryValue, .rawValue].contains(purpose)
      // The result of a closure is the one that the annotation names.
      let takesResult = purpose == .initialization && type.resolved.wrapped == nil && node.is(ClosureExprSyntax.self)
      error(
        .conversion(
          .mismatch(
            takesResult ? shown.asWritten : shown, expected.asWritten, for: isPart ? .initialization : purpose.plain)),
        at: node)
    case .argument, .subscriptIndex:
      if case .existential(let protocols, _, _) = to, let missing = protocols.first(where: { !conforms(from, to: $0) }),
        purpose == .argument
      {
        error(.conversion(.argumentNotConforming(from.shown, to: missing.name)), at: node)
      } else {
        error(.conversion(.mismatch(shown, expected, for: .argument)), at: node)
      }
    case .returnValue:
      if case .existential(let protocols, _, _) = to, let missing = protocols.first(where: { !conforms(from, to: $0) })
      {
        error(.conversion(.returnNotConforming(from.shown, to: missing.name)), at: node)
      } else {
        error(.conversion(.mismatch(shown, expected, for: .returnValue)), at: node)
      }
    case .subscriptAssignment:
      error(.conversion(.subscriptAssignment(from.shown, (to.wrapped ?? to).shown)), at: node)
    case .assignment where isSameGeneric(from, to):
      let sign = written?.parent?.as(InfixOperatorExprSyntax.self).map { Syntax($0.operator) }
      error(.conversion(.mismatch(shown, to.shown, for: .assignment)), at: sign ?? node)
    case .assignment:
      error(
        .conversion(
          .mismatch(
            told(from, from: to, otherwise: shown), told(to, from: from, otherwise: expected), for: .assignment)),
        at: node
      )
    case .condition: error(.conversion(.mismatch(shown, .written("Bool"), for: .condition)), at: node)
    case .closureResult, .defaultArgument, .element, .dictionaryKey, .dictionaryValue, .rawValue:
      error(.conversion(.mismatch(shown, expected, for: purpose)), at: node)
    case .initialization where tupleLengthsDiffer(from, to):
      error(.conversion(.tupleLengths(from.shown, to.shown)), at: node)
    case .initialization, .none:
      if case .existential(let protocols, _, _) = to, let missing = protocols.first(where: { !conforms(from, to: $0) })
      {
        error(.conversion(.valueNotConforming(from.shown, to: missing.name)), at: node)
      } else if purpose == .initialization, isSameGeneric(from, to) {
        error(.conversion(.mismatch(shown, to.shown, for: .assignment)), at: node)
      } else {
        error(.conversion(.mismatch(shown, expected, for: .initialization)), at: node)
      }
    }
  }

  /// `let task: Task<Int, Never> = Task { try load() }`: the arguments choose one of several initializers with the
  /// same labels, each of which makes another type.
  private func reportOtherInitializers(_ value: Expression, _ from: Type, _ to: Type, at node: ExprSyntax) -> Bool {
    guard case .apply(let function, _, _, _, _) = value.kind, function.kind == .initializer, let owner = function.owner,
      case .nominal(let one, let found) = from, case .nominal(let other, let wanted) = to, one == other, one == owner,
      let call = node.as(FunctionCallExprSyntax.self)
    else { return false }
    let fixed = zip(owner.genericParameters, zip(found, wanted)).contains { parameter, types in
      types.0 != types.1
        && (function.detail?.context?.requirements ?? []).contains {
          if case .same(.parameter(parameter), _) = $0 { true } else { false }
        }
    }
    let rivals = members(of: owner, named: "init").count { member in
      if case .function(let rival) = member.kind { rival.fullName == function.fullName } else { false }
    }
    guard fixed, rivals > 1 else { return false }
    error(.call(.noMatch(.initializer)), at: call.calledExpression)
    return true
  }

  /// True for the same generic type with other arguments.
  private func isSameGeneric(_ from: Type, _ to: Type) -> Bool {
    guard case .nominal(let one, let arguments) = from, case .nominal(let other, _) = to else { return false }
    return one == other && !arguments.isEmpty && !one.isKeyPath
  }

  /// True if swiftc treats a number at this place as a test.
  private func isTested(_ written: ExprSyntax, _ purpose: Purpose) -> Bool {
    switch purpose {
    case .initialization, .assignment, .argument, .returnValue, .condition: true
    case .closureResult: written.parent?.is(ReturnStmtSyntax.self) ?? false
    default: false
    }
  }

  /// True for an optional, which swiftc proposes to compare with `nil` where a `Bool` is expected.
  private func isTestedOptional(_ type: Type, _ purpose: Purpose) -> Bool {
    guard let wrapped = type.wrapped, wrapped.unwrapped != libraryNominal("Bool") else { return false }
    switch purpose {
    case .initialization, .assignment, .argument, .returnValue, .condition, .defaultArgument: return true
    default: return false
    }
  }

  /// True if the value is an integer, for which a comparison can be proposed where a `Bool` is expected.
  private func isWhole(_ value: Expression) -> Bool {
    if case .integer(let magnitude, false) = value.kind { return magnitude < 2 }
    guard unbound(value.type) == nil, let integers = libraryType("BinaryInteger") else { return false }
    return conforms(value.type, to: integers)
  }

  private func tupleLengthsDiffer(_ from: Type, _ to: Type) -> Bool {
    guard case .tuple(let one) = from, case .tuple(let other) = to, !one.isEmpty, !other.isEmpty else { return false }
    return one.count != other.count
  }

  /// The type of a value; an empty literal has the elements that it has without any context.
  private func withDefaultElements(_ value: Expression) -> Type {
    let type = described(value.type)
    switch value.kind {
    case .array, .dictionary:
      return type.map { part in if case .variable(let variable) = part { variable.fallback } else { nil } }
    default: return type
    }
  }

  private func isFunctionType(_ type: Type) -> Bool {
    if case .function = type.wrapped ?? type { true } else { false }
  }

  private func isSingleExpression(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else { return false }
    return !only.is(IfExprSyntax.self) && !only.is(SwitchExprSyntax.self)
  }

  /// A type that the program has written, in which functions without a result return `Void`.
  func asWritten(_ type: Type) -> ShownType { type.shown.asWritten }

  /// True if swiftc names the wrapped type where an optional is expected and another value is passed.
  private func unwrapsExpectation(_ purpose: Purpose, _ value: Expression) -> Bool {
    if case .nilValue = value.kind { return false }
    switch purpose {
    case .argument, .assignment, .returnValue, .initialization: return true
    default: return false
    }
  }

  /// The differing arguments: `Int` and `String` for an `any Source<String>` from a source of numbers.
  private func differingArgument(_ from: Type, _ to: Type) -> (Type, Type)? {
    guard case .existential(let protocols, _, let arguments) = to,
      protocols.allSatisfy({ conforms(from, to: $0) || isSelfConforming(from, $0) })
    else { return nil }
    for argument in arguments {
      let found = reduce(.member(from, argument.associated))
      if case .member = found { continue }
      if !canConvert(found, to: argument.type) || found != argument.type { return (found, argument.type) }
    }
    return nil
  }

  /// The types around a nested type, if those differ: `Tree<Int>` and `Tree<String>` for a `Tree<Int>.Kind`, which may
  /// be an argument of both types.
  private func differingParents(_ from: Type, _ to: Type) -> (Type, Type)? {
    guard case .nominal(let one, let found) = from.resolved, case .nominal(let other, let wanted) = to.resolved,
      one == other, found.count == wanted.count
    else { return nil }
    guard let parent = one.parent, parent.genericParameters.count == found.count, !found.isEmpty else {
      return zip(found, wanted).lazy.compactMap { self.differingParents($0, $1) }.first
    }
    return zip(found, wanted).allSatisfy { $0.resolved == $1.resolved }
      ? nil : (.nominal(parent, found), .nominal(parent, wanted))
  }

  /// Notes where two types of the same name are declared: in a shell a type may be declared again while values of the
  /// previous one still exist.
  private func noteNamesakes(_ from: Type, _ to: Type, at node: some SyntaxProtocol) {
    guard let one = (from.wrapped ?? from).nominal, let other = (to.wrapped ?? to).nominal, one != other,
      one.name == other.name, one.place.file.name != other.place.file.name, table.diagnostics.last?.severity == .error
    else { return }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    note(
      .name(.declaredTwice(one.name, one.place.file.name, other.place.file.name)), at: Place(file: file, offset: offset)
    )
  }

  /// The result of the function, as it is declared.
  private func shownResult(_ type: Type) -> ShownType {
    guard let function, function.kind != .closure, let words = function.detail?.resultAnnotation else {
      return type.shown
    }
    return shown(type, declared: function.result.resolved, as: words)
  }

  private func told(_ type: Type, from other: Type, otherwise shown: ShownType? = nil) -> ShownType {
    guard case .opaque(let opaque, _) = type, let origin = opaque.origin, type.description == other.description else {
      return shown ?? type.shown
    }
    return type.shown.from(origin)
  }

  /// Errors about functions and key paths have their own messages.
  func reportFunctionMismatch(
    _ value: Expression, _ from: Type, _ to: Type, _ purpose: Purpose, _ written: ExprSyntax?,
    givesGeneric: Bool, at node: Syntax
  ) -> Bool {
    let target = to.wrapped ?? to
    if case .caseFunction(let enumCase) = value.kind, case .function(let function) = from, function.result == target,
      node.parent?.as(MemberAccessExprSyntax.self)?.base == nil
    {
      let labels = enumCase.payload.map { "\($0.label ?? "_"):" }.joined()
      let isLabelled = enumCase.payload.contains { $0.label != nil }
      let name = isLabelled ? "\(enumCase.name)(\(labels))" : enumCase.name
      if function.parameters.count == 1 {
        error(.conversion(.caseArgument(name, function.parameters[0].type.shown)), at: node)
      } else {
        error(.conversion(.caseNotCalled(name, target.shown)), at: node)
      }
      return true
    }
    switch (from, target) {
    case (.function(let one), .function(let other)):
      var effectless = one
      effectless.isThrowing = other.isThrowing
      effectless.isAsync = other.isAsync
      guard effectless != one, canConvert(.function(effectless), to: target) else { return false }
      if one.isThrowing && !other.isThrowing {
        // A generic parameter is bound to `()`, whatever the program declares elsewhere.
        let isValue = node.as(ClosureExprSyntax.self).map { isSingleExpression($0) } ?? true
        let found = givesGeneric || purpose == .argument && isValue ? from.shown : asWritten(from)
        if case .function(let function, _, _) = value.kind {
          let writesResult = function.detail?.writesResult ?? false
          error(
            .conversion(.throwing(writesResult ? asWritten(from) : from.shown, asWritten(target))), at: node)
          return true
        }
        error(.conversion(.throwing(found, givesGeneric ? target.shown : asWritten(target))), at: node)
      } else if purpose == .argument, node.is(ClosureExprSyntax.self) || value.isFunctionReference {
        error(.conversion(.asyncArgument(from.shown)), at: node)
      } else {
        let found = value.isFunctionReference ? from.shown : asWritten(from)
        error(.conversion(.async(found, asWritten(target))), at: node)
      }
      return true
    case (.function(let one), _) where one.parameters.isEmpty && !one.result.isVoid && canConvert(one.result, to: to):
      if case .existential(let protocols, nil, _) = to, protocols.isEmpty { return false }
      if purpose == .element { return false }
      // The result of a closure, or the condition of `isOn ? 1 : 2`, is solved together with what surrounds it.
      if let written, isSolvedWithOthers(written), reportUncalled(written) { return true }
      error(.conversion(.notCalled(one.result.shown)), at: node)
      return true
    case (.function(let one), _)
    where one.parameters.isEmpty && !canConvert(one.result, to: to)
      && reportsRivals(of: value, to: target, purpose, at: node):
      return true
    case (.function(let one), _) where !one.parameters.isEmpty:
      guard [.argument, .initialization, .assignment, .returnValue].contains(purpose),
        let result = overloadWithoutParameters(of: value, where: { canConvert($0, to: target) }), to.nominal != nil
      else { return false }
      error(.conversion(.notCalled(result.shown)), at: node)
      return true
    case (.nominal(let one, let arguments), .nominal(let other, let wanted))
    where one.isKeyPath && other.isKeyPath && (one != other || purpose == .initialization):
      // A path that can do as much as the expected one is shown as one of that kind, with its own root and value.
      let isKind = one.inherits(from: other)
      let found = isKind ? Type.nominal(other, Array(arguments.prefix(wanted.count))) : from
      if !isKind, purpose.plain == .initialization, node.is(KeyPathExprSyntax.self) {
        error(.keyPath(.mismatch(shownLiteral(from), target.shown)), at: node)
        return true
      }
      let assignment = purpose == .assignment ? node.parent?.as(InfixOperatorExprSyntax.self) : nil
      let sign = assignment.map { Syntax($0.operator) }
      let purpose = isKind && purpose.plain == .initialization ? .assignment : purpose.plain
      error(.conversion(.mismatch(found.shown, target.shown, for: purpose)), at: sign ?? node)
      return true
    case (.nominal(let one, _), _)
    where one.isKeyPath && node.is(KeyPathExprSyntax.self) && !(target.nominal?.isKeyPath ?? false):
      if [.argument, .element].contains(purpose.plain) {
        guard language == .swift6 else { return false }
        error(.conversion(.mismatch(shownLiteral(from), target.shown, for: purpose.plain)), at: node)
      } else {
        error(.keyPath(.mismatch(shownLiteral(from), target.shown)), at: node)
      }
      return true
    default: return false
    }
  }

  /// The type of a literal key path, which is sendable in the Swift 6 mode.
  private func shownLiteral(_ keyPath: Type) -> ShownType {
    language == .swift6 ? .written("any \(keyPath.shown) & Sendable") : keyPath.shown
  }

  /// `return rows.reversed` for an array: another method of the name and without parameters has such a result.
  private func reportsRivals(
    of value: Expression, to type: Type, _ purpose: Purpose, at node: some SyntaxProtocol
  ) -> Bool {
    guard type.nominal != nil, case .function(let function, _, _) = value.kind else { return false }
    switch purpose {
    case .argument:
      guard let result = overloadWithoutParameters(of: value, where: { canConvert($0, to: type) }) else { return false }
      error(.conversion(.notCalled(result.shown)), at: node)
    case .initialization, .returnValue:
      guard overloadWithoutParameters(of: value, where: { _ in true }) != nil else { return false }
      error(.call(.noCandidates(function.name, for: asWritten(type))), at: node)
    default: return false
    }
    return true
  }

  package func canConvert(_ from: Type, to: Type) -> Bool {
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return convert(Expression(.tuple([]), type: from, place: Place(file: file, offset: 0)), to: to) != nil
  }
}

extension Expression {
  /// True for a function of the program whose result is not written.
  fileprivate var isFunctionReference: Bool {
    if case .function(let function, _, _) = kind { !(function.detail?.writesResult ?? false) } else { false }
  }
}

extension NominalDeclaration {
  /// True for the declaration itself, and for its superclasses.
  fileprivate func inherits(from other: NominalDeclaration) -> Bool {
    var level: NominalDeclaration? = self
    while let current = level, current != other { level = current.superclass?.nominal }
    return level != nil
  }
}
