/// The inputs that can be recalled: those of earlier and other shells, if a file keeps them, then this shell's.
package final class History {
  /// Oldest first.
  package private(set) var entries: [String] = []
  private let limit: Int
  private let file: HistoryFile?
  private var complaint: String?
  private var hasComplained = false

  /// - Parameter file: Nil for a history that ends with the shell.
  package init(limit: Int = 5_000, file: HistoryFile? = nil) {
    self.limit = limit
    self.file = file
    guard let loaded = file?.load() else { return }
    entries = loaded.entries.suffix(limit)
    complain(loaded.complaint)
  }

  /// Adds an input as the newest entry. Blank inputs, those that begin with a space, and repetitions of the newest
  /// are left out.
  package func remember(_ input: String) {
    guard !input.hasPrefix(" "), !input.allSatisfy(\.isWhitespace), input != entries.last else { return }
    entries.append(input)
    if entries.count > limit + limit / 4 { entries.removeFirst(entries.count - limit) }
    complain(file?.append(input))
  }

  /// The nth newest entry, counted from 1.
  func entry(_ n: Int) -> String? {
    n >= 1 && n <= min(entries.count, limit) ? entries[entries.count - n] : nil
  }

  /// The next message for the person; each is returned once.
  package func takeComplaint() -> String? {
    defer { complaint = nil }
    return complaint
  }

  private func complain(_ words: String?) {
    guard let words, !hasComplained else { return }
    complaint = words
    // The next inputs would fail in the same way.
    hasComplained = true
  }
}
