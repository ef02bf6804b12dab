import Models
import Source

/// Commands that undo, list and save the inputs so far.
enum HistoryCommands {
  static let all = [undo, redo, history, save]

  private static let undo = Command(
    "undo", "[COUNT] [yes]", "undoes the last input",
    help: """
      Runs the session again without the last input, so everything is as it was
      before: instances and their numbers, views and virtual time. Output already
      shown stays on the screen. An input that was stopped with Ctrl-C is not run
      again. Inputs with errors changed nothing and are skipped. With a COUNT,
      undoes that many inputs; more than 10 only with 'yes'. ':redo' runs them again.
      """
  ) { session, text, command in
    var count = 1
    if !text.words.isEmpty {
      let isConfirmed = text.words.count == 2 && text.words[1] == "yes"
      let word = isConfirmed ? text.words[0] : try text.onlyWord("COUNT", command)
      guard let number = Int(word), number > 0 else { throw CommandError.notACount(String(word)) }
      count = number
      let undoable = session.journal.entries.dropLast().count { $0.canBeUndone }
      if min(count, undoable) > 10, !isConfirmed { throw CommandError.undoesMany(min(count, undoable)) }
    }
    let undone = try session.undo(count, text)
    for input in undone { session.screen.show(line: "undone: \(input.inOneLine(columns: session.options.width - 8))") }
    return .done
  }

  private static let redo = Command(
    "redo", "", "restores the inputs that ':undo' removed",
    help: """
      Runs the inputs that the last ':undo' removed. Asking questions in between is
      fine, but once another input has run, there is nothing to redo.
      """
  ) { session, text, command in
    if let word = text.words.first { throw CommandError.unexpected(String(word), command) }
    for input in try session.redo(text) {
      session.screen.show(line: "redone: \(input.inOneLine(columns: session.options.width - 8))")
    }
    return .done
  }

  private static let history = Command(
    "history", "[COUNT | all]", "lists the inputs",
    help: """
      Lists the inputs of this session with their numbers; with a COUNT, only the
      last ones. 'all' includes earlier sessions, as Up and Ctrl-R do.
      """, isQuestion: true
  ) { session, text, command in
    let word = text.words.isEmpty ? nil : try text.onlyWord("COUNT", command)
    let columns = session.options.width - 8
    if word == "all", let inputs = session.options.history?() {
      session.screen.show(lines: inputs.map { $0.inOneLine(columns: columns) })
      return .done
    }
    if session.options.mode == .script {
      session.screen.show(line: "A script has no history: its inputs are not numbered.")
      return .done
    }
    var entries = session.journal.entries.dropLast()
    if let word, word != "all" {
      guard let count = Int(word), count > 0 else { throw CommandError.notACount(String(word)) }
      entries = entries.suffix(count)
    }
    let rows = entries.map { ["\($0.number)", $0.input.inOneLine(columns: columns)] }
    session.screen.show(lines: rows.isEmpty ? ["No inputs yet."] : Table.lines(rows, rightAligned: [0]))
    return .done
  }

  private static let save = Command(
    "save", "FILE", of: [.file, .free], "writes the inputs to a file for ':load'",
    help: """
      Questions and failed inputs are left out. A file whose name ends in .md becomes
      a transcript, with outputs, for 'obsh test' and 'obsh play'. An existing file is
      never overwritten.
      """, isQuestion: true
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("FILE", command))
    if text.isInFile || session.options.mode == .script { throw session.notAnInput(command) }
    let entries = Array(session.journal.entries.dropLast())
    if name.hasSuffix(".md") {
      let recorder = try session.recorder(into: name, entries)
      session.screen.show(line: "\(counted(recorder.inputs, "input")) saved as the transcript \(name)")
      return .done
    }
    let kept = entries.filter {
      $0.hasSucceeded && (!$0.isQuestion || Recorder.words(in: $0.input) != nil)
    }
    let source = kept.map { Self.withoutStep($0.input) + "\n" }.joined()
    try session.write(source, to: name)
    session.screen.show(line: "\(counted(kept.count, "input")) saved as \(name)")
    if let complaint = session.complaint(about: source) {
      session.screen.show(line: "The inputs do not compile as a single file: \(complaint)")
    }
    return .done
  }

  /// The statement that ':step' has run, because a file should run it without pausing.
  private static func withoutStep(_ input: String) -> String {
    guard CommandText.isCommand(input) else { return input }
    let text = CommandText(input, .input(name: ""))
    return text.name == "step" ? String(text.arguments) : input
  }
}

extension Session {
  /// Undoes the last inputs that did more than ask; returns them, the last one first.
  fileprivate func undo(_ count: Int, _ command: CommandText) throws(CommandError) -> [String] {
    // The entry of the command itself is the last one.
    guard options.mode == .shell, !command.isInFile, replayed == nil,
      let own = journal.entries.last, own.input == command.input
    else { throw .notAnInput("undo", inScript: options.mode == .script) }
    guard journal.isWhole else { throw .tooLongToUndo }
    let entries = journal.entries.dropLast()
    var undone: [String] = []
    var first = entries.endIndex
    for index in entries.indices.reversed() where undone.count < count && entries[index].canBeUndone {
      undone.append(entries[index].input)
      first = index
    }
    guard !undone.isEmpty else { throw .nothingToUndo }
    guard rerun(entries[..<first]) else { throw .undoInterrupted }
    // A recording does not contain interrupted inputs.
    undoneInRecording = entries[first...].count { $0.canBeUndone && !$0.wasInterrupted }
    journal.undo(keepingFirst: first)
    return undone
  }

  /// Runs the inputs of the last undo again; returns them in order.
  fileprivate func redo(_ command: CommandText) throws(CommandError) -> [String] {
    guard options.mode == .shell, !command.isInFile, replayed == nil,
      let own = journal.entries.last, own.input == command.input
    else { throw .notAnInput("redo", inScript: options.mode == .script) }
    guard journal.isWhole else { throw .tooLongToUndo }
    guard let group = journal.undone.last else { throw .nothingToRedo }
    guard rerun(journal.entries.dropLast() + group) else { throw .undoInterrupted }
    journal.redo()
    return group.map(\.input)
  }

  /// The reason why the text is not one valid module; nil if it is.
  fileprivate func complaint(about source: String) -> String? {
    let (swift, _) = engine.frontend.splitCommands(source)
    let fresh = Engine(options: options, events: EventSink(), errors: { _ in }, output: { _ in })
    let checked = fresh.frontend.check(swift, name: "saved", mode: .script)
    guard checked.input == nil, let error = checked.diagnostics.first(where: { $0.severity == .error }) else {
      return nil
    }
    return "line \(error.file.position(of: error.offset).line): \(error.message)"
  }
}

extension String {
  /// The first line cut to this number of columns, with a mark if there are more lines.
  fileprivate func inOneLine(columns: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.first.map(String.init) ?? ""
    let text = lines.count > 1 ? line + " …" : line
    return text.count > columns ? text.prefix(max(columns - 1, 1)) + "…" : text
  }
}
