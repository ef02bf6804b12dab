// Modifiers whose values the outline shows.

extension View {
  func navigationTitle(_ title: LocalizedStringKey) -> some View { _style("title", Text(title)._text) }
  @_disfavoredOverload func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    _style("title", Text(title)._text)
  }
  func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    _style(isDisabled ? "interactiveDismissDisabled" : "", "")
  }
  func navigationTitle(_ title: Text) -> some View { _style("title", title._text) }
  func navigationTitle(_ title: Binding<String>) -> some View { _style("title", title.wrappedValue) }
  func navigationSubtitle(_ title: LocalizedStringKey) -> some View { _style("subtitle", Text(title)._text) }
  @_disfavoredOverload func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View {
    _style("subtitle", Text(title)._text)
  }
  func navigationBarTitle(_ title: LocalizedStringKey) -> some View { _style("title", Text(title)._text) }
  @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    _style("title", Text(title)._text)
  }
  func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    _style("title", Text(title)._text)
  }
  @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    _style("title", Text(title)._text)
  }
  func navigationBarTitle(_ title: Text) -> some View { _style("title", title._text) }
  func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    _style("title", title._text)
  }
  func badge(_ count: Int) -> some View { _style("badge", count == 0 ? "" : "\(count)") }
  func badge(_ label: Text?) -> some View { _style("badge", label?._text ?? "") }
  func badge(_ label: LocalizedStringKey) -> some View { _style("badge", Text(label)._text) }
  @_disfavoredOverload func badge<S: StringProtocol>(_ label: S) -> some View { _style("badge", Text(label)._text) }
  func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    _style("strikethrough", isActive ? "on" : "")
  }
  func accessibilityLabel(_ label: Text) -> some View { _style("accessibilityLabel", label._text) }
  func accessibilityLabel(_ label: LocalizedStringKey) -> some View { _style("accessibilityLabel", Text(label)._text) }
  @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    _style("accessibilityLabel", Text(label)._text)
  }
  func hidden() -> some View { _style("hidden", "on") }
  func opacity(_ opacity: Double) -> some View { _style("opacity", opacity == 1 ? "" : "\(opacity)") }
  func redacted(reason: RedactionReasons) -> some View { _style("redacted", reason.rawValue == 0 ? "" : "on") }
}
