import Frontend
import Tree

/// Whole files: one module, checked before anything runs, with commands between its statements.
extension Session {
  /// Runs a file. The first thing that fails ends it.
  package func run(script text: String, name: String) -> Outcome {
    guard text.utf8.count <= Self.inputLimit else { return complain("\(name) is longer than 16 MiB", .source) }
    let (swift, commands) = engine.frontend.splitCommands(Self.withoutShebang(text))
    let checked = engine.frontend.check(swift, name: name, mode: .script)
    guard let units = accept(checked) else { return .failed(.source) }
    var remaining = commands[...]
    for unit in units {
      while let command = remaining.first, command.offset < unit.place.offset {
        remaining.removeFirst()
        let outcome = run(command: command.text, name: name)
        if outcome != .done { return outcome }
      }
      let outcome = run(unit, showsValues: false)
      if outcome != .done { return outcome }
    }
    for command in remaining {
      let outcome = run(command: command.text, name: name)
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// The text with a first line for the system's program loader made blank, so that places stay true.
  private static func withoutShebang(_ text: String) -> String {
    guard text.hasPrefix("#!") else { return text }
    let line = text.prefix { !$0.isNewline }
    return String(repeating: " ", count: line.utf8.count) + text.dropFirst(line.count)
  }
}
