import Code

/// A structural position in a tree of views, which gives a view its identity, and with it its state (4.8).
///
/// Sites stay while their values come and go: an update passes each site the new value, and if that has the same
/// type, the site and all sites below it live on.
protocol Site: AnyObject {
  /// Takes the new value at this position; the first call mounts.
  func update(_ value: Value, in context: Context) throws
  /// The identity ends: state, tracking and tasks of this site and of those below it end.
  func unmount()
  /// The sites directly below, in screen order.
  var parts: [any Site] { get }
  /// Adds the lines of the site to an outline.
  func write(to outline: inout OutlineWriter)
}

extension Site {
  var parts: [any Site] { [] }
  func unmount() {
    for part in parts { part.unmount() }
  }
  func write(to outline: inout OutlineWriter) {
    for part in parts { part.write(to: &outline) }
  }
}

/// The context of a site: its place in the tree.
struct Context {
  /// The scope whose body, row or content contains the site.
  unowned var owner: ScopeNode
  var environment: EnvironmentBox
  /// The content for which `content` stands in the enclosing modifier.
  var modifierContent: ModifierContent?
  /// The page of a `TabView` that contains the site.
  var page: PageVisibility?
}

/// The environment values from some site downwards. The same object means the same values: if a modifier writes the
/// same value again, the views below it are not affected.
final class EnvironmentBox {
  /// An `EnvironmentValues`.
  let values: Value

  init(_ values: Value) { self.values = values }
}

/// The view to which a modifier is applied.
final class ModifierContent {
  let value: Value
  let type: RuntimeType
  let context: Context
  let label: String?

  init(value: Value, type: RuntimeType, context: Context, label: String?) {
    self.value = value
    self.type = type
    self.context = context
    self.label = label
  }
}

/// A site whose view may be replaced by one of another identity: `if`, `switch`, optionals, `AnyView`, `.id(_:)`.
final class BranchSite: Site {
  private var current: (tag: BranchTag, site: any Site)?

  enum BranchTag: Equatable {
    case branch(Int)
    case type(RuntimeType)
    case id(IdentityKey)

    fileprivate var isIdentity: Bool {
      if case .id = self { true } else { false }
    }
  }

  /// True if one of the view's own modifiers asks for removal without a transition.
  private static func goesAtOnce(_ site: any Site) -> Bool {
    guard let site = site as? ModifiedSite else { return false }
    return (site as? StyleSite)?.goesAtOnce ?? false || goesAtOnce(site.content)
  }

  var parts: [any Site] { current.map { [$0.site] } ?? [] }

  func update(_ value: Value, in context: Context) throws {
    let runtime = context.owner.hierarchy.runtime
    guard let chosen = runtime.branch(of: value, kind) else { return leave() }
    if let current, current.tag != chosen.tag {
      // A view without a transition has disappeared before the next one appears (4.21).
      let hierarchy = context.owner.hierarchy
      hierarchy.disappearsFirst = current.tag.isIdentity && Self.goesAtOnce(current.site)
      defer { hierarchy.disappearsFirst = false }
      leave()
    }
    let site = current?.site ?? runtime.makeSite(chosen.type, label: label, tabs: tabs)
    current = (chosen.tag, site)
    try site.update(chosen.value, in: context)
  }

  private func leave() {
    let old = current?.site
    current = nil
    old?.unmount()
  }

  /// The kind of branch, which tells how to read its values.
  let kind: Kind

  enum Kind {
    case optional(RuntimeType)
    /// `_ConditionalContent`
    case conditional(RuntimeType)
    case erased
    /// `.id(_:)`: the fields are the content and its identity.
    case identified(RuntimeType)
  }

  init(_ kind: Kind, label: String? = nil, tabs: TabsSite? = nil) {
    self.kind = kind
    self.label = label
    self.tabs = tabs
  }

  private let label: String?
  /// The `TabView` whose tabs it creates.
  private weak var tabs: TabsSite?
}

/// Several views side by side, each with its position as identity.
final class GroupSite: Site {
  private var sites: [any Site]
  var parts: [any Site] { sites }

  init(_ sites: [any Site]) { self.sites = sites }

  func update(_ value: Value, in context: Context) throws {
    let elements = Layout.TupleView(value).value.record
    for (index, site) in sites.enumerated() { try site.update(elements[index], in: context) }
  }
}

/// A place where nothing is shown.
final class EmptySite: Site {
  func update(_ value: Value, in context: Context) throws {}
}

/// The `content` of a view modifier's body: the view to which the modifier is applied.
final class ModifierContentSite: Site {
  private var site: (any Site)?
  var parts: [any Site] { site.map { [$0] } ?? [] }

  func update(_ value: Value, in context: Context) throws {
    guard let content = context.modifierContent else { return }
    let site = self.site ?? context.owner.hierarchy.runtime.makeSite(content.type, label: content.label)
    self.site = site
    // The content has the context of its own body, but the environment from the modifier.
    var inner = content.context
    inner.environment = context.environment
    try site.update(content.value, in: inner)
  }
}
