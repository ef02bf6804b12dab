import Declarations
import Diagnostics
import Source
import Tree

/// If two functions fit equally well, the more specialized one is chosen: the other function would take its arguments
/// as well, but not the other way round.
extension ExpressionChecker {
  enum Preference { case first, second, neither }

  func moreSpecialized(_ first: Callee, _ second: Callee, _ arguments: [CallArgument]) -> Preference {
    guard let one = function(of: first), let other = function(of: second), one != other,
      !one.place.file.isLibrary, !other.place.file.isLibrary
    else { return .neither }
    switch (isSpecialized(first, as: second, arguments), isSpecialized(second, as: first, arguments)) {
    case (true, false): return .first
    case (false, true): return .second
    case (true, true):
      // A function without generic parameters is preferred.
      let isGeneric = (hasOwnParameters(first), hasOwnParameters(second))
      return isGeneric.0 == isGeneric.1 ? .neither : isGeneric.0 ? .second : .first
    case (false, false): return .neither
    }
  }

  func function(of callee: Callee) -> FunctionDeclaration? {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function
    case .enumCase, .value, .subscripted: nil
    }
  }

  private func hasOwnParameters(_ callee: Callee) -> Bool {
    guard case .function(let function, let owner, _, _, _, _) = callee else { return false }
    return function.genericParameters.contains { owner[$0] == nil }
  }

  /// True if any arguments that fit `one` also fit `other`.
  private func isSpecialized(_ one: Callee, as other: Callee, _ arguments: [CallArgument]) -> Bool {
    let start = table.snapshot()
    let outer = environment
    defer {
      table.rollback(to: start)
      environment = outer
    }
    let opened = open(other)
    let parameters = shape(of: one)
    guard let function = function(of: one),
      let own = matchArguments(arguments, to: parameters),
      let wanted = matchArguments(arguments, to: opened.parameters)
    else { return false }
    environment += (function.detail?.requirements ?? []) + (function.detail?.context?.requirements ?? [])
    let substitution: Substitution
    if case .function(_, let owner, _, _, _, _) = one { substitution = owner } else { substitution = [:] }
    for index in arguments.indices {
      guard let from = own.firstIndex(where: { $0.contains(index) }),
        let to = wanted.firstIndex(where: { $0.contains(index) })
      else { return false }
      if parameters[from].isVariadic, !opened.parameters[to].isVariadic { return false }
      let type = reduce(element(of: parameters[from]).substituting(substitution))
      if head(parameterType(opened, to)).wrapped != nil, head(type).wrapped == nil { return false }
      let value = Expression(.tuple([]), type: type, place: Place(file: file, offset: 0))
      if convert(value, to: parameterType(opened, to)) == nil { return false }
    }
    return settleDeferredMatches() && apply(opened.requirements, under: opened.substitution)
  }

  private func element(of parameter: ParameterView) -> Type {
    if parameter.isVariadic, case .nominal(_, let arguments) = parameter.type, let element = arguments.first {
      return element
    }
    return parameter.type
  }
}
