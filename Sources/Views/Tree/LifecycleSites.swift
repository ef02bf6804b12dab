import Code
import Machine

/// `onAppear`, `onDisappear`: once for each identity, however often the body runs (4.17).
final class AppearanceSite: ModifiedSite, PagedSite {
  private var hasAppeared = false
  private var appear: Value?
  private var disappear: Value?

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let modifier = Layout.AppearanceModifier(modifier)
    appear = modifier.appear.isNil ? nil : modifier.appear
    disappear = modifier.disappear.isNil ? nil : modifier.disappear
    if context.page?.isShown ?? true { pageAppears() }
  }

  func pageAppears() {
    guard !hasAppeared, let owner else { return }
    hasAppeared = true
    if let appear, owner.hierarchy.inheritance == nil {
      owner.hierarchy.afterUpdate(.appearance, of: owner, call: appear)
    }
  }

  func pageDisappears() { leave() }

  override func leave() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let disappear, let owner else { return }
    owner.hierarchy.afterUpdate(.disappearance, of: owner, call: disappear)
  }
}

/// `onChange(of:)`: compares the value at each update, and acts after the bodies (4.13).
///
/// The deprecated form, which takes only the new value, calls the closure of the previous run, whose captures are
/// outdated (Apple's documentation).
final class ChangeSite: ModifiedSite {
  private let type: RuntimeType
  private var last: Value?
  private var lastAction: Value?
  private var cycles = CycleDetector()

  init(_ content: any Site, _ type: RuntimeType) {
    self.type = type
    super.init(content)
  }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let hierarchy = context.owner.hierarchy
    let modifier = Layout.ChangeModifier(modifier)
    let new = modifier.value
    let outdated = lastAction
    defer {
      last = new
      if modifier.isOutdated { lastAction = modifier.action }
    }
    if let last {
      if try hierarchy.runtime.machine.equal(last, new, type) { return lookInside(new, context) }
      if cycles.dispatch(in: hierarchy.bridge.history.turn) {
        hierarchy.afterUpdate(
          .appearance, of: context.owner, as: "onChange", call: outdated ?? modifier.action, [last, new])
      } else if !cycles.hasLogged {
        cycles.hasLogged = true
        hierarchy.stopAction("onChange(of: \(type.name))", of: context.owner, source: "onChange(of: ")
      }
    } else if modifier.initial, hierarchy.inheritance == nil {
      hierarchy.afterUpdate(.appearance, of: context.owner, as: "onChange", call: modifier.action, [new, new])
    }
    lookInside(new, context)
  }

  /// A model compared with itself never differs, whatever is written to it (D11).
  private func lookInside(_ value: Value, _ context: Context) {
    let hierarchy = context.owner.hierarchy
    guard case .classType = type.kind, hierarchy.runtime.isModel(type), let model = value.object as? Record else {
      return
    }
    defer { watched = (ObjectIdentifier(model), ModelSnapshot(of: model, hierarchy)) }
    guard let watched, watched.model == ObjectIdentifier(model),
      let change = watched.snapshot.changes(in: model, hierarchy).first
    else { return }
    let member = ModelSnapshot.name(of: change.field, in: model)
    let view = context.owner.lastShownScope?.name ?? context.owner.name
    hierarchy.report(
      .onChangeOfObject, in: view, property: type.name,
      text: "\(view): onChange(of:) compares \(type.name)#\(model.number) with itself. Its \(member) is now"
        + " \(change.text), but the action did not run.",
      advice: advice(member, in: context.owner.lastShownScope as? ViewNode, hierarchy))
  }

  private func advice(_ member: String, in view: ViewNode?, _ hierarchy: ViewHierarchy) -> String {
    let start = "onChange(of: "
    let lines = view.flatMap { hierarchy.mistakes.sources?.lines(containing: start, in: $0.type.type) } ?? []
    let calls = lines.compactMap { line in
      line.text.firstRange(of: start).map { call in
        (place: line.place, compared: line.text[call.upperBound...].prefix { $0 != "," && $0 != ")" })
      }
    }.filter { !$0.compared.hasSuffix(".\(member)") }
    guard calls.count == 1, let call = calls.first else {
      return "observe the property: onChange(of: ….\(member))"
    }
    return "\(call.place): '\(start)\(call.compared))' → '\(start)\(call.compared).\(member))'"
  }

  private var watched: (model: ObjectIdentifier, snapshot: ModelSnapshot)?
}

/// `task`, `task(id:)`: started after the whole update has appeared, cancelled when the site goes or the id changes.
final class TaskSite: ModifiedSite, PagedSite {
  private let type: RuntimeType
  private var last: Value?
  /// The id and the action from the last run of the body.
  private var current: (id: Value, action: Value)?
  private var task: (any ViewTask)?

  init(_ content: any Site, _ type: RuntimeType) {
    self.type = type
    super.init(content)
  }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let modifier = Layout.TaskModifier(modifier)
    current = (modifier.id, modifier.action)
    if context.page?.isShown ?? true { try start() }
  }

  func pageAppears() throws { try start() }
  func pageDisappears() { leave() }

  private func start() throws {
    guard let (id, action) = current, let owner else { return }
    let hierarchy = owner.hierarchy
    if let last, try hierarchy.runtime.machine.equal(last, id, type) { return }
    last = id
    if let old = task { hierarchy.afterUpdate(.appearance, of: owner) { try old.cancel() } }
    hierarchy.afterUpdate(.task, of: owner) { [weak self] in
      guard let self, self.last != nil, hierarchy.mayStartTask(of: owner) else { return }
      self.task = try hierarchy.session.startTask?(action)
    }
  }

  override func leave() {
    let old = task
    task = nil
    last = nil
    // Code that runs because of the cancellation runs after the update.
    if let old, let owner { owner.hierarchy.afterUpdate(.disappearance, of: owner) { try old.cancel() } }
  }
}

/// A task of the program that a view has started.
package protocol ViewTask: AnyObject {
  func cancel() throws
}

/// `onReceive`: subscribed as long as the site exists and the publisher compares equal to the previous one, field by
/// field; each run of the body replaces the action (OpenSwiftUI: `SubscriptionLifetime.subscribe`,
/// `SubscriptionView`).
final class ReceiveSite: ModifiedSite {
  private let type: RuntimeType
  private var current: (publisher: Value, receiver: Value)?

  init(_ content: any Site, _ type: RuntimeType) {
    self.type = type
    super.init(content)
  }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let runtime = context.owner.hierarchy.runtime
    let modifier = Layout.ReceiveModifier(modifier)
    let publisher = modifier.publisher
    if let current, try !runtime.comparison.areEqual(current.publisher, publisher, type) { self.current = nil }
    let known = current.map { runtime.machine.wrapped($0.receiver) } ?? runtime.machine.none()
    current = (publisher, try runtime.machine.call(closure: modifier.connect, known))
  }

  override func leave() { current = nil }
}

/// `overlay`, `background`: another view beside the content.
final class LayerSite: ModifiedSite {
  let layer: any Site
  private(set) var name = ""

  init(_ content: any Site, _ layer: any Site) {
    self.layer = layer
    super.init(content)
    (content as? LayerSite)?.outerLayer = self
  }

  /// The layer whose content this one is.
  private(set) weak var outerLayer: LayerSite?

  // The page of a tab shows its words.
  override var parts: [any Site] { name == "tabItem" ? [content] : [content, layer] }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let modifier = Layout.LayerModifier(modifier)
    name = modifier.name
    if name == "tabItem" { return }
    try layer.update(modifier.layer, in: context)
  }

  override func write(to outline: inout OutlineWriter) {
    content.write(to: &outline)
    if name != "tabItem" { outline.layer(name, layer) }
  }
}

/// Changes the environment of its content.
final class EnvironmentSite: ModifiedSite {
  enum Kind {
    case value(RuntimeType)
    case object(RuntimeType)
    case transform
  }

  let kind: Kind
  private var outer: EnvironmentBox?
  private var inner: EnvironmentBox?
  private var last: Value?

  init(_ content: any Site, _ kind: Kind) {
    self.kind = kind
    super.init(content)
  }

  /// True if the last value that the site set is not nil.
  var isSet: Bool { last.map { !$0.isNil } ?? false }

  override func willUpdate(_ modifier: Record, _ context: Context) throws -> Context {
    let runtime = context.owner.hierarchy.runtime
    var result = context
    if let inner, outer === context.environment, let last, try isSame(last, modifier, runtime) {
      result.environment = inner
      return result
    }
    if context.owner.hierarchy.mistakes.isOn { watch(modifier, context) }
    let made = try changed(context.environment, by: modifier, runtime)
    outer = context.environment
    inner = made
    switch kind {
    case .value: last = Layout.EnvironmentValueModifier(modifier).value
    case .object: last = Layout.EnvironmentObjectModifier(modifier).object
    case .transform: last = nil
    }
    result.environment = made
    return result
  }

  /// A model that the body creates for the environment is a new one at each run.
  private func watch(_ modifier: Record, _ context: Context) {
    var type: RuntimeType
    let value: Value
    switch kind {
    case .value(let known): (type, value) = (known, Layout.EnvironmentValueModifier(modifier).value)
    case .object(let known): (type, value) = (known, Layout.EnvironmentObjectModifier(modifier).object)
    case .transform: return
    }
    if case .optional = type.kind { type = type.arguments[0] }
    let hierarchy = context.owner.hierarchy
    guard case .classType = type.kind, hierarchy.runtime.isModel(type), let new = value.object as? Record else {
      return
    }
    let old = last?.object as? Record
    if old === new { return }
    let wasMade = hierarchy.wasMadeByBody(new)
    if wasMade, let old, let given {
      let maker = context.owner.programScope
      let loss = Loss(.environment, in: maker?.name ?? context.owner.name, old, new, type, by: maker)
      hierarchy.replaced(old, by: new, since: given, loss, maker: maker)
    }
    given = wasMade ? ModelSnapshot(of: new, hierarchy) : nil
  }

  /// The contents of a model that a body had created, at the time it was passed.
  private var given: ModelSnapshot?

  private func isSame(_ last: Value, _ modifier: Record, _ runtime: ViewRuntime) throws -> Bool {
    switch kind {
    case .value(let type):
      try runtime.comparison.isStoredEqual(last, Layout.EnvironmentValueModifier(modifier).value, type)
    case .object: last.object === Layout.EnvironmentObjectModifier(modifier).object.object
    case .transform: false
    }
  }

  private func changed(
    _ box: EnvironmentBox, by modifier: Record, _ runtime: ViewRuntime
  ) throws -> EnvironmentBox {
    var values = box.values
    func apply(_ closure: Value) throws {
      var arguments = [values]
      _ = try runtime.machine.call(closure: closure, changing: &arguments)
      values = arguments[0]
    }
    switch kind {
    case .value:
      let modifier = Layout.EnvironmentValueModifier(modifier)
      try runtime.machine.write(modifier.value, to: modifier.keyPath, of: &values)
    case .object: try apply(Layout.EnvironmentObjectModifier(modifier).apply)
    case .transform: try apply(Layout.EnvironmentTransformModifier(modifier).apply)
    }
    return EnvironmentBox(values)
  }
}
