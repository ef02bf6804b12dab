import Trace

/// `:help`: everything, a command, or a topic.
enum HelpCommand {
  static let all = [help]

  private static let help = Command(
    "help", "[NAME]", of: [.help, .free], "lists commands and topics, or explains one",
    help: """
      If a topic and a command have the same name, ':help views' explains both, and
      ':help :views' only the command.
      Any other word is searched for in all of the help, and among the names of the
      program and the library. '?word' is short for ':help word'.
      """,
    isQuestion: true
  ) { session, text, command in
    guard let word = text.words.first else {
      show(overview, in: session)
      return .done
    }
    if text.words.count > 1 { throw CommandError.unexpected(String(text.words[1]), command) }
    show(try lines(on: word) ?? session.search(for: String(word)), in: session)
    return .done
  }

  /// The help is written for 80 columns; in a narrower terminal its lines are broken between words.
  private static func show(_ lines: [String], in session: Session) {
    guard session.options.wrapsMessages else { return session.screen.show(lines: lines) }
    session.screen.show(
      lines: lines.flatMap { WordWrap.wrap($0, columns: session.options.width, hanging: hanging(of: $0)) })
  }

  /// The column at which the last cell of a row begins: further lines of the cell begin there as well.
  private static func hanging(of line: String) -> Int {
    guard let gap = line.drop(while: { $0 == " " }).ranges(of: "  ").last else {
      return line.prefix { $0 == " " }.count
    }
    return Columns.count(line[..<gap.upperBound]) + line[gap.upperBound...].prefix { $0 == " " }.count
  }

  /// The help on a word; nil if it is neither a command nor a topic.
  private static func lines(on word: Substring) throws(CommandError) -> [String]? {
    let name = String(word.drop { $0 == ":" })
    let command = CommandTable.all.first { $0.name == name }.map(lines(on:))
    let topic = word.first == ":" ? nil : HelpTopic.all.first { $0.name == name }?.lines
    switch (command, topic) {
    case (let command?, let topic?): return command + [""] + topic
    case (let lines?, nil), (nil, let lines?): return lines
    case (nil, nil) where word.first == ":": throw .noHelp(name)
    case (nil, nil): return nil
    }
  }

  private static func lines(on command: Command) -> [String] {
    ["\(command.usage)  —  \(command.summary)"]
      + command.help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { _ in !command.help.isEmpty }
  }

  private static var overview: [String] {
    let usages = CommandTable.all.map(\.usage)
    let topics = HelpTopic.all
    return ["Type Swift or a command. ':help NAME' explains one; start with ':help start'.", "", "Commands"]
      + rows(zip(usages, CommandTable.all.map(\.summary)))
      + ["", "Topics, each with an example"]
      + rows(zip(topics.map(\.name), topics.map(\.summary)))
  }

  fileprivate static func rows(_ rows: some Sequence<(String, String)>) -> [String] {
    Table.lines(rows.map { ["  \($0)", $1] })
  }
}

extension Session {
  /// The help that contains a word, and the program's and library's names that match it.
  fileprivate func search(for word: String) throws(CommandError) -> [String] {
    let wanted = word.lowercased()
    func speaks(_ texts: String...) -> Bool { texts.contains { $0.lowercased().contains(wanted) } }
    let names = engine.frontend.completions(behind: word).all.filter {
      $0.text == word || $0.text.hasPrefix(word + "(")
    }
    let commands = CommandTable.all.filter { speaks($0.name, $0.summary, $0.help) }
    let topics = HelpTopic.all.filter { speaks($0.name, $0.summary, $0.words) }
    let groups = [
      ("Names", names.prefix(Self.namesFound).map { ($0.text, $0.detail) }),
      ("Commands", commands.map { ($0.usage, $0.summary) }),
      ("Topics", topics.map { ($0.name, $0.summary) }),
    ].filter { !$0.1.isEmpty }
    guard !groups.isEmpty else { throw .noHelp(word) }
    return Array(groups.map { [$0.0] + HelpCommand.rows($0.1) }.joined(separator: [""]))
  }

  private static let namesFound = 10
}
