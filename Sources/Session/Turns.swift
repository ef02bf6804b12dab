import Code
import Compiler
import Machine
import Models
import Trace
import Tree
import Views

/// A turn: a top-level statement, or a command that acts. At its end, the stale views run.
extension Session {
  /// Runs one unit of an input as a turn.
  func run(_ unit: CheckedInput.Unit, showsValues: Bool) -> Outcome {
    if isHalted { return .failed(.interrupted) }
    currentPlace = unit.place
    defer { currentPlace = nil }
    if case .declaration = unit.kind { return declare(unit) }
    if unit.function.isAsync {
      do {
        let compiled = try engine.compiler.compile(unit)
        return run(waiting: compiled.code) { show($0, of: unit, compiled, showsValues: showsValues) }
      } catch {
        return report(error)
      }
    }
    return turn {
      let compiled = try engine.compiler.compile(unit)
      show(try engine.machine.run(compiled.code), of: unit, compiled, showsValues: showsValues)
    }
  }

  /// Shows the result of a unit that has run.
  ///
  /// - Parameter keepsValue: True if `$0` refers to the value from then on.
  func show(
    _ result: Value, of unit: CheckedInput.Unit, _ compiled: CompiledUnit, showsValues: Bool, keepsValue: Bool = true
  ) {
    for variable in compiled.variables { engine.globals[variable.name] = variable }
    guard showsValues else { return }
    events.release()
    switch unit.kind {
    case .expression(let expression):
      if let type = compiled.resultType {
        screen.show(line: echo(result, type, expression.type))
        report(result, type, expression.type, name: nil)
        screen.show(lines: propertyLines(of: result))
        if keepsValue, options.mode == .shell { engine.lastValues.note(result, type, expression.type) }
      }
    // Without a value, there is nothing to show yet.
    case .variables(_, let statement) where statement.declaresWithoutValue: break
    case .variables(let declared, _):
      for (variable, declaration) in zip(compiled.variables, declared) where variable.isInitialized {
        screen.show(line: "\(variable.name): \(echo(variable.value, variable.type, declaration.type))")
        report(variable.value, variable.type, declaration.type, name: variable.name)
      }
    case .statement, .declaration: break
    }
  }

  /// Declares a type or function: nothing runs, but outdated code is dropped.
  private func declare(_ unit: CheckedInput.Unit) -> Outcome {
    do {
      _ = try engine.compiler.compile(unit)
      return .done
    } catch {
      return report(error)
    }
  }

  /// Runs `work`, then the views that it made stale, unless several inputs form one turn.
  ///
  /// - Parameter continuesTask: True if `work` continues a task after a hop to another executor. That is a turn only if
  ///   it writes or makes views stale: otherwise questions about the last turn would ask about a step that changed
  ///   nothing.
  func turn(continuesTask: Bool = false, _ work: () throws -> Void) -> Outcome {
    if isHalted { return .failed(.interrupted) }
    let last = continuesTask && !isTurnOpen ? engine.bridge.history.lastTurn : nil
    if !isTurnOpen { engine.bridge.beginTurn() }
    var outcome = Outcome.done
    do {
      try work()
    } catch {
      outcome = report(error)
    }
    if isTurnOpen { return outcome }
    var isTurn = true
    if let last, outcome == .done, !engine.views.needsUpdate {
      isTurn = !engine.bridge.history.takeBackTurn(to: last)
    }
    return endTurn(outcome, isTurn: isTurn)
  }

  /// Runs the stale views. A trap in one ends neither the turn nor the others; an interruption does, and so does an
  /// exhausted shared limit.
  ///
  /// - Parameter isTurn: False for a step that is not reported as a turn.
  func endTurn(_ result: Outcome = .done, isTurn: Bool = true) -> Outcome {
    var outcome = result
    if result == .done || options.mode == .shell {
      // If the input has used up its steps, the views still get a full allowance.
      if result != .done { engine.machine.resetSteps() }
      do {
        var hasEnded = false
        try engine.views.update { error in
          // The error that ended the update passes through the bodies around the one that stopped.
          if hasEnded { throw error }
          let failure = self.report(error)
          if outcome == .done { outcome = failure }
          if Self.endsAll(error) {
            hasEnded = true
            throw error
          }
        }
      } catch {
        // The failure has been reported.
      }
    }
    if engine.views.hasSuspects { findLeaks() }
    if engine.views.takeCutLoop() {
      // A program continues as an app does, and fails at its end.
      if options.mode == .script { hasRedrawnForEver = true } else if outcome == .done { outcome = .failed(.program) }
    }
    events.release()
    screen.endTurn()
    if isTurn { witness?.turnEnded(self) }
    return outcome
  }

  /// Shows the views that an input has left stale because the turn is still open.
  func showStale() {
    guard isTurnOpen else { return }
    events.release()
    let stale = engine.views.staleViews
    if !stale.isEmpty, events.wants(.views) { events.send(.stale(stale.map(\.reference))) }
    screen.flush()
  }

  private func report(_ value: Value, _ runtimeType: RuntimeType, _ type: Type, name: String?) {
    guard listening.report != nil else { return }
    let text = ValueText.text(of: value, runtimeType, machine: engine.machine, limit: Self.echoLimit)
    listening.report?.add(InputReport.Shown(name: name, type: "\(type)", text: text))
  }

  /// `Int = 3`
  private func echo(_ value: Value, _ runtimeType: RuntimeType, _ type: Type) -> String {
    let text = ValueText.text(of: value, runtimeType, machine: engine.machine, limit: Self.echoLimit)
    return "\(type) = \(text)"
  }

  private static let echoLimit = 4_000
}

extension Statement {
  fileprivate var declaresWithoutValue: Bool {
    if case .declare(_, nil) = kind { true } else { false }
  }
}
