import Code
import Machine

/// The shape of a view type, determined once per type.
enum ViewShape {
  /// A view or a modifier with a body, of the program.
  case view(Shared<UserViewType>)
  /// A view of the library with content of its own.
  case primitive(Shared<PrimitiveType>)
  /// `TupleView`
  case group([RuntimeType])
  case branch(BranchSite.Kind)
  case modified(content: RuntimeType, ModifierShape)
  case forEach(Shared<ForEachType>)
  /// A container that creates its content later, in a scope of its own; the associated value includes the index of
  /// the closure's field.
  case deferred(DeferredType)
  /// `TabView`
  case tabs(RuntimeType)
  /// `TimelineView`: the type of its content.
  case timeline(RuntimeType)
  case modifierContent
  case empty
}

/// Data about a view type: one object shared by all of its sites, of which there may be many thousands.
final class Shared<Contents> {
  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }
}

/// A view type of the program, or a modifier type.
struct UserViewType {
  let name: String
  let bodyGetter: FunctionReference
  let body: RuntimeType
  let properties: [DynamicField]
  let comparison: Comparison.Plan
  let isModifier: Bool
  let isLibrary: Bool
  let type: RuntimeType
  let instanceFields: [InstanceField]

  /// True for composed views of the library, most of which only create other library views.
  var isPassedOver: Bool { isLibrary && name != "NavigationStack" }
}

/// A view of the library, known by its fields.
struct PrimitiveType {
  let name: String
  /// Fields that are views themselves.
  let children: [(index: Int, type: RuntimeType)]
  /// The child that is its label.
  let title: Int?
  /// The child that it labels.
  let labeled: Int?
  let text: Int?
  let action: Int?
  /// The fields with the two actions of a stepper.
  let increment: Int?
  let decrement: Int?
  let binding: (index: Int, type: RuntimeType)?
  /// The field with the closure that adjusts a value to one that the control allows.
  let accept: Int?
  let note: Int?
  let linked: Int?
  /// Passes a style of the program the data it needs.
  let styling: FunctionReference?

  /// True if only the children of the view are worth showing.
  var isPassedOver: Bool {
    name == "Group" || name == "Tab" || name.hasPrefix("_") && title == nil && binding == nil
  }
  var isLabel: Bool { name == "Label" }
  var isControl: Bool { action != nil || binding != nil || increment != nil }
  /// True if a person can type into the view. A picker of strings does not count.
  var isField: Bool { ["TextField", "SecureField", "TextEditor", "_SearchField"].contains(name) }
  /// The name in the outline.
  var shownName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}

struct ForEachType {
  let name: String
  let element: RuntimeType
  let id: RuntimeType
  let content: RuntimeType
}

struct DeferredType {
  let name: String
  let closure: Int
  let content: RuntimeType
}

extension ViewRuntime {
  func makeShape(of type: RuntimeType) -> ViewShape {
    if case .optional = type.kind { return .branch(.optional(type.arguments[0])) }
    guard let name = libraryName(of: type) else { return userView(type) }
    switch name {
    case Layout.TupleView.typeName:
      let elements = Layout.TupleView.Field.value.type(in: type)
      return .group(elements.arguments.isEmpty ? [elements] : elements.arguments)
    case "EmptyView", "Never": return .empty
    case Layout.ConditionalContent.typeName: return .branch(.conditional(type))
    case Layout.AnyView.typeName: return .branch(.erased)
    case Layout.IdentifiedView.typeName:
      return .branch(.identified(Layout.IdentifiedView.Field.content.type(in: type)))
    case Layout.ModifiedContent.typeName:
      let modifier = Layout.ModifiedContent.Field.modifier.type(in: type)
      return .modified(content: Layout.ModifiedContent.Field.content.type(in: type), modifierShape(modifier))
    case Layout.ForEach.typeName:
      return .forEach(
        Shared(
          ForEachType(
            name: type.name, element: Layout.ForEach.Field.elements.type(in: type).arguments[0],
            id: Layout.ForEach.Parameter.id.type(in: type), content: Layout.ForEach.Parameter.content.type(in: type))))
    case "_ModifierContent": return .modifierContent
    case Layout.TabView.typeName: return .tabs(type)
    case Layout.TimelineView.typeName: return .timeline(Layout.TimelineView.Parameter.content.type(in: type))
    case "GeometryReader", "ScrollViewReader":
      let closure = type.fields.firstIndex { $0.name == "_content" } ?? 0
      return .deferred(DeferredType(name: name, closure: closure, content: type.arguments[type.arguments.count - 1]))
    default:
      // Some views of the library are composed.
      if case .view(let view) = userView(type), libraryName(of: view.contents.body) != "Never" { return .view(view) }
      return .primitive(Shared(primitive(type, name: name)))
    }
  }

  private func userView(_ type: RuntimeType) -> ViewShape {
    let isModifier = conforms(type, to: .viewModifier)
    let requirement = isModifier ? "ViewModifier.body(content:)" : "View.body"
    guard let number = machine.provider.requirement(named: requirement),
      let getter = machine.witness(of: type, for: number),
      let body = machine.provider.associatedType("Body", of: isModifier ? "ViewModifier" : "View", for: type)
    else {
      // A type of opened code that conforms to a protocol unknown to obsh gets its body from that protocol.
      return isModifier || libraryName(of: type) != nil
        ? .empty : .primitive(Shared(primitive(type, name: "\(type.baseName)‹opaque›")))
    }
    return .view(
      Shared(
        UserViewType(
          name: type.baseName, bodyGetter: getter, body: body, properties: dynamicFields(of: type),
          comparison: comparison.plan(for: type), isModifier: isModifier,
          isLibrary: libraryName(of: type) != nil, type: type, instanceFields: instanceFields(of: type))))
  }

  private func primitive(_ type: RuntimeType, name: String) -> PrimitiveType {
    func index(_ name: String) -> Int? { type.fields.firstIndex { $0.name == name } }
    // A shape is also a view, whose body only shows that it is drawn.
    let children = type.fields.enumerated().filter {
      $0.element.type.baseName != "EmptyView" && $0.element.name != "_shape" && isView($0.element.type)
    }
    let title = children.firstIndex { ["_label", "_header"].contains($0.element.name) }
    return PrimitiveType(
      name: name, children: children.map { ($0.offset, $0.element.type) }, title: title,
      labeled: children.firstIndex { $0.element.name == "_value" }, text: index("_text"),
      action: index("_action"), increment: index("_increment"), decrement: index("_decrement"),
      binding: index("_binding").map { ($0, Layout.Binding.Parameter.value.type(in: type.fields[$0].type)) },
      accept: index("_accept"), note: index("_note"),
      linked: index("_linked"),
      styling: machine.provider.requirement(named: "_Styled._styled(_:)").flatMap { machine.witness(of: type, for: $0) }
    )
  }

  private func isView(_ type: RuntimeType) -> Bool { conforms(type, to: .view) }

  // MARK: Sites

  /// - Parameter tabs: The `TabView` whose tabs are created, if the type is one or more of them.
  func makeSite(_ type: RuntimeType, label: String? = nil, tabs: TabsSite? = nil) -> any Site {
    if let tabs, isPage(type) { return PageSite(type, of: tabs, self, label: label) }
    return switch shape(of: type) {
    case .view(let view): ViewNode(view, label: label, hierarchy: hierarchy)
    case .primitive(let primitive): PrimitiveSite(primitive, self, label: label, tabs: tabs)
    case .group(let types): GroupSite(types.map { makeSite($0, label: label, tabs: tabs) })
    case .branch(let kind): BranchSite(kind, label: label, tabs: tabs)
    case .modified(let content, let modifier): makeModifiedSite(content, modifier, label: label)
    case .forEach(let type): ForEachSite(type, tabs: tabs)
    case .deferred(let type): DeferredSite(type)
    case .tabs(let type): TabsSite(type, self, label: label)
    case .timeline(let content): TimelineSite(content: content)
    case .modifierContent: ModifierContentSite()
    case .empty: EmptySite()
    }
  }

  /// True if a view in the content of a `TabView` is one tab, not a container of several.
  private func isPage(_ type: RuntimeType) -> Bool {
    switch shape(of: type) {
    case .group, .branch, .forEach, .empty: false
    case .primitive(let primitive): !["Group", "Section"].contains(primitive.contents.name)
    default: true
    }
  }

  /// The view in a branch, and the tag that distinguishes it from its alternatives; nil if the branch is empty.
  func branch(
    of value: Value, _ kind: BranchSite.Kind
  ) -> (tag: BranchSite.BranchTag, value: Value, type: RuntimeType)? {
    switch kind {
    case .optional(let type):
      return value.isNil ? nil : (.branch(0), machine.unwrapped(value), type)
    case .conditional(let type):
      // An enum in a single field, with a case for each branch.
      let storage = Layout.ConditionalContent.Field.storage.type(in: type)
      let stored = Layout.ConditionalContent(value).storage
      return (.branch(stored.int), stored.record.contained, storage.cases[stored.int].payload[0].type)
    case .erased:
      let box = Layout.AnyView(value).view.record
      return (.type(box.type), box.contained, box.type)
    case .identified(let content):
      let view = Layout.IdentifiedView(value)
      let idType = Layout.IdentifiedView.Field.id.type(in: view.record.type)
      return (.id(IdentityKey(view.id, idType, machine)), view.content, content)
    }
  }
}

/// A value that distinguishes identities: the id of a row, the argument of `.id(_:)`.
struct IdentityKey: Hashable {
  let value: Value
  let type: RuntimeType
  private unowned let machine: Machine

  init(_ value: Value, _ type: RuntimeType, _ machine: Machine) {
    self.value = value
    self.type = type
    self.machine = machine
  }

  static func == (left: IdentityKey, right: IdentityKey) -> Bool {
    if left.value.object == nil, right.value.object == nil { return left.value.bits == right.value.bits }
    return (try? left.machine.equal(left.value, right.value, left.type)) ?? false
  }

  func hash(into hasher: inout Hasher) {
    if value.object == nil {
      hasher.combine(value.bits)
    } else {
      hasher.combine((try? machine.hash(value, type)) ?? 0)
    }
  }
}
