import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Checks the call of one candidate.
extension ExpressionChecker {
  /// Checks the call of one candidate; reports its errors and returns nil if it does not match.
  ///
  /// - Parameter skipsClosures: True if closures are assumed to match. The returned expression is then not usable.
  func tryCall(
    _ callee: Callee, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax,
    skipsClosures: Bool = false
  ) -> Expression? {
    var isFailed = false
    let start = table.snapshot()
    let opened = open(callee)
    let match = matchArguments(arguments, to: opened.parameters)
    guard let assignment = match else {
      reportMatch(arguments, opened, node: node)
      return nil
    }
    if opened.parameters.isEmpty, case .enumCase(let enumCase, _) = callee,
      let name = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    {
      error(.call(.caseTakesNothing(enumCase.name)), at: name)
      return nil
    }
    if table.context.forcedResult?.node == node.id, let type = table.context.forcedResult?.type {
      _ = matches(reduce(opened.result), type)
    }
    applySolution(to: opened, at: node)
    var converted: [Int: Expression] = [:]
    /// Reports the failure of an argument, together with the other errors of the call.
    func failed(at index: Int) -> Expression? {
      if table.speculations > 0 { return nil }
      let said = table.diagnostics[start.diagnostics...]
      table.rollback(to: start)
      if let hint, reportThroughArguments(ExprSyntax(node), to: hint) { return nil }
      if !reportConflict(at: index, arguments, opened, assignment, node: node) {
        table.diagnostics += said
        reportOthers(arguments, opened, except: Set(converted.keys).union([index]))
      }
      return nil
    }
    openOptionals(opened, assignment, arguments)
    joinArguments(opened, assignment, arguments, hint: hint)
    // Known arguments come first, so that closures get concrete parameter types. Literals are last among those,
    // because they adapt; key paths come in between, because they tell the type they lead to.
    for step in [ArgumentStep.rootedKeyPath, .known, .keyPath, .collection, .literal, .keyPath] {
      for (position, indices) in assignment.enumerated() {
        for index in indices where converted[index] == nil {
          let type = parameterType(opened, position)
          let own = self.step(of: arguments[index])
          guard own == step || own == .keyPath && step == .rootedKeyPath && hasKnownRoot(type) else { continue }
          if let value = arguments[index].inferred {
            guard
              meetsConstraints(
                value, of: constrained(type, opened.parameters[position]), opened, hint: hint, node: node),
              let done = convertArgument(value, arguments[index], to: type, opened.parameters[position])
            else {
              // In a built body each statement that does not fit is an error.
              guard arguments[index].statement != nil else {
                return failed(at: index)
              }
              isFailed = true
              converted[index] = value
              continue
            }
            converted[index] = done
          } else if own == .keyPath, isRootOpen(type) {
            continue
          } else if case .nominal = head(type), !opened.parameters[position].isAutoclosure {
            guard let done = checkContextual(arguments[index], type, opened.parameters[position], opened, node: node)
            else { return failed(at: index) }
            converted[index] = done
          } else if step == .collection, hasLaterLiteral(arguments), !opened.parameters[position].isAutoclosure {
            guard let done = checkContextual(arguments[index], type, opened.parameters[position], opened, node: node)
            else { return failed(at: index) }
            converted[index] = done
          }
        }
      }
    }
    guard !isFailed, settleDeferredMatches(), applyRequirements(opened, node: node) else { return nil }
    guard applyDefaults(of: opened, assignment, node: node) else { return nil }
    suggestResult(opened, assignment, arguments, hint: hint)
    // `xs.reduce(.zero, +)`: another argument may determine the type of an implicit member.
    func waits(_ index: Int, _ position: Int) -> Bool {
      guard isImplicitChain(arguments[index].syntax) else { return false }
      return unbound(parameterType(opened, position))?.protocols.isEmpty ?? false
    }
    let late = assignment.enumerated().flatMap { position, indices in
      indices.filter { converted[$0] == nil && waits($0, position) }
    }
    for isLate in late.isEmpty ? [false] : [false, true] {
      for (position, index) in assignment.enumerated().flatMap({ one in one.element.map { (one.offset, $0) } })
      where converted[index] == nil && late.contains(index) == isLate {
        if skipsClosures, arguments[index].syntax.is(ClosureExprSyntax.self) { continue }
        if isLate { _ = concrete(parameterType(opened, position)) }
        guard
          let done = checkContextual(
            arguments[index], parameterType(opened, position), opened.parameters[position], opened, node: node)
        else { return failed(at: index) }
        converted[index] = done
        _ = settleDeferredMatches()
      }
    }
    guard settleDeferredMatches(), applyRequirements(opened, node: node) else { return nil }
    if skipsClosures { return Expression(.tuple([]), type: opened.result, place: place(node)) }
    if let (type, unmet, index) = unopened(callee, opened.substitution, assignment, arguments, converted) {
      let part = index.flatMap { arguments[$0].statement }
      error(unmetProblem(type, unmet, of: describeCallee(callee)), at: part ?? nameNode)
      return nil
    }
    if reportsUnknownMetatype(opened, assignment, arguments, converted, at: nameNode) { return nil }
    penalizeResult(opened, hint: hint)
    let complete = makeArguments(opened, assignment, arguments, converted, node: node)
    checkEffects(opened, assignment, converted, node: node)
    noteConformances(of: opened, node: node)
    return build(opened, complete, node: node)
  }

  /// The expected type of an argument; for an autoclosure, its result type.
  private func constrained(_ type: Type, _ parameter: ParameterView) -> Type {
    if parameter.isAutoclosure, case .function(let function) = head(type) { function.result } else { type }
  }

  /// Default values that determine generic parameters, if they are used.
  private func applyDefaults(of opened: OpenedCallee, _ assignment: [[Int]], node: ExprSyntax) -> Bool {
    for (position, indices) in assignment.enumerated() where indices.isEmpty {
      guard let (function, index) = opened.parameters[position].defaultOf, !function.place.file.isLibrary,
        !function.genericParameters.isEmpty, function.parameters[index].defaultValue != nil
      else { continue }
      for (parameter, type) in function.detail?.defaultSubstitutions[index] ?? [:] {
        guard let open = opened.substitution[parameter] else { continue }
        if !matches(open, type.substituting(opened.substitution)) {
          error(.conversion(.defaultOfParameter(described(type).shown, described(open).shown, position)), at: node)
          return false
        }
      }
    }
    return true
  }

  /// A `nil` passed for a `T` means that `T` is an optional, whatever its other arguments are.
  func openOptionals(_ opened: OpenedCallee, _ assignment: [[Int]], _ arguments: [CallArgument]) {
    for (position, indices) in assignment.enumerated() {
      var type = opened.parameters[position].type
      if opened.parameters[position].isAutoclosure, case .function(let function) = head(type) { type = function.result }
      if opened.parameters[position].isVariadic, case .nominal(_, let elements) = head(type) {
        type = elements.first ?? type
      }
      guard let variable = unbound(type),
        indices.contains(where: { arguments[$0].syntax.is(NilLiteralExprSyntax.self) })
      else { continue }
      _ = bind(variable, to: optional(makeVariable(name: variable.name)))
    }
  }

  private enum ArgumentStep { case rootedKeyPath, known, keyPath, collection, literal, contextual }

  /// A key path whose root is fixed by the signature determines the type to which other arguments must convert.
  private func hasKnownRoot(_ type: Type) -> Bool {
    if case .nominal(_, let arguments) = head(type), let root = arguments.first {
      !root.hasTypeVariables
    } else {
      false
    }
  }

  /// True if another argument must determine the root of the key path.
  private func isRootOpen(_ type: Type) -> Bool {
    guard case .nominal(_, let arguments) = head(type), let root = arguments.first else { return false }
    return unbound(root).map { $0.literal == nil } ?? false
  }

  private func hasLaterLiteral(_ arguments: [CallArgument]) -> Bool {
    arguments.contains { step(of: $0) == .literal }
  }

  private func step(of argument: CallArgument) -> ArgumentStep {
    guard let value = argument.inferred else {
      if argument.syntax.is(KeyPathExprSyntax.self) || argument.dynamicMember != nil { return .keyPath }
      return argument.syntax.is(ArrayExprSyntax.self) || argument.syntax.is(DictionaryExprSyntax.self)
        ? .collection : .contextual
    }
    return unbound(value.type)?.literal == nil ? .known : .literal
  }

  /// The element type for the arguments of a variadic parameter.
  func parameterType(_ opened: OpenedCallee, _ position: Int) -> Type {
    let parameter = opened.parameters[position]
    let type = eraseMembers(reduce(parameter.type))
    if parameter.isVariadic, case .nominal(_, let arguments) = type, let element = arguments.first { return element }
    return type
  }

  /// Infers generic parameters that only the result mentions from the expected type.
  private func suggestResult(
    _ opened: OpenedCallee, _ assignment: [[Int]], _ arguments: [CallArgument], hint: Type?
  ) {
    guard let hint else { return }
    let result = reduce(opened.result)
    guard result.hasTypeVariables else { return }
    var expected = head(hint)
    if case .existential = expected { return }
    if case .variable = expected { return }
    // A literal is never an optional itself: in `let a: [Int]? = make([1]) { … }` the result becomes one.
    if let variable = unbound(result), isGivenLiteral(variable, opened, assignment, arguments) {
      while let wrapped = expected.wrapped { expected = wrapped }
    }
    if tentatively({ matches(result, expected) || matchesEffects(result, expected) }) { return }
    guard let wrapped = expected.wrapped, head(result).wrapped == nil else { return }
    _ = tentatively { matches(result, wrapped) }
  }

  /// True if an argument for a parameter of that type is a literal other than nil.
  private func isGivenLiteral(
    _ variable: TypeVariable, _ opened: OpenedCallee, _ assignment: [[Int]], _ arguments: [CallArgument]
  ) -> Bool {
    if variable.literal != nil { return true }
    return assignment.enumerated().contains { position, indices in
      unbound(parameterType(opened, position)) === variable
        && indices.contains { step(of: arguments[$0]) == .collection }
    }
  }

  /// A nonthrowing function can be used in place of a throwing one.
  func matchesEffects(_ result: Type, _ expected: Type) -> Bool {
    guard case .function(var function) = head(result), case .function(let wanted) = head(expected) else { return false }
    if function.isThrowing && !wanted.isThrowing || function.isAsync && !wanted.isAsync { return false }
    (function.isThrowing, function.isAsync) = (wanted.isThrowing, wanted.isAsync)
    function.thrownType = wanted.thrownType
    return matches(.function(function), expected)
  }

  /// Among overloads, one whose result does not match the context comes last.
  private func penalizeResult(_ opened: OpenedCallee, hint: Type?) {
    guard let hint, unbound(hint) == nil, !head(hint).hasTypeVariables else { return }
    let result = reduce(opened.result)
    if !result.hasTypeVariables, !canConvert(result, to: hint) { table.score += 40 }
  }
}
