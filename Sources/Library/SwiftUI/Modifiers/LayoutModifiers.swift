// Layout: modifiers that only change the look.

extension View {
  func padding(_ length: CGFloat) -> some View { _style("padding", "") }
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _style("padding", "") }
  func padding(_ insets: EdgeInsets) -> some View { _style("padding", "") }
  func safeAreaPadding(_ length: CGFloat) -> some View { _style("safeAreaPadding", "") }
  func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    _style("safeAreaPadding", "")
  }
  func scenePadding(_ edges: Edge.Set = .all) -> some View { _style("scenePadding", "") }
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    _style("frame", "")
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _style("frame", "") }
  func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    _style("containerRelativeFrame", "")
  }
  func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { _style("containerRelativeFrame", "") }
  func fixedSize() -> some View { _style("fixedSize", "") }
  func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _style("fixedSize", "") }
  func layoutPriority(_ value: Double) -> some View { _style("layoutPriority", "") }
  func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _style("position", "") }
  func position(_ position: CGPoint) -> some View { _style("position", "") }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _style("offset", "") }
  func offset(_ offset: CGSize) -> some View { _style("offset", "") }
  func zIndex(_ value: Double) -> some View { _style("zIndex", "") }
  func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { _style("aspectRatio", "") }
  func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { _style("aspectRatio", "") }
  func scaledToFit() -> some View { _style("scaledToFit", "") }
  func scaledToFill() -> some View { _style("scaledToFill", "") }
  func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    _style("ignoresSafeArea", "")
  }
  func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { _style("edgesIgnoringSafeArea", "") }
  func gridCellColumns(_ count: Int) -> some View { _style("gridCellColumns", "") }
  func gridCellAnchor(_ anchor: UnitPoint) -> some View { _style("gridCellAnchor", "") }
  func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    _style("flipsForRightToLeftLayoutDirection", "")
  }
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { _style("gridCellUnsizedAxes", "") }
  func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View { _style("gridColumnAlignment", "") }
  func coordinateSpace<T: Hashable>(name: T) -> some View { _style("coordinateSpace", "") }
  func coordinateSpace(_ space: CoordinateSpace) -> some View { _style("coordinateSpace", "") }
  func contentMargins(_ length: CGFloat) -> some View { _style("contentMargins", "") }
  func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { _style("contentMargins", "") }
}
