import Lint
import Migration

/// `:migrate`: rewriting classes of the session from ObservableObject to `@Observable`.
enum MigrateCommand {
  static let all = [migrate]

  private static let migrate = Command(
    "migrate", "[TYPE…]", of: [.legacyType], "rewrites an ObservableObject for @Observable",
    help: """
      Rewrites the inputs that declare or use TYPE, as 'obsh migrate' rewrites files;
      without TYPE, those of all ObservableObjects. Then all inputs run again, so
      mounted views use the new types and keep their state. Shows the edits, and the
      views whose bodies run more or less often with the new types. ':undo' reverts
      the migration.

      Files that ':open' has opened are not changed: the session continues with
      rewritten copies. 'obsh migrate --write' rewrites the files.

      A type that cannot be rewritten without a change in behaviour stays as it is;
      its place, the reason and the manual steps are shown.
      """
  ) { session, text, command in
    // An input that runs again has already been rewritten.
    if session.replayed != nil { return .done }
    guard session.options.mode == .shell, !text.isInFile, session.journal.entries.last?.input == text.input else {
      throw session.notAnInput(command)
    }
    return try session.migrate(text.words.map(CommandText.name))
  }
}

extension Session {
  fileprivate func migrate(_ types: [String]) throws(CommandError) -> Outcome {
    guard journal.isWhole else { throw .tooLongToUndo }
    let earlier = journal.entries.dropLast()
    let inputs = MigratedInputs(earlier)
    let migration = MigratedInputs.migration(of: inputs.entries, types)
    let known = migration.models.map(\.name)
    if let unknown = types.first(where: { !known.contains($0) }) { throw .noLegacyType(unknown, known: known) }
    if migration.models.isEmpty { throw .nothingToMigrate }
    for refusal in migration.refusals { screen.show(text: refusal.refusal) }
    guard !migration.changed.isEmpty else { return .failed(.command) }

    let number = inputCount
    let runs = runsByView
    var failed: Journal.Entry?
    let rewritten = MigratedInputs.rewriting(inputs.entries, by: migration)
    guard rerun(rewritten, under: options.observation, failed: { failed = failed ?? $0 }) else {
      return .failed(.interrupted)
    }
    inputCount = number
    if let failed {
      _ = rerun(earlier, under: options.observation)
      inputCount = number
      throw .notMigrated(input: failed.number, String(failed.input.prefix { $0 != "\n" }))
    }
    showEdits(migration.changed, inCode: inputs.openedFiles)
    for note in migration.notes { screen.show(text: note.note) }
    let again = earlier.count { $0.canBeUndone && !$0.wasInterrupted }
    screen.show(line: "Ran \(counted(again, "input")) again.")
    showRuns(before: runs)
    return .done
  }

  /// Shows the edits; for opened code with many files, only their number.
  private func showEdits(_ files: [Migration.ChangedFile], inCode opened: Set<String>) {
    let isLong = files.count > Self.editedFilesShown
    for file in files {
      let edits = MigratedInputs.edits(of: file)
      if isLong, opened.contains(file.name) {
        let come = edits.count { $0.hasPrefix("+") }
        screen.show(line: "\(file.name)  -\(edits.count - come) +\(come)")
      } else {
        screen.show(line: file.name)
        screen.show(lines: edits.map { "  \($0)" })
      }
    }
  }

  private static let editedFilesShown = 8

  private var runsByView: [(name: String, count: Int)] {
    var names: [String] = []
    var counts: [String: Int] = [:]
    for entry in engine.views.runLog?.entries ?? [] {
      if counts[entry.name] == nil { names.append(entry.name) }
      counts[entry.name, default: 0] += 1
    }
    return names.map { ($0, counts[$0] ?? 0) }
  }

  private func showRuns(before: [(name: String, count: Int)]) {
    let after = runsByView
    let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
    func count(_ runs: [(name: String, count: Int)], _ name: String) -> String {
      "\(runs.first { $0.name == name }?.count ?? 0)"
    }
    let rows = names.map { [$0, count(before, $0), count(after, $0)] }.filter { $0[1] != $0[2] }
    guard !rows.isEmpty else { return }
    screen.show(lines: Table.lines([["bodies", "before", "now"]] + rows, rightAligned: [1, 2]))
  }
}

/// The inputs of a session as `:migrate` has rewritten them.
///
/// The journal keeps the typed text. An input runs again with the edits of each later `:migrate`, and the `:migrate`
/// itself then does nothing.
struct MigratedInputs {
  private(set) var entries: [Journal.Entry]

  init(_ typed: some Collection<Journal.Entry>) {
    entries = Array(typed)
    for index in entries.indices where entries[index].hasSucceeded {
      guard let types = Self.types(in: entries[index].input) else { continue }
      let earlier = Array(entries[..<index])
      entries.replaceSubrange(..<index, with: Self.rewriting(earlier, by: Self.migration(of: earlier, types)))
    }
  }

  /// The types that an input asks to migrate; nil if it is another kind of input.
  private static func types(in input: String) -> [String]? {
    guard input.hasPrefix(":migrate"), !input.contains("\n") else { return nil }
    let text = CommandText(input, .input(name: ""))
    return text.name == "migrate" ? text.words.map(CommandText.name) : nil
  }

  static func migration(of entries: [Journal.Entry], _ types: [String]) -> Migration {
    var options = Migration.Options()
    options.only = types
    options.importingFiles = openedFiles(of: entries)
    return Migration(texts(of: entries).map { LintedFile(name: $0.name, text: $0.text) }, options)
  }

  static func rewriting(_ entries: [Journal.Entry], by migration: Migration) -> [Journal.Entry] {
    let texts = Dictionary(migration.changed.map { ($0.name, $0.new) }) { first, _ in first }
    return entries.map { entry in
      var entry = entry
      if let text = texts[name(of: entry)] {
        entry.input = mountPrefix(of: entry.input).map { $0 + text.dropFirst(Self.stand.count) } ?? text
      }
      for (name, contents) in entry.files {
        if case .success = contents, let text = texts[name] { entry.files[name] = .success(text) }
      }
      return entry
    }
  }

  /// The removed and the added lines.
  static func edits(of file: Migration.ChangedFile) -> [String] {
    file.diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).compactMap { line in
      guard let sign = line.first, "-+".contains(sign) else { return nil }
      let text = line.dropFirst()
      return text.hasPrefix(stand) ? "\(sign):mount \(text.dropFirst(stand.count))" : String(line)
    }
  }

  // MARK: Texts

  /// The files of opened code. Unlike inputs, each has its own imports.
  var openedFiles: Set<String> { Self.openedFiles(of: entries) }

  private static func openedFiles(of entries: [Journal.Entry]) -> Set<String> {
    Set(entries.filter { isOpening($0.input) }.flatMap(\.files.keys))
  }

  private static func isOpening(_ input: String) -> Bool {
    guard CommandText.isCommand(input), !input.contains("\n") else { return false }
    return ["open", "reload"].contains(CommandText(input, .input(name: "")).name)
  }

  private static func name(of entry: Journal.Entry) -> String { "<input \(entry.number)>" }

  /// The inputs and the files that they have read, without declarations that later ones have replaced.
  private static func texts(of entries: [Journal.Entry]) -> [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = []
    var declared: Set<String> = []
    for entry in entries.reversed() where !entry.isQuestion && !entry.wasRefused && !entry.wasInterrupted {
      var own = [(name(of: entry), entry.input)]
      if let prefix = mountPrefix(of: entry.input) {
        own = [(name(of: entry), stand + entry.input.dropFirst(prefix.count))]
      } else if CommandText.isCommand(entry.input), !entry.input.contains("\n") {
        own = entry.files.sorted { $0.key > $1.key }.compactMap { name, contents in
          if case .success(let text) = contents { (name, text) } else { nil }
        }
      }
      // Modules opened by one input may declare types of the same name.
      var new: Set<String> = []
      for (name, text) in own {
        let names = LintedFile(name: name, text: text).declaredTypes
        if !names.isEmpty, declared.isSuperset(of: names) { continue }
        new.formUnion(names)
        texts.append((name, text))
      }
      declared.formUnion(new)
    }
    return texts.reversed()
  }

  /// The text that replaces `:mount` before its expression.
  private static let stand = "_ = "

  private static func mountPrefix(of input: String) -> String? {
    guard input.hasPrefix(":mount "), !input.contains("\n") else { return nil }
    let text = CommandText(input, .input(name: ""))
    guard text.name == "mount", let first = text.words.first else { return nil }
    // `:mount NAME VIEW`
    let start = text.words.count > 1 && !first.contains("(") ? text.words[1].startIndex : first.startIndex
    return String(input[..<start])
  }
}
