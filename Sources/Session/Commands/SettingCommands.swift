import Trace

/// What a session shows, and what a program may use.
enum SettingCommands {
  static let all = [trace, set]

  private static let trace = Command(
    "trace", "[LEVEL] [FORMAT]", "says or sets what is traced",
    help: """
      off     nothing
      views   bodies, and views that come and go
      writes  those, and writes of tracked properties; a shell starts with this
      all     those, reads, and instances that come and go; nothing is folded
      text    lines for people
      json    one JSON object a line, for programs
      """
  ) { session, text, _ in
    for word in text.words {
      if let level = TraceLevel(rawValue: String(word)) {
        session.options.traceLevel = level
      } else if let format = SessionOptions.TraceFormat(rawValue: String(word)) {
        session.options.traceFormat = format
      } else {
        let known = TraceLevel.allCases.map(\.rawValue) + SessionOptions.TraceFormat.allCases.map(\.rawValue)
        throw CommandError.notOneOf(String(word), what: "trace", known)
      }
    }
    if text.words.isEmpty {
      session.screen.show(line: "trace \(session.options.traceLevel.rawValue), \(session.options.traceFormat.rawValue)")
    } else {
      session.updateTrace()
    }
    return .done
  }

  private static let set = Command(
    "set", "[NAME VALUE]", "shows or changes a setting",
    help: """
      max-steps   calls and turns of loops that one input may take; 'none' for no limit
      max-depth   calls within calls
      max-memory  bytes that the process may use
      mistakes    on or off: whether mistakes of ownership are told when they bite
      sdk         26, whose @State makes its first value with each struct of the view, or 27,
                  which makes it once for each identity; changing it starts the session afresh
      """
  ) { session, text, command in
    let words = text.words
    guard let name = words.first.map(String.init) else {
      session.screen.show(lines: Table.lines(Setting.all.map { [$0.name, $0.read(session.options)] }))
      return .done
    }
    guard let setting = Setting.all.first(where: { $0.name == name }) else {
      throw CommandError.notOneOf(name, what: "setting", Setting.all.map(\.name))
    }
    guard words.count > 1 else {
      session.screen.show(line: "\(name)  \(setting.read(session.options))")
      return .done
    }
    if words.count > 2 { throw CommandError.unexpected(String(words[2]), command) }
    if setting.startsAfresh, session.options.mode == .script { throw CommandError.settingOfScript(name) }
    guard setting.write(&session.options, String(words[1])) else {
      throw CommandError.notAValue(String(words[1]), setting: name)
    }
    session.applyOptions()
    if setting.startsAfresh {
      session.reset()
      session.screen.show(line: "The session starts afresh: everything declared is forgotten.")
    }
    return .done
  }
}

/// A value that `:set` can change.
struct Setting: Sendable {
  let name: String
  let read: @Sendable (SessionOptions) -> String
  /// Returns false for a value that it cannot have.
  let write: @Sendable (inout SessionOptions, String) -> Bool
  /// Whether what has been declared means something else under another value.
  let startsAfresh: Bool
  /// Values to choose from.
  let known: [String]

  init(
    _ name: String, startsAfresh: Bool = false, known: [String] = [],
    read: @escaping @Sendable (SessionOptions) -> String,
    write: @escaping @Sendable (inout SessionOptions, String) -> Bool
  ) {
    self.name = name
    self.read = read
    self.write = write
    self.startsAfresh = startsAfresh
    self.known = known
  }

  static let all = [
    Setting("max-steps", known: ["none"]) {
      $0.limits.steps.map { "\($0)" } ?? "none"
    } write: { options, text in
      if text == "none" {
        options.limits.steps = nil
        return true
      }
      guard let steps = Int(text), steps > 0 else { return false }
      options.limits.steps = steps
      return true
    },
    Setting("max-depth") {
      "\($0.limits.depth)"
    } write: { options, text in
      guard let depth = Int(text), (1...SessionOptions.deepestLimit).contains(depth) else { return false }
      options.limits.depth = depth
      return true
    },
    Setting("max-memory") {
      "\($0.limits.memory)"
    } write: { options, text in
      guard let bytes = Int(text), bytes > 0 else { return false }
      options.limits.memory = bytes
      return true
    },
    Setting("mistakes", known: ["on", "off"]) {
      $0.findsMistakes ? "on" : "off"
    } write: { options, text in
      guard text == "on" || text == "off" else { return false }
      options.findsMistakes = text == "on"
      return true
    },
    Setting("sdk", startsAfresh: true, known: ["26", "27"]) {
      "\($0.sdk.rawValue)"
    } write: { options, text in
      guard let sdk = Int(text).flatMap(SessionOptions.SDK.init) else { return false }
      options.sdk = sdk
      return true
    },
  ]
}
