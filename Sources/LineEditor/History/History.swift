/// The inputs that can be recalled: those of earlier and other shells, as far as a file keeps them, then this one's.
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

  /// Takes an input, as the newest. Blank ones, those that begin with a space, and one that repeats the newest are left
  /// out.
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

  /// The next message for the person; each is given once.
  package func takeComplaint() -> String? {
    defer { complaint = nil }
    return complaint
  }

  private func complain(_ words: String?) {
    guard let words, !hasComplained else { return }
    complaint = words
    // The next inputs would only meet the same.
    hasComplained = true
  }
}
