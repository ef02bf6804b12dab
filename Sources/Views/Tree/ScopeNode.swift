import Code
import Models
import Trace

/// A site with a body of its own: the body's reads are tracked, and its contents are below the site.
class ScopeNode: MountedView, Site {
  private(set) final var context: Context?
  /// The result of the body's last run.
  private var content: Value?
  private var site: (any Site)?
  /// The row that contains the scope.
  private let label: String?
  private let isRoot: Bool
  /// The number that distinguishes the scope from others with the same name and row; 0 before its first value, and
  /// for a root, which only has the name of its tree.
  private var number: Int32 = 0
  /// The state that the last run has read, its own or through bindings.
  private(set) final var stateReads: [PropertyRef] = []
  /// The last time the parent ran and passed an equal value.
  private(set) final var lastSkip: Skip?

  /// Few bodies create models.
  final var ownModels: OwnModels?

  /// Few views are skipped, so this data is stored separately.
  final class Skip {
    fileprivate(set) var turn: Int32
    fileprivate(set) var parent: ViewRef

    init(turn: Int32, parent: ViewRef) { (self.turn, self.parent) = (turn, parent) }
  }

  init(name: String, label: String? = nil, isRoot: Bool = false, hierarchy: ViewHierarchy) {
    self.label = label
    self.isRoot = isRoot
    super.init(name: name, order: hierarchy.nextOrder(), hierarchy: hierarchy)
    hierarchy.nodeCount += 1
  }

  deinit { hierarchy.nodeCount -= 1 }

  override var reference: ViewRef {
    ViewRef(name, instance: number == 0 ? nil : NameTable.instance(label: label, number: number))
  }

  // MARK: What subclasses know

  /// Called when the node has received its name, `reference`.
  func didGetName() {}
  /// The type of the body's content.
  var contentType: RuntimeType { fatalError("a scope without content") }
  /// Makes the site of the body's content.
  func makeContentSite() -> any Site { hierarchy.runtime.makeSite(contentType, label: innerLabel) }
  /// Runs the body.
  func makeContent() throws -> Value { .void }
  /// Takes the value that the parent passes. Returns the reason why the body must run, if it must.
  func take(_ value: Value) throws -> Invalidation.Reason? { nil }
  /// The reason to run the body because of a changed environment; nil if nothing the view reads has changed.
  func environmentChange(to environment: EnvironmentBox) throws -> Invalidation.Reason? { nil }
  /// The row for the contents.
  var innerLabel: String? { label }
  /// The context for the contents.
  func innerContext(_ context: Context) -> Context {
    var inner = context
    inner.owner = self
    inner.modifierContent = nil
    return inner
  }

  // MARK: Updating

  final func update(_ value: Value, in context: Context) throws {
    try hierarchy.enter(name)
    defer { hierarchy.nesting -= 1 }
    let old = self.context
    if old == nil, !isRoot {
      number = hierarchy.runtime.names.take(name, label: label)
      didGetName()
    }
    var reason = try take(value)
    if let old, old.environment !== context.environment, reason == nil {
      reason = try environmentChange(to: context.environment)
    }
    self.context = context
    guard old != nil else { return try hierarchy.refresh(self) }
    if let reason {
      note(because: reason)
      return try hierarchy.refresh(self)
    }
    if isStale { return try hierarchy.refresh(self) }
    noteSkip(context)
    if old?.environment !== context.environment || context.modifierContent != nil { try settle() }
  }

  private func noteSkip(_ context: Context) {
    guard let parent = context.owner.lastShownScope?.reference else { return }
    let turn = hierarchy.bridge.history.turn
    if let lastSkip {
      (lastSkip.turn, lastSkip.parent) = (turn, parent)
    } else {
      lastSkip = Skip(turn: turn, parent: parent)
    }
  }

  override func prepare() throws { ownModels?.bodyWillRun(of: self) }

  override final func evaluate() throws {
    if !stateReads.isEmpty { stateReads = [] }
    content = try makeContent()
  }

  override final var reads: [PropertyRef] { super.reads + stateReads }

  final func noteRead(of state: PropertyRef) {
    if !stateReads.contains(state) { stateReads.append(state) }
  }

  /// True if a trap ended each run of the body, so that there is nothing to show.
  final var isWithoutContent: Bool { content == nil && lastRun?.wasCutOff == true }

  /// The values that the node keeps alive.
  var heldValues: [Value] { [content, context?.environment.values].compactMap { $0 } }

  /// The view to whose body this belongs.
  final var lastShownScope: ScopeNode? {
    if self is ViewNode || self is RootNode { return self }
    return context?.owner.lastShownScope
  }

  /// The name by which a write's invalidations list it. For a composed view of the library this is the view that the
  /// program has written, such as `NavigationStack`.
  final var shownReference: ViewRef {
    guard let view = self as? ViewNode, !view.isListed else { return reference }
    let known = sequence(first: self as ScopeNode) { $0 is RootNode ? nil : $0.context?.owner }.first { scope in
      guard let view = scope as? ViewNode else { return false }
      return view.isListed || !view.name.hasPrefix("_")
    }
    guard let known, let owner = known.programScope, known !== owner else { return known?.reference ?? reference }
    return ViewRef("\(owner.name).\(known.name)", instance: owner.reference.instance)
  }

  /// The name of the view, or of the enclosing view of the program if this view is part of a library view.
  final var programName: String {
    guard let view = self as? ViewNode, !view.isListed, let owner = context?.owner else { return name }
    return owner.programName
  }

  /// The mounting order of the surrounding views, from the inside.
  override package final var ancestors: [Int] {
    sequence(first: self as ScopeNode) { $0 is RootNode ? nil : $0.context?.owner.lastShownScope }.dropFirst()
      .map(\.order)
  }

  /// Passes the body's content to the sites below, which run what is stale.
  override final func settle() throws {
    guard isMounted, let content, let context else { return }
    let site = self.site ?? makeContentSite()
    self.site = site
    try site.update(content, in: innerContext(context))
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    if number != 0 { hierarchy.runtime.names.free(name, label: label, number) }
    site?.unmount()
    site = nil
    content = nil
    context = nil
  }

  final var parts: [any Site] { site.map { [$0] } ?? [] }

  func write(to outline: inout OutlineWriter) {
    for part in parts { part.write(to: &outline) }
  }
}

/// A closure that creates a part of a body's content: a row, the content of a `GeometryReader`. As part of that body
/// it is not counted, but it has its own tracking scope, and may run by itself.
class ClosureNode: ScopeNode {
  private var count: Int32 = 0
  override final var ownRuns: Int { Int(count) }
  override final var ownInvalidations: Int { Int(count) }
  override final func didRunByItself() { count &+= 1 }

  override func unmount() {
    if isMounted, count > 0 { hierarchy.noteCounts(of: self) }
    super.unmount()
  }
}

/// Content that a container creates when it is needed, in a tracking scope of its own: `GeometryReader`, a sheet.
final class ContentNode: ClosureNode {
  private var closure: Value
  private var arguments: [Value]
  private let type: RuntimeType

  init(name: String, closure: Value, arguments: [Value], type: RuntimeType, hierarchy: ViewHierarchy) {
    self.closure = closure
    self.arguments = arguments
    self.type = type
    super.init(name: name, hierarchy: hierarchy)
  }

  override var contentType: RuntimeType { type }
  /// The content is part of the owner's run, unless a property that it read itself has changed, or time has advanced.
  override var isShown: Bool {
    lastRun?.causes.contains { $0.isOwn || $0.reason == .value(fields: [TimelineSite.date]) } ?? false
  }
  override func makeContent() throws -> Value { try hierarchy.runtime.machine.call(closure: closure, arguments) }

  /// A closure never compares equal (4.2), so the owner's run also runs the content.
  override func take(_ value: Value) throws -> Invalidation.Reason? {
    closure = value
    return context == nil ? nil : .value(fields: ["content"])
  }

  func setArguments(_ new: [Value]) { arguments = new }
}
