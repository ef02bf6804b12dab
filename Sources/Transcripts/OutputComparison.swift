/// A comparison of an expected output with an actual one.
struct OutputComparison {
  let expected: [LinePattern]
  let actual: [String]

  /// True if the whole output is as expected. The stretches between elisions are matched from the left, each at the
  /// first place that fits; the last one must be at the end.
  var matches: Bool {
    var stretches = expected.split(omittingEmptySubsequences: false) { $0 == .anyLines }[...]
    guard let first = stretches.popFirst() else { return actual.isEmpty }
    guard fits(first, at: 0) else { return false }
    var position = first.count
    guard let last = stretches.popLast() else { return position == actual.count }
    for stretch in stretches {
      guard let start = (position...max(position, actual.count)).first(where: { fits(stretch, at: $0) }) else {
        return false
      }
      position = start + stretch.count
    }
    return actual.count - last.count >= position && fits(last, at: actual.count - last.count)
  }

  private func fits(_ stretch: ArraySlice<LinePattern>, at position: Int) -> Bool {
    position + stretch.count <= actual.count
      && zip(stretch, actual[position...]).allSatisfy { $0.matches($1) }
  }

  /// The best alignment of the two outputs, if they differ.
  var alignment: Alignment {
    Alignment(expected: expected.count, actual: actual.count) {
      expected[$0] == .anyLines
    } fit: { line, other in
      let pattern = expected[line]
      guard pattern.matches(actual[other]) else { return .none }
      if case .text = pattern { return .exact }
      return .loose
    }
  }
}
