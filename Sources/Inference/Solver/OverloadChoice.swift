import Declarations
import Source
import SwiftSyntax
import Tree

/// The choice among the declarations of a name, a member or an operator, and its consequences.
extension ConstraintSystem {
  /// Adds the choice among the members that a name may refer to; false if none is possible.
  func addOverloads(_ callees: [Callee], of term: MemberTerm) -> Bool {
    // A member may be looked up long after its constraint was generated: its context is that of the term.
    let outer = isAsyncContext
    defer { isAsyncContext = outer }
    isAsyncContext = term.isAsyncContext
    return addOverloads(callees, term.call?.node ?? term.node, call: term.call, result: term.result)
  }

  /// Adds the choice among callees; false if none is possible.
  func addOverloads(_ callees: [Callee], _ node: ExprSyntax, call: CallTerm?, result: Type? = nil) -> Bool {
    if callees.contains(where: \.hasPacks) {
      isBeyond = true
      return false
    }
    var usable = callees.filter { checker.isAccessible($0) }
    if let call, usable.count > 1 { usable = usable.filter { checker.labelsFit($0, call.arguments) } }
    guard !usable.isEmpty else { return false }
    let type = result ?? call?.result ?? checker.makeVariable()
    let counts =
      usable.count > 1 && isFunctionName(callees, call) ? callees.map { checker.shape(of: $0).count } : []
    let set = OverloadSet(
      node, usable, call: call, result: type, isAsyncContext: isAsyncContext, parameterCounts: counts)
    if usable.count == 1 {
      noteOnlyChoice(of: set)
      return apply(usable[0], of: set)
    }
    if let call, let common = commonResult(of: usable, call.node) {
      settledResults.insert(call.node.id)
      if constructed[call.node.id] == nil, !checker.matches(type, common) { return false }
    }
    add(.overloads(set))
    return true
  }

  /// True if the call names functions that are not members.
  private func isFunctionName(_ callees: [Callee], _ call: CallTerm?) -> Bool {
    guard let node = call?.node.as(FunctionCallExprSyntax.self),
      checker.unparenthesized(node.calledExpression).is(DeclReferenceExprSyntax.self)
    else { return false }
    return callees.allSatisfy { callee in
      if case .function(let function, _, _, _, _, _) = callee { function.owner == nil } else { false }
    }
  }

  /// Applies one choice: its parameters receive the arguments, and its result becomes the result.
  func apply(_ callee: Callee, of set: OverloadSet) -> Bool {
    noteScore(of: callee, set)
    if set.call != nil, !set.isFunctionName { state.hasPartsApart = hasArgumentsApart(set) }
    let opened = checker.open(callee)
    if let key = DeclarationKey(callee) {
      let choice = AppliedChoice(
        node: set.node, callee: callee, key: key, substitution: opened.substitution, call: set.call,
        alternatives: set.callees.count)
      state.choices[set.node.id] = choice
      applied[set.node.id] = choice
    }
    if let call = set.call {
      let hasHashable = set.isOperator && call.types.contains { checker.isHashable($0) }
      guard let assignment = assignment(of: call, to: opened.parameters) else { return false }
      for (position, indices) in assignment.enumerated() {
        let parameter = opened.parameters[position]
        let type = checker.parameterType(opened, position)
        noteWrapped(of: type)
        for index in indices {
          if set.callees.count > 1, parameter.isEscaping, !parameter.isAutoclosure,
            isNonescaping(call.arguments[index].syntax), case .function = checker.head(type)
          {
            return false
          }
          if call.arguments[index].isInout, !parameter.isInout, !set.isOperator {
            guard checker.mayPoint(type, to: call.types[index]) else { return false }
            continue
          }
          if parameter.isInout || call.arguments[index].isInout {
            guard parameter.isInout, set.isOperator || call.arguments[index].isInout,
              checker.matches(call.types[index], type)
            else { return false }
            continue
          }
          if let builder = parameter.builder, let closure = call.arguments[index].syntax.as(ClosureExprSyntax.self),
            !checker.returnsExplicitly(closure.statements)
          {
            guard passBuilt(call.types[index], to: type, parameter, by: builder) else { return false }
            continue
          }
          if set.isOperator, case .variable(let open) = checker.head(type), open.literal == nil,
            case .variable(let literal) = checker.head(call.types[index]), let kind = literal.literal,
            kind != .nilValue, collections[literal] == nil,
            !call.types.contains(where: { checker.head($0).wrapped != nil || hasNil($0) })
          {
            // The type of a literal stays open, and is the same for all operands of that type. But a literal is never
            // an optional, in which it may have to be wrapped. The parameter follows the literal and not the other
            // way round, so that a row of operators makes no chain of variables.
            if !checker.matches(.variable(open), .variable(literal)) { return false }
            continue
          }
          if set.isOperator, checker.becomesHashable(call.types[index], as: type) { return false }
          if hasHashable { state.besideHashables.append((call.types[index], type)) }
          passArgument(call, index, to: type, parameter)
        }
        if indices.isEmpty, let (function, index) = parameter.defaultOf {
          for (generic, type) in function.detail?.defaultSubstitutions[index] ?? [:] {
            guard let open = opened.substitution[generic] else { continue }
            if !checker.matches(open, type.substituting(opened.substitution)) { return false }
          }
        }
      }
    }
    guard checker.apply(opened.requirements, under: opened.substitution) else { return false }
    if !opened.substitution.isEmpty { add(.requirements(opened, set.call)) }
    return setResult(of: opened, set)
  }

  /// True if no operand has to become an `AnyHashable`.
  func keepsOperands() -> Bool {
    !state.besideHashables.contains { checker.becomesHashable($0.operand, as: $0.parameter) }
  }

  /// True for a parameter that does not escape: `words.lazy.filter(isUsed)` is the eager method.
  private func isNonescaping(_ argument: ExprSyntax) -> Bool {
    guard let name = checker.unparenthesized(argument).as(DeclReferenceExprSyntax.self),
      case .entities(let entities) = checker.lookUp(name.baseName.text.without("`")),
      case .variable(let variable) = entities[0]
    else { return false }
    return variable.detail?.isNonescaping ?? false
  }

  /// The arguments for each parameter; nil if they do not match.
  func assignment(of call: CallTerm, to parameters: [ParameterView]) -> [[Int]]? {
    guard call.isOperator else { return checker.matchArguments(call.arguments, to: parameters) }
    return parameters.count == call.types.count ? call.types.indices.map { [$0] } : nil
  }

  private func setResult(of opened: OpenedCallee, _ set: OverloadSet) -> Bool {
    if set.call != nil {
      var result = checker.openedResult(opened)
      if case .function(let function, _, _, _, let ownerType?, _) = opened.callee,
        function.detail?.returnsSelf ?? false, let receiver = receivers[set.node.id]
      {
        let own = checker.head(ownerType)
        result = result.map { $0 == own ? receiver : nil }
      } else if case .subscripted(let subscripted, _, let base, let ownerType, _) = opened.callee,
        subscripted.getter.detail?.returnsSelf ?? false
      {
        let own = checker.head(ownerType)
        result = result.map { $0 == own ? base.type : nil }
      }
      if case .function(let function, _, _, _, _, _) = opened.callee {
        if function.kind == .initializer, let made = typeMade(by: function, set.node) {
          result = function.isFailable ? checker.optional(made) : made
        }
        if function.detail?.isImplicitlyUnwrapped ?? false {
          add(.implicitlyUnwrapped(result, set.result))
          return true
        }
      }
      return checker.matches(set.result, result)
    }
    guard let type = checker.typeAsValue(opened) else { return false }
    return checker.matches(set.result, .function(type))
  }

  /// Notes an open type in a parameter such as `T?`.
  func noteWrapped(of parameter: Type) {
    if let wrapped = parameter.wrapped, case .variable(let open) = checker.head(wrapped) {
      state.unwrapped.append(open)
    }
  }

  /// The type that an initializer creates, or the type inside the optional if it is that type's.
  private func typeMade(by initializer: FunctionDeclaration, _ node: ExprSyntax) -> Type? {
    isOfWrapped(initializer, node) ? wrappedTypes[node.id] : constructed[node.id]
  }

  /// True if an initializer is called on the type inside an optional that is expected.
  private func isOfWrapped(_ function: FunctionDeclaration, _ node: ExprSyntax) -> Bool {
    wrappedTypes[node.id] != nil && function.owner != constructed[node.id]?.nominal
  }

  private func noteScore(of callee: Callee, _ set: OverloadSet) {
    guard let function = function(of: callee) else { return }
    if isOfWrapped(function, set.node) { state.score.increase(.memberViaOptional) }
    if function.detail?.unavailable != nil { state.score.increase(.unavailable) }
    if function.detail?.isDisfavored ?? false { state.score.increase(.disfavoredOverload) }
    if set.call == nil { state.score.increase(.unappliedFunction) }
    if function.isAsync != set.isAsyncContext, set.callees.count > 1 {
      state.score.increase(function.isAsync ? .asyncInSync : .syncInAsync)
    }
  }

  // MARK: Operators

  /// - Parameter isForced: True if no more information about the operands will follow.
  func resolve(_ term: OperatorTerm, isForced: Bool) -> Outcome {
    let types = term.call.types
    // In a long row of operators, most still wait for others when one is chosen.
    if !isForced, types.contains(where: { isUnknown($0, isOwn: checker.operatorIsOwn(term.name)) }) { return .unsolved }
    let heads = types.map { checker.head($0) }
    if term.name == "==" || term.name == "!=", case .metatype? = heads.first, case .metatype? = heads.last {
      return checker.matches(term.call.result, checker.libraryNominal("Bool")) ? .solved : .failed
    }
    let result = checker.head(term.call.result)
    let operands = heads.map { operand in
      // A collection literal has the operators of its default type.
      if case .variable(let variable) = operand, collections[variable] != nil {
        return defaultType(of: variable) ?? operand
      }
      return operand
    }
    let expected = !isForced ? nil : isOpen(result) ? awaitedType(of: result) : result
    // For `.low ... .high` as a `ClosedRange<Level>`, the operator is that of the level.
    var known = operands + [expected].compactMap { $0 }
    if case .nominal(_, let arguments)? = expected { known += arguments.filter { !$0.hasTypeVariables } }
    let callees = checker.operatorCandidates(
      term.name, known, arity: types.count, isPostfix: term.isPostfix, isOpen: heads.contains { isOpen($0) })
    let possible = callees.filter { callee in
      guard case .function(let function, _, _, _, _, _) = callee else { return true }
      return zip(heads, function.parameters).allSatisfy { mayAccept($0, $1.variable.type) }
    }
    guard !possible.isEmpty else {
      // `[0, 0] ... [1, 1]`: the result may tell that the literals are no arrays.
      let areLiterals = heads.contains { if case .variable(let one) = $0 { collections[one] != nil } else { false } }
      return areLiterals && !isForced ? .unsolved : .failed
    }
    let set = OverloadSet(
      term.node, sorted(possible), call: term.call, result: term.call.result, isOperator: true,
      isAsyncContext: term.call.isAsyncContext)
    if possible.count == 1 { return apply(possible[0], of: set) ? .solved : .failed }
    add(.overloads(set))
    return .solved
  }

  /// True if nothing is known of an operand: it is not even a literal. Closures and key paths of operators that the
  /// program declares wait for the operator, which tells what they are.
  private func isUnknown(_ type: Type, isOwn: Bool) -> Bool {
    let head = checker.head(type)
    if isOwn, case .variable(let variable) = head, closures[variable] != nil || delegated[variable] != nil {
      return false
    }
    return isOpen(head) && !isLiteral(head)
  }

  func isLiteral(_ type: Type) -> Bool {
    if case .variable(let variable) = type { variable.literal != nil } else { false }
  }

  /// True if a parameter may accept an operand, by a quick look.
  private func mayAccept(_ operand: Type, _ parameter: Type) -> Bool {
    switch (parameter, operand) {
    case (.nominal(let wanted, let arguments), _) where wanted.isLibrary && wanted.name == "Optional":
      if isNil(operand) { return true }
      return arguments.first.map { mayAccept(operand.wrapped.map { checker.head($0) } ?? operand, $0) } ?? true
    case (.nominal(let wanted, _), .nominal(let own, _)):
      return own == wanted || wanted.isClass || own.isClass || wanted.isLibrary && wanted.name == "AnyHashable"
    case (.nominal(let wanted, _), .variable(let variable)):
      guard let literal = variable.literal, !wanted.isClass, collections[variable] == nil else { return true }
      return wanted.isLibrary && wanted.name == "AnyHashable" || checker.accepts(parameter, literal)
    case (.nominal(let wanted, _), .tuple), (.nominal(let wanted, _), .function), (.nominal(let wanted, _), .metatype):
      return wanted.isLibrary && wanted.name == "AnyHashable"
    case (.metatype(let one), .metatype(let other)):
      // `decode(_: Int.Type)` does not take `String.self`.
      guard case .nominal(let wanted, _) = one, case .nominal(let own, _) = checker.head(other) else { return true }
      return own == wanted || wanted.isClass
    case (.tuple, .nominal), (.tuple, .metatype), (.tuple, .function), (.metatype, .nominal), (.metatype, .tuple):
      return false
    case (.tuple, .variable(let variable)), (.metatype, .variable(let variable)): return variable.literal == nil
    case (.tuple(let first), .tuple(let second)): return first.count == second.count
    default: return true
    }
  }

  /// True if a callee may accept the arguments, by a quick look.
  func mayFit(_ callee: Callee, _ set: OverloadSet) -> Bool {
    guard let call = set.call, !set.isOperator else { return true }
    let parameters = checker.shape(of: callee)
    guard let match = checker.matchArguments(call.arguments, to: parameters) else { return false }
    for (position, indices) in match.enumerated() where !parameters[position].isVariadic {
      let type = parameters[position].type
      for index in indices {
        if case .function = type, case .nominal = checker.head(call.types[index]) {
          if !parameters[position].isAutoclosure { return false }
          continue
        }
        if !mayAccept(checker.head(call.types[index]), type) { return false }
      }
    }
    return true
  }
}
