/// Source text that is not Swift, or is too long or too complex.
package enum GrammarProblem: Hashable {
  /// The message of swiftc's parser.
  case parser(String)
  /// A `:` line, with the command's own message.
  case command(String)
  case slip(Slip)
  /// `let a = async f()`
  case asyncForAwait
  case tooNested
  case tooComplex
  /// The whole input is too complex, although none of its parts is.
  case tooComplexInput
  /// Checking took more than this number of bytes.
  case needsMemory(Int)
  case interrupted

  package var message: String {
    switch self {
    case .parser(let words), .command(let words): words
    case .slip(let slip): slip.message
    case .asyncForAwait: "found 'async' in expression; did you mean 'await'?"
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
