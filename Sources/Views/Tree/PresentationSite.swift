import Code
import Machine

/// A sheet, an alert, a destination: content that is shown while a binding is true or not nil.
final class PresentationSite: ModifiedSite {
  private let type: RuntimeType
  private var node: PresentationNode?

  init(_ content: any Site, _ type: RuntimeType) {
    self.type = type
    super.init(content)
  }

  override var parts: [any Site] { [content] + (node.map { [$0] } ?? []) }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let hierarchy = context.owner.hierarchy
    let fields = Layout.PresentationModifier(modifier)
    let node =
      self.node
      ?? PresentationNode(fields.name, of: context.owner, optional: hierarchy.runtime.optional(of: type))
    self.node = node
    var inner = context
    var arguments = [context.environment.values]
    _ = try hierarchy.runtime.machine.call(closure: fields.prepare, changing: &arguments)
    inner.environment = EnvironmentBox(arguments[0])
    try node.update(Value(modifier), in: inner)
  }
}

/// The presented view. It reads the binding itself: presenting does not run the body that contains the modifier.
final class PresentationNode: ScopeNode {
  let kind: String
  private let optional: RuntimeType
  private var use: UsedLocation?
  /// The presented item, if there is one: a different item is different content.
  private var item: UsedLocation?
  private var content = Value.void
  private var dismissed = Value.void
  private(set) var isPresented = false

  init(_ kind: String, of owner: ScopeNode, optional: RuntimeType) {
    self.kind = kind
    self.optional = optional
    super.init(name: "\(owner.programScope?.name ?? owner.programName).\(kind)", hierarchy: owner.hierarchy)
  }

  /// True if the view is pushed onto a stack.
  var isPage: Bool { kind == "destination" }
  /// The way to leave the presentation without a control of the program.
  var wayOut: String? {
    if isPage { return "Back" }
    let isSheet = kind == "sheet" || kind == "popover"
    return isSheet && !parts.contains(where: Self.keepsSheet) ? "Dismiss" : nil
  }

  private static func keepsSheet(_ site: any Site) -> Bool {
    if site is PresentationNode { return false }
    return (site as? StyleSite)?.keepsSheet ?? false || site.parts.contains(where: keepsSheet)
  }

  /// The view of the program that presents it.
  var presenter: String { context?.owner.programScope?.reference.description ?? name }
  /// True if a tap on any of its buttons ends the presentation.
  var isDialog: Bool { ["alert", "confirmationDialog", "actionSheet"].contains(kind) }

  override var contentType: RuntimeType { optional }
  override var isShown: Bool { isPresented && (lastRun?.causes.contains { $0.isTracked } ?? false) }

  override func take(_ value: Value) throws -> Invalidation.Reason? {
    let modifier = Layout.PresentationModifier(value)
    let binding = modifier.isPresented
    if let base = binding.location.object as? Location {
      let inner = (base as? UsedLocation)?.base ?? base
      if use?.base.isSame(as: inner) != true {
        use?.detach()
        use = UsedLocation(inner, Layout.Binding.Parameter.value.type(in: binding.record.type), by: self)
        item?.detach()
        item = (inner as? PresenceLocation).map { UsedLocation($0.base, $0.type, by: self) }
      }
    }
    content = modifier.content
    dismissed = modifier.dismissed
    return context == nil ? nil : .value(fields: ["content"])
  }

  override func makeContent() throws -> Value {
    let machine = hierarchy.runtime.machine
    let wasPresented = isPresented
    isPresented = try use?.read().bool ?? false
    if wasPresented, !isPresented, !dismissed.isNil {
      hierarchy.afterUpdate(.appearance, of: self, as: "onDismiss", call: dismissed)
    }
    _ = try item?.read()
    return isPresented ? machine.wrapped(try machine.call(closure: content)) : machine.none()
  }

  /// Dismisses the presentation, as a tap on any button of an alert does.
  func dismiss() throws { try use?.write(Value(false)) }

  override func unmount() {
    super.unmount()
    use?.detach()
    use = nil
    item?.detach()
    item = nil
    content = .void
    dismissed = .void
  }

  override func write(to outline: inout OutlineWriter) {
    guard isPresented else { return }
    outline.begin(container: kind)
    super.write(to: &outline)
    outline.end()
  }
}
