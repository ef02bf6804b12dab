import Trace

/// Commands for the trace and the other settings.
enum SettingCommands {
  static let all = [trace, set]

  private static let trace = Command(
    "trace", "[LEVEL] [FORMAT]", of: [.traceLevel], "shows or sets what is traced",
    help: """
      off     nothing
      views   body runs, and views that appear and disappear
      writes  also writes of tracked properties; the default in a shell
      all     also reads, and instances created and destroyed; nothing is folded
      text    lines for people
      json    one JSON object per line, for programs
      lines   each write names its source line and what ran that line, as at
              the level all; 'no-lines' ends it
      """, wordsOfQuestion: 0
  ) { session, text, _ in
    for word in text.words {
      if let level = TraceLevel(rawValue: String(word)) {
        session.options.traceLevel = level
      } else if let format = SessionOptions.TraceFormat(rawValue: String(word)) {
        session.options.traceFormat = format
      } else if word == "lines" || word == "no-lines" {
        session.options.tracesLines = word == "lines"
      } else {
        let known =
          TraceLevel.allCases.map(\.rawValue) + SessionOptions.TraceFormat.allCases.map(\.rawValue)
          + ["lines", "no-lines"]
        throw CommandError.notOneOf(String(word), what: "kind of trace", known)
      }
    }
    if text.words.isEmpty {
      session.screen.show(
        line: "trace \(session.options.traceLevel.rawValue), \(session.options.traceFormat.rawValue)"
          + (session.options.tracesLines ? ", lines" : ""))
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
      color         on or off; always off in a transcript
      swift         language mode: 5, or 6, which checks data shared between tasks
                    and threads strictly
      sdk           26: @State creates its initial value with each struct of the
                    view; 27: once per identity. Changing it starts the session over
      observation   release of Swift: in 5.9 (up to 6.1) equal writes tell observers,
                    from 6.2 on they do not. Changing it runs all inputs again
      mistakes      on or off: whether ownership mistakes are reported as they happen
      max-steps     calls and loop iterations allowed per input; 'none': no limit
      max-depth     nested calls allowed
      max-memory    bytes of memory the process may use
      """, wordsOfQuestion: 1
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
      session.screen.show(line: "The session starts over: all declarations are discarded.")
    }
    if setting.replays, session.replayed == nil { return try session.replay() }
    return .done
  }
}
