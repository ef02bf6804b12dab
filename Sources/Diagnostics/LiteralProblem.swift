/// Literals and what they become.
package enum LiteralProblem: Hashable {
  case negative(String, ShownType)
  case overflow(String, ShownType)
  case invalidFloat(String)
  case invalidEscape
  case emptyInterpolation
  /// The engine's message about a pattern.
  case regex(String)
  case emptyCollection
  case mixedCollection(String)
  /// An array literal where a dictionary is expected.
  case arrayForDictionary(ShownType, isInitial: Bool)
  case emptyArrayForDictionary
  case labeledSingleTuple
  case inlineCount(wanted: ShownType, given: Int)

  package var message: String {
    switch self {
    case .negative(let text, let type):
      "negative integer '\(text)' overflows when stored into unsigned type '\(type)'"
    case .overflow(let text, let type): "integer literal '\(text)' overflows when stored into '\(type)'"
    case .invalidFloat(let text): "'\(text)' is not a valid floating-point literal"
    case .invalidEscape: "invalid escape sequence in literal"
    case .regex(let problem): "cannot parse regular expression: \(problem)"
    case .emptyInterpolation: "interpolation has no value"
    case .emptyCollection: "empty collection literal requires an explicit type"
    case .mixedCollection(let text):
      "heterogeneous collection literal could only be inferred to '\(text)'; add explicit type annotation if this is intentional"
    case .arrayForDictionary(let type, let isInitial):
      "dictionary of type '\(type)' cannot be \(isInitial ? "initialized" : "used") with array literal"
    case .emptyArrayForDictionary: "use [:] to get an empty dictionary literal"
    case .inlineCount(let wanted, let given):
      "expected '\(wanted)' elements in inline array literal, but got '\(given)'"
    case .labeledSingleTuple: "cannot create a single-element tuple with an element label"
    }
  }
}
