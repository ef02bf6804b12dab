// Lists and scrolling: modifiers that only change the look.

extension View {
  func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    _style("listRowSeparator", "")
  }
  func listRowInsets(_ insets: EdgeInsets?) -> some View { _style("listRowInsets", "") }
  func listRowSpacing(_ spacing: CGFloat?) -> some View { _style("listRowSpacing", "") }
  func listRowBackground<V: View>(_ view: V?) -> some View { _style("listRowBackground", "") }
  func listRowSeparatorTint(_ color: Color?) -> some View { _style("listRowSeparatorTint", "") }
  func listSectionSeparator(_ visibility: Visibility) -> some View { _style("listSectionSeparator", "") }
  func listSectionSpacing(_ spacing: CGFloat) -> some View { _style("listSectionSpacing", "") }
  func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { _style("scrollIndicators", "") }
  func scrollDisabled(_ disabled: Bool) -> some View { _style("scrollDisabled", "") }
  func scrollContentBackground(_ visibility: Visibility) -> some View { _style("scrollContentBackground", "") }
  func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    _style("scrollDismissesKeyboard", "")
  }
  func scrollTargetLayout(isEnabled: Bool = true) -> some View { _style("scrollTargetLayout", "") }
  func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { _style("scrollTargetBehavior", "") }
  func scrollClipDisabled(_ disabled: Bool = true) -> some View { _style("scrollClipDisabled", "") }
  func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { _style("scrollBounceBehavior", "") }
  func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    _style("scrollPosition", "")
  }
  func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { _style("defaultScrollAnchor", "") }
  func listItemTint(_ tint: Color?) -> some View { _style("listItemTint", "") }
  func deleteDisabled(_ isDisabled: Bool) -> some View { _style("deleteDisabled", "") }
  func moveDisabled(_ isDisabled: Bool) -> some View { _style("moveDisabled", "") }
}
