import Trace

extension ViewHierarchy {
  /// Reports views that invalidate each other endlessly (D4): usually one of them creates a new model at each run.
  func reportLoop(_ links: [CycleLink], _ views: [MountedView]) {
    guard let first = views.min(by: { $0.order < $1.order }) else { return }
    let cycle = (links + links.prefix(1)).map(\.description).joined(separator: " → ")
    let made = lineThatMakesModels(in: views)
    let words = "\(cycle): these views invalidate each other endlessly and were stopped."
    guard let made else {
      // The loop's own event has already said as much.
      let advice = "write in an action instead, or only when the value changes"
      return report(
        .redrawLoop, in: first.name, property: cycle, text: words, advice: advice, isTold: true)
    }
    report(
      .redrawLoop, in: first.name, property: cycle,
      text: "\(words) Each run of \(made.view) creates a new \(made.type): '\(made.line.text)'.",
      advice: "\(made.line.place): store it across runs: '@State private var … = \(made.type)(…)'", at: made.line)
  }

  /// The line with which one of the views creates instances again and again. A model that was made once, as for a
  /// `@StateObject`, does not cause the loop.
  private func lineThatMakesModels(in views: [MountedView]) -> (view: String, type: String, line: SourceLine)? {
    let made = watched.lastRoundOfType.filter { loops.round - $0.value < Self.roundsOfCycle }.keys.sorted()
    for case let view as ViewNode in views where view.isListed {
      for type in made {
        let lines = mistakes.sources?.lines(containing: "\(type)(", in: view.type.type) ?? []
        let line = lines.first { line in !["@StateObject", "@State "].contains { line.text.contains($0) } }
        if let line { return (view.name, type, line) }
      }
    }
    return nil
  }

  /// Views and actions take turns in a cycle, so that not every round makes an instance.
  private static var roundsOfCycle: Int { 4 }
}
