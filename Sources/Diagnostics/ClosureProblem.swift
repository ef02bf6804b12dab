/// Closures: their parameters, results and captures.
package enum ClosureProblem: Hashable {
  case parameterCount(ShownType, expected: Int, used: Int)
  case ignoredParameters(Int)
  case resultAgainstType(ShownType, ShownType)
  case resultAgainstReturn(ShownType, ShownType)
  case untypedParameter(String)
  case destructured(ShownType, isImplicit: Bool)
  case anonymousOutside
  case implicitSelf(String, isCall: Bool)
  case unused
  case unusedFunction
  case assignsNonescaping(String)
  case passesNonescaping(String)
  case usesNonescaping(String)
  case convertsNonescaping(ShownType)
  case convertsNonescapingToGeneric(String, String)
  case capturesNonescaping(String)
  case capturesInout(String)

  package var message: String {
    switch self {
    case .parameterCount(let type, let expected, let used):
      "contextual closure type '\(type)' expects \(expected) argument\(expected == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body"
    case .ignoredParameters(let count):
      "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored"
    case .resultAgainstType(let result, let type):
      "declared closure result '\(result)' is incompatible with contextual type '\(type)'"
    case .resultAgainstReturn(let result, let type):
      "declared closure result '\(result)' is incompatible with return type '\(type)'"
    case .untypedParameter(let name): "cannot infer type of closure parameter '\(name)' without a type annotation"
    case .destructured(let type, let isImplicit):
      "closure tuple parameter '\(type)' does not support destructuring\(isImplicit ? " with implicit parameters" : "")"
    case .anonymousOutside: "anonymous closure argument not contained in a closure"
    case .implicitSelf(let name, let isCall):
      "\(isCall ? "call to method" : "reference to property") '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit"
    case .unused: "closure expression is unused"
    case .unusedFunction: "function is unused [#no-usage]"
    case .assignsNonescaping(let name): "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
    case .passesNonescaping(let name):
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .usesNonescaping(let name):
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    case .convertsNonescaping(let type): "converting non-escaping value to '\(type)' may allow it to escape"
    case .convertsNonescapingToGeneric(let name, let parameter):
      "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
    case .capturesNonescaping(let name): "escaping closure captures non-escaping parameter '\(name)'"
    case .capturesInout(let name):
      "escaping closure captures \(name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(name)'")"
    }
  }
}
