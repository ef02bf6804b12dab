import Trace

/// Runs of bodies that follow from what initializers read: a body that makes a child also calls the initializers of the
/// child's eager `@State`, and so depends on what they read of their own instances.
extension Lockstep {
  /// The types of which the second program has created and discarded more instances than the first one.
  func discardedMore(_ thrownAway: [String: Int]) -> Set<String> {
    let (old, new) = (before.discarded, after.discarded.merging(thrownAway, uniquingKeysWith: max))
    return Set(new.filter { $0.value > old[$0.key] ?? 0 }.keys.map(TypeName.withoutArguments))
  }

  /// The type of another view's eager `@State` and a property that its initializer reads, if these runs have no other
  /// reason than such reads, and have made further instances in vain.
  func readByInitializer(_ reasons: [BodyReason], runsOf view: String, _ discarded: Set<String>)
    -> (state: String, property: String)?
  {
    let view = TypeName.withoutArguments(view)
    // Only a body that makes the other view calls the initializer.
    let made = programs.after.mentioned[view] ?? []
    let others = programs.after.eagerStates.filter { $0.key != view && made.contains($0.key) }.flatMap(\.value.values)
    let own = Set((programs.after.eagerStates[view] ?? [:]).values)
    guard let state = others.sorted().first(where: { discarded.contains($0) && !own.contains($0) }) else { return nil }
    var found: String?
    for reason in reasons {
      guard case .property(let property) = reason else { return nil }
      let name = Side.withoutNumbers(property.description)
      guard discarded.contains(TypeName.withoutArguments(String(name.prefix { $0 != "." }))) else { return nil }
      found = found ?? name
    }
    return found.map { (state, $0) }
  }
}
