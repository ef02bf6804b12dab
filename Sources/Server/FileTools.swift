import Comparison
import Lint
import Migration
import Session
import Trace

/// The tools that work on files and need no session.
extension Tool {
  static let fileTools = [check, lint, migrate, compare, explore]

  private static let paths = ("paths", Schema.list("Files and folders.", .text("")))

  static let check = Tool(
    "check", "Check Swift code",
    "Finds what does not compile, without running anything: in a text, or in the Swift files below some paths.",
    arguments: [("code", .text("Swift code, as a file of its own.")), paths],
    result: [
      ("ok", .flag("True if there is no error.")), ("diagnostics", .list("", .any(""))),
      ("opaque", .list("Names that obsh lacks, whose uses are not checked.", .any(""))),
    ], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    guard let code = try parameters.optionalText("code") else {
      if parameters.json["paths"] == nil { throw ServerFailure(.parameters, "'code' or 'paths' is missing") }
      return try workshop.files.checked(parameters)
    }
    if parameters.json["paths"] != nil { throw ServerFailure(.parameters, "'code' and 'paths' cannot be combined") }
    return workshop.files.checked(code)
  }

  static let lint = Tool(
    "lint", "Find mistakes with observation",
    "Finds mistakes with observation without running anything, each with its place and the edit that fixes it.",
    arguments: [paths, ("tests", .flag("True to include tests."))], required: ["paths"],
    result: [
      (
        "findings",
        .list(
          "",
          .object(
            "",
            [
              ("file", .text("")), ("line", .whole("", 1...Int.max)), ("column", .whole("In bytes.", 1...Int.max)),
              ("rule", .text("")), ("message", .text("")), ("edit", .any("file, start, end, text; or null")),
            ], required: ["file", "line", "rule", "message"]))
      ), ("notes", .texts),
    ], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in try workshop.files.findings(parameters) }

  static let migrate = Tool(
    "migrate", "Migrate to @Observable",
    """
    The edits that turn ObservableObject classes and the views that use them into @Observable ones, and the classes that \
    are left with the reason. Nothing is written.
    """,
    arguments: [paths, ("only", .list("Names of types.", .text("")))], required: ["paths"],
    result: [
      ("edits", .list("Each with file, start, end (line and column from 1) and text.", .any(""))),
      ("left", .list("", .any(""))), ("notes", .texts),
    ], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in try workshop.files.edits(parameters) }

  private static let bounds: [(String, Schema)] = [
    ("steps", .whole("The maximum number of steps; 400 by default.", 1...FileMethods.mostSteps)),
    ("seconds", .whole("The maximum number of seconds; 10 by default.", 1...FileMethods.longestTime)),
    ("seed", .whole("", 0...Int.max)),
  ]

  static let compare = Tool(
    "compare", "Compare two programs",
    """
    Runs two programs side by side, by a script or by trying them out, and answers the first difference in what they \
    show, print, keep alive or do wrong, with the shortest script.
    """,
    arguments: [
      ("before", .text("A file or folder.")), ("after", .text("A file or folder.")),
      ("script", .list("Inputs, such as ':tap Add'.", .text(""))),
    ] + bounds, required: ["before", "after"],
    result: [
      ("verdict", .choice("", ["proved", "different", "failed"])), ("message", .text("Why it failed.")),
      ("steps", .list("", .any(""))), ("script", .texts), ("coverage", .any("")), ("why", .any("")),
      ("onlyBefore", .texts), ("onlyAfter", .texts), ("newlyTracked", .texts), ("limits", .texts),
    ], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let comparing = try workshop.files.comparing(parameters)
    return ToolResult(
      members: ComparisonReport.json(comparing).members, lines: lines(ComparisonReport.text.write(comparing)),
      isError: comparing.failure != nil)
  }

  static let explore = Tool(
    "explore", "Try out a program",
    "Tries out a program, and returns the first trap, redraw loop, warning or mistake, with the shortest script.",
    arguments: [("path", .text("A file or folder.")), ("view", .text("The only preview or view to mount."))] + bounds,
    required: ["path"],
    result: [
      ("finding", .any("kind, rule and message; null if nothing was found")), ("message", .text("Why it failed.")),
      ("script", .texts), ("coverage", .any("")),
    ], isReadOnly: true
  ) { workshop, parameters throws(ServerFailure) in
    let exploration = try workshop.files.exploration(parameters)
    return ToolResult(
      members: ComparisonReport.json(exploration).members, lines: lines(ComparisonReport.text.write(exploration)),
      isError: exploration.failure != nil)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}

/// An edit of a file: a range of places, and its replacement.
private struct RangedEdit {
  let file: String
  let start: (line: Int, column: Int)
  let end: (line: Int, column: Int)
  let text: String

  var json: JSON {
    func place(_ place: (line: Int, column: Int)) -> JSON {
      .object([("line", .number(place.line)), ("column", .number(place.column))])
    }
    return .object([
      ("file", .string(file)), ("start", place(start)), ("end", place(end)), ("text", .string(text)),
    ])
  }

  /// `3:5-3:9 → "@State"`
  var words: String {
    "\(start.line):\(start.column)-\(end.line):\(end.column) → \(JSON.string(text).text)"
  }
}

extension FileMethods {
  fileprivate func checked(_ code: String) -> ToolResult {
    var options = options
    options.mode = .script
    let session = Session(options, complaints: { _ in }, output: { _ in })
    return checked(session.check(code, name: "<code>").messages, opaque: [])
  }

  fileprivate func checked(_ parameters: Parameters) throws(ServerFailure) -> ToolResult {
    let opened = try opened(parameters, mountsPreviews: false)
    let sealed = opened["sealed"]?.array ?? []
    let diagnostics = sealed.map { one in
      JSON.object([("severity", .string("error"))] + one.members)
    }
    return checked(diagnostics, opaque: opened["opaque"]?.array ?? [])
  }

  private func checked(_ messages: [InputReport.Message], opaque: [JSON]) -> ToolResult {
    checked(messages.map(JSON.init), opaque: opaque)
  }

  private func checked(_ diagnostics: [JSON], opaque: [JSON]) -> ToolResult {
    let ok = !diagnostics.contains { $0["severity"]?.string == "error" || $0["severity"]?.string == "stop" }
    let lines = ServedSession.lines(of: .array(diagnostics))
    let lacking = opaque.compactMap { $0["name"]?.string }
    return ToolResult(
      members: [("ok", .boolean(ok)), ("diagnostics", .array(diagnostics)), ("opaque", .array(opaque))],
      lines: [ok ? "no error" : "\(lines.count) diagnostics"] + lines
        + (lacking.isEmpty ? [] : ["not checked, because obsh lacks: \(lacking.joined(separator: ", "))"]))
  }

  fileprivate func findings(_ parameters: Parameters) throws(ServerFailure) -> ToolResult {
    let (projects, notes) = try files(parameters, includesTests: try parameters.isTrue("tests"))
    var found: [JSON] = []
    var lines: [String] = []
    for project in projects {
      for finding in Linter(project).findings() {
        let edit = finding.fix.flatMap { fix in
          project.first { $0.name == finding.file }.map { file in
            RangedEdit(
              file: file.name, start: file.place(of: fix.range.lowerBound), end: file.place(of: fix.range.upperBound),
              text: fix.text)
          }
        }
        found.append(
          .object([
            ("file", .string(finding.file)), ("line", .number(finding.line)), ("column", .number(finding.column)),
            ("rule", .string(finding.rule)), ("message", .string(finding.message)), ("edit", edit?.json ?? .null),
          ]))
        lines.append("\(finding.file):\(finding.line):\(finding.column): \(finding.message) [\(finding.rule)]")
        if let edit { lines.append("  edit \(edit.words)") }
      }
    }
    return ToolResult(
      members: [("findings", .array(found)), ("notes", .array(notes.map(JSON.string)))],
      lines: (found.isEmpty ? ["nothing was found"] : lines) + notes)
  }

  fileprivate func edits(_ parameters: Parameters) throws(ServerFailure) -> ToolResult {
    let (migrations, notes) = try migrations(parameters)
    let edits = migrations.flatMap(\.changed).flatMap { file in
      UnifiedDiff.edits(file.old, file.new).map { edit in
        RangedEdit(
          file: file.name, start: (edit.lines.lowerBound + 1, 1), end: (edit.lines.upperBound + 1, 1), text: edit.text)
      }
    }
    let left = migrations.flatMap(\.refusals)
    let lines =
      edits.map { "\($0.file):\($0.words)" } + left.map { "\($0.file):\($0.line): left as it is: \($0.text)" } + notes
    return ToolResult(
      members: [
        ("edits", .array(edits.map(\.json))), ("left", .array(left.map(Self.json))),
        ("notes", .array(notes.map(JSON.string))),
      ],
      lines: lines.isEmpty ? ["there is nothing to migrate"] : lines)
  }
}
