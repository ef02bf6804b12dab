import Declarations
import Diagnostics
import Source

/// Guesses the intended parameters of arguments that do not match: swiftc's recovery, so that the errors have its
/// words. The steps are those of its matching (lib/Sema/CSSimplify.cpp): exact labels first, then misspelled ones, then
/// the remaining places in order.
struct ArgumentRepair {
  /// For each parameter, the indices of its assumed arguments.
  private(set) var assignment: [[Int]]
  /// For each argument the label that it should have.
  private(set) var labels: [String?]
  /// Arguments that no parameter takes.
  private(set) var extra: [Int] = []
  /// Parameters without an argument, each with the argument that it should precede; nil means at the end.
  private(set) var missing: [(parameter: Int, before: Int?)] = []
  /// An argument that comes too late, and the one that it must precede.
  private(set) var order: (argument: Int, before: Int)?
  private(set) var hasWrongLabel = false
  /// True if the trailing closure belongs before other arguments.
  private(set) var isMixed = false

  private let arguments: [CallArgument]
  private let parameters: [ParameterView]
  private var isClaimed: [Bool]
  private var isUncertain = false

  init(_ arguments: [CallArgument], _ parameters: [ParameterView], isFunction: (Int) -> Bool) {
    self.arguments = arguments
    self.parameters = parameters
    assignment = Array(repeating: [], count: parameters.count)
    labels = arguments.map(\.label)
    isClaimed = Array(repeating: false, count: arguments.count)
    claimTrailingClosure(isFunction)
    for position in parameters.indices where assignment[position].isEmpty { claimNext(for: position) }
    if isClaimed.contains(false) {
      claimMisspelled()
      for position in parameters.indices where assignment[position].isEmpty { claimNext(for: position, anyLabel: true) }
      claimPlaces()
      extra = arguments.indices.filter { !isClaimed[$0] }
      isUncertain = true
    }
    findMissing()
    if isUncertain { findOrder() }
    if extra.isEmpty, missing.isEmpty, order == nil { findClosureOutOfOrder() }
    // The label of a surplus argument may be the intended one.
    hasWrongLabel =
      extra.isEmpty && order == nil && zip(arguments, labels).contains { !$0.isTrailing && $0.label != $1 }
  }

  /// A trailing closure that is passed to a parameter before that of another argument: the labels are those of the
  /// parameters in their order.
  private mutating func findClosureOutOfOrder() {
    let places = assignment.joined()
    guard arguments.allSatisfy({ $0.isTrailing || $0.label != nil }), arguments.count == parameters.count,
      places.count == arguments.count, !places.elementsEqual(places.sorted())
    else { return }
    labels = parameters.map(\.label)
    isMixed = true
  }

  /// Assigns the unlabeled trailing closure to the last parameter that can be a function. If arguments are missing, it
  /// is the first such parameter that has neither a default nor an argument with its label.
  private mutating func claimTrailingClosure(_ isFunction: (Int) -> Bool) {
    guard let index = arguments.firstIndex(where: { $0.isTrailing && $0.label == nil }) else { return }
    var labels = arguments.filter { !$0.isTrailing }.map(\.label)
    let candidates = arguments.count < parameters.count ? parameters.indices : 0..<0
    let first = candidates.first { position in
      if let labelled = labels.firstIndex(of: parameters[position].label) {
        labels.remove(at: labelled)
        return false
      }
      return parameters[position].defaultOf == nil && isFunction(position)
    }
    // A generic parameter takes a closure only if no function follows.
    let second = first.flatMap { first in
      parameters.indices[first...].first { parameters[$0].defaultOf == nil && takesOnlyFunctions($0) }
    }
    guard
      let position = second ?? first ?? parameters.indices.last(where: isFunction)
        ?? (arguments.count <= parameters.count ? parameters.indices.last : nil)
    else { return }
    claim(index, for: position)
  }

  private func takesOnlyFunctions(_ position: Int) -> Bool {
    let type = parameters[position].type.resolved
    if case .function = type.wrapped?.resolved ?? type { return true }
    return false
  }

  private mutating func claim(_ index: Int, for position: Int) {
    isClaimed[index] = true
    labels[index] = parameters[position].label
    assignment[position].append(index)
  }

  /// The next argument with the parameter's label; if labels do not count, also one with a surplus or missing label.
  private mutating func claimNext(for position: Int, anyLabel: Bool = false) {
    guard let first = isClaimed.firstIndex(of: false) else { return }
    let label = parameters[position].label
    if let index = arguments.indices[first...].first(where: { !isClaimed[$0] && matches($0, label) }) {
      if index != first { isUncertain = true }
      claim(index, for: position)
      claimMore(after: index, for: position)
    } else if anyLabel, !arguments[first].isTrailing, label == nil || arguments[first].label == nil {
      claim(first, for: position)
      if arguments[first].label == nil { claimMore(after: first, for: position) }
    }
  }

  /// The other arguments of a variadic parameter.
  private mutating func claimMore(after index: Int, for position: Int) {
    guard parameters[position].isVariadic else { return }
    var next = index + 1
    while next < arguments.count, !isClaimed[next], matches(next, nil) {
      isClaimed[next] = true
      assignment[position].append(next)
      next += 1
    }
  }

  private func matches(_ index: Int, _ label: String?) -> Bool {
    !(arguments[index].isTrailing && arguments[index].label == nil) && arguments[index].label == label
  }

  private mutating func claimMisspelled() {
    for index in arguments.indices where !isClaimed[index] {
      guard let name = arguments[index].label else { continue }
      var best: (position: Int, distance: Int)?
      for (position, parameter) in parameters.enumerated() where assignment[position].isEmpty {
        guard let label = parameter.label, let distance = Self.typoDistance(from: name, to: label),
          distance < best?.distance ?? .max
        else { continue }
        best = (position, distance)
      }
      if let best { claim(index, for: best.position) }
    }
  }

  /// With as many arguments as parameters, a wrong label does not mean another argument.
  private mutating func claimPlaces() {
    guard arguments.count == parameters.count else { return }
    for index in arguments.indices
    where !isClaimed[index] && assignment[index].isEmpty && parameters[index].defaultOf == nil
      && !arguments[index].isTrailing
    {
      claim(index, for: index)
    }
  }

  private mutating func findMissing() {
    var next = 0
    for (position, parameter) in parameters.enumerated() {
      if let last = assignment[position].last {
        next = last + 1
      } else if parameter.defaultOf == nil, !parameter.isVariadic {
        missing.append((position, next < arguments.count && !arguments[next].isTrailing ? next : nil))
      }
    }
  }

  /// Finds out if a single argument is in the wrong position. Otherwise, the labels themselves are wrong.
  private mutating func findOrder() {
    var place = 0
    var isMislabelled = false
    for (position, indices) in assignment.enumerated() {
      defer { place += indices.count }
      guard let from = indices.first else { continue }
      if arguments[from].label != parameters[position].label {
        if parameters[position].label == nil || arguments[from].label == nil || from == place { isMislabelled = true }
      }
      if from > place, !isMislabelled, arguments[from].label == parameters[position].label,
        mayFollow(arguments[place].label, after: position)
      {
        order = (from, place)
        return
      }
      if from != place {
        for (index, parameter) in zip(arguments.indices, parameters) { labels[index] = parameter.label }
        return
      }
    }
  }

  /// True if an argument with that label can follow the parameter's, with only defaulted parameters in between.
  private func mayFollow(_ label: String?, after position: Int) -> Bool {
    for parameter in parameters[(position + 1)...] {
      if parameter.label == label { return true }
      if parameter.defaultOf == nil { return false }
    }
    return false
  }

  /// The number of different letters, if it is small enough for a typing error: one letter in three. For names of one
  /// letter it always is.
  private static func typoDistance(from name: String, to label: String) -> Int? {
    let isOneLetter = name.utf8.count == 1 && label.utf8.count == 1
    return Suggestion.distance(from: name, to: label, atMost: isOneLetter ? 1 : (name.utf8.count + 1) / 3)
  }
}
