/// The counts of views since one moment.
package struct CountWindow {
  private struct Counts {
    var bodies: Int
    var invalidations: Int
  }

  /// The counts of each view at that moment, by its place in mounting order.
  private var starts: [Int: Counts] = [:]
  /// The views that have departed since, with their counts from that moment on.
  package private(set) var departed = DepartedViews()

  init(of views: [MountedView]) {
    for view in views { starts[view.order] = Counts(bodies: view.ownRuns, invalidations: view.ownInvalidations) }
  }

  /// The runs of the view since that moment.
  package func bodies(of view: MountedView) -> Int { view.ownRuns - (starts[view.order]?.bodies ?? 0) }

  package func invalidations(of view: MountedView) -> Int {
    view.ownInvalidations - (starts[view.order]?.invalidations ?? 0)
  }

  mutating func add(departed view: MountedView) {
    departed.add(view, bodies: bodies(of: view), invalidations: invalidations(of: view))
    starts[view.order] = nil
  }

  /// A view takes over the counts of an earlier one.
  mutating func takeOver(from order: Int, to newOrder: Int) { starts[newOrder] = starts[order] }
}

extension ViewHierarchy {
  /// Counts the runs of all views from now on, beside their totals.
  package func beginCountWindow() { countWindow = CountWindow(of: views + nodes) }
}
