import Code
import Machine
import Models

/// An eager `@State` with a first value of a view, while the view's parent now passes one that begins with another:
/// `_name = State(initialValue: account.profile.name)` (4.10).
struct KeptValue {
  weak var node: ViewNode?
  let property: String
  let type: RuntimeType
  let old: ValueDigest
  let new: ValueDigest
  /// The new value as text.
  let text: String
}

extension ViewNode {
  /// Called when the parent passes a new value. Its `@State` properties have initial values that are not used: those of
  /// the first value are kept.
  func watchInitialValues(_ old: Value, _ new: Value) {
    for property in type.properties where property.kind == .state && property.type.baseName == "State" {
      if case .classType = property.valueType.kind { continue }
      guard let source = property.fields?.source else { continue }
      let runtime = hierarchy.runtime
      let (first, now) = (
        runtime.part(of: old, at: property.path).record[source], runtime.part(of: new, at: property.path).record[source]
      )
      let (before, after) = (ValueDigest(first, property.valueType), ValueDigest(now, property.valueType))
      guard before != after, isMadeOfParameters(property.name) else { continue }
      hierarchy.watched.kept.add(
        KeptValue(
          node: self, property: property.name, type: property.valueType, old: before, new: after,
          text: hierarchy.text(of: now, property.valueType)))
    }
  }

  /// True if the body reads the state, or a control on the screen edits it.
  fileprivate func shows(_ state: StateLocation) -> Bool {
    func edits(_ site: any Site) -> Bool {
      (site as? PrimitiveSite)?.binding?.location.state === state || site.parts.contains(where: edits)
    }
    return reads.contains(state.reference) || edits(self)
  }

  /// True if what the parent passes decides the initial value, and no name says that it is meant for the beginning only.
  private func isMadeOfParameters(_ name: String) -> Bool {
    guard let sources = hierarchy.mistakes.sources else { return false }
    let made = sources.lines(containing: "_\(name) =", in: type.type)
    if made.isEmpty {
      let isPassed = sources.declaration(of: name, in: type.type)?.hasInitialValue == false
      return isPassed && !Self.isForBeginning(name)
    }
    return made.allSatisfy { line in
      let value = line.text.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
      return !Self.isForBeginning(value.replacing("initialValue:", with: "").replacing("State(", with: ""))
    }
  }

  /// Values that are new each time, and names of values for the beginning.
  private static func isForBeginning(_ text: String) -> Bool {
    ["UUID()", "Date()", ".now", ".random", "nitial", "efault", "draft", "Draft", "original", "start", "Start"]
      .contains(where: text.contains)
  }
}

extension ViewHierarchy {
  /// At the end of a turn, reports the states that still have the first value that was passed.
  func findKeptValues() {
    for kept in watched.kept.takeAllValues() {
      guard let node = kept.node, node.isMounted, !handlesChanges(node),
        let state = node.states.first(where: { $0.member == kept.property }),
        ValueDigest(state.value, kept.type) == kept.old, node.shows(state)
      else { continue }
      let parent = (node.context?.owner.programScope as? ViewNode)?.name ?? "Its parent"
      let declared = mistakes.sources?.declaration(of: kept.property, in: node.type.type)
      report(
        .stateKeepsFirstValue, in: node.name, property: "\(kept.property) \(parent)", blaming: kept.property,
        text: "\(node.name).\(kept.property) keeps \(text(of: state.value, kept.type)), the first value it was given."
          + " \(parent) now passes \(kept.text), which @State ignores.",
        advice: "show what the parent passes, without @State; or give \(node.name) the identity of what its"
          + " \(kept.property) is made from, with '.id(_:)'",
        at: declared?.line)
    }
  }
}
