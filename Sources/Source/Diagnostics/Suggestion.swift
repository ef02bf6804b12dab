import Diagnostics

/// "Did you mean": the known name closest to a mistyped one.
package enum Suggestion {
  /// The number of bytes above which no name counts as mistyped: comparing two names takes time in proportion to the
  /// product of their lengths.
  private static let longest = 250

  /// The candidate closest to `name`, if the difference is small enough to be a typing error. Candidates are taken in
  /// order, so that the result is always the same.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let typed = Array(name.lowercased().unicodeScalars)
    let limit = max(1, typed.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate.utf8.count <= longest {
      let letters = Array(candidate.lowercased().unicodeScalars)
      // Names differ in at least as many letters as their lengths do.
      guard abs(letters.count - typed.count) <= limit else { continue }
      let distance = distance(typed, letters)
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    guard let best, best.distance <= max(1, min(typed.count, best.name.unicodeScalars.count) / 3) else { return nil }
    return best.name
  }

  /// `; did you mean 'x'?`, or nothing.
  package static func clause(for name: String, among candidates: some Sequence<String>, quote: String = "'") -> String {
    nearest(to: name, among: candidates).map { "; did you mean \(quote)\($0)\(quote)?" } ?? ""
  }

  /// The candidate that the compiler takes for a misspelled name: the only one near to it that is not much farther than
  /// another.
  package static func only(for name: String, among candidates: Set<String>) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let typed = Array(name.unicodeScalars)
    let near = candidates.compactMap { candidate -> (distance: Int, name: String)? in
      guard candidate.utf8.count <= longest else { return nil }
      if candidate.hasPrefix("_"), !name.hasPrefix("_") { return nil }
      let letters = Array(candidate.unicodeScalars)
      let distance = distance(typed, letters, countsSwaps: false)
      return distance <= (letters.count + 2) / 3 ? (distance, candidate) : nil
    }
    guard let best = near.map(\.distance).min() else { return nil }
    let kept = near.filter { $0.distance <= best + 1 }
    return kept.count == 1 ? kept[0].name : nil
  }

  /// The number of insertions, deletions and replacements between two names. Nil if it is above `limit`, or if a name
  /// is too long to be mistyped.
  package static func distance(from name: String, to other: String, atMost limit: Int) -> Int? {
    let (left, right) = (Array(name.utf8), Array(other.utf8))
    guard max(left.count, right.count) <= longest, abs(left.count - right.count) <= limit else { return nil }
    let found = distance(left, right, countsSwaps: false)
    return found <= limit ? found : nil
  }

  /// The number of insertions, deletions and replacements between the two. A swap of neighbors is one step, or two if
  /// `countsSwaps` is false, as for the compiler, which has no swaps.
  private static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter], countsSwaps: Bool = true) -> Int
  {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...right.count {
        let replacement = left[row - 1] == right[column - 1] ? 0 : 1
        var least = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + replacement)
        if countsSwaps, row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          least = min(least, beforeLast[column - 2] + 1)
        }
        current[column] = least
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
