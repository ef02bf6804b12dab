// Toolbars. Items are views here, so that view builders build them.

@MainActor @preconcurrency protocol ToolbarContent: View {}

@MainActor @preconcurrency protocol CustomizableToolbarContent: ToolbarContent {}

typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: CustomizableToolbarContent {}

extension EmptyView: CustomizableToolbarContent {}

extension Group: CustomizableToolbarContent where Content: View {}

extension Optional: CustomizableToolbarContent where Wrapped: View {}

extension _ConditionalContent: CustomizableToolbarContent where TrueContent: View, FalseContent: View {}

extension ModifiedContent: CustomizableToolbarContent where Content: View, Modifier: ViewModifier {}

struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  let _note: String
  let _content: Content
  typealias Body = Never
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    _note = placement._name
    _content = content()
  }
  init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String {
    _note = placement._name
    _content = content()
  }
}

struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
  let _note: String
  let _content: Content
  typealias Body = Never
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _note = placement._name
    _content = content()
  }
}

struct ToolbarSpacer: CustomizableToolbarContent {
  typealias Body = Never
  init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  enum Sizing {
    case flexible
    case fixed
  }
}

struct ToolbarItemPlacement {
  let _name: String
  static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(_name: "automatic") }
  static var principal: ToolbarItemPlacement { ToolbarItemPlacement(_name: "principal") }
  static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(_name: "navigation") }
  static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(_name: "primaryAction") }
  static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(_name: "secondaryAction") }
  static var status: ToolbarItemPlacement { ToolbarItemPlacement(_name: "status") }
  static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(_name: "confirmationAction") }
  static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(_name: "cancellationAction") }
  static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(_name: "destructiveAction") }
  static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(_name: "keyboard") }
  static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(_name: "topBarLeading") }
  static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(_name: "topBarTrailing") }
  static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(_name: "bottomBar") }
  static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(_name: "navigationBarLeading") }
  static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(_name: "navigationBarTrailing") }
  static var bottomOrnament: ToolbarItemPlacement { ToolbarItemPlacement(_name: "bottomOrnament") }
}

extension View {
  func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { _layer("toolbar", content()) }
  func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View { _layer("toolbar", content()) }
}
