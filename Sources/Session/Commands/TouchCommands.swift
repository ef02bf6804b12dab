import Source
import Views

/// The other actions of a person on the screen.
enum TouchCommands {
  static let all = [pick, setValue, swipe, delete, move, refresh, focus]

  private static let pick = Command(
    "pick", "PICKER OPTION [VIEW]", of: [.picker, .option, .view, .free], "chooses an option",
    help: ":pick \"Flavour\" Vanilla"
  ) { session, text, command in
    let (label, option, view) = try labelAndMore(text, "OPTION", command)
    return try session.act { try session.engine.views.pick(CommandText.name(option), of: label, in: view) }
  }

  private static let setValue = Command(
    "set-value", "LABEL EXPR [VIEW]", of: [.value, .expression, .view, .free],
    "gives a control a value",
    help: """
      A slider or date picker takes the nearest value within its bounds, and a slider
      with steps the nearest step.

        :set-value Volume 0.5
        :set-value "Due date" .now
      """
  ) { session, text, command in
    let (label, value, view) = try labelAndMore(text, "EXPR", command)
    let type = try session.finding { try session.engine.views.valueType(of: label, in: view) }
    var generated = GeneratedText(for: text.place(of: value).file)
    generated.append("_setValue(\(quoted(label)), \(view.map(quoted) ?? "nil"), ")
    generated.append(value, from: text.place(of: value).offset)
    generated.append(" as \(type))")
    return session.run(generated)
  }

  private static let swipe = Command(
    "swipe", "ROW [ACTION [VIEW]]", of: [.swipeable, .free, .view, .free], "swipes a row",
    help: """
      ROW is the text of the row, or one of its texts. Without ACTION, the first
      action runs, as after a full swipe.

        :swipe Milk
        :swipe Milk "Done"
      """
  ) { session, text, command in
    let words = text.words
    if words.count > 3 { throw CommandError.unexpected(String(words[3]), command) }
    guard let row = words.first.map(CommandText.name) else { throw CommandError.missing("ROW", command) }
    let view = words.count > 2 ? CommandText.name(words[2]) : nil
    return try session.act {
      if words.count > 1 {
        try session.engine.views.swipe(row, action: CommandText.name(words[1]), in: view)
      } else {
        try session.engine.views.touch(.swipeable, row, in: view)
      }
    }
  }

  private static let delete = Command(
    "delete", "ROW [VIEW]", of: [.deletable, .view, .free], "deletes a row by its onDelete",
    help: ":delete Milk"
  ) { session, text, command in
    let (label, view) = try TreeCommands.target(text, command)
    return try session.act { try session.engine.views.touch(.deletable, label, in: view) }
  }

  private static let move = Command(
    "move", "ROW TARGET [VIEW]", of: [.movable, .movable, .view, .free],
    "moves a row by its onMove",
    help: """
      TARGET is the text of another row, or a position: 0 is the first.

        :move Milk Eggs
        :move Milk 0
      """
  ) { session, text, command in
    let (label, target, view) = try labelAndMore(text, "TARGET", command)
    return try session.act { try session.engine.views.move(label, to: CommandText.name(target), in: view) }
  }

  private static let refresh = Command(
    "refresh", "[LIST [VIEW]]", of: [.free, .view, .free], "refreshes a list",
    help: """
      LIST is 'List', 'ScrollView' or 'Form'; it is needed only if there are several.
      """
  ) { session, text, command in
    let words = text.words
    if words.count > 2 { throw CommandError.unexpected(String(words[2]), command) }
    let known = session.engine.views.labels(of: .refreshable)
    let label = words.first.map(CommandText.name) ?? known.first ?? "List"
    let view = words.count > 1 ? CommandText.name(words[1]) : nil
    return try session.act { try session.engine.views.touch(.refreshable, label, in: view) }
  }

  private static let focus = Command(
    "focus", "LABEL [VIEW]", of: [.field, .view, .free], "focuses a text field", help: ":focus Name"
  ) { session, text, command in
    let (label, view) = try TreeCommands.target(text, command)
    return try session.act { try session.engine.views.focus(label, in: view) }
  }

  private static func labelAndMore(
    _ text: CommandText, _ second: String, _ command: Command
  ) throws -> (label: String, more: Substring, view: String?) {
    let words = text.words
    guard words.count > 1 else { throw CommandError.missing(words.isEmpty ? "LABEL" : second, command) }
    if words.count > 3 { throw CommandError.unexpected(String(words[3]), command) }
    return (CommandText.name(words[0]), words[1], words.count > 2 ? CommandText.name(words[2]) : nil)
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }
}
