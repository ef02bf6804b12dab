/// Help on everything, on a command, and on a topic.
enum HelpCommand {
  static let all = [help]

  private static let help = Command(
    "help", "[NAME]", of: [.help, .free], "lists commands and topics, or explains one",
    help: """
      If a topic and a command have the same name, ':help views' explains both, and
      ':help :views' only the command.
      """,
    isQuestion: true
  ) { session, text, command in
    guard let word = text.words.first else {
      session.screen.show(lines: overview)
      return .done
    }
    if text.words.count > 1 { throw CommandError.unexpected(String(text.words[1]), command) }
    session.screen.show(lines: try lines(on: word))
    return .done
  }

  private static func lines(on word: Substring) throws(CommandError) -> [String] {
    let name = String(word.drop { $0 == ":" })
    let command = CommandTable.all.first { $0.name == name }.map(lines(on:))
    let topic = word.first == ":" ? nil : HelpTopic.all.first { $0.name == name }?.lines
    switch (command, topic) {
    case (let command?, let topic?): return command + [""] + topic
    case (let lines?, nil), (nil, let lines?): return lines
    case (nil, nil): throw .noHelp(name)
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

  private static func rows(_ rows: some Sequence<(String, String)>) -> [String] {
    Table.lines(rows.map { ["  \($0)", $1] })
  }
}
