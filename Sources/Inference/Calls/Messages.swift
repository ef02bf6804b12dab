import Declarations
import Source
import SwiftSyntax
import Tree

/// swiftc's words for what is wrong with a call or conversion.
extension ExpressionChecker {
  package func reportMismatch(_ value: Expression, to type: Type, purpose: Purpose, at node: some SyntaxProtocol) {
    var from = described(value.type)
    var to = type.resolved
    if purpose != .element, let (found, wanted) = differingArgument(from, to) { (from, to) = (found, wanted) }
    if case .error = from { return }
    if case .error = to { return }
    defer { noteNamesakes(from, to, at: node) }
    if from.wrapped == nil, let wrapped = to.wrapped, unwrapsExpectation(purpose, value) { to = wrapped }
    if let attempt = node.as(TryExprSyntax.self), attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let wrapped = from.wrapped, wrapped == to || canConvert(wrapped, to: to)
    {
      error(
        "value of optional type '\(from)' not unwrapped; did you mean to use 'try!' or chain with '?'?", at: attempt)
      return
    }
    let written = node.as(ExprSyntax.self)
    let node = written.map { location(of: $0) } ?? Syntax(node)
    if case .nominal(let one, _) = from.wrapped ?? from, case .nominal(let other, _) = to.wrapped ?? to, one == other,
      let written, reportThroughArguments(written, to: to)
    {
      return
    }
    if reportFunctionMismatch(value, from, to, purpose, at: node) { return }
    // `let text: String = zero()`: what the place asks of the result is not what the function asks.
    if let variable = unbound(value.type), variable.literal == nil,
      case .apply(let function, _, _, _, _) = value.kind,
      let missing = variable.protocols.first(where: { !conforms(to, to: $0) })
    {
      error("\(describe(function)) requires that '\(to)' conform to '\(missing.name)'", at: node)
      return
    }
    if to.isLibrary("Bool"), let written, isTested(written, purpose), isWhole(value) {
      reportNotBoolean(value, written, test: "!=", purpose: .condition)
      return
    }
    if case .nilValue = value.kind {
      switch purpose {
      case .argument: error("'nil' is not compatible with expected argument type '\(to)'", at: node)
      case .returnValue: error("'nil' is incompatible with return type '\(to)'", at: node)
      case .assignment, .subscriptAssignment: error("'nil' cannot be assigned to type '\(to)'", at: node)
      default: error("'nil' cannot initialize specified type '\(to)'", at: node)
      }
      return
    }
    if let wrapped = from.wrapped, ![.element, .dictionaryKey, .dictionaryValue].contains(purpose),
      wrapped == to || canConvert(wrapped, to: to)
    {
      error("value of optional type '\(from)' must be unwrapped to a value of type '\(wrapped)'", at: node)
      return
    }
    switch purpose {
    case _ where isFunctionType(to) && purpose != .closureResult && purpose != .condition:
      let words =
        switch purpose {
        case .argument, .subscriptIndex: "cannot convert value of type '\(from)' to expected argument type"
        case .returnValue: "cannot convert return expression of type '\(from)' to return type"
        case .assignment, .subscriptAssignment: "cannot assign value of type '\(from)' to type"
        case .defaultArgument: "default argument value of type '\(from)' cannot be converted to type"
        case .element: "cannot convert value of type '\(from)' to expected element type"
        default: "cannot convert value of type '\(from)' to specified type"
        }
      error("\(words) '\(asWritten(to))'", at: node)
    case .argument, .subscriptIndex:
      if case .existential(let protocols, _, _) = to, let missing = protocols.first(where: { !conforms(from, to: $0) }),
        purpose == .argument
      {
        error("argument type '\(from)' does not conform to expected type '\(missing.name)'", at: node)
      } else {
        error("cannot convert value of type '\(from)' to expected argument type '\(to)'", at: node)
      }
    case .returnValue:
      if case .existential(let protocols, _, _) = to, let missing = protocols.first(where: { !conforms(from, to: $0) })
      {
        error("return expression of type '\(from)' does not conform to '\(missing.name)'", at: node)
      } else {
        error("cannot convert return expression of type '\(from)' to return type '\(to)'", at: node)
      }
    case .subscriptAssignment:
      error("cannot assign value of type '\(from)' to subscript of type '\(to.wrapped ?? to)'", at: node)
    case .assignment where isSameGeneric(from, to):
      let sign = written?.parent?.as(InfixOperatorExprSyntax.self).map { Syntax($0.operator) }
      error("cannot assign value of type '\(from)' to type '\(to)'", at: sign ?? node)
    case .assignment:
      error("cannot assign value of type \(told(from, from: to)) to type \(told(to, from: from))", at: node)
    case .closureResult: error("cannot convert value of type '\(from)' to closure result type '\(to)'", at: node)
    case .condition: error("cannot convert value of type '\(from)' to expected condition type 'Bool'", at: node)
    case .defaultArgument:
      error("default argument value of type '\(from)' cannot be converted to type '\(to)'", at: node)
    case .element: error("cannot convert value of type '\(from)' to expected element type '\(to)'", at: node)
    case .dictionaryKey, .dictionaryValue:
      let part = purpose == .dictionaryKey ? "key" : "value"
      error("cannot convert value of type '\(from)' to expected dictionary \(part) type '\(to)'", at: node)
    case .rawValue: error("cannot convert value of type '\(from)' to raw type '\(to)'", at: node)
    case .initialization where tupleLengthsDiffer(from, to):
      error("'\(from)' is not convertible to '\(to)', tuples have a different number of elements", at: node)
    case .initialization, .none:
      if case .existential(let protocols, _, _) = to, let missing = protocols.first(where: { !conforms(from, to: $0) })
      {
        error("value of type '\(from)' does not conform to specified type '\(missing.name)'", at: node)
      } else if purpose == .initialization, isSameGeneric(from, to) {
        error("cannot assign value of type '\(from)' to type '\(to)'", at: node)
      } else {
        error("cannot convert value of type '\(from)' to specified type '\(to)'", at: node)
      }
    }
  }

  /// One generic type with other arguments.
  private func isSameGeneric(_ from: Type, _ to: Type) -> Bool {
    guard case .nominal(let one, let arguments) = from, case .nominal(let other, _) = to else { return false }
    return one == other && !arguments.isEmpty && !one.isKeyPath
  }

  /// Whether swiftc takes a number there for a test.
  private func isTested(_ written: ExprSyntax, _ purpose: Purpose) -> Bool {
    switch purpose {
    case .initialization, .assignment, .argument, .returnValue, .condition: true
    case .closureResult: written.parent?.is(ReturnStmtSyntax.self) ?? false
    default: false
    }
  }

  /// Whether the value is a whole number, for which a test can be proposed where a `Bool` is wanted.
  private func isWhole(_ value: Expression) -> Bool {
    if case .integer(let magnitude, false) = value.kind { return magnitude < 2 }
    guard unbound(value.type) == nil, let integers = libraryType("BinaryInteger") else { return false }
    return conforms(value.type, to: integers)
  }

  private func tupleLengthsDiffer(_ from: Type, _ to: Type) -> Bool {
    guard case .tuple(let one) = from, case .tuple(let other) = to, !one.isEmpty, !other.isEmpty else { return false }
    return one.count != other.count
  }

  private func isFunctionType(_ type: Type) -> Bool {
    if case .function = type.wrapped ?? type { true } else { false }
  }

  /// A type that the program says, where functions without result give `Void`.
  func asWritten(_ type: Type) -> String {
    type.resolved.description.replacing("-> ()", with: "-> Void")
  }

  /// Where an optional is expected and something else is given, swiftc names what the optional holds.
  private func unwrapsExpectation(_ purpose: Purpose, _ value: Expression) -> Bool {
    if case .nilValue = value.kind { return false }
    switch purpose {
    case .argument, .assignment, .returnValue, .initialization: return true
    default: return false
    }
  }

  /// Of an `any Source<String>` from a source of numbers: `Int` and `String`.
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

  /// A quoted type with what tells it from another that is written the same.
  /// In a shell a type may be declared again, and values of the one before still be there.
  private func noteNamesakes(_ from: Type, _ to: Type, at node: some SyntaxProtocol) {
    guard let one = (from.wrapped ?? from).nominal, let other = (to.wrapped ?? to).nominal, one != other,
      one.name == other.name, one.place.file.name != other.place.file.name, table.diagnostics.last?.severity == .error
    else { return }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    note(
      "'\(one.name)' has been declared twice: this is of that of \(one.place.file.name), wanted is that of"
        + " \(other.place.file.name)", at: Place(file: file, offset: offset))
  }

  private func told(_ type: Type, from other: Type) -> String {
    guard case .opaque(let opaque, _) = type, let origin = opaque.origin, type.description == other.description else {
      return "'\(type)'"
    }
    return "'\(type)' (\(origin))"
  }

  /// Mistakes about functions and key paths have words of their own.
  private func reportFunctionMismatch(
    _ value: Expression, _ from: Type, _ to: Type, _ purpose: Purpose, at node: Syntax
  ) -> Bool {
    let target = to.wrapped ?? to
    if case .caseFunction(let enumCase) = value.kind, case .function(let function) = from, function.result == target,
      node.parent?.as(MemberAccessExprSyntax.self)?.base == nil
    {
      let labels = enumCase.payload.map { "\($0.label ?? "_"):" }.joined()
      if function.parameters.count == 1, enumCase.payload[0].label == nil {
        error("member '\(enumCase.name)' expects argument of type '\(function.parameters[0].type)'", at: node)
      } else {
        error(
          "member '\(enumCase.name)(\(labels))' is a function that produces expected type '\(target)'; did you mean to call it?",
          at: node)
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
        error(
          "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(target)'",
          at: node)
      } else if purpose == .argument, node.is(ClosureExprSyntax.self) {
        error(
          "cannot pass function of type '\(asWritten(from))' to parameter expecting synchronous function type", at: node
        )
      } else {
        error(
          "invalid conversion from 'async' function of type '\(from)' to synchronous function type '\(target)'",
          at: node)
      }
      return true
    case (.function(let one), _) where one.parameters.isEmpty && !one.result.isVoid && canConvert(one.result, to: to):
      if case .existential(let protocols, nil, _) = to, protocols.isEmpty { return false }
      error("function produces expected type '\(one.result)'; did you mean to call it with '()'?", at: node)
      return true
    case (.nominal(let one, _), .nominal(let other, _))
    where one.isKeyPath && other.isKeyPath && one == other && purpose == .initialization:
      error("cannot assign value of type '\(from)' to type '\(target)'", at: node)
      return true
    case (.nominal(let one, _), .nominal(let other, _))
    where one.isKeyPath && other.isKeyPath && one != other:
      error("cannot convert key path type '\(from)' to contextual type '\(target)'", at: node)
      return true
    default: return false
    }
  }

  package func canConvert(_ from: Type, to: Type) -> Bool {
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return convert(Expression(.tuple([]), type: from, place: Place(file: file, offset: 0)), to: to) != nil
  }
}
