import SwiftSyntax

/// Which arguments go to which parameters, by labels alone.
enum ArgumentMatch {
  /// For each parameter the indices of its arguments; none: its default.
  case matched([[Int]])
  case failed(ArgumentMismatch)
}

enum ArgumentMismatch {
  case missing(parameter: Int, at: Int?)
  case extra(argument: Int)
  case labels
  case order(argument: Int, before: Int)
}

func matchArguments(_ arguments: [CallArgument], to parameters: [ParameterView], isFunction: (Int) -> Bool)
  -> ArgumentMatch
{
  var result = Array(repeating: [Int](), count: parameters.count)
  var next = 0
  var index = 0
  while index < arguments.count {
    let argument = arguments[index]
    if argument.isTrailing && argument.label == nil {
      // The first trailing closure takes the next parameter that can be a function.
      var target = next
      while target < parameters.count {
        let remaining = parameters.count - target
        _ = remaining
        if isFunction(target), result[target].isEmpty { break }
        if parameters[target].defaultOf == nil && !parameters[target].isVariadic { break }
        target += 1
      }
      // Prefer the last function parameter when all between have defaults.
      guard target < parameters.count, isFunction(target), result[target].isEmpty else {
        return .failed(.extra(argument: index))
      }
      if laterTrailing(arguments, index) == 0 {
        // One trailing closure: with several defaulted function parameters Swift takes the first that needs a value.
        var candidate = target
        while candidate < parameters.count {
          if isFunction(candidate), parameters[candidate].defaultOf == nil {
            target = candidate
            break
          }
          candidate += 1
        }
      }
      result[target].append(index)
      next = target + 1
      index += 1
      continue
    }
    var target = next
    while target < parameters.count, parameters[target].label != argument.label {
      if parameters[target].defaultOf == nil && !parameters[target].isVariadic { break }
      target += 1
    }
    guard target < parameters.count, parameters[target].label == argument.label else {
      return .failed(mismatch(arguments, parameters, index, next))
    }
    result[target].append(index)
    index += 1
    if parameters[target].isVariadic {
      while index < arguments.count, arguments[index].label == nil, !arguments[index].isTrailing {
        result[target].append(index)
        index += 1
      }
    }
    next = target + 1
  }
  for (position, parameter) in parameters.enumerated()
  where result[position].isEmpty && parameter.defaultOf == nil && !parameter.isVariadic {
    return .failed(.missing(parameter: position, at: nil))
  }
  return .matched(result)
}

private func laterTrailing(_ arguments: [CallArgument], _ index: Int) -> Int {
  arguments[(index + 1)...].count { $0.isTrailing }
}

private func mismatch(
  _ arguments: [CallArgument], _ parameters: [ParameterView], _ index: Int, _ next: Int
) -> ArgumentMismatch {
  let argument = arguments[index]
  if next >= parameters.count {
    if let label = argument.label, let earlier = parameters.firstIndex(where: { $0.label == label }), earlier < index {
      return .order(argument: index, before: index - 1)
    }
    return .extra(argument: index)
  }
  if let label = argument.label, let later = parameters[next...].firstIndex(where: { $0.label == label }) {
    // The one in between is missing, or comes later.
    let between = parameters[next..<later].first { $0.defaultOf == nil && !$0.isVariadic }
    if let between, let written = arguments[index...].firstIndex(where: { $0.label == between.label }) {
      return .order(argument: written, before: index)
    }
    let position = parameters[next..<later].firstIndex { $0.defaultOf == nil && !$0.isVariadic } ?? next
    return .missing(parameter: position, at: index)
  }
  if argument.label == nil, arguments.count < parameters.count, parameters[next].label != nil,
    parameters[next].defaultOf == nil, !parameters[next].isVariadic,
    parameters[(next + 1)...].contains(where: { $0.label == nil })
  {
    return .missing(parameter: next, at: index)
  }
  if let label = argument.label, let earlier = parameters[..<next].firstIndex(where: { $0.label == label }) {
    _ = earlier
    return .order(argument: index, before: max(0, index - 1))
  }
  // What need not be given is not what was meant.
  if argument.label != nil, parameters[next...].allSatisfy({ $0.defaultOf != nil && $0.label != nil }) {
    return .extra(argument: index)
  }
  if arguments.count > parameters.count, parameters.allSatisfy({ $0.defaultOf == nil }) {
    if argument.label != nil || index >= parameters.count { return .extra(argument: index) }
  }
  return .labels
}
