import Declarations
import Source
import SwiftSyntax
import Tree

/// The arguments that go to each parameter, by label and by whether the parameter takes a closure, as in swiftc's
/// matching (lib/Sema, CSSimplify): for each parameter the indices of its arguments. A parameter without arguments
/// takes its default.
private struct ArgumentScan {
  /// The direction of the search for the parameter of the unlabeled trailing closure.
  enum Direction { case forward, backward }

  let arguments: [CallArgument]
  let parameters: [ParameterView]
  /// For each parameter, true if it takes a closure.
  let takesClosure: [Bool]
  private var assignment: [[Int]]
  private var isClaimed: [Bool]

  init(_ arguments: [CallArgument], _ parameters: [ParameterView], takesClosure: [Bool]) {
    (self.arguments, self.parameters, self.takesClosure) = (arguments, parameters, takesClosure)
    assignment = Array(repeating: [], count: parameters.count)
    isClaimed = Array(repeating: false, count: arguments.count)
  }

  /// Nil if the arguments do not match.
  mutating func run(_ direction: Direction, trailing: Int?) -> [[Int]]? {
    if direction == .backward, let trailing, !claimBackward(trailing) { return nil }
    for position in parameters.indices where assignment[position].isEmpty { claim(for: position, trailing: trailing) }
    guard !isClaimed.contains(false) else { return nil }
    for position in parameters.indices where assignment[position].isEmpty && isRequired(position) { return nil }
    return assignment
  }

  private func isRequired(_ position: Int) -> Bool {
    parameters[position].defaultOf == nil && !parameters[position].isVariadic
  }

  private mutating func claim(_ index: Int, for position: Int) {
    isClaimed[index] = true
    assignment[position].append(index)
  }

  /// Assigns the closure to the last parameter that accepts one.
  private mutating func claimBackward(_ trailing: Int) -> Bool {
    guard var position = parameters.indices.last else { return false }
    // `f { 42 }` of `f(_: () -> Int, _: Int = 0)`.
    if !takesClosure[position], position > 0, parameters[position].defaultOf != nil, takesClosure[position - 1] {
      position -= 1
    }
    guard takesClosure[position] else { return false }
    claim(trailing, for: position)
    return true
  }

  private mutating func claim(for position: Int, trailing: Int?) {
    guard let next = isClaimed.firstIndex(of: false) else { return }
    let parameter = parameters[position]
    if next == trailing {
      guard takesClosure[position] else { return }
      let label = arguments.indices.contains(next + 1) ? arguments[next + 1].label : nil
      if !isRequired(position), requiresArgument(after: position, before: label) { return }
    } else if arguments[next].label != parameter.label {
      return
    }
    claim(next, for: position)
    guard parameter.isVariadic else { return }
    // `f(1, 2) { }`: the closure is for a later parameter. `f { } _: { }`: both are for the same.
    while let more = isClaimed.firstIndex(of: false), arguments[more].label == nil,
      arguments[more].isTrailing == arguments[next].isTrailing
    {
      claim(more, for: position)
    }
  }

  /// True if a later parameter needs an argument, up to the parameter that the next argument names.
  private func requiresArgument(after position: Int, before label: String?) -> Bool {
    for later in parameters.indices[(position + 1)...] {
      if let label, parameters[later].label == label { return false }
      if isRequired(later) { return true }
    }
    return false
  }
}

extension ExpressionChecker {
  /// The arguments that go to each parameter, by index; nil if they do not match.
  ///
  /// In Swift 5 mode the unlabelled trailing closure goes to the last parameter that takes a closure, if it fits
  /// there, and otherwise to the first. In Swift 6 mode it goes to the first.
  func matchArguments(_ arguments: [CallArgument], to parameters: [ParameterView]) -> [[Int]]? {
    let takesClosure = parameters.map { self.takesClosure($0) }
    let trailing = arguments.firstIndex { $0.isTrailing && $0.label == nil }
    var scan = ArgumentScan(arguments, parameters, takesClosure: takesClosure)
    let forward = scan.run(.forward, trailing: trailing)
    // With several trailing closures, the first is assigned to the first parameter that accepts it.
    guard let trailing, language == .swift5, !arguments[(trailing + 1)...].contains(where: \.isTrailing) else {
      return forward
    }
    scan = ArgumentScan(arguments, parameters, takesClosure: takesClosure)
    guard let backward = scan.run(.backward, trailing: trailing) else { return forward }
    guard let forward, forward != backward else { return backward }
    func fits(_ assignment: [[Int]]) -> Bool {
      guard let position = assignment.firstIndex(where: { $0.contains(trailing) }) else { return false }
      return self.fits(arguments[trailing].syntax, parameters[position])
    }
    guard fits(backward), fits(forward) else { return fits(forward) ? forward : backward }
    func accepts(_ assignment: [[Int]]) -> Bool {
      guard let position = assignment.firstIndex(where: { $0.contains(trailing) }) else { return false }
      return returnsResult(arguments[trailing].syntax, of: parameters[position])
    }
    return accepts(backward) || !accepts(forward) ? backward : forward
  }

  /// False if the only expression of a closure is not what the parameter's function returns: `f { 1 }` of
  /// `f(a: (() -> Int)? = nil, b: (() -> String)? = nil)`.
  private func returnsResult(_ syntax: ExprSyntax, of parameter: ParameterView) -> Bool {
    var type = head(parameter.type)
    while let wrapped = type.wrapped { type = head(wrapped) }
    guard case .function(let function) = type, !type.hasTypeVariables, !function.result.isVoid,
      let closure = syntax.as(ClosureExprSyntax.self), closure.statements.count == 1,
      case .expr? = closure.statements.first?.item
    else { return true }
    return attempt { convert(infer(syntax, hint: type), to: type) } != nil
  }

  /// True if a parameter takes a trailing closure.
  func takesClosure(_ parameter: ParameterView) -> Bool {
    if parameter.isInout { return false }
    if parameter.isVariadic, case .nominal(_, let arguments) = head(parameter.type), let element = arguments.first {
      return canBeFunction(element)
    }
    if parameter.isAutoclosure, case .function(let function) = head(parameter.type) {
      return canBeFunction(function.result)
    }
    return canBeFunction(parameter.type)
  }

  func canBeFunction(_ type: Type) -> Bool {
    switch head(type) {
    case .function, .variable, .parameter, .error: true
    case .existential(let protocols, let superclass, _): protocols.isEmpty && superclass == nil
    case let unknown where isOpen && isUnknown(unknown): true
    case let other: other.wrapped.map { canBeFunction($0) } ?? false
    }
  }

  /// True if a closure takes as many values as the parameter's function passes to it.
  private func fits(_ syntax: ExprSyntax, _ parameter: ParameterView) -> Bool {
    var type = head(parameter.type)
    while let wrapped = type.wrapped { type = head(wrapped) }
    guard let closure = syntax.as(ClosureExprSyntax.self), case .function(let function) = type else { return true }
    let count = parameterCount(of: closure)
    if count == function.parameters.count { return true }
    guard function.parameters.count == 1 else { return false }
    switch head(function.parameters[0].type) {
    case .tuple(let elements):
      return elements.count == count && (count == 0 || closure.signature?.parameterClause != nil)
    case .variable: return count == 0
    default: return false
    }
  }
}
