import Code
import Machine
import Models

/// The connection of a dynamic property of a mounted view. It lives as long as the view's identity.
final class InstalledProperty {
  private(set) var location: StateLocation?
  private var use: UsedLocation?
  private var environmentValue: Value?
  private var subscription: (any ObjectSubscription)?
  /// The state that its binding leads to.
  var sharedState: StateLocation? { use?.state }
  /// The ObservableObject it listens to.
  var subscribedName: String? { subscription?.name }

  /// Writes the connection into the view, which is then what the body sees.
  func install(
    _ field: DynamicField, into view: inout Value, of node: ViewNode, environment: EnvironmentBox
  ) throws {
    let runtime = node.hierarchy.runtime
    let wrapper = runtime.part(of: view, at: field.path)
    guard let fields = field.fields else { return try runtime.callUpdate(of: wrapper, field, in: &view) }
    let record = wrapper.record
    let source = record[fields.source]
    func connect(_ value: Value) throws {
      try runtime.replace(&view, (field.path + [fields.connection])[...], with: value)
    }
    switch field.kind {
    case .state:
      let location =
        self.location
        ?? StateLocation(
          inherited(field, by: node) ?? source, field.valueType, member: field.name, owner: node,
          hierarchy: node.hierarchy)
      self.location = location
      try connect(Value(location))
    case .storage:
      let wrapper = runtime.libraryName(of: field.type) ?? ""
      let location = runtime.sharedLocation(
        wrapper, key: fields.key.map { record[$0].string } ?? "", source, field.valueType)
      let use = use(of: location, field.valueType, by: node)
      try connect(Value(use))
    case .binding:
      guard let base = source.object as? Location else { return }
      let use = use(of: base, field.valueType, by: node)
      try connect(Value(use))
    case .stateObject, .lazyState:
      let location =
        try self.location
        ?? StateLocation(
          inherited(field, by: node) ?? runtime.machine.call(closure: source), field.valueType, member: field.name,
          owner: node, hierarchy: node.hierarchy)
      self.location = location
      if field.kind == .stateObject { try subscribe(node, to: location.value) }
      try connect(Value(location))
    case .observedObject:
      try subscribe(node, to: source)
    case .environmentObject:
      let object = try runtime.environmentObject(ofType: field.valueType, in: environment)
      if let object { try subscribe(node, to: object) }
      try connect(object ?? runtime.machine.none())
    case .environment:
      let value = try runtime.environmentValue(of: field, record, in: environment)
      environmentValue = value
      try connect(value.map(runtime.machine.wrapped) ?? runtime.machine.none())
    case .custom: break
    }
  }

  /// The key under which another environment gives another value, if it does.
  func environmentChange(
    _ field: DynamicField, to environment: EnvironmentBox, of view: Value?, _ hierarchy: ViewHierarchy
  ) throws -> String? {
    guard let view else { return nil }
    let runtime = hierarchy.runtime
    switch field.kind {
    case .environment:
      let record = runtime.part(of: view, at: field.path).record
      let new = try runtime.environmentValue(of: field, record, in: environment)
      if let old = environmentValue, let new, try runtime.comparison.areEqual(old, new, field.valueType) { return nil }
      if environmentValue == nil, new == nil { return nil }
      return runtime.environmentKey(of: field, record)
    case .environmentObject:
      let new = try runtime.environmentObject(ofType: field.valueType, in: environment)
      return new?.object === subscription?.object ? nil : "\(field.valueType.name).self"
    default:
      return nil
    }
  }

  func uninstall() {
    location?.lostOwner()
    location = nil
    use?.detach()
    use = nil
    environmentValue = nil
    subscription?.cancel()
    subscription = nil
  }

  /// The property of the view before its type, or another, was redeclared.
  private func inherited(_ field: DynamicField, by node: ViewNode) -> Value? {
    node.hierarchy.inheritance?.value(of: field.name, in: node.reference, type: field.valueType)
  }

  private func use(of base: Location, _ type: RuntimeType, by node: ViewNode) -> UsedLocation {
    let inner = (base as? UsedLocation)?.base ?? base
    if let use, use.base.isSame(as: inner), inner.snapshot == nil { return use }
    use?.detach()
    let made = UsedLocation(inner, type, by: node)
    use = made
    return made
  }

  private func subscribe(_ node: ViewNode, to object: Value) throws {
    if subscription?.object === object.object { return }
    subscription?.cancel()
    subscription = try node.hierarchy.runtime.subscribe(node, to: object)
  }
}
