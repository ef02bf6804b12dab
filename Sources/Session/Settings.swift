import Frontend
import Machine
import Models
import Trace
import Views

/// Applies the options: limits, the trace, and the level below which no events are made.
extension Session {
  func applyOptions() {
    engine.machine.limits = Engine.limits(options)
    engine.frontend.budget = Engine.budget(options)
    engine.frontend.language = Engine.language(options)
    engine.views.mistakes.isOn = options.findsMistakes
  }

  /// Makes a trace writer for the current options.
  func updateTrace() {
    updateLevels()
    screen.replaceTrace(Self.traceWriter(options, turn: screen.turn))
  }

  /// Updates the event levels for everything that receives events.
  func updateLevels() {
    events.level = max(options.traceLevel, witness?.level ?? .off, watching.level, stopPoints.level)
    events.shownLevel = options.traceLevel
    events.wantsOrigins =
      options.wantsOrigins || !watching.isEmpty || stopPoints.level > .off || witness?.wrote != nil
    watching.traceShowsOrigins = options.wantsOrigins
    let (stopPoints, engine) = (stopPoints, engine)
    events.pausesBefore = stopPoints.level == .off ? nil : { stopPoints.stopsBefore($0) }
    engine.views.session.bodyWillRun = stopPoints.isEmpty ? nil : { [unowned self] in stop(before: $0) }
    if let bodyWillRun = witness?.bodyWillRun {
      engine.views.session.bodyWillRun = { [unowned self] in bodyWillRun(self, $0) }
    }
    engine.bridge.updateReporting()
  }

  /// Follows a terminal that has another width now.
  package func setWidth(_ width: Int) {
    guard width != options.width else { return }
    options.width = width
    screen.setWidth(width, trace: Self.traceWriter(options, turn: screen.turn))
  }

  static func traceWriter(_ options: SessionOptions, turn: Int = 1) -> any TraceWriter {
    switch options.traceFormat {
    case .text:
      TextWriter(level: options.showsTrace ? options.traceLevel : .off, width: options.width, color: options.color)
    case .json: JSONWriter(level: options.traceLevel, turn: turn)
    }
  }
}
