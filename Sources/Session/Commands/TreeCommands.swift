import Diagnostics
import Frontend
import Source
import Views

/// Commands that mount trees of SwiftUI views, use their controls, and show them.
enum TreeCommands {
  static let all = [mount, remake, render, tap, toggle, type, retype] + TouchCommands.all

  private static let mount = Command(
    "mount", "[NAME] VIEW", of: [.mountable, .expression], "puts a view on the screen, as #Preview does",
    help: """
      VIEW is an expression that creates the view. Without a NAME in quotes the tree
      is named after its type. ':unmount NAME' removes it.

        :mount ContentView(model: model)
        :mount "Empty" ContentView(model: Model())

      The name alone mounts a view that needs no arguments, or a preview of opened
      code. For opened code, ':mount --all' mounts each preview once and reports the
      results.
      """
  ) { session, text, command in
    guard let first = text.words.first else { throw CommandError.missing("VIEW", command) }
    if text.words.count == 1 {
      if first == "--all" { return session.mountAllPreviews() }
      if let preview = session.openedPreview(named: CommandText.name(first)) {
        return session.adviseOnMissing { session.mount(preview.source) }
      }
    }
    var name: Substring?
    var expression = text.arguments
    if first.first == "\"", text.words.count > 1 {
      name = first
      expression = trimmed(expression.dropFirst(first.count))
    }
    var generated = GeneratedText(for: text.place(of: expression).file)
    generated.append("_preview(")
    if let name { generated.append(name, from: text.place(of: name).offset) } else { generated.append("nil") }
    generated.append(") { ")
    generated.append(expression, from: text.place(of: expression).offset)
    // `:mount Page` names a type: what it lacks to be a value is the call.
    if session.rootViews.contains(String(expression)) || session.engine.frontend.isView(named: String(expression)) {
      generated.append("()")
    }
    generated.append(" }")
    return session.adviseOnMissing { session.run(generated) }
  }

  private static let remake = Command(
    "remake", "VIEW", of: [.view, .free], "creates a view again, as its parent's body does",
    help: """
      Runs the code that creates VIEW: the body of its parent, or the input that
      mounted it. The new value of the view is compared with the old one, as usual:
      the body of VIEW runs only if they differ, and its state is kept.

        :remake Badge
      """
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("VIEW", command))
    let makers = session.engine.views.makers(of: name)
    guard !makers.isEmpty else { throw session.noView(name) }
    return session.turn { for maker in makers { _ = maker.invalidate(because: .remade) } }
  }

  private static let render = Command(
    "render", "[NAME]", of: [.tree, .free], "shows the screen",
    help: """
      Shows the tree as an outline, with the current texts and values, and how often
      the body of each view has run. A star marks views that ran in the last turn.
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    let trees = session.engine.views.mountedTrees
    let names: [String]
    if text.words.isEmpty {
      names = trees
    } else {
      let name = CommandText.name(try text.onlyWord("NAME", command))
      guard trees.contains(name) else { throw session.noView(name, known: trees) }
      names = [name]
    }
    if names.isEmpty {
      session.screen.show(line: "Nothing is mounted; '#Preview { … }' or ':mount VIEW' mounts a view.")
    }
    for name in names {
      let outline = Outline(session.engine.views.outline(of: name) ?? [], color: session.options.color)
      session.screen.show(lines: (names.count > 1 ? ["\(name):"] : []) + outline.lines)
    }
    return .done
  }

  private static let tap = Command(
    "tap", "LABEL [VIEW]", of: [.button, .view, .free], "taps a button",
    help: """
      LABEL is the text of the button, in quotes if it contains spaces. If several
      buttons have that label, add the view that shows the button, as ':render' names
      it.

        :tap Add
        :tap "Delete" Row[3]
      """
  ) { session, text, command in
    let (label, view) = try target(text, command)
    return try session.act { try session.engine.views.tap(label, in: view) }
  }

  private static let toggle = Command(
    "toggle", "LABEL [VIEW]", of: [.toggle, .view, .free], "switches a toggle", help: ":toggle \"Dark mode\""
  ) { session, text, command in
    let (label, view) = try target(text, command)
    return try session.act { try session.engine.views.toggle(label, in: view) }
  }

  private static let type = Command(
    "type", "LABEL TEXT [VIEW]", of: [.field, .free, .view, .free], "types at the end of a text field",
    help: """
      Each character is its own turn: :type Name "Ann"
      In quotes, \\n is the Return key, which submits a field, and \\b the Delete
      key, which deletes the last character. ':retype' replaces what the field has.
      """
  ) { session, text, command in try session.type(text, command, selectsAll: false) }

  private static let retype = Command(
    "retype", "LABEL TEXT [VIEW]", of: [.field, .free, .view, .free],
    "replaces the text of a text field",
    help: """
      The first character replaces the whole text; each is its own turn. An empty TEXT
      deletes what the field has.

        :retype Name "Ben"
        :retype Name ""
      """
  ) { session, text, command in try session.type(text, command, selectsAll: true) }

  static func target(_ text: CommandText, _ command: Command) throws -> (label: String, view: String?) {
    let words = text.words
    guard let label = words.first else { throw CommandError.missing("LABEL", command) }
    if words.count > 2 { throw CommandError.unexpected(String(words[2]), command) }
    return (CommandText.name(label), words.count > 1 ? CommandText.name(words[1]) : nil)
  }
}

extension Session {
  /// Runs text that was generated for a command; errors are reported at the place in the command.
  func run(_ generated: GeneratedText, showsValues: Bool = false) -> Outcome {
    let checked = engine.frontend.check(generated.text, name: generated.command.name, mode: .shell)
    show(checked.diagnostics.map { $0.moved(to: generated.origin(of: $0.offset), in: generated.command) })
    guard let units = checked.input?.units else { return .failed(.source) }
    engine.keep(generated, file: checked.file.number)
    let before = engine.views.mountedNumbers
    var outcome = Outcome.done
    for unit in units where outcome == .done { outcome = run(unit, showsValues: showsValues) }
    previews.note(generated.text, mounted: engine.views.mountedNumbers, before: before)
    return outcome
  }

  /// Mounts opened code, and says how a view gets a model that its environment lacks.
  fileprivate func adviseOnMissing(_ mount: () -> Outcome) -> Outcome {
    lastTrap = nil
    let outcome = mount()
    if outcome == .failed(.program), let model = lastTrap?.missingModel?.type, !opened.code.isEmpty {
      screen.show(line: "':provide EXPR' gives the views that you mount an instance of \(model).")
    }
    return outcome
  }

  /// Presses the keys of a text in a field, a turn each.
  fileprivate func type(_ text: CommandText, _ command: Command, selectsAll: Bool) throws -> Outcome {
    let words = text.words
    guard words.count > 1 else { throw CommandError.missing(words.isEmpty ? "LABEL" : "TEXT", command) }
    if words.count > 3 { throw CommandError.unexpected(String(words[3]), command) }
    let (label, view) = (CommandText.name(words[0]), words.count > 2 ? CommandText.name(words[2]) : nil)
    let type = try finding { try engine.views.typing(label, in: view, selectsAll: selectsAll) }
    let keys = CommandText.keys(words[1])
    for key in selectsAll && keys.isEmpty ? String(ViewHierarchy.deleteKey) : keys {
      // Tasks that a character has cancelled or started run before the next character is typed.
      let outcome = settle(try act { try type(key) })
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// A turn in which a person uses the screen. A missing control is an error, and nothing happens.
  func act(_ work: () throws -> Void) throws -> Outcome {
    var missing: ControlError?
    let outcome = turn {
      do { try work() } catch let error as ControlError { missing = error }
    }
    if let missing { throw CommandError.control(missing) }
    return outcome
  }

  func finding<Found>(_ work: () throws -> Found) throws -> Found {
    do { return try work() } catch let error as ControlError { throw CommandError.control(error) }
  }
}
