import Models
import Trace
import Views

/// The reason why a view ran or did not run in the last turn, as data, for programs that should not have to read
/// sentences.
package struct WhyReport {
  package struct Reason {
    /// The name of the case: `property`, `value` …, or `equalWrite`, `notRead` …
    package let kind: String
    /// The properties of the reason.
    package let properties: [String]
    package let message: String
    /// The origin of the write.
    package let origin: WriteOrigin?
  }

  package enum Answer: String { case ran, firstRun, waits, didNotRun, unmounted }

  package let view: String
  package let answer: Answer
  package let runs: Int
  /// The turn of the last run.
  package let lastRun: Int?
  package let reads: [String]
  package let reasons: [Reason]
  /// The lines of `:why`.
  package let lines: [String]
}

extension Session {
  /// A report for each view with this name, up to a limit; views that ran in the last turn come first. Empty if there
  /// is and was no such view.
  package func whyReports(of name: String, atMost limit: Int = 20) -> [WhyReport] {
    let hierarchy = engine.views
    let words = WhyWords(bridge: engine.bridge, machine: engine.machine, origin: engine.origin)
    let views = hierarchy.views(named: name)
    guard !views.isEmpty else {
      guard let explanation = hierarchy.explain(name) else { return [] }
      return [report(explanation, of: nil, name, words)]
    }
    let turn = engine.bridge.history.turn
    let sorted = views.filter { $0.lastRun?.turn == turn } + views.filter { $0.lastRun?.turn != turn }
    return sorted.prefix(limit).map {
      report(hierarchy.explain($0), of: $0, views.count == 1 ? name : $0.reference.description, words)
    }
  }

  private func report(
    _ explanation: Explanation, of view: MountedView?, _ name: String, _ words: WhyWords
  ) -> WhyReport {
    let (answer, reasons): (WhyReport.Answer, [WhyReport.Reason]) =
      switch explanation {
      case .unmounted: (.unmounted, [])
      case .stale(let causes): (.waits, causes.map { words.reason($0, of: view) })
      case .firstRun: (.firstRun, [])
      case .ran(let causes, _): (.ran, causes.map { words.reason($0, of: view) })
      case .didNotRun(let reasons): (.didNotRun, reasons.map { words.reason($0, of: view) })
      }
    return WhyReport(
      view: name, answer: answer, runs: view?.runs ?? 0, lastRun: view?.lastRun.map { Int($0.turn) },
      reads: view?.reads.map(\.description) ?? [], reasons: reasons,
      lines: words.lines(for: explanation, of: view, name: name))
  }
}

extension WhyWords {
  fileprivate func reason(_ cause: Invalidation, of view: MountedView?) -> WhyReport.Reason {
    let (kind, properties): (String, [String]) =
      switch cause.reason {
      case .property(let dependency, _): ("property", [bridge.reference(dependency).description])
      case .object(let name, let member): ("object", [member.map { "\(name).\($0)" } ?? name])
      case .state(let property): ("state", [property.description])
      case .value(let fields): ("value", fields)
      case .environment(let key): ("environment", [key])
      case .redeclared(let type): ("redeclared", [type])
      case .remade: ("remade", [])
      }
    return WhyReport.Reason(
      kind: kind, properties: properties, message: words(for: cause, in: view), origin: writer(of: cause))
  }

  private func writer(of cause: Invalidation) -> WriteOrigin? {
    let written: WriteHistory.Origin? =
      switch cause.reason {
      case .property(let dependency, _): bridge.history.origin(of: dependency)
      case .object(let name, let member):
        bridge.history.writes.first {
          $0.instance.name == name && (member == nil || bridge.memberName($0) == member)
        }.flatMap { bridge.history.origin(of: $0) }
      default: cause.origin
      }
    return written.flatMap(origin)
  }

  fileprivate func reason(_ idle: IdleReason, of view: MountedView?) -> WhyReport.Reason {
    func names(_ dependencies: [Dependency]) -> [String] { dependencies.map { bridge.reference($0).description } }
    let (kind, properties): (String, [String]) =
      switch idle {
      case .equalWrite(let dependency): ("equalWrite", names([dependency]))
      case .notRead(let dependencies, _): ("notRead", names(dependencies))
      case .notForwarded(let dependencies, _): ("notForwarded", names(dependencies))
      case .ownPublisher(let dependencies): ("ownPublisher", names(dependencies))
      case .notSubscribed(let dependencies, _, _): ("notSubscribed", names(dependencies))
      case .nothingWritten: ("nothingWritten", [])
      case .silent(_, let link, _): ("silent", ["\(link.owner).\(link.name)"])
      case .endedEarly(_, let place): ("endedEarly", names(place.map { [$0] } ?? []))
      case .constant(let path): ("constant", [path.text])
      case .copiedValue: ("copiedValue", [])
      case .endedInLoop: ("endedInLoop", [])
      case .equalValue: ("equalValue", [])
      case .otherState(let state, _): ("otherState", [state.description])
      case .equalState(let state, _): ("equalState", [state.description])
      case .stateNotRead(let state, _): ("stateNotRead", [state.description])
      case .showsOldValue: ("showsOldValue", [])
      case .wasCutOff: ("wasCutOff", [])
      }
    return WhyReport.Reason(kind: kind, properties: properties, message: sentence(idle, view), origin: nil)
  }
}
