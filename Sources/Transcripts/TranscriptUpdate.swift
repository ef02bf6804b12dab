extension Transcript {
  /// The transcript with the outputs corrected that `run` found to differ. Every other byte stays, and so does every
  /// elision that still matches something. Running the result finds no difference.
  package func updated(with run: TranscriptRun) -> Transcript {
    var corrections: [Int: [(exchange: Int, actual: [String])]] = [:]
    for result in run.results {
      for case .differs(_, let actual) in result.failures {
        corrections[result.block, default: []].append((result.exchange, actual))
      }
    }
    var copy = self
    var blockIndex = 0
    for (index, part) in parts.enumerated() {
      guard case .block(var block) = part else { continue }
      for correction in corrections[blockIndex] ?? [] {
        block.correct(correction.exchange, to: correction.actual)
      }
      copy.parts[index] = .block(block)
      blockIndex += 1
    }
    return copy
  }
}

extension Transcript.Block {
  fileprivate mutating func correct(_ exchange: Int, to actual: [String]) {
    let expected = exchanges[exchange].output
    let alignment = OutputComparison(expected: expected.map(\.pattern), actual: actual).alignment
    exchanges[exchange].output = alignment.steps.compactMap { step in
      switch step {
      case .match(let line, _), .elide(let line): expected[line]
      case .replace(let line, let other):
        outputLine(expected[line].pattern.refitted(to: actual[other]) ?? Notation.line(for: actual[other], in: fence))
      case .insert(let other): outputLine(Notation.line(for: actual[other], in: fence))
      case .remove, .absorb: nil
      }
    }
  }

  private func outputLine(_ notation: String) -> Transcript.OutputLine {
    let indentation = notation.isEmpty ? "" : fence.indentation
    let source = SourceLine(text: indentation + notation, ending: opening.ending)
    return Transcript.OutputLine(source: source, notation: notation)
  }
}

extension LinePattern {
  /// The pattern refitted to a new line, with its gaps kept, if at least half of the text around them is still there.
  /// So a gap over varying text survives a change beside it.
  func refitted(to line: String) -> String? {
    guard case .gaps(let pieces) = self, !line.holds(Notation.anyText) else { return nil }
    // Characters, with nil for a gap.
    let expected = Array(pieces.map { $0.map(Optional.some) }.joined(separator: [Character?.none]))
    let actual = Array(line)
    guard expected.count * actual.count <= Alignment.largestTable else { return nil }
    let alignment = Alignment(expected: expected.count, actual: actual.count) {
      expected[$0] == nil
    } fit: {
      expected[$0] == actual[$1] ? .exact : .none
    }
    var kept = 0
    var result = ""
    for step in alignment.steps {
      switch step {
      case .match(_, let other):
        kept += 1
        result.append(actual[other])
      case .replace(_, let other), .insert(let other): result.append(actual[other])
      case .elide: result += Notation.anyText
      case .remove, .absorb: break
      }
    }
    let text = expected.count - (pieces.count - 1)
    guard kept > 0, kept * 2 >= text else { return nil }
    // The new line must read back as a pattern of output.
    guard Prompt.input.text(of: result) == nil, Prompt.continuation.text(of: result) == nil,
      LinePattern(result).matches(line)
    else { return nil }
    return result
  }
}
