/// The result for a file.
enum TestedFile: Sendable {
  /// The file has no block for the shell.
  case noTranscript
  case listed
  case run(TranscriptFile, TranscriptRun, TestRecord)
  case unusable(FileError)
}

/// The facts about a run other than its results.
struct TestRecord: Sendable {
  var time = Duration.zero
  /// The answer of the cache; nil without a cache.
  var cached: ResultCache.Answer?
  /// True if an input used other files: the result is then valid for this run only.
  var usesFiles = false

  var isUnchanged: Bool { if case .passed = cached { true } else { false } }
}

extension Transcript {
  /// The run in which every output is as expected.
  var passedRun: TranscriptRun {
    var run = TranscriptRun()
    for (index, block) in blocks.enumerated() {
      if block.options.contains(.skip) {
        run.skipped.append(block.line)
        continue
      }
      run.results += block.exchanges.enumerated().map { number, exchange in
        ExchangeResult(block: index, exchange: number, line: exchange.line, input: exchange.input, failures: [])
      }
    }
    return run
  }

  func usesFiles(by evaluator: any TranscriptEvaluator) -> Bool {
    blocks.contains { block in
      !block.options.contains(.skip) && block.exchanges.contains { evaluator.usesFiles($0.input) }
    }
  }
}

extension ExchangeResult {
  /// The result with the failures that remain after an update.
  var withoutDifference: ExchangeResult {
    var copy = self
    copy.failures.removeAll { failure in
      if case .differs = failure { true } else { false }
    }
    return copy
  }
}
