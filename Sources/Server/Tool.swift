import Trace

/// A tool of `obsh mcp`.
struct Tool: Sendable {
  let name: String
  let title: String
  let words: String
  let arguments: [(String, Schema)]
  let required: [String]
  let result: [(String, Schema)]
  /// True if the tool leaves all sessions as they are.
  let isReadOnly: Bool
  let run: @Sendable (Workshop, Parameters) throws(ServerFailure) -> ToolResult

  init(
    _ name: String, _ title: String, _ words: String, arguments: [(String, Schema)], required: [String] = [],
    result: [(String, Schema)], isReadOnly: Bool = false,
    _ run: @escaping @Sendable (Workshop, Parameters) throws(ServerFailure) -> ToolResult
  ) {
    self.name = name
    self.title = title
    self.words = words
    self.arguments = arguments
    self.required = required
    self.result = result
    self.isReadOnly = isReadOnly
    self.run = run
  }

  /// Arguments of all tools.
  private static let shared: [(String, Schema)] = [
    ("maxBytes", .whole("The maximum size of the answer in bytes; 2048 by default.", answerBytes))
  ]
  static let answerBytes = 512...1 << 20
  static let standardBytes = 2_048

  static let session = ("session", Schema.text("The name of the session; main by default."))

  var json: JSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(words)),
      ("inputSchema", closed(Schema.object("", arguments + Self.shared, required: required))),
      (
        "outputSchema",
        Schema.object(
          "", result + [("omitted", .any("How many items were left out of each list, to keep the answer short."))],
          required: []
        ).json
      ),
      (
        "annotations",
        .object([
          ("title", .string(title)), ("readOnlyHint", .boolean(isReadOnly)), ("destructiveHint", .boolean(false)),
          ("openWorldHint", .boolean(false)),
        ])
      ),
    ])
  }

  private func closed(_ schema: Schema) -> JSON {
    .object(schema.json.members + [("additionalProperties", .boolean(false))])
  }

  /// Throws for unknown arguments.
  func check(_ parameters: Parameters) throws(ServerFailure) {
    let known = (arguments + Self.shared).map(\.0)
    for (name, _) in parameters.json.members where !known.contains(name) {
      throw ServerFailure(.parameters, "there is no argument '\(name)'; there are \(known.joined(separator: ", "))")
    }
    for name in required where parameters.json[name] == nil {
      throw ServerFailure(.parameters, "'\(name)' is missing")
    }
  }
}

/// The result of a tool: data, and the same as lines of text.
struct ToolResult {
  var members: [(String, JSON)]
  var lines: [String]
  /// True if the program failed or the person's request was wrong.
  var isError = false
}

extension Parameters {
  func choice(_ name: String, of choices: [String]) throws(ServerFailure) -> String {
    let text = try text(name)
    guard choices.contains(text) else {
      throw ServerFailure(.parameters, "'\(name)' must be one of \(choices.joined(separator: ", "))")
    }
    return text
  }
}
