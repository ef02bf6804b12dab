import Code
import Machine
import Models
import Views

/// The holders of each instance, for `:objects`.
extension Session {
  struct HeldInstance {
    /// `Counter#1`
    let instance: String
    let words: String
  }

  private func findings(withTasks: Bool) -> [HolderSearch.Finding] {
    var roots = engine.variableRoots
    for (view, value) in engine.views.heldValues { roots.append(("view \(view)", value)) }
    for tracker in engine.bridge.trackers.all {
      for closure in tracker.closures { roots.append((tracker.name, closure)) }
    }
    for task in withTasks ? engine.machine.scheduler.livingTasks : [] {
      if let closure = task.closure { roots.append(("Task#\(task.number)", Value(closure))) }
    }
    var living: [Record] = []
    engine.machine.heap.forEachInstance { living.append($0) }
    return HolderSearch.find(roots: roots, living: living)
  }

  /// Reports models whose views are gone, and that only a reference cycle keeps alive.
  func findLeaks() {
    engine.views.findLeaks { _ in
      findings(withTasks: false).filter { !$0.isReached }.map { finding in
        LeakedModel(
          instance: finding.instance, holders: finding.holders.prefix(Self.holdersNamed).joined(separator: ", "),
          closures: finding.closures.compactMap { engine.line(ofClosure: $0) },
          property: finding.properties.count == 1 ? finding.properties.first : nil)
      }
    }
  }

  func holders() -> [HeldInstance] {
    findings(withTasks: true).map { finding in
      HeldInstance(
        instance: "\(finding.instance.type.name)#\(finding.instance.number)", words: words(for: finding))
    }
  }

  private func words(for finding: HolderSearch.Finding) -> String {
    let named = finding.holders.prefix(Self.holdersNamed).joined(separator: ", ")
    let more = finding.holders.count - Self.holdersNamed
    let holders = more > 0 ? "\(named) and \(more) more" : named
    if finding.isReached { return "held by \(holders)" }
    return holders.isEmpty ? "not held by any variable, view or instance" : "leaked: held only by \(holders)"
  }

  private static let holdersNamed = 3
}

extension Engine {
  /// The values held by the program's variables and by views bound by hand.
  var variableRoots: [(name: String, value: Value)] {
    var roots: [(name: String, value: Value)] = []
    for (name, variable) in globals where variable.isInitialized { roots.append((name, variable.value)) }
    compiler.forEachStatic { roots.append(($0.name, $0.value)) }
    roots.sort { $0.name < $1.name }
    for view in views.views { roots.append(("view \(view.name)", view.source.model)) }
    return roots
  }
}
