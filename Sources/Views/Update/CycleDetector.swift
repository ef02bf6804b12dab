import Models
import Trace

/// Stops an action that keeps changing the value that it observes: it acts twice in one turn, but not a third time
/// (OpenSwiftUI: `UpdateCycleDetector`, for which a turn is a frame).
struct CycleDetector {
  private var turn: Int32 = -1
  private var dispatches = 0
  var hasLogged = false

  /// True if the action may run.
  mutating func dispatch(in turn: Int32) -> Bool {
    if turn != self.turn { (self.turn, dispatches, hasLogged) = (turn, 0, false) }
    dispatches += 1
    return dispatches <= 2
  }
}

extension ViewHierarchy {
  /// Reports that SwiftUI does not run an action a third time (4.22).
  ///
  /// - Parameters:
  ///   - action: Such as `onChange(of: Int)`.
  ///   - source: The beginning of the modifier in the source.
  func stopAction(_ action: String, of owner: ScopeNode, source: String) {
    bridge.events.send(.warning("\(action) action tried to update multiple times per frame."))
    loops.hasCut = true
    let node = owner.programScope as? ViewNode
    let view = node?.name ?? owner.name
    let lines = node.flatMap { mistakes.sources?.lines(containing: source, in: $0.type.type) } ?? []
    let causes = owner.lastShownScope?.lastRun?.causes.compactMap { property(of: $0.reason)?.description } ?? []
    let changes = causes.isEmpty ? "a change that runs" : "changes of \(list(causes)) that run"
    var places: [String] = []
    for line in lines.map({ "\($0.place): '\($0.text)'" }) where !places.contains(line) { places.append(line) }
    let feeds = places.isEmpty ? "" : " \(places.joined(separator: ", "))"
    report(
      .onChangeLoop, in: view, property: action,
      text: "redraw loop: in \(view), the action of \(action) causes \(changes) it again; SwiftUI stops it the"
        + " third time in one frame.\(feeds)",
      advice: "write only if the value has to change ('if … { … }'), or compute it in the body", at: lines.first)
  }
}
