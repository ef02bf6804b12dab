import Frontend
import Trace

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
    // Words as the command will receive them; the last one, possibly empty, is the word to complete.
    var words = text.words
    let isBegun = !(line.last?.isWhitespace ?? true) || text.hasOpenWord
    let word = isBegun ? words.popLast() ?? "" : ""
    let kind = CommandTable.all.first { $0.name == text.name }?.kind(ofArgument: words.count) ?? .free
    let start = offset + line.utf8.count - word.utf8.count
    switch kind {
    case .mountable where words.isEmpty && !opened.modules.isEmpty:
      let names = known(kind, after: words).map {
        Completion(Self.quoted($0.text, if: kind, word.first == "\""), $0.detail)
      }
      let found = names.filter { $0.text.hasPrefix(word) }
      if !found.isEmpty || word.isEmpty { return Completions(start: start, found) }
      return swiftCompletions(String(word), end: offset + line.utf8.count)
    case .expression, .mountable:
      return swiftCompletions(String(word), end: offset + line.utf8.count)
    case .keyPath:
      guard word.hasPrefix("\\."), words.count >= 2 else { return Completions(start: start, []) }
      // Completes a member of the value itself: a key path knows no more about its type.
      let probe = "(\(words[1]))\(word.dropFirst())"
      return swiftCompletions(probe, end: offset + line.utf8.count) { !$0.text.contains("(") }
    case .file:
      return FileCompletion(files: options.files).completions(word, start: start)
    default:
      let names = known(kind, after: words)
      // Names that begin with a quote here are quoted in the completion.
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
      // If a command and a topic have the same name, the command's summary stands for both.
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
    case .stopFact:
      return Set(viewNames).sorted().map { Completion($0) }
        + ["on ", "when ", "off"].map { Completion($0) }
    case .button: return unique(views.labels(of: .button))
    case .toggle: return unique(views.labels(of: .toggle))
    case .field: return unique(views.labels(of: .field))
    case .picker: return unique(views.labels(of: .picker))
    case .value: return unique(views.labels(of: .value))
    case .option: return unique(views.options(of: words.last.map { CommandText.name($0[...]) } ?? ""))
    case .deletable: return unique(views.labels(of: .deletable))
    case .movable: return unique(views.labels(of: .movable))
    case .swipeable: return unique(views.labels(of: .swipeable))
    case .observableType: return engine.frontend.declaredNames(.observableClasses)
    case .legacyType: return engine.frontend.declaredNames(.legacyClasses)
    case .function: return engine.frontend.declaredNames(.functions)
    case .mountable:
      return unique(opened.previews.map(\.preview.shownName) + rootViews)
    case .opaqueName: return unique(OpaqueUses(opened.modules.flatMap(\.opaque)).all.map(\.name))
    case .openedName: return unique(openedNames.sorted())
    case .file, .expression, .keyPath, .free: return []
    }
  }

  private func unique(_ labels: [String]) -> [Completion] {
    var seen: Set<String> = []
    return labels.filter { !$0.isEmpty && seen.insert($0).inserted }.map { Completion($0) }
  }

  /// A name as it must be typed: in quotes if it contains blanks.
  private static func quoted(_ name: String, if kind: ArgumentKind, _ isBegun: Bool) -> String {
    switch kind {
    case .tree, .view, .button, .toggle, .field, .picker, .value, .option, .deletable, .movable, .swipeable, .mountable,
      .opaqueName:
      isBegun || name.contains(where: \.isWhitespace) ? "\"\(name)\"" : name
    default: name
    }
  }
}

extension CommandText {
  /// True if the line ends inside quotes or brackets, so that a trailing blank belongs to a word.
  fileprivate var hasOpenWord: Bool {
    words.last.map { $0.endIndex == arguments.endIndex && $0.last?.isWhitespace == true } ?? false
  }
}
