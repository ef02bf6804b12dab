import Code
import Models
import Trace

/// A site with a body of its own: what it reads is tracked, and what it makes stands below it.
class ScopeNode: MountedView, Site {
  private(set) final var context: Context?
  /// The result of the body's last run.
  private var content: Value?
  private var site: (any Site)?
  /// The row in which it stands.
  private let label: String?
  private let isRoot: Bool
  /// The number that distinguishes the scope from others with the same name and row; 0 before its first value, and for
  /// a root, which has only the name of its tree.
  private var number: Int32 = 0
  /// The state that its last run has read, of its own or through bindings.
  private(set) final var stateReads: [PropertyRef] = []
  /// The last time the parent ran and passed an equal value.
  private(set) final var lastSkip: Skip?

  /// Few bodies make any.
  final var ownModels: OwnModels?

  /// Few views are skipped, so this has a place of its own.
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

  /// The node is called `reference` from now on.
  func didGetName() {}
  /// The type of what the body makes.
  var contentType: RuntimeType { fatalError("a scope without content") }
  /// Makes the site of what the body makes.
  func makeContentSite() -> any Site { hierarchy.runtime.makeSite(contentType, label: innerLabel) }
  /// Runs the body.
  func makeContent() throws -> Value { .void }
  /// Takes the value that its parent gives it. Returns why the body must run, if it must.
  func take(_ value: Value) throws -> Invalidation.Reason? { nil }
  /// The reason to run the body because of a changed environment; nil if nothing the view reads has changed.
  func environmentChange(to environment: EnvironmentBox) throws -> Invalidation.Reason? { nil }
  /// The row in which what stands below stands.
  var innerLabel: String? { label }
  /// The context of what stands below.
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

  /// The view whose body this is part of.
  final var lastShownScope: ScopeNode? {
    if self is ViewNode || self is RootNode { return self }
    return context?.owner.lastShownScope
  }

  /// As it is called where a write has made it stale: of a view that the library makes of others the program knows what
  /// it has written itself, `NavigationStack`.
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

  /// The places in the order of mounting of the views around it, from the inside.
  override package final var ancestors: [Int] {
    sequence(first: self as ScopeNode) { $0 is RootNode ? nil : $0.context?.owner.lastShownScope }.dropFirst()
      .map(\.order)
  }

  /// Gives what the body has made to the sites below, which run what must run.
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

/// A closure that makes a part of what a body shows: a row, the content of a `GeometryReader`. As part of that body it is
/// not counted; it has a tracking scope of its own, and may run by itself.
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

/// The root of a previewed tree: `#Preview { … }`, `:mount`.
final class RootNode: ScopeNode {
  private let closure: Value
  private let type: RuntimeType

  init(name: String, closure: Value, type: RuntimeType, hierarchy: ViewHierarchy) {
    self.closure = closure
    self.type = type
    super.init(name: name, isRoot: true, hierarchy: hierarchy)
  }

  override var contentType: RuntimeType { type }
  override var isShown: Bool { false }
  override func makeContent() throws -> Value { try hierarchy.runtime.machine.call(closure: closure) }
}

/// Content that a container makes when it needs it, in a tracking scope of its own: `GeometryReader`, a sheet.
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
  /// The owner runs it, unless something that it read itself has changed, or time has gone on.
  override var isShown: Bool {
    lastRun?.causes.contains { $0.isOwn || $0.reason == .value(fields: [TimelineSite.date]) } ?? false
  }
  override func makeContent() throws -> Value { try hierarchy.runtime.machine.call(closure: closure, arguments) }

  /// A closure never compares equal (4.2): the owner's run runs it.
  override func take(_ value: Value) throws -> Invalidation.Reason? {
    closure = value
    return context == nil ? nil : .value(fields: ["content"])
  }

  func setArguments(_ new: [Value]) { arguments = new }
}
