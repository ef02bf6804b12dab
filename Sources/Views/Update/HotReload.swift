import Code
import Trace

/// The data that a tree passes to its replacement when a type was redeclared: the state of each view, by its name on
/// the screen, and the number of its runs.
struct Inheritance {
  let redeclared: String
  private var views: [ViewRef: Estate] = [:]

  struct Estate {
    let states: [String: StateLocation]
    let runs: Int
    let invalidations: Int
    let order: Int
  }

  /// The mounting number of each tab's content.
  private var visits: [TabKey: Int] = [:]

  init(of nodes: [ScopeNode], pages: [PageSite], redeclared: String) {
    self.redeclared = redeclared
    for page in pages { if let key = page.key, let visit = page.visit { visits[key] = visit } }
    for case let node as ViewNode in nodes {
      let states = Dictionary(node.states.map { ($0.member, $0) }, uniquingKeysWith: { first, _ in first })
      views[node.reference] = Estate(
        states: states, runs: node.runs, invalidations: node.invalidations, order: node.order)
    }
  }

  func visit(of tab: TabKey) -> Int? { visits[tab] }
  func estate(of view: ViewRef) -> Estate? { views[view] }

  /// The old value of a state; nil if there was none, or one of another type.
  func value(of member: String, in view: ViewRef, type: RuntimeType) -> Value? {
    guard let state = views[view]?.states[member], state.type === type else { return nil }
    return state.value
  }
}

extension ViewHierarchy {
  /// The trees on the screen by name, each with its mounting number: a new tree mounted under the same name has
  /// another number.
  package var mountedNumbers: [String: Int] { trees.mapValues(\.order) }

  /// Trees that show a view of one of these types, by the names with which they are mounted.
  package func trees(showing types: [String]) -> [String] {
    mountedTrees.filter { name in
      guard let root = trees[name] else { return false }
      return nodes(below: root).contains { types.contains($0.name) }
    }
  }

  /// Views with a property of a class that has been redeclared; the property still contains an instance of the old
  /// class.
  package func views(holding type: String) -> [String] {
    var names: [String] = []
    for case let node as ViewNode in nodes where node.isListed && !names.contains(node.name) {
      if node.type.instanceFields.contains(where: { $0.type.baseName == type }) { names.append(node.name) }
    }
    return names
  }

  /// Mounts a tree again because a type that it shows was redeclared. Views that still exist keep their state.
  package func reload(_ name: String, redeclared type: String, mount: () throws -> Void) rethrows {
    guard let root = trees.removeValue(forKey: name) else { return }
    inheritance = Inheritance(of: nodes(below: root), pages: pages(below: root), redeclared: type)
    defer { inheritance = nil }
    root.unmount()
    stale.removeAll { !$0.isMounted }
    // The old views do not disappear, and the new ones do not appear.
    afterUpdate = AfterUpdate()
    try mount()
  }
}
