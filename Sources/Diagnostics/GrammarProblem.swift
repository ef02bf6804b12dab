/// Source text that is no Swift, or too much of it.
package enum GrammarProblem: Hashable {
  /// In the words of swiftc's parser.
  case parser(String)
  /// A `:` line, in the words of the command.
  case command(String)
  case slip(Slip)
  case tooNested
  case tooComplex
  /// The same of an input whose parts are not.
  case tooComplexInput
  /// Checking took more bytes than that.
  case needsMemory(Int)
  case interrupted

  package var message: String {
    switch self {
    case .parser(let words), .command(let words): words
    case .slip(let slip): slip.message
    case .tooNested: "parsing has exceeded the maximum nesting level"
    case .tooComplex:
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
    case .tooComplexInput: "this is too complex to be checked in reasonable time; try breaking up the code"
    case .needsMemory(let bytes):
      "checking this needs more than \(bytes % (1 << 30) == 0 ? "\(bytes >> 30) GiB" : "\(bytes >> 20) MiB") of memory (--max-memory)"
    case .interrupted: "interrupted"
    }
  }
}
