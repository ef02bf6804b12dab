/// The difference of two texts in the format of `diff -u`.
package enum UnifiedDiff {
  private static let context = 3

  private enum Step { case same, removed, added }

  package static func text(_ old: String, _ new: String, file: String) -> String {
    guard old != new else { return "" }
    let (a, b) = (lines(old), lines(new))
    let steps = steps(a, b)
    // An absolute path already begins with a slash.
    let path = file.drop { $0 == "/" }
    var result = "--- a/\(path)\n+++ b/\(path)\n"
    var index = 0
    // The position in both texts before each step.
    var places: [(a: Int, b: Int)] = [(0, 0)]
    for step in steps {
      let (x, y) = places[places.count - 1]
      places.append((step == .added ? x : x + 1, step == .removed ? y : y + 1))
    }
    while let first = steps[index...].firstIndex(where: { $0 != .same }) {
      var end = first
      var same = 0
      var last = first
      while end < steps.count, same <= 2 * context {
        if steps[end] == .same { same += 1 } else { (same, last) = (0, end) }
        end += 1
      }
      let hunk = max(index, first - context)..<min(steps.count, last + 1 + context)
      let (start, stop) = (places[hunk.lowerBound], places[hunk.upperBound])
      result += "@@ -\(span(start.a, stop.a)) +\(span(start.b, stop.b)) @@\n"
      for position in hunk {
        let (x, y) = places[position]
        switch steps[position] {
        case .same: result += line(" ", a[x])
        case .removed: result += line("-", a[x])
        case .added: result += line("+", b[y])
        }
      }
      index = hunk.upperBound
    }
    return result
  }

  /// The changes as ranges of lines of the old text, counted from 0, each with its replacement.
  package static func edits(_ old: String, _ new: String) -> [(lines: Range<Int>, text: String)] {
    let (a, b) = (lines(old), lines(new))
    var edits: [(lines: Range<Int>, text: String)] = []
    var (x, y) = (0, 0)
    var isOpen = false
    for step in steps(a, b) {
      if step == .same {
        isOpen = false
      } else if !isOpen {
        edits.append((x..<x, ""))
        isOpen = true
      }
      switch step {
      case .same: (x, y) = (x + 1, y + 1)
      case .removed:
        x += 1
        edits[edits.count - 1].lines = edits[edits.count - 1].lines.lowerBound..<x
      case .added:
        edits[edits.count - 1].text += b[y]
        y += 1
      }
    }
    return edits
  }

  private static func span(_ start: Int, _ end: Int) -> String {
    let count = end - start
    return count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func line(_ mark: String, _ text: Substring) -> String {
    text.hasSuffix("\n") || text.hasSuffix("\r\n") ? mark + text : mark + text + "\n\\ No newline at end of file\n"
  }

  /// The lines with their line ends; the last may have none.
  private static func lines(_ text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.utf8.index(after: end)
      result.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { result.append(rest) }
    return result
  }

  /// Removed lines come before added ones.
  private static func steps(_ a: [Substring], _ b: [Substring]) -> [Step] {
    let difference = b.difference(from: a)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (x, y) = (0, 0)
    while x < a.count || y < b.count {
      if removed.contains(x) {
        steps.append(.removed)
        x += 1
      } else if added.contains(y) {
        steps.append(.added)
        y += 1
      } else {
        steps.append(.same)
        x += 1
        y += 1
      }
    }
    return steps
  }
}
