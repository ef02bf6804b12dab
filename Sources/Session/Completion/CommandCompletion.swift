import Frontend
import Trace

/// What the arguments of the commands can be.
enum ArgumentKind {
  /// What there is help on: a command or a topic.
  case help
  /// What a setting is called, and what it can be.
  case setting, settingValue
  case traceLevel
  /// Trees, views, or both and instances.
  case tree, view, viewOrInstance
  /// Labels of what a person can touch.
  case button, toggle, field
  case observableType, function
  case file
  /// Swift, up to the end of the line.
  case expression
  /// A key path of the value that the argument before it is.
  case keyPath
  /// Nothing that the shell knows.
  case free
}

extension ArgumentKind {
  /// By command; the last stands for all that follow.
  static func of(_ command: String) -> [ArgumentKind] {
    switch command {
    case "help": [.help, .free]
    case "view": [.free, .expression, .keyPath]
    case "mount": [.expression]
    case "unmount": [.view, .free]
    case "render": [.tree, .free]
    case "tap": [.button, .view, .free]
    case "toggle": [.toggle, .view, .free]
    case "type": [.field, .free, .view, .free]
    case "deps": [.viewOrInstance, .free]
    case "why": [.view, .free]
    case "trace": [.traceLevel]
    case "set": [.setting, .settingValue, .free]
    case "expand": [.observableType, .free]
    case "disassemble", "edit": [.function, .free]
    case "load", "save", "record": [.file, .free]
    default: [.free]
    }
  }
}

extension Session {
  /// Completes a `:` line, which begins at `offset` of the input.
  func commandCompletions(_ line: Substring, offset: Int) -> Completions {
    let text = CommandText(String(line), .input(name: ""))
    let blanks = line.prefix(while: \.isWhitespace)
    guard line.dropFirst(blanks.count + 1).contains(where: \.isWhitespace) else {
      let names = CommandTable.all.filter { $0.name.hasPrefix(text.name) }.sorted { $0.name < $1.name }
      return Completions(
        start: offset + blanks.utf8.count + 1,
        names.map { Completion($0.arguments.isEmpty ? $0.name : "\($0.name) ", $0.summary) })
    }
    // Words as the command will have them; the last one is the one to complete, if only a blank one.
    var words = text.words
    let isBegun = !(line.last?.isWhitespace ?? true) || text.hasOpenWord
    let word = isBegun ? words.popLast() ?? "" : ""
    let kinds = ArgumentKind.of(text.name)
    guard let last = kinds.last else { return Completions(start: offset, []) }
    let kind = words.count < kinds.count ? kinds[words.count] : last
    let start = offset + line.utf8.count - word.utf8.count
    switch kind {
    case .expression:
      // All the rest of a :mount is one.
      let swift = text.name == "mount" && words.isEmpty ? text.arguments : word
      return swiftCompletions(String(swift), end: offset + line.utf8.count)
    case .keyPath:
      guard word.hasPrefix("\\."), words.count >= 2 else { return Completions(start: start, []) }
      // As a member of the value itself: key paths know no more of its type.
      let probe = "(\(words[1]))\(word.dropFirst())"
      return swiftCompletions(probe, end: offset + line.utf8.count) { !$0.text.contains("(") }
    case .file:
      return FileCompletion(files: options.files).completions(word, start: start)
    default:
      let names = known(kind, after: words)
      // Names that begin with a quote here are quoted there.
      let all = names.map { Completion(Self.quoted($0.text, if: kind, word.first == "\""), $0.detail) }
      return Completions(start: start, all.filter { $0.text.hasPrefix(word) })
    }
  }

  private func swiftCompletions(
    _ swift: String, end: Int, where isWanted: (Completion) -> Bool = { _ in true }
  ) -> Completions {
    let (start, all) = engine.frontend.completions(behind: swift)
    return Completions(start: end - (swift.utf8.count - start), all.filter(isWanted))
  }

  private func known(_ kind: ArgumentKind, after words: [Substring]) -> [Completion] {
    let views = engine.views
    switch kind {
    case .help:
      let commands = CommandTable.all.map { Completion($0.name, $0.summary) }
      // Of a name that both have, the command's words stand for both.
      let names = Set(commands.map(\.text))
      let topics = HelpTopic.all.filter { !names.contains($0.name) }.map { Completion($0.name, $0.summary) }
      return (commands + topics).sorted { $0.text < $1.text }
    case .setting: return Setting.all.map { Completion("\($0.name) ", $0.read(options)) }
    case .settingValue: return (Setting.all.first { $0.name == words.last ?? "" }?.known ?? []).map { Completion($0) }
    case .traceLevel:
      return (TraceLevel.allCases.map(\.rawValue) + SessionOptions.TraceFormat.allCases.map(\.rawValue)).map {
        Completion($0)
      }
    case .tree: return views.mountedTrees.sorted().map { Completion($0) }
    case .view: return Set(viewNames + views.mountedTrees).sorted().map { Completion($0) }
    case .viewOrInstance: return (Set(viewNames).sorted() + holders().map(\.instance)).map { Completion($0) }
    case .button: return unique(views.labels(of: .button))
    case .toggle: return unique(views.labels(of: .toggle))
    case .field: return unique(views.labels(of: .field))
    case .observableType: return engine.frontend.declaredNames(.observableClasses)
    case .function: return engine.frontend.declaredNames(.functions)
    case .file, .expression, .keyPath, .free: return []
    }
  }

  private func unique(_ labels: [String]) -> [Completion] {
    var seen: Set<String> = []
    return labels.filter { !$0.isEmpty && seen.insert($0).inserted }.map { Completion($0) }
  }

  /// A name as it must be typed: with blanks in it, between quotes.
  private static func quoted(_ name: String, if kind: ArgumentKind, _ isBegun: Bool) -> String {
    switch kind {
    case .tree, .view, .button, .toggle, .field: isBegun || name.contains(where: \.isWhitespace) ? "\"\(name)\"" : name
    default: name
    }
  }
}

extension CommandText {
  /// Whether the line ends inside quotes or brackets, so that a blank at its end belongs to a word.
  fileprivate var hasOpenWord: Bool {
    words.last.map { $0.endIndex == arguments.endIndex && $0.last?.isWhitespace == true } ?? false
  }
}
