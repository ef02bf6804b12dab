import Tree

/// The inputs of a session since it began. Everything is deterministic, so running them again reproduces the session.
struct Journal {
  struct Entry {
    /// The number of the input since the last reset, as in `<input 3>`.
    let number: Int
    var input: String
    /// The parts that few inputs have, in an object of its own, so that the entries of all others stay small.
    private var attached: Attached?
    /// The files that the input read, with their contents at that time.
    var files: [String: Result<String, SourceFileError>] {
      get { attached?.files ?? [:] }
      _modify { yield &ownAttached.files }
    }
    /// The code with which the session began, if the input is its `:open`.
    var opening: CodeToOpen? {
      get { attached?.opening }
      set { ownAttached.opening = newValue }
    }
    /// True if the input was a question or a comment.
    var isQuestion = false
    /// True if the input was stopped from outside, which cannot be repeated.
    var wasInterrupted = false
    /// True if the input succeeded.
    var hasSucceeded = false
    /// True if the input was rejected before any of it ran.
    var wasRefused = false

    /// True if the input can be undone: it is neither a question nor rejected, and does not belong to the opening of
    /// the session.
    var canBeUndone: Bool { !isQuestion && !wasRefused && opening == nil }
    /// The turns of the input; empty if nothing ran.
    var turns: Range<Int32> = 0..<0

    /// True if running the session again needs the entry. The first one also marks where the session begins.
    var isNeededAgain: Bool { number == 1 || !(isQuestion || wasInterrupted) }

    init(number: Int, input: String) {
      self.number = number
      self.input = input
    }

    /// The memory of the entry in bytes, without code that the session keeps in any case.
    fileprivate var size: Int { MemoryLayout<Self>.size + input.utf8.count + bytesOfFiles }
    fileprivate var bytesOfFiles: Int {
      get { attached?.bytesOfFiles ?? 0 }
      set { ownAttached.bytesOfFiles = newValue }
    }

    private final class Attached {
      var files: [String: Result<String, SourceFileError>] = [:]
      var opening: CodeToOpen?
      var bytesOfFiles = 0
    }

    /// The object to change, which no copy of the entry shares.
    private var ownAttached: Attached {
      mutating get {
        if isKnownUniquelyReferenced(&attached), let attached { return attached }
        let own = Attached()
        if let attached {
          (own.files, own.opening, own.bytesOfFiles) = (attached.files, attached.opening, attached.bytesOfFiles)
        }
        attached = own
        return own
      }
    }
  }

  /// The inputs, oldest first.
  private(set) var entries: [Entry] = []
  /// True if the entries are all inputs of the session.
  private(set) var isWhole = true
  private var bytes = 0
  /// The number of entries begun since the journal was made; entries that were undone are not counted again.
  private var count = 0
  private let bytesKept: Int

  /// - Parameter bytesKept: The memory that the entries may take. When it is full, the oldest go first: those that
  ///   running the session again leaves out, and then the others, after which the session cannot run again.
  init(bytesKept: Int) { self.bytesKept = bytesKept }

  /// A position in the journal that stays valid when old entries are dropped.
  struct Mark {
    fileprivate let count: Int
  }

  /// Adds an input before it runs.
  mutating func begin(_ input: String, number: Int, turn: Int32) -> Mark {
    if bytes > bytesKept { forgetOldest() }
    count += 1
    var entry = Entry(number: number, input: input)
    entry.turns = turn + 1..<turn + 1
    bytes += entry.size
    entries.append(entry)
    return Mark(count: count)
  }

  /// Makes room. Many entries are dropped at once, so that this costs little.
  private mutating func forgetOldest() {
    let recent = entries.count / 8 * 7
    entries = entries[..<recent].filter(\.isNeededAgain) + entries[recent...]
    bytes = entries.reduce(0) { $0 + $1.size }
    guard bytes > bytesKept / 4 * 3 else { return }
    entries.removeFirst(max(entries.count / 2, 1))
    bytes = entries.reduce(0) { $0 + $1.size }
    isWhole = false
  }

  /// Records the outcome of an input.
  mutating func end(_ mark: Mark, _ outcome: Outcome, turn: Int32, isQuestion: Bool = false) {
    let index = entries.count - 1 - (count - mark.count)
    guard entries.indices.contains(index) else { return }
    if let isCommandAsking = Self.isQuestion(command: entries[index].input) {
      entries[index].isQuestion = isCommandAsking
    }
    // A comment has no effect that could be undone.
    if Recorder.words(in: entries[index].input) != nil { entries[index].isQuestion = true }
    // A question about the past does not change the present.
    if isQuestion { entries[index].isQuestion = true }
    entries[index].wasInterrupted = outcome == .failed(.interrupted)
    entries[index].hasSucceeded = outcome == .done
    entries[index].wasRefused = outcome == .failed(.source) || outcome == .failed(.command)
    // An input that can be undone clears the list for `:redo`: the session has diverged from it.
    if entries[index].canBeUndone { undone = [] }
    // A reset restarts the count.
    let start = turn + 1 < entries[index].turns.lowerBound ? 1 : entries[index].turns.lowerBound
    entries[index].turns = start..<turn + 1
  }

  /// True if an input that consists of one command only asks; nil for other inputs.
  private static func isQuestion(command input: String) -> Bool? {
    guard CommandText.isCommand(input), !input.holds(byte: UInt8(ascii: "\n")) else { return nil }
    let text = CommandText(input, .input(name: ""))
    return (try? CommandTable.command(named: text.name))?.isQuestion(text)
  }

  /// Records a file that the running input has read.
  mutating func note(file name: String, _ contents: Result<String, SourceFileError>) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].files[name] = contents
    if case .success(let text) = contents {
      bytes += text.utf8.count
      entries[entries.count - 1].bytesOfFiles += text.utf8.count
    }
  }

  /// Records the text of a file that the input has opened, which the session keeps in any case.
  mutating func note(opened name: String, _ text: String) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].files[name] = .success(text)
  }

  /// Records the code that the running input opens, if the input's own text does not name it.
  mutating func note(opening code: CodeToOpen) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].opening = code
  }

  /// Entries that were undone and can be redone: one group per undo, the last one last.
  private(set) var undone: [[Entry]] = []

  /// Removes all but the first entries, which have been undone. The running command is not included.
  mutating func undo(keepingFirst number: Int) {
    let group = entries[number...].dropLast().filter { $0.canBeUndone && !$0.wasInterrupted }
    if !group.isEmpty { undone.append(Array(group)) }
    entries.removeLast(entries.count - number)
    count += 1 << 32
  }

  /// Puts back the entries of the last undo, in place of the running command.
  mutating func redo() {
    guard let group = undone.popLast() else { return }
    entries.removeLast()
    entries += group
    count += 1 << 32
  }
}

extension Session {
  /// The source text of a file; when an input runs again, the text that it read the first time.
  func source(in file: String) throws(SourceFileError) -> String {
    if let read = replayed?.files[file] { return try read.get() }
    do throws(SourceFileError) {
      let text = try options.files.read(file)
      journal.note(file: file, .success(text))
      return text
    } catch {
      journal.note(file: file, .failure(error))
      throw error
    }
  }

  /// Restores the session's state after its first inputs. Nothing is shown. If this is interrupted, nothing changes,
  /// and the result is false.
  ///
  /// - Parameters:
  ///   - observation: The release of Swift to use, if the inputs do not set one.
  ///   - failed: Receives an input that succeeded the first time and fails now.
  func rerun(
    _ entries: some BidirectionalCollection<Journal.Entry>, under observation: SessionOptions.Observation? = nil,
    failed: (Journal.Entry) -> Void = { _ in }
  ) -> Bool {
    let before = (engine, options, previews, structs, isTurnOpen, inputCount)
    let turn = screen.turn
    options = initialOptions
    // The release of Swift applies from the start.
    if let last = entries.last(where: { $0.settingOfPast != nil && $0.hasSucceeded })?.settingOfPast {
      _ = last.setting.write(&options, last.value)
    }
    if let observation { options.observation = observation }
    screen.turn = 1
    updateTrace()
    begin()
    screen.isMuted = true
    defer { screen.isMuted = false }
    for entry in MigratedInputs(entries).entries {
      inputCount = entry.number
      // An input that was interrupted cannot be repeated exactly.
      if entry.isQuestion || entry.wasInterrupted { continue }
      replayed = entry
      let outcome = process(entry.input)
      replayed = nil
      if entry.hasSucceeded, outcome != .done { failed(entry) }
      guard outcome != .failed(.interrupted) else {
        let cut = engine
        (engine, options, previews, structs, isTurnOpen, inputCount) = before
        screen.turn = turn
        updateTrace()
        end(cut)
        return false
      }
    }
    end(before.0)
    return true
  }

  /// The number of bodies that have run, as a mark for `views(runSince:)`.
  package var bodiesRun: Int { engine.views.runLog?.count ?? 0 }

  /// The views whose bodies ran after the mark, each once, in the order of their first runs.
  package func views(runSince mark: Int) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = []
    let references = Dictionary(
      engine.views.allViews.map { ($0.order, $0.reference.description) }, uniquingKeysWith: { first, _ in first })
    for entry in engine.views.runLog?.entries(since: mark) ?? [] where seen.insert(entry.order).inserted {
      let name = references[entry.order] ?? entry.name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Runs the inputs before the current one again, under the release of Swift in the options.
  func replay() throws(CommandError) -> Outcome {
    guard journal.isWhole else { throw .tooLongToUndo }
    let number = inputCount
    let earlier = journal.entries.dropLast()
    guard rerun(earlier, under: options.observation) else { return .failed(.interrupted) }
    inputCount = number
    let again = earlier.count { $0.canBeUndone && !$0.wasInterrupted }
    screen.show(line: "Ran \(counted(again, "input")) again.")
    return .done
  }
}

extension Journal.Entry {
  /// The setting that the input changes, if it changes the past, and the value.
  fileprivate var settingOfPast: (setting: Setting, value: String)? {
    let words = input.split(separator: " ")
    guard words.count == 3, words[0] == ":set", let setting = Setting.all.first(where: { $0.name == words[1] }),
      setting.replays
    else { return nil }
    return (setting, String(words[2]))
  }
}
