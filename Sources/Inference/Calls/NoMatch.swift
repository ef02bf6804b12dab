import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Messages for calls that no candidate fits.
extension ExpressionChecker {
  func reportNoFit(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String, node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    if reportSubscript(callees, arguments, hint: hint, node: node, nameNode: nameNode) { return errorExpression(node) }
    let callees = takersOfClosures(callees, arguments)
    if reportUncalledArgument(callees, arguments) { return errorExpression(node) }
    if let cheapest = cheapestRepair(callees, arguments, hint: hint, node: node, nameNode: nameNode) {
      table.diagnostics += cheapest
      return errorExpression(node)
    }
    // The candidate with the same number of parameters gives the best message.
    let close = callees.filter { callee in
      let opened = open(callee)
      return opened.parameters.filter { $0.defaultOf == nil }.count == arguments.count
    }
    let possible = callees.filter { callee in
      let parameters = open(callee).parameters
      return parameters.count >= arguments.count && parameters.filter { $0.defaultOf == nil }.count < arguments.count
    }
    if close.isEmpty, possible.count == 1 {
      _ = tryCall(possible[0], arguments, hint: hint, node: node, nameNode: nameNode)
      return errorExpression(node)
    }
    // Or the candidate with the first label.
    if close.isEmpty, possible.isEmpty, let label = arguments.first?.label {
      let labelled = callees.filter { open($0).parameters.first?.label == label }
      if labelled.count == 1 {
        _ = tryCall(labelled[0], arguments, hint: hint, node: node, nameNode: nameNode)
        return errorExpression(node)
      }
    }
    let counts = callees.map { open($0).parameters.count }
    let required = callees.map { open($0).parameters.count { $0.defaultOf == nil && !$0.isVariadic } }
    if close.isEmpty, possible.isEmpty, let least = required.min(), least > arguments.count, least != counts.max(),
      required.count(where: { $0 == least }) == 1, let shortest = required.firstIndex(of: least)
    {
      _ = tryCall(callees[shortest], arguments, hint: hint, node: node, nameNode: nameNode)
      return errorExpression(node)
    }
    if close.isEmpty, possible.isEmpty, let most = counts.max(), counts.count(where: { $0 == most }) == 1,
      let longest = counts.firstIndex(of: most)
    {
      _ = tryCall(callees[longest], arguments, hint: hint, node: node, nameNode: nameNode)
      return errorExpression(node)
    }
    if close.count == 1 {
      _ = tryCall(close[0], arguments, hint: hint, node: node, nameNode: nameNode)
      return errorExpression(node)
    }
    // All candidates have the same error.
    let complaints = callees.map { callee -> [Diagnostic] in
      let start = table.snapshot()
      defer { table.rollback(to: start) }
      _ = tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode)
      return table.diagnostics[start.diagnostics...].filter { $0.severity == .error }
    }
    if let first = complaints.first, !first.isEmpty,
      complaints.allSatisfy({ $0.map(\.problem) == first.map(\.problem) && $0[0].offset == first[0].offset })
    {
      table.diagnostics += first
      return errorExpression(node)
    }
    // All of them have other labels, and the same ones.
    if let label = complaints.first?.first, label.problem.isAboutLabels, complaints.contains(where: { $0.count == 1 }),
      complaints.allSatisfy({ $0.first?.problem == label.problem && $0.first?.offset == label.offset })
    {
      table.diagnostics.append(label)
      return errorExpression(node)
    }
    // The overloads to which only an argument is missing all lack the same one.
    let lacking = complaints.filter { complaint in
      guard complaint.count == 1, case .call(.missing) = complaint[0].problem else { return false }
      return true
    }
    if let first = lacking.min(by: { missing(in: $0) < missing(in: $1) }),
      lacking.count == callees.count || lacking.allSatisfy({ $0.map(\.problem) == first.map(\.problem) })
    {
      table.diagnostics += first
      return errorExpression(node)
    }
    if let member = memberOfNoCandidate(arguments, complaints) {
      error(.member(.undecided(member.baseName.text)), at: member)
    } else {
      error(.call(.noMatch(kindOfCall(callees, name))), at: nameNode)
    }
    return errorExpression(node)
  }

  /// The number of parameters that lack an argument.
  private func missing(in complaint: [Diagnostic]) -> Int {
    if case .call(.missing(let parameters, _))? = complaint.first?.problem { parameters.count } else { 0 }
  }

  /// The name of an argument `.member` that the type of no candidate has, if nothing else is wrong.
  private func memberOfNoCandidate(_ arguments: [CallArgument], _ complaints: [[Diagnostic]])
    -> DeclReferenceExprSyntax?
  {
    arguments.lazy.compactMap { argument -> DeclReferenceExprSyntax? in
      let syntax = self.unparenthesized(argument.syntax)
      let called = syntax.as(FunctionCallExprSyntax.self).map { self.unparenthesized($0.calledExpression) }
      guard let member = (called ?? syntax).as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
      let offset = self.place(member.declName).offset
      let isMissing =
        !complaints.isEmpty
        && complaints.allSatisfy { complaint in
          guard complaint.count == 1, complaint[0].offset == offset, case .member(.missing) = complaint[0].problem
          else {
            return false
          }
          return true
        }
      return isMissing ? member.declName : nil
    }.first
  }

  /// The errors of the program's function, or of `print`, that needs the smallest repair, as swiftc weighs repairs: if
  /// several need the same and lack only arguments, those of the first.
  private func cheapestRepair(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax
  ) -> [Diagnostic]? {
    let areOwn = callees.allSatisfy { callee in
      switch callee {
      case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
        !function.place.file.isLibrary && function.synthesized == nil || hasAllOverloads(function)
      default: false
      }
    }
    guard areOwn, callees.count > 1 else { return nil }
    func place(_ callee: Callee) -> Int {
      switch callee {
      case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.place.offset
      default: 0
      }
    }
    var repairs: [(cost: Int, errors: [Diagnostic])] = []
    for callee in callees.sorted(by: { place($0) < place($1) }) {
      let start = table.snapshot()
      defer { table.rollback(to: start) }
      _ = tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode)
      let errors = table.diagnostics[start.diagnostics...].filter { $0.severity == .error }
      if errors.isEmpty { return nil }
      repairs.append((errors.reduce(0) { $0 + $1.problem.repairCost }, errors))
    }
    let least = repairs.map(\.cost).min()
    let best = repairs.filter { $0.cost == least }
    if best.count == 1 { return best[0].errors }
    let lackArguments = best.allSatisfy { $0.errors.allSatisfy(\.problem.isMissingArgument) }
    return lackArguments ? best.first?.errors : nil
  }

  /// True for functions of the library whose overloads are all here, as swiftc has them, so that repairs can be
  /// compared: `print(total, sep: "")`, `max(scores)`.
  private func hasAllOverloads(_ function: FunctionDeclaration) -> Bool {
    function.place.file.isLibrary && function.owner == nil
      && ["print", "debugPrint", "dump", "min", "max"].contains(function.name)
  }

  /// `lines.reduce(0) { $0 + $1.amount }` without such a member: if another candidate takes the arguments with a label
  /// more, swiftc proposes that one.
  func proposeLabel(
    _ callees: [Callee], _ arguments: [CallArgument], since first: Int, node: ExprSyntax, _ nameNode: Syntax
  ) {
    let errors = table.diagnostics[first...].filter { $0.severity == .error }
    guard table.speculations == 0, callees.count > 1, let call = node.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure, let error = errors.first,
      case .member(.missing) = error.problem, error.file === file, isOperand(at: error.offset, in: closure)
    else { return }
    for callee in callees where !labelsFit(callee, arguments) {
      let start = table.snapshot()
      _ = tryCall(callee, arguments, hint: nil, node: node, nameNode: nameNode)
      let others = table.diagnostics[start.diagnostics...].filter { $0.severity == .error }
      table.rollback(to: start)
      if others.count == 1, case .call(.missingLabels) = others[0].problem {
        table.diagnostics.removeSubrange(first...)
        let place = call.leftParen.map { self.place($0).offset } ?? others[0].offset
        return table.diagnostics.append(others[0].moved(to: place, in: file))
      }
    }
  }

  /// True if the member at that offset is an operand, or an argument of a call.
  private func isOperand(at offset: Int, in closure: ClosureExprSyntax) -> Bool {
    let position = AbsolutePosition(utf8Offset: offset)
    guard let member = closure.token(at: position)?.parent?.parent?.as(MemberAccessExprSyntax.self) else {
      return false
    }
    return member.parent?.is(InfixOperatorExprSyntax.self) ?? false
      || member.parent?.is(LabeledExprSyntax.self) ?? false
        && member.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
  }

  func reportNoMatch(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String, node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    if reportSubscript(callees, arguments, hint: hint, node: node, nameNode: nameNode) { return errorExpression(node) }
    let callees = takersOfClosures(callees, arguments)
    let errors = errorCount
    // Each candidate fails in its own way: if all have the same error at the same place, report that.
    var kinds: Set<Failure.Kind> = []
    var first: [Diagnostic] = []
    var failures: [Failure] = []
    var telling: [Diagnostic]?
    for callee in callees {
      let start = table.snapshot()
      _ = tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode)
      let new = Array(table.diagnostics[start.diagnostics...]).filter { $0.severity == .error }
      table.rollback(to: start)
      if let one = new.first {
        let failure = Failure(callee: callee, errors: new)
        failures.append(failure)
        kinds.insert(failure.kind)
        if telling == nil, isAtFault(one, arguments) { telling = new }
        if first.isEmpty { first = new }
      }
    }
    if kinds.count == 1 {
      table.diagnostics += first
      return errorExpression(node)
    }
    if let telling {
      table.diagnostics += telling
      return errorExpression(node)
    }
    if let told = mostTelling(failures, arguments) ?? errorInClosure(failures, arguments) {
      table.diagnostics += told
      return errorExpression(node)
    }
    if failures.isEmpty, arguments.contains(where: hasFailedInSilence) { return errorExpression(node) }
    if let member = memberOfNoCandidate(arguments, failures.map(\.errors)) {
      error(.member(.undecided(member.baseName.text)), at: member)
    } else if errorCount == errors {
      error(.call(.noMatch(kindOfCall(callees, name))), at: nameNode)
    }
    return errorExpression(node)
  }

  /// The candidates with function parameters for the closures that are passed, if there are any.
  private func takersOfClosures(_ callees: [Callee], _ arguments: [CallArgument]) -> [Callee] {
    let closures = arguments.indices.filter { arguments[$0].syntax.is(ClosureExprSyntax.self) }
    guard !closures.isEmpty else { return callees }
    let takers = callees.filter { callee in
      let parameters = shape(of: callee)
      guard let match = matchArguments(arguments, to: parameters) else { return false }
      return zip(parameters, match).allSatisfy { parameter, indices in
        guard indices.contains(where: { closures.contains($0) }) else { return true }
        if case .function = literalTarget(parameter.type) { return true }
        return false
      }
    }
    return takers.isEmpty ? callees : takers
  }

  /// True if the error is independent of the candidate: a requirement of the type itself, a lack of this shell, or a
  /// member that a key path does not find in a type that the candidate knows.
  private func isAtFault(_ one: Diagnostic, _ arguments: [CallArgument]) -> Bool {
    if one.problem.isAboutGeneric || one.problem.isLack { return true }
    return one.problem.isMissingMember
      && arguments.contains { argument in
        argument.syntax.is(KeyPathExprSyntax.self)
          && argument.syntax.positionAfterSkippingLeadingTrivia.utf8Offset == one.offset
      }
  }

  /// True if the argument's error was reported elsewhere: it mentions a declaration of unknown type.
  private func hasFailedInSilence(_ argument: CallArgument) -> Bool {
    guard argument.inferred == nil, argument.dynamicMember == nil else { return false }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    let errors = errorCount
    guard case .error = infer(argument.syntax, hint: nil).type else { return false }
    return errorCount == errors
  }

  /// The errors of a candidate.
  private struct Failure {
    let callee: Callee
    let errors: [Diagnostic]
    var offset: Int { errors[0].offset }
    var problem: Problem { errors[0].problem }
    var kind: Kind { Kind(offset: offset, problem: problem) }
    /// The unmet requirement of a type, whichever declaration makes it.
    var requirement: Requirement? { problem.unmetRequirement.map { Requirement(offset: offset, unmet: $0) } }

    struct Kind: Hashable {
      let offset: Int
      let problem: Problem
    }

    struct Requirement: Hashable {
      let offset: Int
      let unmet: UnmetRequirement
    }
  }

  /// A value that only has to be unwrapped; the error of the only candidate that is not a last resort; an unsatisfied
  /// requirement, which only a candidate with matching parameters reports.
  private func mostTelling(_ failures: [Failure], _ arguments: [CallArgument]) -> [Diagnostic]? {
    let meant = failures.filter { !isDisfavored($0.callee) }
    let groups = meant.isEmpty || meant.count == failures.count ? [failures] : [meant, failures]
    if let unwrapped = failures.first(where: { $0.problem.isAboutOptional }) { return unwrapped.errors }
    for group in groups where group.count < failures.count && Set(group.map(\.kind)).count == 1 {
      return group[0].errors
    }
    for group in groups {
      // A literal of another type is the smaller fault.
      let mistyped = group.filter { $0.problem.isMistypedArgument && isLiteral(at: $0.offset, arguments) }
      let others = group.count { $0.problem.isAboutGeneric || $0.requirement != nil }
      if mistyped.count == 1, others == group.count - 1 { return mistyped[0].errors }
      let unmet = group.filter { $0.requirement != nil }
      if let first = unmet.first, Set(unmet.map(\.requirement)).count == 1 { return first.errors }
    }
    return nil
  }

  private func isLiteral(at offset: Int, _ arguments: [CallArgument]) -> Bool {
    arguments.contains { argument in
      let kind = argument.syntax.kind
      return argument.syntax.positionAfterSkippingLeadingTrivia.utf8Offset == offset
        && [.integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr].contains(kind)
    }
  }

  /// All candidates fail in the same closure: the error is inside it. The candidate that got furthest reports it.
  private func errorInClosure(_ failures: [Failure], _ arguments: [CallArgument]) -> [Diagnostic]? {
    guard
      let index = arguments.firstIndex(where: { argument in
        guard argument.syntax.is(ClosureExprSyntax.self) else { return false }
        let start = argument.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = argument.syntax.endPositionBeforeTrailingTrivia.utf8Offset
        return failures.allSatisfy { start <= $0.offset && $0.offset < end }
      }), let closure = arguments[index].syntax.as(ClosureExprSyntax.self)
    else { return nil }
    let fitting = failures.filter { !$0.problem.isAboutArity }
    if let furthest = fitting.map(\.offset).max() { return fitting.first { $0.offset == furthest }?.errors }
    let given = parameterCount(of: closure)
    let distances = failures.map { failure in
      abs(given - (closureParameterCount(failure.callee, arguments, index) ?? 0))
    }
    return zip(failures, distances).min { $0.1 < $1.1 }?.0.errors
  }

  /// The number of values with which the candidate calls the closure.
  private func closureParameterCount(_ callee: Callee, _ arguments: [CallArgument], _ index: Int) -> Int? {
    let parameters = shape(of: callee)
    guard
      let assignment = matchArguments(arguments, to: parameters),
      let position = assignment.firstIndex(where: { $0.contains(index) }),
      case .function(let function) = head(parameters[position].type)
    else { return nil }
    return function.parameters.count
  }

  /// A dictionary's subscript by key.
  func isKeyed(_ callee: Callee) -> Bool {
    guard case .subscripted(let subscripted, _, let base, _, _) = callee,
      case .nominal(let declaration, _) = head(base.type), declaration.isLibrary, declaration.name == "Dictionary",
      let first = subscripted.getter.parameters.first, case .parameter = first.variable.type
    else { return false }
    return subscripted.getter.owner == declaration
  }

  private func kindOfCall(_ callees: [Callee], _ name: String) -> CalleeName {
    switch callees.first {
    case .function(let function, _, _, _, _, _)?:
      switch function.kind {
      case .initializer: .initializer
      case .method: function.isStatic ? .staticMethod(function.name) : .instanceMethod(function.name)
      default: .globalFunction(function.name)
      }
    case .subscripted?: .subscript
    case .delegate?: .initializer
    default: .named(name)
    }
  }
}

extension Problem {
  fileprivate var isMistypedArgument: Bool {
    if case .conversion(.mismatch(_, _, for: .argument)) = self { true } else { false }
  }

  fileprivate var isMissingArgument: Bool {
    if case .call(.missing) = self { true } else { false }
  }

  fileprivate var isAboutLabels: Bool {
    switch self {
    case .call(.missingLabels), .call(.extraneousLabels), .call(.wrongLabels): true
    default: false
    }
  }

  /// The cost of the repair that the error asks for.
  fileprivate var repairCost: Int {
    switch self {
    case .call(.missing(let names, _)): 3 * names.count
    case .call(.missingLabels): 1
    case .call(.extraneousLabels(let labels, _)): 1 + 2 * labels.count
    case .call(.wrongLabels(let given, let wanted, _, _)):
      zip(given, wanted).reduce(1) { cost, pair in
        switch pair {
        case (let one?, let other?): cost + (one == other || wanted.contains(one) ? 0 : 3)
        case (_?, nil): cost + 2
        default: cost
        }
      }
    case .call(.extraPlaces(let places, _)): 5 * places.count
    case .call(.extra), .call(.takesNothing), .call(.extraTrailingClosure), .call(.caseTakesNothing): 5
    case .call(.order): 1
    default: 2
    }
  }
}
