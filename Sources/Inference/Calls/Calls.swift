import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Selects the callee of a call, and checks its arguments.
extension ExpressionChecker {
  /// Resolves a call among candidates. `name` and `node` are for messages.
  func resolveCall(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String, node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    // The expansion of a macro is complete, so a mistake in a preview is reported.
    guard isOpen, !name.hasPrefix("_"),
      callees.isEmpty || callees.contains(where: isOfLibrary) || lacksOverload(besides: callees, arguments)
    else {
      return resolveWrittenCall(callees, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    }
    // The library may have overloads of a function that obsh lacks, and for some types obsh has no initializer at
    // all.
    let messages = table.diagnostics.count
    let value = resolveWrittenCall(callees, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    guard case .error = value.type else { return value }
    let errors = table.diagnostics.dropFirst(messages).filter(\.isError)
    let isOfArgument = errors.contains { $0.problem.isUnknownName || $0.problem.isMissingMember }
    if !isOfArgument, !hasMetOpaque(since: messages), let lack = missingOverload(callees, arguments) {
      forgetErrors(since: messages)
      lacking(.lacks(lack), at: nameNode)
    }
    takeErrorsForOpaque(since: messages)
    return value
  }

  /// The function with these labels as one that obsh lacks: `View.padding(sides:)`.
  private func missingOverload(_ callees: [Callee], _ arguments: [CallArgument]) -> Lack? {
    guard let function = callees.first(where: isOfLibrary).flatMap(function(of:)), let owner = function.owner,
      owner.isLibrary
    else { return nil }
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    return .member("\(function.name)(\(labels))", of: owner.name, in: owner.module)
  }

  /// True if a program's own methods of a library's type do not take these arguments: the type may have others that
  /// obsh lacks.
  private func lacksOverload(besides callees: [Callee], _ arguments: [CallArgument]) -> Bool {
    callees.contains { function(of: $0)?.owner?.isLibrary ?? false } && !callees.contains { labelsFit($0, arguments) }
  }

  private func lacksOverload(since count: Int) -> Bool {
    table.diagnostics.dropFirst(count).contains { if case .lacks = $0.problem { true } else { false } }
  }

  private func isOfLibrary(_ callee: Callee) -> Bool {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _):
      // A class may inherit overloads from one that obsh lacks, or have other initializers.
      function.place.file.isLibrary
        || (function.kind == .initializer || function.owner?.isClass ?? false)
          && (function.owner?.inheritsUnseen ?? false)
        || function.kind == .initializer && function.owner?.isLibrary ?? false
    case .subscripted(let subscripted, _, _, _, _): subscripted.getter.place.file.isLibrary
    case .enumCase(_, let type): type.nominal?.isLibrary ?? false
    default: false
    }
  }

  private func resolveWrittenCall(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String, node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    // The arguments of a call without its own solution are not full expressions.
    let outer = table.context.solution
    if case .pending = outer { table.context.solution = .none }
    // The arguments of `print` are independent of each other: if the whole has no solution, each of them may have
    // one.
    if case .none = table.context.solution, takesAnything(callees) { table.context.solution = .pending }
    defer { table.context.solution = outer }
    var arguments = arguments
    let start = table.snapshot()
    var failed: [Diagnostic]?
    var wrong: Set<Int> = []
    var inDoubt: Set<Int> = []
    for index in arguments.indices where arguments[index].inferred == nil && arguments[index].dynamicMember == nil {
      guard !isContextual(arguments[index].syntax), !mayInterpolate(arguments[index].syntax, for: callees) else {
        continue
      }
      let before = table.snapshot()
      var value = inferAhead(arguments, index, callees)
      if case .error = value.type, let wanted = typeOfOperation(arguments, index, callees) {
        // The expected type tells which operand is wrong.
        let messages = Array(table.diagnostics[before.diagnostics...])
        table.rollback(to: before)
        value = infer(arguments[index].syntax, hint: wanted)
        if case .error = value.type, table.diagnostics.count == before.diagnostics { table.diagnostics += messages }
      }
      if case .error = value.type {
        guard wrong.isEmpty, failed == nil, mayNeedContext(arguments[index].syntax) else {
          wrong.insert(index)
          if table.speculations > 0 { break }
          continue
        }
        failed = Array(table.diagnostics[before.diagnostics...])
        inDoubt = [index]
        table.rollback(to: before)
        continue
      }
      if isOpen, isUnknown(value.type), lacksOverload(since: before.diagnostics),
        mayNeedContext(arguments[index].syntax)
      {
        // The parameter's type may be all that the library's function needs: `Measurement(value: 1, unit: .meters)`.
        table.rollback(to: before)
        continue
      }
      arguments[index].inferred = value
    }
    guard wrong.isEmpty else {
      if let failed { table.diagnostics += failed }
      if table.speculations == 0 { reportMetatypesOfNothing(arguments, wrong.union(inDoubt), callees) }
      if table.speculations == 0 {
        reportUnknownResult(arguments, wrong, callees, hint: hint, since: start.diagnostics, at: nameNode)
      }
      if table.speculations == 0, callees.count == 1 {
        let isSilent = failed == nil && table.diagnostics.count == start.diagnostics
        reportOthers(arguments, open(callees[0]), except: wrong, areAllKnown: isSilent, node: node)
      }
      return errorExpression(node)
    }
    let call = resolveInferredCall(callees, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    if let failed, case .error = call.type {
      // The expected type did not help: the first errors remain.
      table.diagnostics.removeSubrange(start.diagnostics...)
      table.diagnostics += failed
      if table.speculations == 0 { reportMetatypesOfNothing(arguments, inDoubt, callees) }
    }
    if case .error = call.type { proposeLabel(callees, arguments, since: start.diagnostics, node: node, nameNode) }
    return call
  }

  /// The type of the parameter for an argument that is an operation, where one function has these labels.
  private func typeOfOperation(_ arguments: [CallArgument], _ index: Int, _ callees: [Callee]) -> Type? {
    let syntax = unparenthesized(arguments[index].syntax)
    guard syntax.is(InfixOperatorExprSyntax.self), bodies.argumentsInDoubt.insert(syntax.id).inserted else {
      return nil
    }
    let types = callees.compactMap { callee -> Type? in
      guard case .function(let function, let substitution, _, _, _, _) = callee,
        function.parameters.count >= arguments.count,
        zip(function.parameters, arguments).allSatisfy({ $0.label == $1.label })
      else { return nil }
      return function.parameters[index].variable.type.substituting(substitution)
    }
    guard let type = types.first, types.allSatisfy({ $0 == type }) else { return nil }
    guard let wanted = (type.wrapped ?? type).nominal, wanted.isLibrary, wanted.genericParameters.isEmpty else {
      return nil
    }
    return type
  }

  /// True if the call is of a function like `print`, whose parameters accept any value.
  private func takesAnything(_ callees: [Callee]) -> Bool {
    callees.allSatisfy { callee in
      guard case .function(let function, _, _, _, _, _) = callee, function.owner == nil, function.place.file.isLibrary,
        case .nominal(_, let arguments)? = function.parameters.first?.variable.type
      else { return false }
      return arguments == [.any]
    }
  }

  /// A choice or call whose parts have only the parameter's type in common: `print(flag ? 1 : "one")`. Tried once for
  /// each place.
  private func mayNeedContext(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ternaryExpr, .functionCallExpr: bodies.argumentsInDoubt.insert(syntax.id).inserted
    default: false
    }
  }

  package func resolveInferredCall(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String, node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    let callees = chosen(
      callees.contains(where: \.hasPacks) ? expandedAll(callees, arguments, nameNode) : callees, for: arguments,
      at: node)
    if callees.isEmpty { return errorExpression(node) }
    var accessible = callees.filter { isAccessible($0) }
    if accessible.isEmpty, let hidden = callees.first {
      if case .function(let function, _, _, _, _, _) = hidden, function.kind == .initializer {
        error(.access(.inaccessibleInitializer(function.owner?.name ?? "")), at: nameNode)
        if callees.count == 1 { _ = tryCall(hidden, arguments, hint: hint, node: node, nameNode: nameNode) }
      } else {
        error(.access(.inaccessible(displayName(hidden))), at: nameNode)
      }
      return errorExpression(node)
    }
    let available = accessible.filter { unavailability($0) == nil }
    if available.count < accessible.count {
      func fits(_ callee: Callee) -> Bool {
        evaluate({ tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode) }) != nil
      }
      if !available.contains(where: fits),
        let gone = accessible.first(where: { unavailability($0) != nil && fits($0) }),
        let words = unavailability(gone)
      {
        if reportAssignment(through: gone, node) { return errorExpression(node) }
        let isSubscript = if case .subscripted = gone { true } else { false }
        let name =
          if case .subscripted(let one, _, _, _, _) = gone { subscriptName(one) } else {
            usedName(gone)
          }
        let place = isSubscript ? Syntax(node) : nameNode
        if reportUnavailable(name, words, in: context(of: gone), at: place) { return errorExpression(node) }
      }
      if !available.isEmpty { accessible = available }
    }
    let fitting = accessible.count == 1 ? accessible : accessible.filter { labelsFit($0, arguments) }
    if fitting.count == 1 || accessible.count == 1 {
      return call(
        fitting.first ?? accessible[0], among: accessible, arguments, hint: hint, name: name, node: node,
        nameNode: nameNode)
    }
    if fitting.isEmpty {
      return reportNoFit(accessible, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    }
    let possible = narrowed(fitting, arguments, hint: hint, node: node, nameNode: nameNode)
    if possible.count == 1 {
      let start = table.snapshot()
      if let call = tryCall(possible[0], arguments, hint: hint, node: node, nameNode: nameNode) {
        table.commit(start)
        return call
      }
      let said = table.diagnostics[start.diagnostics...]
      table.rollback(to: start)
      if reportLibraryOverloads(accessible, arguments, name: name, at: nameNode) { return errorExpression(node) }
      if !reportSubscript(fitting, arguments, hint: hint, node: node, nameNode: nameNode) { table.diagnostics += said }
      return errorExpression(node)
    }
    let forwarded = possible.filter { !callsItself($0, arguments) }
    if !forwarded.isEmpty, forwarded.count < possible.count,
      let call = attempt({
        choose(among: forwarded, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
      })
    {
      return call
    }
    let favored = possible.filter { !isDisfavored($0) }
    if favored.count == 1, favored.count < possible.count,
      let call = attempt({ tryCall(favored[0], arguments, hint: hint, node: node, nameNode: nameNode) })
    {
      return call
    }
    for group in favored.isEmpty || favored.count == possible.count ? [possible] : [favored, possible] {
      if let call = choose(among: group, arguments, hint: hint, name: name, node: node, nameNode: nameNode) {
        return call
      }
    }
    if reportLibraryOverloads(accessible, arguments, name: name, at: nameNode) { return errorExpression(node) }
    return reportNoMatch(possible, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
  }

  /// True if only an opaque argument makes the call one of the function around it: in `custom(_ name: AcmeName)`,
  /// `custom(name.rawValue)` means an overload for strings.
  func callsItself(_ callee: Callee, _ arguments: [CallArgument]) -> Bool {
    guard isOpen, let called = self.function(of: callee), called === function else { return false }
    return arguments.contains { argument in argument.inferred.map { isUnknown($0.type) } ?? false }
  }

  /// Calls the best of several candidates; nil if none matches.
  private func choose(
    among callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String, node: ExprSyntax, nameNode: Syntax
  ) -> Expression? {
    var best: (callee: Callee, order: (Int, Int, Int, Int, Int))?
    var isTied = false
    var rivals: [(callee: Callee, order: (Int, Int))] = []
    for callee in inOrder(callees) {
      guard let fit = evaluate({ tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode) }) else {
        continue
      }
      // A member that only something opaque could provide tells against a candidate: `$0.label` of a view that is
      // passed itself, where another overload passes a value with such a property.
      let order = (fit.opaque, fit.score, takesAnything(callee) ? 1 : 0, fit.subtyping, tieBreak(callee))
      rivals.append((callee, (order.0, order.1)))
      if let known = best, (known.order.0, known.order.1) == (order.0, order.1) {
        switch moreSpecialized(known.callee, callee, arguments) {
        case .first: continue
        case .second:
          best = (callee, order)
          isTied = false
          continue
        case .neither: break
        }
      }
      if let known = best, known.order == order {
        if takesMore(arguments, callee, than: known.callee) {
          best = (callee, order)
          continue
        }
        if areEquallyGood(known.callee, callee) { isTied = true }
        if differInResults(known.callee, callee) { bodies.undecidedCalls[node.id] = name }
      }
      if let known = best, known.order <= order { continue }
      best = (callee, order)
      isTied = false
    }
    if isTied {
      error(.name(.ambiguous(name)), at: nameNode)
      return errorExpression(node)
    }
    guard let best else { return nil }
    rivals.removeAll { $0.order != (best.order.0, best.order.1) }
    switch decided(best.callee, among: rivals.map(\.callee), arguments, node) {
    case .opaque: return opaqueResult(of: node)
    case .callee(let callee):
      return call(callee, among: callees, arguments, hint: hint, name: name, node: node, nameNode: nameNode)
    }
  }

  /// Calls the one candidate that is left. If its arguments do not fit and Swift's library has overloads that obsh's
  /// lacks, the report is about these.
  private func call(
    _ callee: Callee, among callees: [Callee], _ arguments: [CallArgument], hint: Type?, name: String,
    node: ExprSyntax, nameNode: Syntax
  ) -> Expression {
    let start = isOverloadedInLibrary(name, callees) ? table.snapshot() : nil
    if let call = tryCall(callee, arguments, hint: hint, node: node, nameNode: nameNode) {
      if let start { table.commit(start) }
      return call
    }
    if let start {
      let reported = table.diagnostics[start.diagnostics...]
      table.rollback(to: start)
      if !reportLibraryOverloads(callees, arguments, name: name, at: nameNode) { table.diagnostics += reported }
    } else if callees.count == 1 {
      noteType(ofWrongCall: callee, node)
    }
    return errorExpression(node)
  }
}
