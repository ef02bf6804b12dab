import Machine

/// The instances that words of a command name.
extension Session {
  /// The name with an instance instead of the variable that holds it: `Counter#1.count` for `counter.count`. The
  /// name of a view stays.
  func nameOfInstance(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let owner = parts.first, engine.views.views(named: owner).isEmpty,
      let held = engine.globals[owner]?.value.object as? Record, held.number > 0
    else { return name }
    return (["\(held.type.name)#\(held.number)"] + parts.dropFirst()).joined(separator: ".")
  }

  /// Checks that an instance of this name, such as `Counter#1`, is alive.
  func requireInstance(_ name: String) throws(CommandError) {
    var isThere = false
    engine.machine.heap.forEachInstance { isThere = isThere || "\($0.type.name)#\($0.number)" == name }
    if !isThere { throw .noInstance(name) }
  }
}
