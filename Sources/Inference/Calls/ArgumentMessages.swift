import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// swiftc's messages for arguments that do not match the parameters.
extension ExpressionChecker {
  /// Reports the errors of the arguments; those that could be matched nevertheless are checked as well.
  func reportMatch(_ arguments: [CallArgument], _ opened: OpenedCallee, node: ExprSyntax) {
    let parameters = opened.parameters
    if arguments.isEmpty, reportProperty(opened.callee, node: node) { return }
    let repair = ArgumentRepair(arguments, parameters) { takesClosure(parameters[$0]) }
    if reportTuples(repair, arguments, opened, node: node) { return }
    if repair.hasWrongLabel { reportLabels(arguments, repair.labels, isMixed: repair.isMixed, node: node) }
    if let (index, before) = repair.order { reportOrder(arguments, index, before) }
    if reportMisplacedMissing(repair, arguments, opened, node: node) { return }
    let first = table.diagnostics.count
    reportMissing(repair, arguments, opened, node: node)
    defer { rankMissing(from: first) }
    if parameters.isEmpty, case .enumCase(let enumCase, _) = opened.callee,
      let name = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    {
      error(.call(.caseTakesNothing(enumCase.name)), at: name)
      return
    }
    reportExtra(repair.extra, arguments, parameters, node: node)
    for (parameter, indices) in zip(parameters, repair.assignment) where !takesClosure(parameter) {
      for index in indices where arguments[index].isTrailing {
        error(
          .call(parameter.isAutoclosure ? .forwardedAutoclosure : .trailingClosure(for: parameter.type.shown)),
          at: arguments[index].syntax)
        return
      }
    }
    if !repair.missing.isEmpty, case .function(let function, _, _, _, _, _) = opened.callee {
      reportUnmet(function, arguments, opened, repair.assignment, node: node)
    }
    if table.speculations == 0 { reportOthers(arguments, opened, repair.assignment) }
  }

  /// `max(scores)`: with only one argument, and its type does not meet the condition of the generic parameter.
  private func reportUnmet(
    _ function: FunctionDeclaration, _ arguments: [CallArgument], _ opened: OpenedCallee, _ assignment: [[Int]],
    node: ExprSyntax
  ) {
    for (parameter, indices) in zip(opened.parameters, assignment) {
      guard let variable = unbound(parameter.type), let index = indices.first, let value = arguments[index].inferred,
        unbound(value.type) == nil
      else { continue }
      let type = described(value.type)
      guard !type.hasTypeVariables, let missing = variable.protocols.first(where: { !conforms(type, to: $0) }) else {
        continue
      }
      error(.generics(.unmet(describe(function), .conforms(type.shown, missing.name))), at: location(of: node))
      return
    }
  }

  /// `numbers.count()`: the method of the name takes arguments, so that the property is meant.
  private func reportProperty(_ callee: Callee, node: ExprSyntax) -> Bool {
    guard case .function(let function, _, let base?, _, _, _) = callee, function.kind == .method,
      let call = node.as(FunctionCallExprSyntax.self), !(node.parent?.is(MemberAccessExprSyntax.self) ?? false),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return false }
    let candidates = lookUpMembers(of: concrete(base.type), named: function.name, isStatic: false)
    guard let candidate = candidates.first(where: { $0.variable != nil }), let variable = candidate.variable else {
      return false
    }
    let type = reduce(variable.type.substituting(candidate.substitution))
    let value = Expression(
      .property(base, variable, candidate.substitution, isDirect: false), type: type, place: place(member.declName))
    error(.call(.notAFunction(spelled(value))), at: member.declName)
    return true
  }

  /// `f("a")` of `f(_ count: Int, _ name: String)`: the only argument fits the second parameter.
  private func reportMisplacedMissing(
    _ repair: ArgumentRepair, _ arguments: [CallArgument], _ opened: OpenedCallee, node: ExprSyntax
  ) -> Bool {
    let parameters = opened.parameters
    guard arguments.count == 1, parameters.count == 2, repair.missing.map(\.parameter) == [1], repair.extra.isEmpty,
      !arguments[0].isTrailing, !arguments[0].isInout, arguments[0].label == nil, parameters[0].label == nil,
      !takesClosure(parameters[0]), !takesClosure(parameters[1])
    else { return false }
    func fits(_ position: Int) -> Bool {
      let type = parameterType(opened, position)
      guard !type.hasTypeVariables else { return false }
      return evaluate {
        let value = arguments[0].inferred ?? infer(arguments[0].syntax, hint: type)
        if case .error = value.type { return Expression?.none }
        return convert(value, to: type)
      } != nil
    }
    guard fits(1), !fits(0) else { return false }
    error(
      .call(.missing([ParameterName(label: nil, index: 0)], in: noun(node))), atOffset: labelOffset(arguments[0]))
    note(.name(.declaredHere(describeCallee(opened.callee))), at: calleePlace(opened.callee))
    return true
  }

  /// swiftc reports missing arguments before the other arguments' errors.
  private func rankMissing(from first: Int) {
    guard let least = table.diagnostics[first...].filter(\.isError).map(\.offset).min() else { return }
    for index in table.diagnostics.indices[first...] {
      if case .call(.missing) = table.diagnostics[index].problem {
        table.diagnostics[index] = table.diagnostics[index].ranked(at: least)
      }
    }
  }

  /// After an error, the arguments that do not depend on it are checked nevertheless: those of parameters with known
  /// types.
  func reportOthers(_ arguments: [CallArgument], _ opened: OpenedCallee, except told: Set<Int>) {
    let match = matchArguments(arguments, to: opened.parameters)
    if let match { reportOthers(arguments, opened, match, except: told) }
  }

  /// - Parameter areAllKnown: True if the errors are in the declarations of the arguments, so that the labels are
  ///   checked as well.
  func reportOthers(
    _ arguments: [CallArgument], _ opened: OpenedCallee, except told: Set<Int>, areAllKnown: Bool, node: ExprSyntax
  ) {
    guard areAllKnown, matchArguments(arguments, to: opened.parameters) == nil else {
      return reportOthers(arguments, opened, except: told)
    }
    var arguments = arguments
    for index in told { arguments[index].inferred = errorExpression(arguments[index].syntax) }
    reportMatch(arguments, opened, node: node)
  }

  private func reportOthers(
    _ arguments: [CallArgument], _ opened: OpenedCallee, _ assignment: [[Int]], except told: Set<Int> = []
  ) {
    for (position, indices) in assignment.enumerated() {
      let type = parameterType(opened, position)
      for index in indices where told.contains(index) && arguments[index].isInout {
        reportTypeOfImmutable(arguments[index], type, opened.parameters[position])
      }
      // `swap(a, b)`: each of the arguments lacks its `&`.
      if unbound(type) != nil, opened.parameters[position].isInout {
        for index in indices where !told.contains(index) && !arguments[index].isInout {
          guard let value = arguments[index].inferred, unbound(value.type) == nil else { continue }
          _ = convertArgument(value, arguments[index], to: type, opened.parameters[position])
        }
        continue
      }
      for index in indices where !told.contains(index) && !type.hasTypeVariables {
        if let value = arguments[index].inferred {
          if case .error = value.type { continue }
          _ = convertArgument(value, arguments[index], to: type, opened.parameters[position])
        } else {
          _ = checkContextual(arguments[index], type, opened.parameters[position])
        }
      }
    }
  }

  private func reportOrder(_ arguments: [CallArgument], _ index: Int, _ before: Int) {
    func name(_ index: Int) -> ArgumentName { ArgumentName(label: arguments[index].label, index: index) }
    error(.call(.order(name(index), before: name(before))), atOffset: labelOffset(arguments[index]))
  }

  private func reportMissing(
    _ repair: ArgumentRepair, _ arguments: [CallArgument], _ opened: OpenedCallee, node: ExprSyntax
  ) {
    guard let (position, before) = repair.missing.first else { return }
    let parameters = opened.parameters
    if reportMissingOfWrapper(repair.missing.map(\.parameter), parameters, opened, node: node) { return }
    guard repair.missing.count == 1 else {
      let names = repair.missing.map { missing in
        ParameterName(label: parameters[missing.parameter].label, index: missing.parameter)
      }
      error(.call(.missing(names, in: noun(node))), at: opening(of: node))
      return
    }
    let name = ParameterName(label: parameters[position].label, index: position)
    var place = before.map { labelOffset(arguments[$0]) } ?? closingPlace(of: node)
    if position > 0, !arguments.isEmpty {
      // After the argument before it, if each parameter took one.
      let preceding = arguments[min(arguments.count, position) - 1]
      if !preceding.isTrailing { place = preceding.syntax.endPositionBeforeTrailingTrivia.utf8Offset }
    }
    if let preceding = repair.assignment[..<position].joined().filter({ arguments[$0].isTrailing }).max() {
      place = arguments[preceding].syntax.endPositionBeforeTrailingTrivia.utf8Offset
    }
    error(.call(.missing([name], in: noun(node))), atOffset: place)
    note(.name(.declaredHere(describeCallee(opened.callee))), at: calleePlace(opened.callee))
  }

  /// `@Clamped var level = 3` without the wrapper's other arguments. Returns true if it reported an error.
  private func reportMissingOfWrapper(
    _ missing: [Int], _ parameters: [ParameterView], _ opened: OpenedCallee, node: ExprSyntax
  ) -> Bool {
    guard let value = table.context.wrappedValue, value.syntax == node.id else { return false }
    let names = missing.map { ParameterName(label: parameters[$0].label, index: $0) }
    if names.count > 1 {
      error(.call(.missing(names, in: .call)), at: value.wrapper)
    } else if case .label(let label)? = names.first, let first = parameters.first?.label {
      error(.call(.missingOfWrapper(label, first, of: value.wrapper.trimmedDescription)), at: value.wrapper)
    } else {
      return false
    }
    note(.name(.declaredHere(describeCallee(opened.callee))), at: calleePlace(opened.callee))
    return true
  }

  private func reportExtra(
    _ extra: [Int], _ arguments: [CallArgument], _ parameters: [ParameterView], node: ExprSyntax
  ) {
    guard let index = extra.first else { return }
    if parameters.isEmpty, !arguments[index].isTrailing {
      error(.call(.takesNothing), at: extra.count > 1 ? opening(of: node) : Syntax(arguments[index].syntax))
    } else if extra.count > 1 {
      error(.call(.extraPlaces(extra, in: noun(node))), at: opening(of: node))
    } else if arguments[index].isTrailing {
      error(.call(.extraTrailingClosure(in: noun(node))), at: arguments[index].syntax)
    } else if let label = arguments[index].label {
      error(.call(.extra(label, in: noun(node))), at: arguments[index].syntax)
    } else {
      error(.call(.extra(nil, in: noun(node))), at: arguments[index].syntax)
    }
  }

  private func opening(of node: ExprSyntax) -> Syntax {
    if let access = node.as(SubscriptCallExprSyntax.self) { return Syntax(access.leftSquare) }
    return node.as(FunctionCallExprSyntax.self)?.leftParen.map { Syntax($0) } ?? Syntax(node)
  }

  private func noun(_ node: ExprSyntax) -> CallNoun { node.is(SubscriptCallExprSyntax.self) ? .subscript : .call }

  private func calleePlace(_ callee: Callee) -> Place {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.place
    case .enumCase(let enumCase, _): enumCase.place
    case .value(let value, _): value.place
    case .subscripted(let subscripted, _, _, _, _): subscripted.getter.place
    }
  }

  private func labelOffset(_ argument: CallArgument) -> Int {
    if let element = argument.syntax.parent?.as(LabeledExprSyntax.self), let label = element.label {
      return label.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return argument.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func closingPlace(of node: ExprSyntax) -> Int {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let paren = call.rightParen { return paren.positionAfterSkippingLeadingTrivia.utf8Offset }
      return call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
    }
    if let access = node.as(SubscriptCallExprSyntax.self) {
      return access.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    // The value of a wrapped property, to which more arguments should have been added.
    if node.id == table.context.wrappedValue?.syntax { return node.endPositionBeforeTrailingTrivia.utf8Offset }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func reportLabels(_ arguments: [CallArgument], _ labels: [String?], isMixed: Bool, node: ExprSyntax) {
    let have = zip(arguments, labels).filter { isMixed || !$0.0.isTrailing }
    // A trailing closure is written `_`, which is no wrong label.
    let closures = isMixed ? [] : arguments.filter { $0.isTrailing && $0.label == nil }.map { _ in "_" as String? }
    let wrong = have.filter { $0.label != $1 }
    guard let first = wrong.first else { return }
    let at = labelPlace(node, first.0)
    if !isMixed, wrong.allSatisfy({ $0.0.label == nil }) {
      error(.call(.missingLabels(wrong.map(\.1), in: noun(node))), atOffset: at)
    } else if wrong.allSatisfy({ $0.1 == nil }) {
      error(.call(.extraneousLabels(wrong.map(\.0.label), in: noun(node))), atOffset: at)
    } else {
      let given = have.map { $0.0.isTrailing ? $0.0.label ?? "_" : $0.0.label }
      let wanted = have.map { $0.0.isTrailing ? $0.1 ?? "_" : $0.1 }
      error(
        .call(
          .wrongLabels(
            given + closures, wanted + closures, isPlural: wrong.count { !$0.0.isTrailing } > 1, in: noun(node))),
        atOffset: at)
    }
  }

  /// swiftc points at the first argument, or at the parenthesis if several labels are wrong.
  private func labelPlace(_ node: ExprSyntax, _ argument: CallArgument) -> Int {
    if argument.syntax.id == table.context.wrappedValue?.syntax, let name = table.context.wrappedValue?.wrapper {
      return name.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    let isRenamed = argument.label != nil && !argument.isTrailing
    if isRenamed, let attribute = argument.syntax.parent?.parent?.parent?.as(AttributeSyntax.self),
      let paren = attribute.leftParen
    {
      return paren.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    if let access = node.as(SubscriptCallExprSyntax.self) {
      return access.leftSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    if let call = node.as(FunctionCallExprSyntax.self), let paren = call.leftParen,
      call.arguments.count + (call.trailingClosure == nil ? 0 : 1) > 1 || isRenamed
    {
      return paren.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return labelOffset(argument)
  }
}
