import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Simplifying constraints until nothing more follows from what is known.
extension ConstraintSystem {
  enum Outcome { case solved, unsolved, failed }

  /// Examines the constraints until none adds any information. Returns false if one cannot be satisfied.
  func simplify() -> Bool {
    while true {
      let work = state.constraints
      if work.isEmpty { return checker.settleDeferredMatches() }
      let outer = simplified
      simplified = work
      defer { simplified = outer }
      state.constraints = []
      state.constraints.reserveCapacity(work.count)
      let before = checker.table.changeCount
      var hasChanged = false
      for (index, constraint) in work.enumerated() {
        switch step(constraint) {
        case .solved: hasChanged = true
        case .unsolved: state.constraints.append(constraint)
        case .failed:
          state.constraints += work[index...]
          return false
        }
        if isBeyond { return false }
      }
      if !checker.settleDeferredMatches() { return false }
      if !hasChanged, checker.table.changeCount == before { return true }
    }
  }

  /// True if the requirements of the callees' declarations hold, now that all types are known.
  func meetsAllRequirements() -> Bool { checker.settleDeferredMatches() }

  private func step(_ constraint: Constraint) -> Outcome {
    switch constraint {
    case .conversion(let from, let to): return convert(from, to: to)
    case .member(let term): return resolve(term)
    case .overloads(let set):
      guard set.callees.count == 1 else { return set.callees.isEmpty ? .failed : .unsolved }
      return apply(set.callees[0], of: set) ? .solved : .failed
    case .operation(let term): return resolve(term, isForced: false)
    case .call(let type, let call): return resolve(call: call, of: type)
    case .closure(let term): return openIfKnown(term)
    case .closureResult(let body, let result): return convertResult(body, to: result)
    case .closureBody(let term, let type): return checkBody(of: term, type)
    case .built(let term): return build(term)
    case .optionalObject(let optional, let object):
      let head = checker.head(optional)
      if let wrapped = head.wrapped { return checker.matches(wrapped, object) ? .solved : .failed }
      return isOpen(head) ? .unsolved : .failed
    case .flattenedOptional(let value, let result):
      let head = checker.head(value)
      if isOpen(head) { return .unsolved }
      if head.wrapped == nil { state.score.increase(.valueToOptional) }
      return checker.matches(head.wrapped == nil ? checker.optional(head) : head, result) ? .solved : .failed
    case .collection(let term): return resolve(term)
    case .coalescing, .properties: return .unsolved
    case .elementDefault(let element, _, _): return isOpen(element) && !state.hasOpenBodies ? .unsolved : .solved
    case .closureDefault(let part, let type):
      if isOpen(part) { return .unsolved }
      // A closure that throws nothing may be used where any error is expected, but not where one of a certain type is.
      let head = checker.head(part)
      let isOther = type.isLibrary("Never") && head != checker.anyError && !head.isLibrary("Never")
      return isOther ? .failed : .solved
    case .implicitlyUnwrapped(let type, let value):
      // A value declared with `!` is unwrapped where a plain value is wanted, and not where an optional is: this is a
      // choice.
      let head = checker.head(value)
      if isOpen(head) { return .unsolved }
      return checker.matches(type, head) ? .solved : .unsolved
    case .delegated(let term): return isOpen(.variable(term.variable)) ? .unsolved : .solved
    case .requirements(let opened, let call): return check(opened, call)
    }
  }

  /// True if nothing is known about the type yet.
  func isOpen(_ type: Type) -> Bool {
    switch checker.head(type) {
    case .variable: true
    case .member(let base, _): base.hasTypeVariables
    default: false
    }
  }

  private func check(_ opened: OpenedCallee, _ call: CallTerm?) -> Outcome {
    for type in opened.substitution.values where type.hasTypeVariables { return .unsolved }
    let conversions = checker.table.convertedElements
    guard checker.apply(opened.requirements, under: opened.substitution) else { return .failed }
    if checker.table.convertedElements > conversions { state.score.increase(.collectionUpcast) }
    for (parameter, type) in opened.substitution {
      if !parameter.isNoncopyable, checker.isNoncopyable(type) { return .failed }
      for one in parameter.protocols
      where !(call == nil ? checker.conforms(type, to: one) : checker.conformsOrOpens(type, to: one)) {
        return .failed
      }
    }
    return call.map { opensExistentials(opened, $0) } ?? true ? .solved : .failed
  }

  /// True if all existentials that the call passes for generic parameters can be opened.
  private func opensExistentials(_ opened: OpenedCallee, _ call: CallTerm) -> Bool {
    guard let function = function(of: opened.callee),
      opened.substitution.values.contains(where: { isErased(checker.head($0)) }),
      let assignment = assignment(of: call, to: opened.parameters)
    else { return true }
    return checker.opensExistentials(
      function, opened.substitution, assignment, call.arguments,
      isOptional: { self.checker.head(call.types[$0]).wrapped != nil })
      && checker.unknownMetatype(function, opened.substitution, assignment, call.arguments) == nil
  }

  // MARK: Calls

  private func resolve(call: CallTerm, of type: Type) -> Outcome {
    var head = checker.head(type)
    if isOpen(head) { return .unsolved }
    if case .metatype(let instance) = head {
      guard call.node.is(FunctionCallExprSyntax.self) else { return .failed }
      let initializers = checker.constructors(of: instance, at: call.node)
      if checker.callsWhatItMakes(instance, initializers, call.arguments) {
        isBeyond = true
        return .failed
      }
      return addOverloads(initializers, call.node, call: call) ? .solved : .failed
    }
    if head.wrapped != nil, case .function = checker.head(head.wrapped ?? head) { return .failed }
    guard case .function(let function) = head else {
      head = checker.head(type)
      let candidates = checker.lookUpMembers(of: head, named: "callAsFunction", isStatic: false)
      let callees = candidates.compactMap { candidate in
        candidate.function.map { checker.callee(candidate, $0, base: nil) }
      }
      if callees.isEmpty {
        if checker.isDynamicCallable(head) { isBeyond = true }
        return .failed
      }
      return addOverloads(callees, call.node, call: call) ? .solved : .failed
    }
    return applyValue(function, call) ? .solved : .failed
  }

  private func applyValue(_ function: FunctionType, _ call: CallTerm) -> Bool {
    let parameters = function.parameters.map {
      ParameterView(label: nil, type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
    }
    guard let assignment = checker.matchArguments(call.arguments, to: parameters) else { return false }
    for (position, indices) in assignment.enumerated() {
      for index in indices { passArgument(call, index, to: parameters[position].type, parameters[position]) }
    }
    return checker.matches(call.result, function.result)
  }

  func passArgument(_ call: CallTerm, _ index: Int, to type: Type, _ parameter: ParameterView) {
    let expected = parameter.isAutoclosure ? autoclosureResult(type) : type
    if parameter.isAutoclosure, call.arguments[index].syntax.is(ClosureExprSyntax.self) {
      state.score.increase(.functionToAutoclosure)
    }
    add(.conversion(call.types[index], expected))
  }

  private func autoclosureResult(_ type: Type) -> Type {
    if case .function(let function) = checker.head(type) { function.result } else { type }
  }

  // MARK: Closures' results

  private func convertResult(_ body: Type, to result: Type) -> Outcome {
    let target = checker.head(result)
    guard target.isVoid else {
      if isOpen(target) {
        // A call that never returns can replace any value: `let n: Int = { fatalError() }()`.
        if checker.head(body).isLibrary("Never") {
          add(.closureDefault(target, body))
          return .solved
        }
        if mayBeUnused(body, as: target) { return .unsolved }
        // Nothing else determines the closure's result: its body does.
        add(.conversion(body, target))
        return .solved
      }
      if checker.head(body).isLibrary("Never"), !target.isLibrary("Never") {
        state.score.increase(.functionConversion)
        return .solved
      }
      addContextual(body, target)
      return .solved
    }
    let head = checker.head(body)
    if head.isVoid { return .solved }
    if case .variable(let variable) = head, variable.literal == nil { return .unsolved }
    state.score.increase(.functionConversion)
    // `match { … }` of type `R?`, if nothing else determines `R`.
    if let wrapped = head.wrapped, let open = checker.unbound(wrapped), open.literal == nil {
      add(.closureDefault(wrapped, .void))
    }
    return .solved
  }

  /// `attempt({ 5 }, otherwise: { print($0) })`: if another closure with the same result has no value, the value of this
  /// one is not used.
  private func mayBeUnused(_ body: Type, as result: Type) -> Bool {
    guard case .variable(let variable) = result, !checker.head(body).isVoid else { return false }
    return simplified.contains { constraint in
      if case .closureResult(let other, let target) = constraint, isSame(target, variable) {
        return checker.head(other) != checker.head(body)
      }
      guard case .conversion(let from, let to) = constraint else { return false }
      if isSame(to, variable), checker.head(from).isVoid { return true }
      guard case .function(let function) = checker.head(to), isSame(function.result, variable),
        case .variable(let closure) = checker.head(from)
      else { return false }
      return closures[closure].map { !checker.returnsValue($0.node.statements) } ?? false
    }
  }

  // MARK: Collections

  private func resolve(_ term: CollectionTerm) -> Outcome {
    let type = checker.head(.variable(term.variable))
    let (declaration, arguments): (NominalDeclaration?, [Type])
    switch type {
    case .nominal(let own, let given): (declaration, arguments) = (own, given)
    // `[]` as a `T: ExpressibleByArrayLiteral`.
    case .parameter, .member: (declaration, arguments) = (nil, [])
    default: return isOpen(type) ? .unsolved : .failed
    }
    switch term.elements {
    case .array(let elements):
      let element: Type
      if let declaration, declaration.isLibrary, ["Array", "Set"].contains(declaration.name),
        let first = arguments.first
      {
        element = first
      } else {
        guard let known = literalElement("ExpressibleByArrayLiteral", 0, of: type) else { return .failed }
        element = known
      }
      if !type.isLibrary("Array") { state.score.increase(.nonDefaultLiteral) }
      // The walk reports a literal with too few or too many elements.
      if type.isLibrary("InlineArray"), let count = arguments.first {
        _ = checker.matches(count, .integer(elements.count))
      }
      var isUpcast = false
      for one in elements {
        if isErased(checker.head(element)), isNil(one) {
          // `[nil]` as `[Any]` is an array of optionals that is converted.
          guard checker.matches(one, checker.optional(element)) else { return .failed }
          state.score.increase(.emptyExistential)
          isUpcast = true
          continue
        }
        add(.conversion(one, element))
      }
      if isUpcast { state.score.increase(.collectionUpcast) }
      addDefault(.any, of: element, term)
    case .dictionary(let pairs):
      let key: Type
      let value: Type
      if let declaration, declaration.isLibrary, declaration.name == "Dictionary", arguments.count == 2 {
        (key, value) = (arguments[0], arguments[1])
      } else {
        guard let first = literalElement("ExpressibleByDictionaryLiteral", 0, of: type),
          let second = literalElement("ExpressibleByDictionaryLiteral", 1, of: type)
        else { return .failed }
        (key, value) = (first, second)
      }
      if !type.isLibrary("Dictionary") { state.score.increase(.nonDefaultLiteral) }
      for one in pairs {
        add(.conversion(one.key, key))
        add(.conversion(one.value, value))
      }
      addDefault(checker.libraryNominal("AnyHashable"), of: key, term)
      addDefault(.any, of: value, term)
    }
    return .solved
  }

  private func addDefault(_ type: Type, of element: Type, _ term: CollectionTerm) {
    if isOpen(element) { add(.elementDefault(element, type, term.node)) }
  }

  private func literalElement(_ name: String, _ index: Int, of type: Type) -> Type? {
    guard let one = checker.libraryType(name), one.associatedTypes.indices.contains(index) else { return nil }
    return checker.literalPart(one.associatedTypes[index], of: type)
  }
}
