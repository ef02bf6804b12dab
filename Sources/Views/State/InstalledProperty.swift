import Code
import Machine
import Models

/// An environment value as a view has read it.
private struct ReadEnvironment {
  let box: EnvironmentBox
  let path: Value
  /// Nil for a missing object.
  let value: Value?
  let reads: [Dependency]
}

/// The connection of a dynamic property of a mounted view. It lives as long as the view's identity.
final class InstalledProperty {
  private(set) var location: StateLocation?
  private var use: UsedLocation?
  private var environment: ReadEnvironment?
  var environmentValue: Value? { environment?.value }
  /// The observed properties on the path to its value in the environment.
  var environmentReads: [Dependency] { environment?.reads ?? [] }
  private var subscription: (any ObjectSubscription)?
  private var query: QueryNode?
  /// The state to which its binding leads.
  var sharedState: StateLocation? { use?.state }
  /// The ObservableObject to which it subscribes.
  var subscribedObject: Record? { subscription?.object as? Record }
  /// The name of the ObservableObject to which it subscribes.
  var subscribedName: String? { subscription?.name }

  /// Writes the connection into the view's value, which the body then sees.
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
      let location = try runtime.storage.location(
        wrapper,
        key: SettingKey(
          name: fields.key.map { record[$0].string } ?? "",
          suite: fields.defaults.map { record[$0.suite].string } ?? ""),
        source, field.valueType,
        form: fields.defaults.map { StoredForm(load: record[$0.load], save: record[$0.save]) })
      let use = use(of: StorageLocation(location, default: source), field.valueType, by: node)
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
      // The trap occurs when the body reads the object, if it does.
      if object == nil {
        let missing = MissingObject(
          property: field.name, type: field.valueType, node: node, modifier: "environmentObject")
        let index = Layout.EnvironmentObject.Field.missing.rawValue
        try runtime.replace(&view, (field.path + [index])[...], with: runtime.machine.wrapped(Value(missing.model)))
      }
    case .environment:
      let value = try read(field, record, in: environment, by: node).value
      // The view's properties are updated before its body: a missing object is a trap whether or not the body reads
      // it (OpenSwiftUI: `EnvironmentBox.update`).
      if value == nil {
        throw MissingObject(property: field.name, type: field.valueType, node: node, modifier: "environment").trap
      }
      try connect(value.map(runtime.machine.wrapped) ?? runtime.machine.none())
    case .query:
      let query =
        self.query
        ?? QueryNode(field, entity: fields.key.map { record[$0].string } ?? "", owner: node, hierarchy: node.hierarchy)
      self.query = query
      try query.fetch(source, in: environment)
      try connect(Value(query.location))
    case .custom: break
    }
  }

  /// The key for which a new environment has a different value, if it has.
  func environmentChange(
    _ field: DynamicField, to environment: EnvironmentBox, of node: ViewNode
  ) throws -> String? {
    guard let view = node.value else { return nil }
    let runtime = node.hierarchy.runtime
    switch field.kind {
    case .environment:
      let record = runtime.part(of: view, at: field.path).record
      return try read(field, record, in: environment, by: node).hasChanged
        ? runtime.environmentKey(of: field, record) : nil
    case .environmentObject:
      let new = try runtime.environmentObject(ofType: field.valueType, in: environment)
      return new?.object === subscription?.object ? nil : "\(field.valueType.name).self"
    case .query: return query?.environment === environment ? nil : "modelContext"
    default:
      return nil
    }
  }

  func uninstall() {
    location?.lostOwner()
    location = nil
    use?.detach()
    use = nil
    environment = nil
    query?.unmount()
    query = nil
    subscription?.cancel()
    subscription = nil
  }

  /// The property's value in the view before its type, or another, was redeclared.
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

  /// The value that was read last, unless it may have changed: there is a new environment or key path, or an observed
  /// property on the path has changed. An equal value does not replace the previous one (OpenSwiftUI:
  /// `EnvironmentBox.update`).
  private func read(
    _ field: DynamicField, _ wrapper: Record, in box: EnvironmentBox, by node: ViewNode
  ) throws -> (value: Value?, hasChanged: Bool) {
    let runtime = node.hierarchy.runtime
    let path = Layout.Environment(wrapper).keyPath
    let old = environment
    if let old, old.box === box, old.reads.isEmpty, path.isNil || runtime.machine.isSame(path.keyPath, old.path.keyPath)
    {
      return (old.value, false)
    }
    let (value, reads) = try node.hierarchy.bridge.reads {
      try node.hierarchy.readingDefault(of: field, wrapper, by: node) {
        try runtime.environmentValue(of: field, wrapper, in: box)
      }
    }
    var isSame = old != nil && old?.value == nil && value == nil
    if let before = old?.value, let value {
      isSame = try runtime.comparison.isStoredEqual(before, value, field.valueType)
    }
    environment = ReadEnvironment(box: box, path: path, value: isSame ? old?.value : value, reads: reads)
    return (environment?.value, !isSame)
  }

  private func subscribe(_ node: ViewNode, to object: Value) throws {
    if subscription?.object === object.object { return }
    subscription?.cancel()
    subscription = try node.hierarchy.runtime.subscribe(node, to: object)
  }
}
