import Code

/// `Self._printChanges()`
extension ViewHierarchy {
  /// In SwiftUI's words: `ContentView: @self, @identity, _count changed.` (4.12)
  func changes(of type: RuntimeType) -> String {
    guard let node = running as? ViewNode, let run = node.lastRun ?? nil else {
      return firstChanges(of: type)
    }
    _ = run
    var names: [String] = []
    for cause in node.causesOfThisRun {
      let name =
        switch cause.reason {
        case .property, .object: "@dependencies"
        case .state(let property): "_\(property.member)"
        case .value, .redeclared: "@self"
        case .environment(let key): "_\(key)"
        }
      if !names.contains(name) { names.append(name) }
    }
    return "\(type.baseName): " + (names.isEmpty ? "unchanged." : "\(names.joined(separator: ", ")) changed.")
  }

  private func firstChanges(of type: RuntimeType) -> String {
    let fields = runtime.dynamicFields(of: type).filter { $0.path.count == 1 }.map { "_\($0.name)" }
    return "\(type.baseName): \((["@self", "@identity"] + fields).joined(separator: ", ")) changed."
  }
}
