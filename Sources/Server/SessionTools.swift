import Session
import Trace

/// The tools that need a session.
extension Tool {
  static let all = sessionTools + fileTools

  private static let sessionTools = [open, mount, act, input, why, whyNot, screen, graph, state, sessions]

  // MARK: Doing

  static let open = Tool(
    "open", "Open Swift code",
    """
    Opens the Swift files below some paths in a session, as they are: packages, Xcode projects, folders or files. Answers \
    what can be mounted. What obsh lacks is opaque; what does not check is sealed, with its line.
    """,
    arguments: [
      ("paths", .list("Files and folders.", .text(""))), session,
      ("platform", .text("The platform for os(…); iOS by default.")),
    ], required: ["paths"],
    result: [
      ("files", .whole("", 0...Int.max)), ("checked", .whole("Files without errors.", 0...Int.max)),
      ("mountable", .list("Names for 'mount'.", .any(""))), ("models", .texts), ("sealed", .list("", .any(""))),
      ("opaque", .list("", .any(""))), ("diagnostics", .list("", .any(""))),
    ]
  ) { workshop, parameters throws(ServerFailure) in
    let code = CodeToOpen(
      paths: try parameters.paths, platform: try parameters.optionalText("platform") ?? Session.openPlatform)
    return try workshop.session(parameters).open(code)
  }

  static let mount = Tool(
    "mount", "Mount a view",
    "Puts a preview or a view on the screen: a name from the answer of 'open', or an expression such as ContentView().",
    arguments: [("view", .text("")), session], required: ["view"], result: inputResult
  ) { workshop, parameters throws(ServerFailure) in
    try workshop.session(parameters).perform(":mount \(try parameters.line("view"))")
  }

  /// The actions, each with its command.
  private static let actions = [
    "tap", "toggle", "type", "retype", "pick", "set-value", "focus", "delete", "move", "swipe", "refresh", "advance",
    "remake", "unmount",
  ]

  static let act = Tool(
    "act", "Act on the screen",
    """
    Does what a person does with the screen, and answers which bodies ran, why, and what was written where. 'target' is \
    the text of the control or row; 'value' is the text to type, the option to pick, the expression to set, the row to \
    move to or the action to swipe; 'view' tells controls of the same text apart. 'retype' replaces the text of a field. \
    'advance' takes a duration such as 2s as its target; 'remake' and 'unmount' take a view.
    """,
    arguments: [
      ("action", .choice("", actions)), ("target", .text("")), ("value", .text("")), ("view", .text("")), session,
    ], required: ["action"], result: inputResult
  ) { workshop, parameters throws(ServerFailure) in
    let action = try parameters.choice("action", of: actions)
    var words = [":\(action)"]
    if let target = try parameters.optionalLine("target") { words.append(quoted(target)) }
    if let value = try parameters.optionalText("value") {
      switch action {
      case "type", "retype": words.append(typed(value))
      case "set-value": words.append(try parameters.line("value"))
      default: words.append(quoted(try parameters.line("value")))
      }
    }
    if let view = try parameters.optionalLine("view") { words.append(quoted(view)) }
    return try workshop.session(parameters).perform(words.joined(separator: " "))
  }

  private static func quoted(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { !$0.isWhitespace && !"\"([{}])".contains($0) }
    return isPlain ? name : "\"\(name)\""
  }

  private static func typed(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n": result += "\\n"
      case "\"", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return "\"\(result)\""
  }

  static let input = Tool(
    "input", "Evaluate Swift",
    "Evaluates Swift, or a ':' command of the shell such as ':help', in a session.",
    arguments: [("text", .text("")), session], required: ["text"], result: inputResult
  ) { workshop, parameters throws(ServerFailure) in
    try workshop.session(parameters).perform(try parameters.text("text"))
  }

  private static let inputResult: [(String, Schema)] = [
    ("outcome", .text("done; source, command, program or interrupted if it failed; ended, quit")),
    ("turn", .whole("", 0...Int.max)), ("diagnostics", .list("Errors, with places.", .any(""))),
    ("mistakes", .list("Mistakes with observation.", .any(""))),
    ("ran", .list("The bodies that ran, in order.", .any(""))), ("writes", .list("", .any(""))),
    ("values", .list("", .any(""))), ("notes", .texts), ("output", .text("")),
    ("screen", .list("The views on the screen.", .any(""))),
  ]

  // MARK: Asking

  static let why = Tool(
    "why", "Why a view ran", "Explains why the views with this name ran or did not run in the last turn.",
    arguments: [("view", .text("The name of the view's type.")), session], required: ["view"], result: whyResult,
    isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let answer = try workshop.session(parameters).why(try parameters.text("view"))
    return ToolResult(members: answer.members.filter { $0.0 != "lines" }, lines: answer.texts("lines"))
  }

  static let whyNot = Tool(
    "why_not", "Why a view did not run",
    "Explains why the views with this name did not run in the last turn; the list is empty if they did.",
    arguments: [("view", .text("The name of the view's type.")), session], required: ["view"], result: whyResult,
    isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let name = try parameters.text("view")
    let answer = try workshop.session(parameters).whyNot(name)
    let lines = answer.texts("lines")
    return ToolResult(
      members: answer.members.filter { $0.0 != "lines" }, lines: told(lines, "\(name) ran in the last turn."))
  }

  private static let whyResult: [(String, Schema)] = [
    ("view", .text("")), ("ran", .flag("True if one of them ran.")),
    ("views", .list("For each: answer, runs, reads, and reasons with the line that wrote.", .any(""))),
  ]

  static let screen = Tool(
    "screen", "The screen", "Shows the mounted views as a tree, with how often each body has run.",
    arguments: [session],
    result: [("trees", .list("", .any("")))], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let session = try workshop.session(parameters)
    return ToolResult(members: session.screen.members, lines: told(session.screenLines, "nothing is mounted"))
  }

  static let graph = Tool(
    "graph", "Reads of views", "The models with their properties, and the properties that each view reads.",
    arguments: [session], result: [("models", .list("", .any(""))), ("views", .list("", .any("")))], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let graph = try workshop.session(parameters).graph
    let lines = (graph["views"]?.array ?? []).map { view in
      "\(view["name"]?.string ?? "") #\(view["runs"]?.number ?? 0) reads \(view.texts("reads").joined(separator: ", "))"
    }
    return ToolResult(members: graph.members, lines: told(lines, "there are no views"))
  }

  static let state = Tool(
    "state", "Values", "The values of variables, of properties of instances and of the state of views.",
    arguments: [session], result: [("turn", .whole("", 0...Int.max)), ("values", .list("", .any("")))], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let state = try workshop.session(parameters).state
    let lines = (state["values"]?.array ?? []).map { "\($0["name"]?.string ?? "") = \($0["text"]?.string ?? "")" }
    return ToolResult(members: state.members, lines: told(lines, "there are no values"))
  }

  private static func told(_ lines: [String], _ nothing: String) -> [String] { lines.isEmpty ? [nothing] : lines }

  // MARK: Sessions

  static let sessions = Tool(
    "session", "Sessions",
    "Starts a session (new), clears one (reset), ends one (end) or lists all (list).",
    arguments: [("action", .choice("", ["new", "reset", "end", "list"])), session], required: ["action"],
    result: [("session", .text("")), ("sessions", .texts)]
  ) { workshop, parameters throws(ServerFailure) in
    var name = try parameters.optionalText("session") ?? Workshop.mainSession
    switch try parameters.choice("action", of: ["new", "reset", "end", "list"]) {
    case "new": name = try workshop.begin()
    case "reset": try workshop.session(parameters).reset()
    case "end":
      _ = try workshop.session(parameters)
      workshop.end(name)
    default: break
    }
    let names = workshop.sessions.map(\.name)
    return ToolResult(
      members: [("session", .string(name)), ("sessions", .array(names.map(JSON.string)))],
      lines: ["session \(name); sessions: \(names.joined(separator: ", "))"])
  }
}

extension JSON {
  fileprivate func texts(_ name: String) -> [String] { self[name]?.array?.compactMap(\.string) ?? [] }
}

extension Parameters {
  /// A text that must fit in one line of a command.
  func line(_ name: String) throws(ServerFailure) -> String {
    guard let line = try optionalLine(name) else { throw ServerFailure(.parameters, "'\(name)' is missing") }
    return line
  }

  func optionalLine(_ name: String) throws(ServerFailure) -> String? {
    let text = try optionalText(name)
    if text?.contains(where: \.isNewline) == true { throw ServerFailure(.parameters, "'\(name)' is one line") }
    return text
  }
}
