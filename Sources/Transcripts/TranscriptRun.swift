/// The results of running a transcript.
package struct TranscriptRun: Equatable, Sendable {
  /// The results of the inputs that ran, in order.
  package internal(set) var results: [ExchangeResult] = []
  /// The lines of the skipped blocks.
  package internal(set) var skipped: [Int] = []

  package var failures: [ExchangeResult] { results.filter { !$0.failures.isEmpty } }
}

/// The result of an input.
package struct ExchangeResult: Equatable, Sendable {
  package enum Failure: Equatable, Sendable {
    /// The output differs from the expected one, which is given in the notation of the file.
    case differs(expected: [String], actual: [String])
    /// No input of the `obsh error` block that starts on this line produced an error. Reported with the block's last
    /// input.
    case noError(blockLine: Int)
  }

  /// The position of the exchange: the index of the block among the blocks, and the exchange's own in the block.
  let block: Int
  let exchange: Int
  /// The line of the file at which the input begins, from 1.
  package let line: Int
  package let input: String
  /// Empty if the input has passed.
  package internal(set) var failures: [Failure]
}

extension ExchangeResult {
  /// True if the only differences are the numbers of runs, in body rows and in answers of `:why`.
  var differsOnlyInRuns: Bool {
    failures.count > 0
      && failures.allSatisfy { failure in
        guard case .differs(let expected, let actual) = failure, expected.count == actual.count else { return false }
        return zip(expected, actual).allSatisfy { $0 == $1 || Self.withoutRun($0) == Self.withoutRun($1) }
      }
  }

  /// The line without numbers of runs: `  body     Badge  #  because …`, `Badge ran in the last turn (#): …`; any
  /// other line unchanged.
  private static func withoutRun(_ line: String) -> String {
    let mark = line.startsWith("  body ") ? "  #" : " (#"
    let pieces = line.pieces(between: mark)
    return pieces.enumerated().map { index, piece in
      index == 0 ? piece : String(piece.drop(while: \.isNumber))
    }.joined(separator: mark)
  }
}

extension Transcript.Exchange {
  /// True if the output is the expected one.
  package func isMet(by reply: TranscriptReply) -> Bool {
    OutputComparison(expected: output.map(\.pattern), actual: reply.lines).matches
  }
}

extension Transcript {
  /// Runs every input in one session that starts empty, and compares. With `failFast`, nothing runs after the first
  /// failing input.
  package func run(on evaluator: some TranscriptEvaluator, failFast: Bool = false) -> TranscriptRun {
    var run = TranscriptRun()
    evaluator.reset()
    for (blockIndex, block) in blocks.enumerated() {
      if block.options.contains(.skip) {
        run.skipped.append(block.line)
        continue
      }
      if block.options.contains(.reset) { evaluator.reset() }
      var hasError = false
      for (index, exchange) in block.exchanges.enumerated() {
        let reply = evaluator.evaluate(exchange.input)
        hasError = hasError || reply.isError
        let comparison = OutputComparison(expected: exchange.output.map(\.pattern), actual: reply.lines)
        var failures: [ExchangeResult.Failure] = []
        if !comparison.matches {
          failures.append(.differs(expected: exchange.expected, actual: comparison.actual))
        }
        if block.options.contains(.error), !hasError, index == block.exchanges.count - 1 {
          failures.append(.noError(blockLine: block.line))
        }
        run.results.append(
          ExchangeResult(
            block: blockIndex, exchange: index, line: exchange.line, input: exchange.input, failures: failures))
        if failFast, !failures.isEmpty { return run }
      }
    }
    return run
  }
}
