/// The views that are no longer mounted, for questions about them.
package struct DepartedViews {
  /// The runs and invalidations of departed views of one name.
  package struct Counts {
    package private(set) var views = 0
    package private(set) var bodies = 0
    package private(set) var invalidations = 0

    fileprivate mutating func add(bodies: Int, invalidations: Int) {
      views += 1
      self.bodies += bodies
      self.invalidations += invalidations
    }
  }

  /// By the views' names.
  package private(set) var counts: [String: Counts] = [:]
  /// The latest last.
  package private(set) var names: [String] = []
  private static let namesKept = 100

  mutating func add(_ view: MountedView, bodies: Int, invalidations: Int) {
    counts[view.name, default: Counts()].add(bodies: bodies, invalidations: invalidations)
  }

  mutating func note(_ name: String) {
    if names.last == name { return }
    forget(name)
    names.append(name)
    if names.count > Self.namesKept { names.removeFirst() }
  }

  /// A view of the name is mounted again.
  mutating func forget(_ name: String) { names.removeAll { $0 == name } }
}
