import Trace

extension ViewHierarchy {
  /// Views that make each other run for ever (D4): most often one of them makes its model anew each time.
  func reportLoop(_ links: [CycleLink], _ views: [MountedView]) {
    guard let first = views.min(by: { $0.order < $1.order }) else { return }
    let cycle = (links + links.prefix(1)).map(\.description).joined(separator: " → ")
    let made = lineThatMakesModels(in: views)
    report(
      .redrawsForEver, in: first.name, property: cycle,
      text: "\(cycle): these run because of each other, for ever, and were cut off."
        + (made.map { " Each run of \($0.view) makes a new \($0.type): '\($0.line.text)'." } ?? ""),
      advice: made.map { made in
        "\(made.line.place): keep it across runs: '@State private var … = \(made.type)(…)'"
      } ?? "have the write happen in an action, or end where nothing changes any more")
  }

  /// The line with which one of the views makes what the update has made over and over.
  private func lineThatMakesModels(in views: [MountedView]) -> (view: String, type: String, line: SourceLine)? {
    for case let view as ViewNode in views where view.isListed {
      for type in typesMadeByBodies.sorted() {
        let lines = mistakes.sources?.lines(containing: "\(type)(", in: view.type.type) ?? []
        if let line = lines.first { return (view.name, type, line) }
      }
    }
    return nil
  }
}
