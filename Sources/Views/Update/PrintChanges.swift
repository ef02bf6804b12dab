import Code
import Machine

/// `Self._printChanges()`
extension ViewHierarchy {
  /// The changes in SwiftUI's words: `ContentView: @self, @identity, _count changed.` (4.12)
  ///
  /// A view without dynamic properties has no `@identity`, and a binding does not count as changed at first
  /// (OpenSwiftUI's compatibility tests, published logs). Changes of observable objects come first.
  func changes(of type: RuntimeType) -> String {
    var names: [String] = []
    if let node = running as? ViewNode, node.type.type === type {
      if node.lastRun == nil {
        names = ["@self"]
        let properties = node.type.properties.filter { $0.path.count == 1 }
        if !properties.isEmpty { names.append("@identity") }
        names += properties.filter { $0.kind != .binding }.map { "_\($0.name)" }
      } else {
        names = node.causesOfThisRun.flatMap { node.changedNames(because: $0.reason) }
      }
    }
    let first = ["@dependencies", "@self", "@identity"].filter(names.contains)
    var sorted: [String] = []
    for name in first + names where !sorted.contains(name) { sorted.append(name) }
    return "\(type.printedName): " + (sorted.isEmpty ? "unchanged." : "\(sorted.joined(separator: ", ")) changed.")
  }
}

extension ViewNode {
  fileprivate func changedNames(because reason: Invalidation.Reason) -> [String] {
    switch reason {
    case .property: return ["@dependencies"]
    case .redeclared: return ["@self"]
    case .remade: return []
    case .value(let fields):
      // A new object is a new value of the view, and of its wrapper.
      let objects = type.properties.filter { $0.kind == .observedObject && fields.contains($0.name) }
      return ["@self"] + objects.map { "_\($0.name)" }
    case .object, .state, .environment:
      return zip(type.properties, properties).filter { $1.isChanged(by: reason, $0, of: self) }.map { "_\($0.0.name)" }
    }
  }
}

extension InstalledProperty {
  /// True if the reason for the run concerns this property.
  fileprivate func isChanged(by reason: Invalidation.Reason, _ field: DynamicField, of node: ViewNode) -> Bool {
    switch reason {
    case .property, .value, .redeclared, .remade: return false
    case .state(let property):
      return (location ?? sharedState)?.reference == property
    case .object(let name, _):
      return subscribedName == name
    case .environment(let key):
      guard let view = node.value else { return false }
      let runtime = node.hierarchy.runtime
      switch field.kind {
      case .environment:
        return runtime.environmentKey(of: field, runtime.part(of: view, at: field.path).record) == key
      case .environmentObject: return "\(field.valueType.name).self" == key
      default: return false
      }
    }
  }
}

extension RuntimeType {
  /// The name as SwiftUI prints it: with enclosing types, without the module.
  fileprivate var printedName: String {
    qualifiedName.hasPrefix("main.") ? String(qualifiedName.dropFirst("main.".count)) : baseName
  }
}
