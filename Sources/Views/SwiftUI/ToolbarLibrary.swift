import Code

/// What stands in toolbars. Items are views here, so that what builds views builds them.
enum ToolbarLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("@MainActor @preconcurrency protocol ToolbarContent: View", ""),
    LibraryPart("@MainActor @preconcurrency protocol CustomizableToolbarContent: ToolbarContent", ""),
    LibraryPart("", "typealias ToolbarContentBuilder = ViewBuilder"),
    LibraryPart("extension TupleView: CustomizableToolbarContent", ""),
    LibraryPart("extension EmptyView: CustomizableToolbarContent", ""),
    LibraryPart("extension Optional: CustomizableToolbarContent where Wrapped: View", ""),
    LibraryPart(
      "extension _ConditionalContent: CustomizableToolbarContent where TrueContent: View, FalseContent: View", ""),
    LibraryPart(
      "extension ModifiedContent: CustomizableToolbarContent where Content: View, Modifier: ViewModifier", ""),
    LibraryPart(
      "struct ToolbarItem<Content: View>: CustomizableToolbarContent",
      """
      let _note: String
      let _content: Content
      typealias Body = Never
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _note = placement._name
        _content = content()
      }
      init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _note = placement._name
        _content = content()
      }
      """),
    LibraryPart(
      "struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent",
      """
      let _note: String
      let _content: Content
      typealias Body = Never
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _note = placement._name
        _content = content()
      }
      """),
    LibraryPart(
      "struct ToolbarSpacer: CustomizableToolbarContent",
      "typealias Body = Never\ninit(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}\nenum Sizing {\n  case flexible\n  case fixed\n}"
    ),
    LibraryPart(
      "struct ToolbarItemPlacement",
      "let _name: String\n"
        + [
          "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status", "confirmationAction",
          "cancellationAction", "destructiveAction", "keyboard", "topBarLeading", "topBarTrailing", "bottomBar",
          "navigationBarLeading", "navigationBarTrailing", "bottomOrnament",
        ].map { "static var \($0): ToolbarItemPlacement { ToolbarItemPlacement(_name: \"\($0)\") }" }
        .joined(separator: "\n")),
    LibraryPart(
      "extension View",
      """
      func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { _layer("toolbar", content()) }
      func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View { _layer("toolbar", content()) }
      """),
  ]
}
