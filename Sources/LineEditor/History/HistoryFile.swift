import Files

/// The inputs of all shells, oldest first, one per line.
///
/// libedit could keep such a file (`H_SAVE`), but it truncates the file while it writes and overwrites entries that
/// it could not read. Here each entry is appended under a lock at once. So a shell that is killed loses no completely
/// written entry, and several shells can share the file.
package final class HistoryFile {
  private let path: String
  private let limits: Limits
  private var appended = 0
  /// Inputs that could not be written yet, because the file was locked for too long.
  private var waiting: [String] = []

  package struct Limits: Sendable {
    package var entries: Int
    /// The size of the file in UTF-8 bytes after its compaction.
    package var bytes: Int

    package init(entries: Int = 5_000, bytes: Int = 4 << 20) {
      self.entries = entries
      self.bytes = bytes
    }
  }

  package init(path: String, limits: Limits = Limits()) {
    self.path = path
    self.limits = limits
  }

  /// The result of a load.
  struct Loaded {
    var entries: [String] = []
    /// A message for the person if there is a problem.
    var complaint: String?
  }

  /// Reads the entries. A damaged file is kept under another name, and its readable entries are used.
  func load() -> Loaded {
    do throws(LockedFile.Failure) {
      // Private folders, as the XDG specification requires.
      Files.makePrivateFolders(to: path)
      let file = try LockedFile(path: path)
      let (entries, isDamaged, _) = Self.read(try file.contents())
      guard isDamaged else {
        if entries.count > limits.entries + limits.entries / 4 { try compact(file, entries) }
        return Loaded(entries: entries.suffix(limits.entries))
      }
      let old = unusedName(beside: file.path)
      try file.replace(with: Self.bytes(of: entries), keepingAs: old)
      let words = "the history file was damaged; it is kept as '\(old)', and \(Self.counted(entries)) could be read"
      return Loaded(entries: entries.suffix(limits.entries), complaint: words)
    } catch {
      return Loaded(complaint: "the history is not kept: \(error.words)")
    }
  }

  /// Appends an entry after those of all shells. Returns a message if there is a problem.
  func append(_ input: String) -> String? {
    waiting.append(input)
    do throws(LockedFile.Failure) {
      let file = try LockedFile(path: path)
      let (start, newline) = try Self.endOfEntries(file)
      try file.replaceTail(from: start, with: (newline ? [Self.newline] : []) + Self.bytes(of: waiting))
      appended += waiting.count
      waiting.removeAll()
      if appended > limits.entries / 4 || file.size > 2 * limits.bytes {
        appended = 0
        let (entries, isDamaged, _) = Self.read(try file.contents())
        if !isDamaged { try compact(file, entries) }
      }
      return nil
    } catch {
      if case .isLocked = error { return nil }
      waiting.removeAll()
      return "the history is not kept: \(error.words)"
    }
  }

  // MARK: The file's text

  private static let newline = UInt8(ascii: "\n")

  /// The entries of a file; true if it contains anything else; and the text after its last newline: an entry during
  /// which a shell was killed, or that a person typed without a newline.
  static func read(_ bytes: [UInt8]) -> (entries: [String], isDamaged: Bool, tail: ArraySlice<UInt8>) {
    var entries: [String] = []
    var isDamaged = false
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: newline) {
      if let input = EntryText.input(of: bytes[start..<end]) {
        if !input.isEmpty, input != entries.last { entries.append(input) }
      } else {
        isDamaged = true
      }
      start = end + 1
    }
    let tail = bytes[start...]
    if !tail.isEmpty, let input = EntryText.input(of: tail) { entries.append(input) }
    return (entries, isDamaged, tail)
  }

  static func bytes(of entries: some Sequence<String>) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += EntryText.line(of: entry).utf8
      bytes.append(newline)
    }
    return bytes
  }

  /// The position of the next entry; `needsNewline` is true if a newline must precede it. An incomplete last entry is
  /// overwritten.
  private static func endOfEntries(_ file: LockedFile) throws(LockedFile.Failure) -> (start: Int, needsNewline: Bool) {
    let size = file.size
    guard size > 0, try file.bytes(from: size - 1) != [newline] else { return (size, false) }
    let tail = Self.read(try file.contents()).tail
    return EntryText.input(of: tail) == nil ? (size - tail.count, false) : (size, true)
  }

  private static func counted(_ entries: [String]) -> String {
    entries.count == 1 ? "1 entry" : "\(entries.count) entries"
  }

  // MARK: The folder

  /// Keeps only the newest entries.
  private func compact(_ file: LockedFile, _ entries: [String]) throws(LockedFile.Failure) {
    var kept = entries.suffix(limits.entries)
    var count = kept.reduce(0) { $0 + $1.utf8.count + 1 }
    while count > limits.bytes, let oldest = kept.popFirst() { count -= oldest.utf8.count + 1 }
    if kept.count < entries.count { try file.replace(with: Self.bytes(of: kept)) }
  }

  private func unusedName(beside path: String) -> String {
    var name = path + ".damaged"
    var number = 1
    while Files.exists(name) {
      number += 1
      name = "\(path).damaged-\(number)"
    }
    return name
  }
}
