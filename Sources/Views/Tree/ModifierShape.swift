import Code
import Machine

/// The effect of a modifier on its site, by its type in the library.
enum ModifierShape {
  /// A modifier of the program, whose body surrounds the content.
  case view(Shared<UserViewType>)
  /// Layout and style: a name, possibly with a detail, for the outline.
  case style
  /// A type that is no modifier here: it has no effect. In opened code, a function may return what is opaque as one.
  case none
  /// `onAppear`, `onDisappear`: closures or nil.
  case appearance
  /// `onChange(of:)`: the value, whether it also acts initially, and the action.
  case change(RuntimeType)
  /// `task`, `task(id:)`: the id and the action.
  case task(RuntimeType)
  /// `onReceive`: the publisher, and a closure that subscribes an action.
  case receive(RuntimeType)
  /// `environment(_:_:)`: a key path and a value.
  case environmentValue(RuntimeType)
  /// `environment(object)`, `environmentObject(_:)`: the object.
  case environmentObject(RuntimeType)
  /// `transformEnvironment`, and modifiers that change the environment based on it.
  case environmentTransform
  /// `overlay`, `background`, a toolbar: a name and another view.
  case layer(RuntimeType)
  /// A sheet, an alert: a name, whether it is presented, its content, and the action at its end.
  case presentation(RuntimeType)
  /// `tag(_:)`
  case tag(RuntimeType)
  /// `onDelete(perform:)`, `onMove(perform:)`
  case edit
  /// `focused(_:)`: a closure that sets the focus.
  case focus
  /// `preference(key:value:)`, `transformPreference`, `onPreferenceChange`, with the type of the value.
  case preference
  case preferenceChange
  case preferenceReader(RuntimeType)
}

extension ViewRuntime {
  func modifierShape(_ type: RuntimeType) -> ModifierShape {
    switch libraryName(of: type) {
    case Layout.AppearanceModifier.typeName: return .appearance
    case Layout.ChangeModifier.typeName: return .change(Layout.ChangeModifier.Field.value.type(in: type))
    case Layout.TaskModifier.typeName: return .task(Layout.TaskModifier.Field.id.type(in: type))
    case Layout.ReceiveModifier.typeName: return .receive(Layout.ReceiveModifier.Field.publisher.type(in: type))
    case Layout.EnvironmentValueModifier.typeName:
      return .environmentValue(Layout.EnvironmentValueModifier.Field.value.type(in: type))
    case Layout.EnvironmentObjectModifier.typeName:
      return .environmentObject(Layout.EnvironmentObjectModifier.Field.object.type(in: type))
    case Layout.EnvironmentTransformModifier.typeName: return .environmentTransform
    case Layout.LayerModifier.typeName: return .layer(Layout.LayerModifier.Parameter.layer.type(in: type))
    case Layout.PresentationModifier.typeName:
      return .presentation(Layout.PresentationModifier.Parameter.content.type(in: type))
    case Layout.TagModifier.typeName: return .tag(Layout.TagModifier.Field.tag.type(in: type))
    case Layout.FocusModifier.typeName: return .focus
    case Layout.EditModifier.typeName: return .edit
    case Layout.PreferenceModifier.typeName: return .preference
    case Layout.PreferenceChangeModifier.typeName: return .preferenceChange
    case Layout.PreferenceReader.typeName:
      return .preferenceReader(Layout.PreferenceReader.Field.default.type(in: type))
    case Layout.StyleModifier.typeName: return .style
    default:
      if case .view(let view) = shape(of: type) { return .view(view) }
      return .none
    }
  }

  func makeModifiedSite(_ content: RuntimeType, _ modifier: ModifierShape, label: String?) -> any Site {
    if case .view(let view) = modifier { return ModifierBodySite(content, view, self, label: label) }
    let site = makeSite(content, label: label)
    return switch modifier {
    case .view, .none: StyleSite(site, isStyle: false)
    case .style: StyleSite(site, isStyle: true)
    case .appearance: AppearanceSite(site)
    case .change(let type): ChangeSite(site, type)
    case .task(let type): TaskSite(site, type)
    case .receive(let type): ReceiveSite(site, type)
    case .environmentValue(let type): EnvironmentSite(site, .value(type))
    case .environmentObject(let type): EnvironmentSite(site, .object(type))
    case .environmentTransform: EnvironmentSite(site, .transform)
    case .layer(let type): LayerSite(site, makeSite(type, label: label))
    case .presentation(let type): PresentationSite(site, type)
    case .tag(let type): TagSite(site, type)
    case .focus: FocusSite(site)
    case .edit: EditSite(site)
    case .preference: PreferenceSite(site)
    case .preferenceChange: PreferenceChangeSite(site)
    case .preferenceReader(let type): PreferenceReaderSite(site, type)
    }
  }
}

/// A site with a modifier: the value has the content and the modifier as fields.
class ModifiedSite: Site {
  final let content: any Site
  private(set) unowned(unsafe) final var owner: ScopeNode?

  init(_ content: any Site) { self.content = content }

  var parts: [any Site] { [content] }

  final func update(_ value: Value, in context: Context) throws {
    owner = context.owner
    let modified = Layout.ModifiedContent(value)
    let modifier = modified.modifier.record
    let inner = try willUpdate(modifier, context)
    try content.update(modified.content, in: inner)
    try didUpdate(modifier, context)
  }

  /// Returns the context of the content.
  func willUpdate(_ modifier: Record, _ context: Context) throws -> Context { context }
  func didUpdate(_ modifier: Record, _ context: Context) throws {}
  func leave() {}

  final func unmount() {
    for part in parts { part.unmount() }
    leave()
  }

  func write(to outline: inout OutlineWriter) {
    for part in parts { part.write(to: &outline) }
  }
}

/// `.padding()`, `.font(.title)`: a word in the outline and nothing else.
final class StyleSite: ModifiedSite {
  private var words: [String] = []
  /// True if the modifier has words in the outline.
  private let isStyle: Bool

  init(_ content: any Site, isStyle: Bool) {
    self.isStyle = isStyle
    super.init(content)
  }

  /// The VoiceOver label, if the program sets one.
  var spokenLabel: String? { words.first == "accessibilityLabel" ? words.last : nil }

  /// True if the modifier prevents swiping its sheet away.
  var keepsSheet: Bool { words.first == "interactiveDismissDisabled" }

  /// True if the view is removed without a transition.
  var goesAtOnce: Bool { words.first == "transition(.identity)" }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    guard isStyle else { return }
    let style = Layout.StyleModifier(modifier)
    words = [style.name, style.detail]
  }

  override func write(to outline: inout OutlineWriter) {
    if words.count == 2, !words[1].isEmpty, spokenLabel == nil { outline.addStyle(name: words[0], detail: words[1]) }
    super.write(to: &outline)
  }
}

/// A modifier of the program around its content.
final class ModifierBodySite: Site {
  private let contentType: RuntimeType
  private let node: ViewNode
  private let label: String?

  init(_ content: RuntimeType, _ type: Shared<UserViewType>, _ runtime: ViewRuntime, label: String?) {
    contentType = content
    self.label = label
    node = ViewNode(type, label: label, hierarchy: runtime.hierarchy)
  }

  var parts: [any Site] { [node] }

  func update(_ value: Value, in context: Context) throws {
    let modified = Layout.ModifiedContent(value)
    var inner = context
    inner.modifierContent = ModifierContent(value: modified.content, type: contentType, context: context, label: label)
    try node.update(modified.modifier, in: inner)
  }
}
