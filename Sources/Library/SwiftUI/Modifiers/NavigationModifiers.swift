// Navigation and presentation: modifiers that only change the look.

extension View {
  func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    _style("navigationBarTitleDisplayMode", "")
  }
  func navigationBarHidden(_ hidden: Bool) -> some View { _style("navigationBarHidden", "") }
  func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { _style("navigationBarBackButtonHidden", "") }
  func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _style("toolbarBackground", "")
  }
  func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    _style("toolbarBackground", "")
  }
  func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { _style("toolbar", "") }
  func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    _style("toolbarColorScheme", "")
  }
  func toolbarRole(_ role: ToolbarRole) -> some View { _style("toolbarRole", "") }
  func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { _style("toolbarTitleDisplayMode", "") }
  func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { _style("navigationSplitViewColumnWidth", "") }
  func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    _style("navigationSplitViewColumnWidth", "")
  }
  func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View {
    _style("navigationSplitViewStyle", "")
  }
  func statusBarHidden(_ hidden: Bool = true) -> some View { _style("statusBarHidden", "") }
  func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _style("presentationDetents", "") }
  func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    _style("presentationDetents", "")
  }
  func presentationDragIndicator(_ visibility: Visibility) -> some View { _style("presentationDragIndicator", "") }
  func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { _style("presentationBackground", "") }
  func presentationCornerRadius(_ radius: CGFloat?) -> some View { _style("presentationCornerRadius", "") }
  func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    _style("presentationBackgroundInteraction", "")
  }
  func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    _style("presentationContentInteraction", "")
  }
  func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    _style("presentationCompactAdaptation", "")
  }
  func persistentSystemOverlays(_ visibility: Visibility) -> some View { _style("persistentSystemOverlays", "") }
}
