import Code
import Compiler
import Diagnostics
import Frontend
import Machine
import Models
import Source
import Tree

/// The message when a program stops.
extension Session {
  /// Shows why an input ended early.
  func report(_ error: any Error) -> Outcome {
    events.release()
    switch error {
    case let trap as Trap: return report(trap)
    case let thrown as ThrownError:
      let error = thrown.value.record
      let text = (try? engine.machine.describe(error[0], error.type, debug: true)) ?? error.type.name
      stop("Fatal error: Error raised at top level: \(text)", at: currentPlace)
      return .failed(.program)
    case let unsupported as Unsupported:
      let own = unsupported.place.flatMap { $0.file.isLibrary ? nil : $0 }
      let place = own ?? unsupported.calls.lazy.compactMap(place).first ?? currentPlace
      guard let place else { return complain(unsupported.description, .source) }
      show([diagnostic(.lacks(.compiled(unsupported.what)), at: place)])
      return .failed(.source)
    default:
      return complain("\(error)", .program)
    }
  }

  private func report(_ trap: Trap) -> Outcome {
    let place = place(of: trap) ?? trap.missingModel?.declaration.flatMap(place)
    lastTrap = trap
    switch trap.kind {
    case .fatal:
      if let missing = trap.missingModel { engine.views.report(missing) }
      stop("\(trap)", at: place)
      return .failed(.program)
    case .opaque, .sealed, .depthLimit, .stepLimit, .memoryLimit:
      stop("\(trap)", at: place)
      return .failed(.program)
    case .exit(let status):
      if options.mode == .script { return .ended(status: status) }
      screen.show(line: "The program ended here with status \(status); the session continues.")
      return .failed(.program)
    case .interruption:
      stop(interruptionWords(trap), at: place)
      return .failed(.interrupted)
    }
  }

  /// `interrupted in Counter.spin(), run by :tap "Add", in turn 4`
  private func interruptionWords(_ trap: Trap) -> String {
    let function = trap.trace.first { place($0.place) != nil }.flatMap { CallSite.name(of: $0.function) }
    let turn = options.mode == .shell && !isTrial ? "in turn \(engine.bridge.history.turn)" : nil
    let parts = [function.map { "in \($0)" }, trap.cause.map { "run by \($0)" }, turn].compactMap { $0 }
    return "\(trap)" + (parts.isEmpty ? "" : " " + parts.joined(separator: ", "))
  }

  /// Shows `lesson.swift:3:7: Fatal error: Index out of range`, the source line, and in a shell the state that is
  /// kept.
  private func stop(_ words: String, at place: Place?) {
    let excerpt = SourceExcerpt(width: options.mode == .shell ? options.width : SourceExcerpt.widest)
    listening.report?.add(words, severity: "stop", at: place)
    screen.complain(place.map { excerpt.text(words, at: $0) } ?? words)
    // At a pause, nothing was changed, and a trial's changes are discarded.
    guard options.mode == .shell, pause == nil, !engine.machine.isLooking, !isTrial else { return }
    let changed = engine.bridge.history.writes.map { engine.bridge.reference($0).description }
    let names = changed.prefix(Self.changesNamed).joined(separator: ", ")
    let more = changed.count > Self.changesNamed ? " and \(changed.count - Self.changesNamed) more" : ""
    screen.show(line: "Changes made up to that point are kept\(changed.isEmpty ? "" : ": \(names)\(more)").")
  }

  private static let changesNamed = 5

  /// The place in the program's own code: the innermost call outside the library.
  private func place(of trap: Trap) -> Place? {
    ([trap.place] + trap.trace.map(\.place)).lazy.compactMap(place).first ?? currentPlace
  }

  private func place(_ place: SourcePlace) -> Place? {
    guard place.line > 0, let file = engine.frontend.file(numbered: place.file), !file.isLibrary,
      let offset = file.offset(line: Int(place.line), column: Int(place.column))
    else { return nil }
    return origin(of: Place(file: file, offset: offset))
  }

  /// The place itself, or for text generated for a command, the place in the command.
  func origin(of place: Place) -> Place {
    guard let generated = engine.generatedTexts[place.file.number] else { return place }
    return Place(file: generated.command, offset: generated.origin(of: place.offset))
  }

  func diagnostic(_ problem: Problem, at place: Place) -> Diagnostic {
    let place = origin(of: place)
    return Diagnostic(problem, file: place.file, offset: place.offset)
  }
}
