import Code
import Machine
import Models
import Trace

/// A view of the program with its identity: its value, its state, its dependencies.
final class ViewNode: ScopeNode {
  private let shape: Shared<UserViewType>
  var type: UserViewType { _read { yield shape.contents } }
  private(set) var value: Value?
  /// The connections of its dynamic properties, in the order of `type.properties`.
  private(set) var properties: [InstalledProperty] = []

  private var installed = Value.void
  /// Few views receive models that a body has created.
  private var watch: InstanceWatch?

  init(_ shape: Shared<UserViewType>, label: String?, hierarchy: ViewHierarchy) {
    self.shape = shape
    super.init(name: shape.contents.name, label: label, hierarchy: hierarchy)
  }

  /// The view may replace one whose type was redeclared.
  override func didGetName() {
    if let inheritance = hierarchy.inheritance, let estate = inheritance.estate(of: reference) {
      takeOver(runs: estate.runs, invalidations: estate.invalidations, because: .redeclared(inheritance.redeclared))
      hierarchy.countWindow?.takeOver(from: estate.order, to: order)
    }
  }

  override var contentType: RuntimeType { type.body }
  /// True if the view is the program's own. Composed views of the library are not shown.
  var isListed: Bool { !type.isLibrary }
  override var isShown: Bool { isListed }
  override var declaredType: RuntimeType? { type.type }

  /// A child whose value is unchanged is not run (4.2).
  override func take(_ value: Value) throws -> Invalidation.Reason? {
    defer { self.value = value }
    guard let old = self.value else {
      if !type.instanceFields.isEmpty { watch { $0.begin(with: value, of: self) } }
      return nil
    }
    if hierarchy.mistakes.isOn {
      if !type.instanceFields.isEmpty { watch { $0.replace(old, by: value, of: self) } }
      if !type.properties.isEmpty {
        watchMakers(old, value)
        watchInitialValues(old, value)
      }
    }
    switch try hierarchy.runtime.comparison.compare(old, value, type.comparison) {
    case .equal: return nil
    case .differs(let fields): return .value(fields: fields)
    }
  }

  private func watch(_ work: (InstanceWatch) -> Void) {
    let watch = self.watch ?? InstanceWatch()
    work(watch)
    self.watch = watch.isEmpty ? nil : watch
  }

  override func environmentChange(to environment: EnvironmentBox) throws -> Invalidation.Reason? {
    for (property, installed) in zip(type.properties, properties) {
      if let key = try installed.environmentChange(property, to: environment, of: self) {
        return .environment(key)
      }
    }
    return nil
  }

  /// Before the body and outside its tracking: reads made to create a `@StateObject` are not reads of the body.
  override func prepare() throws {
    try super.prepare()
    installed = try install()
  }

  override func makeContent() throws -> Value {
    let machine = hierarchy.runtime.machine
    defer { installed = .void }
    for property in properties { hierarchy.bridge.noteReads(property.environmentReads) }
    if type.isModifier {
      return try machine.call(type.bodyGetter, [installed, hierarchy.runtime.modifierContentValue(type)])
    }
    return try machine.call(type.bodyGetter, [installed])
  }

  override func innerContext(_ context: Context) -> Context {
    var inner = super.innerContext(context)
    // The modifier's own context carries its content.
    if type.isModifier { inner.modifierContent = context.modifierContent }
    return inner
  }

  func stateValue(of name: String) -> Value? { states.first { $0.member == name }?.value }

  /// The view's own state.
  var states: [StateLocation] { properties.compactMap(\.location) }

  /// The values that the view has found in the environment.
  var environmentValues: [(name: String, value: Value)] {
    zip(type.properties, properties).compactMap { field, property in property.environmentValue.map { (field.name, $0) }
    }
  }

  /// The objects and values that the view has found in the environment.
  var suppliedObjects: [(name: String, value: Value)] {
    zip(type.properties, properties).compactMap { field, property in
      (property.environmentValue ?? property.subscribedObject.map(Value.init)).map { (field.name, $0) }
    }
  }

  /// The stored properties of the view's value.
  var fieldValues: [(name: String, value: Value)] {
    guard let value, let record = value.object as? Record else { return [] }
    let fields = type.type.fields
    return fields.indices.filter { $0 < record.count }.map { index in
      (String(fields[index].name.drop { $0 == "_" }), record[index])
    }
  }

  override var heldValues: [Value] {
    let kept = hierarchy.kept[ObjectIdentifier(self)]
    return super.heldValues + (value.map { [$0] } ?? []) + (kept.map { [$0] } ?? []) + environmentValues.map(\.value)
  }

  /// The ObservableObjects to which the view subscribes.
  override package var subscribed: [String] { properties.compactMap(\.subscribedName) }

  /// The property of the view that contains an instance without subscribing to it.
  func holder(of instance: Instance) -> (name: String, isState: Bool)? {
    guard let value, let record = instance.record, !subscribed.contains(instance.name) else { return nil }
    if let state = states.first(where: { $0.value.object === record }) { return (state.member, true) }
    let fields = type.type.fields
    return fields.indices.first { value.record[$0].object === record }.map { (fields[$0].name, false) }
  }

  /// The view with its dynamic properties connected, which its body sees as `self`.
  private func install() throws -> Value {
    guard let value, let context else { return .void }
    if type.properties.isEmpty { return value }
    let isFirst = properties.isEmpty
    if isFirst { properties = type.properties.map { _ in InstalledProperty() } }
    var result = value
    for (property, slot) in zip(type.properties, properties) {
      try slot.install(property, into: &result, of: self, environment: context.environment)
    }
    return result
  }

  override func unmount() {
    guard isMounted else { return }
    if !type.instanceFields.isEmpty || !type.properties.isEmpty { noteModels() }
    super.unmount()
    if isListed {
      hierarchy.departed.note(name)
      hierarchy.noteCounts(of: self)
    }
    for property in properties { property.uninstall() }
    properties = []
    value = nil
    if !hierarchy.kept.isEmpty { hierarchy.kept[ObjectIdentifier(self)] = nil }
  }

  override func write(to outline: inout OutlineWriter) {
    if type.isPassedOver { return super.write(to: &outline) }
    if isListed { outline.begin(view: self) } else { outline.begin(container: name) }
    super.write(to: &outline)
    outline.end()
  }
}
