/// Source text that is no Swift, or too much of it.
package enum GrammarProblem: Hashable {
  /// In the words of swiftc's parser.
  case parser(String)
  /// A `:` line, in the words of the command.
  case command(String)
  case slip(Slip)
  case tooNested
  case tooComplex

  package var message: String {
    switch self {
    case .parser(let words), .command(let words): words
    case .slip(let slip): slip.message
    case .tooNested: "parsing has exceeded the maximum nesting level"
    case .tooComplex:
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
    }
  }
}
