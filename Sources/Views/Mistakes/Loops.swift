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

  /// The line with which one of the views creates the instances of the update again and again.
  private func lineThatMakesModels(in views: [MountedView]) -> (view: String, type: String, line: SourceLine)? {
    for case let view as ViewNode in views where view.isListed {
      for type in watched.typesMadeByBodies.sorted() {
        let lines = mistakes.sources?.lines(containing: "\(type)(", in: view.type.type) ?? []
        if let line = lines.first { return (view.name, type, line) }
      }
    }
    return nil
  }
}
