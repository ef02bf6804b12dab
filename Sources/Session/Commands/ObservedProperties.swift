import Frontend
import Tree
import Views

/// Properties whose writes have observers: a watch of any other one would never report, and a break never pause.
extension Session {
  /// Requires that writes of an object's or a view's property are seen.
  func requireObserved(_ member: String, of object: String) throws(CommandError) {
    let type = String(object.prefix { $0 != "#" && $0 != "<" && $0 != "[" })
    guard let declaration = engine.frontend.lookUpType(type), !declaration.isLibrary else { return }
    let name = String(member.prefix { $0 != "." && $0 != "[" })
    let properties = engine.frontend.properties(of: declaration)
    let links = PathLinks(knowledge: engine.frontend.knowledge)
    func silence(of property: VariableDeclaration) -> SilentProperty? {
      // A wrapper keeps the value under another name, and tells of its writes.
      if property.tracking == nil, properties.contains(where: { $0.name == "_\(property.name)" }) { return nil }
      switch links.kind(of: property) {
      case .tracked: return nil
      case .computed: return property.setter == nil || property.isLazy ? .computed : nil
      case .constant: return .constant
      case .ignored: return .ignored
      case .unpublished: return .unpublished
      case .plain: return .plainClass
      case .field: return property.isLet ? .constant : .value
      case .element, .optional: return nil
      }
    }
    guard let property = properties.first(where: { $0.name == name }) else {
      let known = properties.filter { $0.name.first != "_" && $0.name.first != "$" && silence(of: $0) == nil }
      throw .notStored(name, of: type, isTracked: declaration.isObservable, known: known.map(\.name))
    }
    if let reason = silence(of: property) { throw .notObserved(name, of: type, reason) }
  }
}

/// The reason why writes of a property have no observers.
enum SilentProperty {
  case constant, computed, ignored, unpublished, plainClass
  /// A variable of a view that is no state.
  case value
}
