import Machine
import Models
import Source
import Tree
import Views

/// Questions at a pause.
extension Session {
  /// Runs `work` so that the paused run finds everything unchanged.
  func looking<Result>(_ work: () throws -> Result) rethrows -> Result {
    try engine.machine.look { try engine.bridge.look { try engine.views.look(work) } }
  }

  /// Answers an input at a pause, or resumes the run.
  func look(at input: String) -> Outcome {
    CommandText.isCommand(input) ? command(input) : expression(input)
  }

  private func command(_ input: String) -> Outcome {
    let text = CommandText(input, .input(name: inputName))
    do {
      let command = try CommandTable.command(named: text.name)
      guard command.worksAtPause(text) else { throw CommandError.isPaused }
      // Code that resumes must not run in the looking state.
      if command.goesOn { return try command.run(self, text, command) }
      return try looking { try command.run(self, text, command) }
    } catch let error as CommandError {
      return complain(error.words, .command)
    } catch {
      return report(error)
    }
  }

  private func expression(_ input: String) -> Outcome {
    guard engine.frontend.namesDeclared(in: input).isEmpty else { return refuse() }
    do {
      if let generated = try withInstances(input, name: inputName) { return expression(generated) }
    } catch {
      return complain(error.words, .command)
    }
    let source = SourceFile(name: inputName, text: input, number: .max)
    engine.lastValues.offer(in: engine, at: Place(file: source, offset: 0))
    defer { engine.lastValues.withdraw(from: engine) }
    let checked = engine.frontend.check(input, name: inputName, mode: .shell)
    guard let input = accept(checked) else { return refusal(of: checked) }
    engine.keep(checked.file)
    return look(at: input.units)
  }

  private func expression(_ generated: GeneratedText) -> Outcome {
    guard let units = check(generated) else { return .failed(.source) }
    return look(at: units)
  }

  /// Checks text generated for a command; nil if there is an error, which has been shown.
  func check(_ generated: GeneratedText) -> [CheckedInput.Unit]? {
    let checked = engine.frontend.check(generated.text, name: generated.command.name, mode: .shell)
    show(checked.diagnostics.map { $0.moved(to: generated.origin(of: $0.offset), in: generated.command) })
    guard let units = checked.input?.units else { return nil }
    engine.keep(generated, file: checked.file.number)
    return units
  }

  private func look(at units: [CheckedInput.Unit]) -> Outcome {
    guard units.allSatisfy(\.isLook) else { return refuse() }
    for unit in units {
      let outcome = look(at: unit, showsValues: true)
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// Evaluates an expression at a pause.
  func look(at unit: CheckedInput.Unit, showsValues: Bool) -> Outcome {
    guard unit.isLook else { return refuse() }
    let place = currentPlace
    currentPlace = unit.place
    defer { currentPlace = place }
    do {
      let compiled = try engine.compiler.compile(unit)
      try looking {
        let value = try withoutWriting { try engine.machine.run(compiled.code) }
        show(value, of: unit, compiled, showsValues: showsValues, keepsValue: false)
      }
      return .done
    } catch {
      return report(error)
    }
  }

  /// Runs an expression that may call functions which write unobserved variables: their values are restored
  /// afterwards, and the first such write is an error. Observed properties refuse writes themselves.
  private func withoutWriting<Result>(_ work: () throws -> Result) throws -> Result {
    let variables = engine.globals.sorted { $0.key < $1.key }.map(\.value)
    let kept = engine.machine.keepStorage(variables + engine.compiler.programStatics)
    let result: Result
    do {
      result = try work()
    } catch {
      _ = kept.restore()
      throw error
    }
    switch kept.restore() {
    case nil: return result
    case .global(let variable): throw Self.refusal(variable.name)
    case .field(let index, let record):
      throw Self.refusal("\(record.type.name)#\(record.number).\(ValueText.property(index, of: record).name)")
    }
  }

  private static func refusal(_ name: String) -> Trap {
    Trap("\(name) cannot be written while a turn is paused", heading: "")
  }

  private func refuse() -> Outcome { complain(CommandError.isPaused.words, .command) }
}

extension Command {
  /// True if the command lets a paused run go on.
  var goesOn: Bool { name == "continue" || name == "step" }

  /// True if the command can be given while a turn is paused: it asks a question, or concerns the screen.
  fileprivate func worksAtPause(_ text: CommandText) -> Bool {
    isQuestion(text) || goesOn || name == "trace" || name == "quit"
  }
}

extension CheckedInput.Unit {
  /// True if the unit is an expression that is evaluated for its value, or that prints one.
  fileprivate var isLook: Bool {
    if function.isAsync { return false }
    switch kind {
    case .expression: return true
    case .statement(let statement):
      if case .expression(let expression) = statement.kind { return expression.prints }
      return false
    case .variables, .declaration: return false
    }
  }
}

extension Expression {
  /// True if the expression calls the library's `print`, `debugPrint` or `dump`.
  fileprivate var prints: Bool {
    switch kind {
    case .discard(let inner): inner.prints
    case .apply(let function, _, base: nil, _, _):
      function.place.file.isLibrary && ["print", "debugPrint", "dump"].contains(function.name)
    default: false
    }
  }
}
