import Code
import Machine
import Models
import Trace

/// Questions to the hierarchy, and its warnings.
extension ViewHierarchy {
  /// All nodes of all trees, in screen order, parents before their children.
  var nodes: [ScopeNode] {
    trees.values.sorted { $0.order < $1.order }.flatMap(nodes)
  }

  func nodes(below root: any Site) -> [ScopeNode] { sites(below: root) }
  func pages(below root: any Site) -> [PageSite] { sites(below: root) }

  /// The sites of one kind in all trees.
  func sites<Kind>() -> [Kind] { trees.values.sorted { $0.order < $1.order }.flatMap { sites(below: $0) } }

  /// The sites of one kind, parents before their parts.
  private func sites<Kind>(below root: any Site) -> [Kind] {
    var found: [Kind] = []
    func collect(_ site: any Site) {
      if let one = site as? Kind { found.append(one) }
      for part in site.parts { collect(part) }
    }
    collect(root)
    return found
  }

  /// The program's views in all trees, in screen order, and contents that ran by themselves.
  package var treeViews: [MountedView] { nodes.filter(isListed) }

  private func isListed(_ node: ScopeNode) -> Bool {
    if let view = node as? ViewNode { return view.isListed }
    return !(node is RootNode) && !node.dependencies.isEmpty
  }

  /// All views, those bound by hand first, each with the number of surrounding views; parents before their children.
  package var nestedViews: [(view: MountedView, depth: Int)] {
    var found: [(view: MountedView, depth: Int)] = views.map { ($0, 0) }
    func collect(_ site: any Site, depth: Int) {
      var depth = depth
      if let node = site as? ScopeNode, isListed(node) {
        found.append((node, depth))
        depth += 1
      }
      for part in site.parts { collect(part, depth: depth) }
    }
    for tree in trees.values.sorted(by: { $0.order < $1.order }) { collect(tree, depth: 0) }
    return found
  }

  /// The state of the views in all trees, as text, and whether the last turn wrote it or assigned an equal value.
  package var shownStates: [(property: PropertyRef, value: String, wasWritten: Bool, wasEqual: Bool)] {
    nodes.flatMap { node in
      ((node as? ViewNode)?.states ?? []).filter(\.isOfProgram).map { state in
        let write = state.lastWrite.flatMap { $0.turn == bridge.history.turn ? $0 : nil }
        return (
          state.reference, text(of: state.value, state.type), write?.wasEqual == false, write?.wasEqual == true
        )
      }
    }
  }

  /// All views, and the closures of `ForEach` and `GeometryReader` that have run by themselves. A closure that only
  /// runs with the surrounding body is part of that body, whether or not it reads a tracked property.
  package var countedViews: [MountedView] {
    views + nodes.filter { node in (node as? ViewNode)?.isListed ?? (node is ClosureNode && node.ownRuns > 0) }
  }

  /// All views: those bound by hand, then those of trees.
  package var allViews: [MountedView] { views + treeViews }
  /// True if a trap ended the last run of a body, among the views mounted after the one with this number.
  package func hasCutOffBody(after order: Int) -> Bool {
    nodes.contains { $0.order > order && $0.lastRun?.wasCutOff == true }
  }

  /// The values that the views of trees keep alive: their own values and their state.
  package var heldValues: [(view: String, value: Value)] {
    nodes.flatMap { node -> [(view: String, value: Value)] in
      guard let view = node as? ViewNode else { return [] }
      let name = view.reference.description
      return (view.value.map { [(name, $0)] } ?? [])
        + view.states.map { ("\(name).\($0.member)", $0.value) }
        + view.environmentValues.map { ("\(name).\($0.name)", $0.value) }
    }
  }

  /// The values of the properties of views in trees: first their state, then what they got from the environment, then
  /// the rest. The value of a `@State` property also holds a later initial value, which nothing uses.
  package var ownedValues: [(name: String, value: Value)] {
    var counts: [String: Int] = [:]
    let views = nodes.sorted { $0.order < $1.order }.compactMap { $0 as? ViewNode }.map { view in
      counts[view.name, default: 0] += 1
      return (name: "\(view.name) \(counts[view.name] ?? 0)", view: view)
    }
    return views.flatMap { name, view in view.states.map { ("\(name).\($0.member)", $0.value) } }
      + views.flatMap { name, view in view.suppliedObjects.map { ("\(name).\($0.name)", $0.value) } }
      + views.flatMap { name, view in view.fieldValues.map { ("\(name).\($0.name)", $0.value) } }
  }

  /// The views of a name: one, as shown (`Row[3]`), or all of a type (`Row`).
  package func views(named name: String) -> [MountedView] {
    if let view = view(named: name) { return [view] }
    let all = treeViews
    let exact = all.filter { $0.reference.description == name }
    return exact.isEmpty ? all.filter { $0.name == name } : exact
  }

  /// Records that a body has read state.
  func noteRead(of state: StateLocation) {
    (running as? ScopeNode)?.noteRead(of: state.reference)
  }

  /// Emits a warning of SwiftUI.
  ///
  /// - Parameters:
  ///   - property: The written property.
  ///   - circumstance: The circumstances of the write; nil if a body runs.
  ///   - advice: The fix; nil if the words include it.
  func warn(
    _ words: String, _ rule: MistakeRule = .writeInBody, property: String? = nil, circumstance: String? = nil,
    advice: String? = nil
  ) {
    // A body that runs a hundred times causes one warning.
    if latest.warning?.turn != bridge.history.turn || latest.warning?.words != words {
      latest.warning = (bridge.history.turn, words)
      bridge.events.send(.warning(words))
    }
    guard let property, let advice else { return }
    let view = (running as? ScopeNode)?.lastShownScope?.name ?? running?.name ?? property
    let line = bridge.callSite.flatMap { mistakes.sources?.line(at: $0.place) }
    report(
      rule, in: view, property: property,
      text: "\(property) was written \(circumstance ?? "while the body of \(view) ran"): \(words)",
      advice: line.map { "\($0.place): \(advice)" } ?? advice, at: line, isTold: true)
  }

  func noteState(_ location: StateLocation, old: Value, new: Value, invalidates: [ViewRef]) {
    guard location.isOfProgram else { return }
    latest.stateWrite = LatestEvents.StateWrite(turn: bridge.history.turn, state: location)
    guard bridge.events.wants(.writes) else { return }
    bridge.events.send(
      .state(
        location.reference, old: bridge.shown(old, location.type), new: bridge.shown(new, location.type),
        invalidates: invalidates.sorted { $0.description < $1.description }))
  }

  func noteEqualState(_ location: StateLocation, _ new: Value) {
    guard bridge.events.wants(.writes), location.isOfProgram else { return }
    bridge.events.send(
      .equalWrite(
        location.reference, old: bridge.shown(location.value, location.type), new: bridge.shown(new, location.type)))
  }

  func text(of value: Value, _ type: RuntimeType) -> String {
    ValueText.text(of: value, type, machine: runtime.machine)
  }

  /// An id as it appears in a view's name: a string without its quotes.
  func label(of id: IdentityKey) -> String {
    if case .string = id.type.kind { return id.value.string }
    // The first part of a UUID distinguishes it, as in logs.
    if runtime.libraryName(of: id.type) == Layout.UUID.typeName {
      return String(Layout.UUID(id.value).uuidString.prefix { $0 != "-" })
    }
    return ValueText.text(of: id.value, id.type, machine: runtime.machine, limit: 40)
  }
}

extension ViewRuntime {
  /// The name of a tree: the type of its root view, whatever modifiers it has.
  func title(of type: RuntimeType) -> String {
    switch libraryName(of: type) {
    case Layout.ModifiedContent.typeName: title(of: Layout.ModifiedContent.Field.content.type(in: type))
    case Layout.IdentifiedView.typeName: title(of: Layout.IdentifiedView.Field.content.type(in: type))
    default: type.baseName
    }
  }
}

extension Invalidation {
  /// True if the cause is not a parent's run.
  var isOwn: Bool {
    if case .value = reason { false } else { true }
  }
  /// True if the cause of the run is a model property that the view's own scope has read.
  var isTracked: Bool { reason.isOfObject }
}
