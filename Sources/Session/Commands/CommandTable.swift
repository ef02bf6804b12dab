/// The table of all commands, by which they are run and listed, and their names corrected.
enum CommandTable {
  /// The commands, in the order of `:help`.
  static let all: [Command] =
    ViewCommands.all + TreeCommands.all + QuestionCommands.all + WrapperCommand.all + CompareCommand.all
    + MigrateCommand.all + GraphCommand.all + ShowCommand.all + WatchCommand.all + BreakCommand.all
    + StepCommands.all + TravelCommands.all + TurnCommands.all + TimeCommands.all + AnswerCommand.all
    + TestCommands.all + SourceCommands.all + OpenCommands.all + EditCommand.all
    + HistoryCommands.all + RecordCommands.all + SettingCommands.all
    + HelpCommand.all + [quit]

  static func command(named name: String) throws(CommandError) -> Command {
    let name = habits[name] ?? name
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .unknown(name)
  }

  /// True if a line of the input is a command that takes a file.
  static func usesFiles(_ input: String) -> Bool {
    input.split(whereSeparator: \.isNewline).contains { line in
      guard CommandText.isCommand(String(line)) else { return false }
      let name = CommandText(String(line), .input(name: "")).name
      return (try? command(named: name))?.kinds.contains { $0 == .file } ?? false
    }
  }

  /// Names that other shells use for some of the commands.
  private static let habits = ["q": "quit", "exit": "quit", "bye": "quit", "h": "help", "?": "help"]

  private static let quit = Command(
    "quit", "", "leaves the shell (Ctrl-D does too)", help: "", isQuestion: true
  ) { _, _, _ in .quit }
}

extension Session {
  /// Runs a `:` line. An invalid line is reported, and changes nothing.
  func run(_ text: CommandText) -> Outcome {
    if isHalted { return .failed(.interrupted) }
    do {
      guard !text.name.isEmpty else { throw CommandError.unknown("") }
      let command = try CommandTable.command(named: text.name)
      engine.touch = command.isQuestion(text) || command.goesOn ? nil : trimmed(text.input[...]).description
      defer { engine.touch = nil }
      return settle(try command.run(self, text, command))
    } catch let error as CommandError {
      guard text.isInFile else { return complain(error.words, .command) }
      show([diagnostic(.grammar(.command(error.words)), at: text.place(of: text.input[...]))])
      return .failed(.command)
    } catch {
      return report(error)
    }
  }
}

extension CommandText {
  /// The only argument of the command.
  func onlyWord(_ what: String, _ command: Command) throws(CommandError) -> Substring {
    guard let word = words.first else { throw .missing(what, command) }
    if words.count > 1 { throw .unexpected(String(words[1]), command) }
    return word
  }

  func noWords(_ command: Command) throws(CommandError) {
    if let word = words.first { throw .unexpected(String(word), command) }
  }
}
