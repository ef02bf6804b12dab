import Trace

/// Commands for the trace and the other settings.
enum SettingCommands {
  static let all = [trace, set]

  private static let trace = Command(
    "trace", "[LEVEL] [FORMAT]", of: [.traceLevel], "says or sets what is traced",
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
    "set", "[NAME VALUE]", of: [.setting, .settingValue, .free], "shows or changes a setting",
    help: """
      trace         what is traced: off, views, writes or all; see ':help trace'
      trace-format  text or json
      color         on or off; in a transcript off
      swift         5, or 6, which takes strictly what tasks and threads share
      sdk           26, whose @State makes its first value with each struct of the
                    view, or 27, which makes it once for each identity; changing it
                    starts the session afresh
      mistakes      on or off: whether mistakes of ownership are told when they bite
      max-steps     calls and turns of loops that one input may take; 'none': no limit
      max-depth     calls within calls
      max-memory    bytes that the process may use
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
      let others = setting.known.count < 2 ? "" : "  (\(setting.known.joined(separator: ", ")))"
      session.screen.show(line: "\(name)  \(setting.read(session.options))\(others)")
      return .done
    }
    if words.count > 2 { throw CommandError.unexpected(String(words[2]), command) }
    if setting.isCheckedAhead, session.options.mode == .script { throw CommandError.settingOfScript(name) }
    var options = session.options
    guard setting.write(&options, String(words[1])) else {
      throw CommandError.notAValue(String(words[1]), setting: name, known: setting.known)
    }
    guard options.ceiling.allows(options.limits) else {
      throw CommandError.aboveCeiling(String(words[1]), setting: name)
    }
    session.options = options
    session.applyOptions()
    if setting.isOfTrace { session.updateTrace() }
    if setting.startsAfresh {
      session.reset()
      session.screen.show(line: "The session starts afresh: everything declared is forgotten.")
    }
    return .done
  }
}
