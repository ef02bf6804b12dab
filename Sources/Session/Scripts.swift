import Files
import Frontend
import Tree

/// Whole files: one module, checked before anything runs, with commands between its statements.
extension Session {
  /// Runs a file. The first failure ends it.
  ///
  /// - Parameter isCompilable: True if `swiftc` could compile the file when it contains no commands: it must then
  ///   import the modules that it uses.
  package func run(script text: String, name: String, isCompilable: Bool = false) -> Outcome {
    let name = PathText.printable(name)
    guard text.utf8.count <= Self.inputLimit else { return complain("\(name) is longer than 16 MiB", .source) }
    if let crashing = options.crashingText { crash(at: text, if: crashing) }
    let (swift, lines) = engine.frontend.splitCommands(Self.withoutShebang(text))
    // The checked text has blanks in place of the commands.
    let written = SourceFile(name: name, text: text, number: .max)
    var commands = lines.map { CommandText($0.text, .file(written, offset: $0.offset)) }[...]
    var offsets = lines.map(\.offset)[...]
    // Code that is opened first is known to the rest of the script.
    let start = swift.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.count
    let leading = commands[..<(offsets.firstIndex { $0 >= start } ?? commands.endIndex)]
    for command in leading[..<(leading.lastIndex(where: \.opensCode).map { $0 + 1 } ?? leading.startIndex)] {
      commands.removeFirst()
      offsets.removeFirst()
      let outcome = perform(command)
      if outcome != .done { return outcome }
    }
    let known = options.mode == .shell ? knownNames(in: swift) : []
    let mounted = engine.views.mountedNumbers
    let checked = engine.frontend.check(
      swift, name: name, mode: .script, needsImports: isCompilable && lines.isEmpty, isFile: isCompilable)
    guard let input = accept(checked) else { return refusal(of: checked) }
    let units = input.units
    for (index, unit) in units.enumerated() where !unit.isDeferred {
      while let offset = offsets.first, offset < checked.file.origin(of: unit.place.offset),
        let command = commands.popFirst()
      {
        offsets.removeFirst()
        let outcome = perform(command)
        if outcome != .done { return outcome }
      }
      let next = index + 1 < units.count ? units[index + 1] : nil
      let outcome = perform(unit) { [self] in
        options.mode == .shell ? run(unit, before: next, showsValues: false) : run(unit, showsValues: false)
      }
      if outcome != .done { return outcome }
    }
    if options.mode == .shell {
      if let summary = summary(of: input, known: known.contains) { screen.show(line: "\(name): \(summary)") }
      let outcome = reload(declared: input, mounted: mounted)
      if outcome != .done { return outcome }
    }
    for command in commands {
      let outcome = perform(command)
      if outcome != .done { return outcome }
    }
    if options.mode == .script, pause != nil {
      let outcome = continueToEnd()
      if outcome != .done { return outcome }
    }
    let outcome = runDeferred(units, endsProgram: true)
    return outcome == .done && hasRedrawnForEver ? .failed(.program) : outcome
  }

  /// The names that a text is about to declare and that the program already has.
  private func knownNames(in text: String) -> Set<String> {
    Set(
      engine.frontend.namesDeclared(in: text).filter {
        engine.frontend.declares($0) || engine.globals[$0] != nil
      })
  }

  /// Ends the last file: an open turn ends here, and held output is shown.
  package func finish() -> Outcome {
    if pause != nil {
      let outcome = continueToEnd()
      if outcome != .done { return outcome }
    }
    guard isTurnOpen else { return .done }
    screen.complain("warning: the turn that ':begin' opened ends here; there was no ':commit'\n")
    return run(CommandText(":commit", .input(name: "")))
  }

  /// Runs a command. A program's tasks run only while it waits, but a command first runs every task that is ready.
  private func perform(_ command: CommandText) -> Outcome {
    perform(command.input) { [self] in
      let outcome = pause == nil ? settle() : .done
      return outcome == .done ? run(command) : outcome
    }
  }

  /// Runs top-level `defer`s, the last one first. In between, variables bound by a top-level `guard` are released, at
  /// the end of a program only, and no others: in programs compiled by swiftc, other variables are never released.
  func runDeferred(_ units: [CheckedInput.Unit], endsProgram: Bool = false) -> Outcome {
    for unit in units.reversed() {
      var outcome = Outcome.done
      if unit.isDeferred {
        outcome = run(unit, showsValues: false)
      } else if endsProgram, !unit.boundByGuard.isEmpty {
        outcome = turn { for bound in unit.boundByGuard.reversed() { engine.compiler.global(bound).value = .void } }
      }
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// The text with a shebang line replaced by blanks, so that places stay valid.
  static func withoutShebang(_ text: String) -> String {
    guard text.hasPrefix("#!") else { return text }
    let line = text.prefix { !$0.isNewline }
    return String(repeating: " ", count: line.utf8.count) + text.dropFirst(line.count)
  }
}
