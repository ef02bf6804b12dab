/// An alignment of expected elements with actual ones, in which an elision may match any number of them.
struct Alignment {
  /// One step through both sequences. The numbers are indices.
  enum Step: Equatable {
    case match(expected: Int, actual: Int)
    case replace(expected: Int, actual: Int)
    case remove(expected: Int)
    case insert(actual: Int)
    /// An elision; the elements that it absorbs follow.
    case elide(expected: Int)
    /// An element absorbed by the preceding elision.
    case absorb(actual: Int)
  }

  /// The degree to which an expected element matches an actual one.
  enum Fit {
    case none
    /// The notation is a pattern that matches the line.
    case loose
    case exact
  }

  /// The steps in order.
  let steps: [Step]

  /// The largest number of pairs to search. Beyond it the search would take long, and everything between the equal
  /// ends counts as replaced.
  static let largestTable = 16_000_000

  // An insertion and a removal together cost less than two replacements, so that moved lines still match. Absorbing
  // costs nearly as much as inserting, so that a changed line beside an elision is replaced, not absorbed by it.
  private static let looseCost: Int32 = 1
  private static let absorbCost: Int32 = 7
  private static let insertCost: Int32 = 8
  private static let removeCost: Int32 = 8
  private static let replaceCost: Int32 = 14

  /// The cheapest alignment of `expected` elements with `actual` ones.
  init(expected: Int, actual: Int, isElision: (Int) -> Bool, fit: (_ expected: Int, _ actual: Int) -> Fit) {
    // Equal ends need no search.
    var head = 0
    while head < min(expected, actual), !isElision(head), fit(head, head) == .exact { head += 1 }
    var tail = 0
    while tail < min(expected, actual) - head, !isElision(expected - 1 - tail),
      fit(expected - 1 - tail, actual - 1 - tail) == .exact
    {
      tail += 1
    }
    var steps = (0..<head).map { Step.match(expected: $0, actual: $0) }
    let (rows, columns) = (expected - head - tail, actual - head - tail)
    if rows * columns > Alignment.largestTable {
      steps += (head..<(head + rows)).map { .remove(expected: $0) }
      steps += (head..<(head + columns)).map { .insert(actual: $0) }
    } else {
      steps += Alignment.search(rows: rows, columns: columns, offset: head, isElision: isElision, fit: fit)
    }
    steps += (0..<tail).reversed().map { Step.match(expected: expected - 1 - $0, actual: actual - 1 - $0) }
    self.steps = steps
  }

  private enum Move: UInt8 { case match, replace, remove, insert, elide, absorb }

  /// Fills the table of the cheapest paths to every pair, then walks back from its end.
  private static func search(
    rows: Int, columns: Int, offset: Int, isElision: (Int) -> Bool, fit: (Int, Int) -> Fit
  ) -> [Step] {
    let stride = columns + 1
    var moves = [Move](repeating: .insert, count: (rows + 1) * stride)
    var above = (0...columns).map { Int32($0) * insertCost }
    for row in 0..<rows {
      let elides = isElision(offset + row)
      var here = [above[0] + (elides ? 0 : removeCost)]
      here.reserveCapacity(stride)
      moves[(row + 1) * stride] = elides ? .elide : .remove
      for column in 0..<columns {
        var best: (cost: Int32, move: Move)
        if elides {
          best = (above[column + 1], .elide)
          if here[column] + absorbCost < best.cost { best = (here[column] + absorbCost, .absorb) }
        } else {
          best =
            switch fit(offset + row, offset + column) {
            case .exact: (above[column], .match)
            case .loose: (above[column] + looseCost, .match)
            case .none: (above[column] + replaceCost, .replace)
            }
          if above[column + 1] + removeCost < best.cost { best = (above[column + 1] + removeCost, .remove) }
          if here[column] + insertCost < best.cost { best = (here[column] + insertCost, .insert) }
        }
        here.append(best.cost)
        moves[(row + 1) * stride + column + 1] = best.move
      }
      above = here
    }
    var steps: [Step] = []
    var (row, column) = (rows, columns)
    while row > 0 || column > 0 {
      let (expected, actual) = (offset + row - 1, offset + column - 1)
      switch moves[row * stride + column] {
      case .match: steps.append(.match(expected: expected, actual: actual))
      case .replace: steps.append(.replace(expected: expected, actual: actual))
      case .remove: steps.append(.remove(expected: expected))
      case .insert: steps.append(.insert(actual: actual))
      case .elide: steps.append(.elide(expected: expected))
      case .absorb: steps.append(.absorb(actual: actual))
      }
      switch moves[row * stride + column] {
      case .match, .replace: (row, column) = (row - 1, column - 1)
      case .remove, .elide: row -= 1
      case .insert, .absorb: column -= 1
      }
    }
    return steps.reversed()
  }
}
