import Transcripts

/// `:record`: writing the session as a transcript.
enum RecordCommands {
  static let all = [record]

  private static let record = Command(
    "record", "[FILE | off]", of: [.file, .free], "writes the session as a transcript",
    help: """
      FILE must not exist yet. The earlier inputs of the session are included, so
      'obsh test' passes on the file at once. Output is written as on a screen of 80
      columns without colour. In a transcript ':load' reads only files beside it, so
      the contents of other files are written out as inputs. Inputs stopped with
      Ctrl-C, ':record', ':save' and a ':graph' that writes a file are left out. A
      comment, such as '// ## A heading', becomes the prose between inputs. Without
      an argument, ':record' shows what is being recorded.
      """, isQuestion: true
  ) { session, text, command in
    guard !text.words.isEmpty else {
      session.screen.show(line: session.recorder.map { "recording \($0.name)" } ?? "no recording is in progress")
      return .done
    }
    let name = CommandText.name(try text.onlyWord("FILE", command))
    if text.isInFile || session.options.mode == .script { throw session.notAnInput(command) }
    if name == "off" {
      if session.recorder == nil { throw CommandError.notRecording }
      session.endRecording()
      return .done
    }
    if let recorder = session.recorder { throw CommandError.alreadyRecording(recorder.name) }
    let recorder = try session.recorder(into: name, Array(session.journal.entries.dropLast()))
    session.recorder = recorder
    let before = recorder.inputs == 0 ? "" : ", with the \(counted(recorder.inputs, "input")) before"
    session.screen.show(line: "recording \(name)\(before)")
    return .done
  }
}

/// Writes a transcript while a session continues. Each input also runs in a second session whose screen is that of a
/// transcript, so the file contains exactly what a test of it will see.
final class Recorder {
  let name: String
  /// The number of inputs in the file.
  private(set) var inputs = 0
  private let file: NewFile
  private let session: TranscriptSession
  /// The files that a reader of the transcript also has.
  private let files: SourceFiles
  private var recording: TranscriptRecording

  enum Note {
    case recorded
    /// The input was stopped from outside; a test would not stop there.
    case leftOut
    /// The input failed in one of the sessions, but not in the other.
    case differs
  }

  init(_ name: String, at path: String, like options: SessionOptions) throws(FileError) {
    self.name = name
    file = try NewFile(path: path)
    var own = TranscriptSession.options(at: path)
    own.limits = options.limits
    own.ceiling = options.ceiling
    own.interruptFlag = options.interruptFlag
    files = own.files
    session = TranscriptSession(own)
    recording = TranscriptRecording(title: Recorder.title(of: path))
    try write()
  }

  /// Writes the file with everything recorded so far.
  func write() throws(FileError) { try file.write(recording.text) }

  /// Runs an input in the second session and adds it to the recording.
  func note(_ input: String, _ outcome: Outcome) -> Note {
    guard outcome != .failed(.interrupted) else { return .leftOut }
    if let words = Recorder.words(in: input), recording.add(words: words) { return .recorded }
    let reply = session.evaluate(input)
    guard !session.wasInterrupted else { return .leftOut }
    inputs += 1
    recording.add(input, reply)
    return reply.isError == (outcome != .done) ? .recorded : .differs
  }

  /// An input that a reader of the file can enter: the contents of files that are not beside the transcript are
  /// written out.
  func portable(_ input: String, having read: [String: Result<String, SourceFileError>]) -> String {
    let command = CommandText(input, .input(name: ""))
    guard CommandText.isCommand(input), command.name == "load", let word = command.words.first else { return input }
    let name = CommandText.name(word)
    guard case .success(let text)? = read[name] else { return input }
    if !name.hasPrefix("/"), (try? files.read(name)) == text { return input }
    return String(trimmed(Session.withoutShebang(text)[...]))
  }

  /// The title of a recording: `equal-writes.md` has the title `Equal writes`.
  private static func title(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let words = (file.hasSuffix(".md") ? String(file.dropLast(3)) : file).split { $0 == "-" || $0 == "_" }
    let title = words.joined(separator: " ")
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}

extension Session {
  /// A recorder of a new file that contains the inputs so far.
  func recorder(into name: String, _ entries: [Journal.Entry]) throws -> Recorder {
    guard journal.isWhole else { throw CommandError.tooLongToUndo }
    do {
      let recorder = try Recorder(name, at: try path(writing: name), like: options)
      for input in Self.inputs(from: SessionOptions(.shell), to: initialOptions) {
        _ = recorder.note(input, .done)
      }
      for entry in entries where Recorder.records(entry.input) {
        let outcome =
          entry.wasInterrupted ? Outcome.failed(.interrupted) : entry.hasSucceeded ? .done : .failed(.program)
        let input = recorder.portable(entry.input, having: entry.files)
        if input.isEmpty { continue }
        if recorder.note(input, outcome) == .differs {
          let start = entry.input.split(separator: "\n").first ?? ""
          screen.show(line: "\(name): this input behaves differently in a transcript: \(start)")
        }
      }
      try recorder.write()
      return recorder
    } catch let error as FileError {
      throw CommandError.file(error.words(naming: name))
    } catch let error as SourceFileError {
      throw CommandError.file(error.description)
    }
  }

  /// The path of a new file, if the session may write it.
  private func path(writing name: String) throws(SourceFileError) -> String {
    guard options.canWriteFiles else { throw .writingRefused(name) }
    return try options.files.path(writing: name)
  }

  /// Writes a new file.
  func write(_ text: String, to name: String) throws {
    do {
      try NewFile(path: path(writing: name)).write(text)
    } catch let error as FileError {
      throw CommandError.file(error.words(naming: name))
    } catch let error as SourceFileError {
      throw CommandError.file(error.description)
    }
  }

  /// Records an input that has run, and reports differences that a reader of the file would notice.
  func note(_ input: String, _ outcome: Outcome, in recorder: Recorder) {
    guard outcome != .quit, let own = recorded(input, outcome) else { return }
    let input = recorder.portable(own, having: journal.entries.last?.files ?? [:])
    if input.isEmpty { return }
    let noted = recorder.note(input, outcome)
    do {
      if noted != .leftOut { try recorder.write() }
      switch noted {
      case .recorded: return
      case .leftOut: screen.show(line: "\(recorder.name): this input is left out, because it was interrupted")
      case .differs:
        screen.show(line: "\(recorder.name): this input behaves differently in a transcript (see ':help record')")
      }
    } catch {
      self.recorder = nil
      screen.complain("error: \(error.words(naming: recorder.name)); the recording ends here")
    }
  }

  /// An input as it belongs in the file: interrupted inputs are not in the file, so they cannot be undone there.
  private func recorded(_ input: String, _ outcome: Outcome) -> String? {
    guard Recorder.records(input) else { return nil }
    let isUndo = CommandText.isCommand(input) && CommandText(input, .input(name: "")).name == "undo"
    guard isUndo, outcome == .done else { return input }
    switch undoneInRecording {
    case 0: return nil
    case 1: return ":undo"
    case 2...10: return ":undo \(undoneInRecording)"
    default: return ":undo \(undoneInRecording) yes"
    }
  }

  /// Ends a recording because the session ends, and reports its contents.
  package func endRecording() {
    guard let recorder else { return }
    self.recorder = nil
    screen.startLine()
    screen.show(line: "\(counted(recorder.inputs, "input")) recorded in \(recorder.name)")
  }

  /// The inputs that change one set of settings to another.
  private static func inputs(from old: SessionOptions, to new: SessionOptions) -> [String] {
    var inputs: [String] = []
    if old.language != new.language { inputs.append(":set swift \(new.language.rawValue)") }
    if old.sdk != new.sdk { inputs.append(":set sdk \(new.sdk.rawValue)") }
    if old.observation != new.observation { inputs.append(":set observation \(new.observation.rawValue)") }
    if old.findsMistakes != new.findsMistakes { inputs.append(":set mistakes \(new.findsMistakes ? "on" : "off")") }
    if old.traceLevel != new.traceLevel { inputs.append(":trace \(new.traceLevel.rawValue)") }
    if old.traceFormat != new.traceFormat { inputs.append(":trace \(new.traceFormat.rawValue)") }
    return inputs
  }
}

extension Recorder {
  /// The text of an input that contains only comments, with `//` in front of each line.
  static func words(in input: String) -> String? {
    guard input.mayBegin(with: "/") else { return nil }
    let lines = input.split(separator: "\n").map { trimmed($0) }
    guard !lines.isEmpty, lines.allSatisfy({ $0.hasPrefix("//") }) else { return nil }
    let words = lines.map { trimmed($0.drop { $0 == "/" }) }
    return words.contains(where: \.isEmpty) ? nil : words.joined(separator: "\n")
  }

  /// True if an input belongs in a recording: not if it concerns the recording itself or this terminal, or
  /// writes a file, which exists when the recording is tested.
  static func records(_ input: String) -> Bool {
    guard CommandText.isCommand(input) else { return true }
    let text = CommandText(input, .input(name: ""))
    if text.name == "set", text.words.first == "color" { return false }
    if text.name == "graph", GraphCommand.writesFile(text) { return false }
    return !["record", "save", "edit", "show", "quit"].contains(text.name)
  }
}
