import Declarations

/// Which arguments go to which parameters, by labels alone: for each parameter the indices of its arguments; none: its
/// default. Nil where they do not match.
func matchArguments(_ arguments: [CallArgument], to parameters: [ParameterView], isFunction: (Int) -> Bool)
  -> [[Int]]?
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
        if isFunction(target), result[target].isEmpty { break }
        if parameters[target].defaultOf == nil && !parameters[target].isVariadic { break }
        target += 1
      }
      // Prefer the last function parameter when all between have defaults.
      guard target < parameters.count, isFunction(target), result[target].isEmpty else {
        return nil
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
    guard target < parameters.count, parameters[target].label == argument.label else { return nil }
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
    return nil
  }
  return result
}

private func laterTrailing(_ arguments: [CallArgument], _ index: Int) -> Int {
  arguments[(index + 1)...].count { $0.isTrailing }
}
