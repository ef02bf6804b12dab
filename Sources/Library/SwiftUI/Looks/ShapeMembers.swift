// Shapes composed of others, and their corners.

struct RectangleCornerRadii: Hashable {
  @stored var topLeading: CGFloat
  @stored var bottomLeading: CGFloat
  @stored var bottomTrailing: CGFloat
  @stored var topTrailing: CGFloat
  init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension UnevenRoundedRectangle {
  init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == RoundedRectangle {
  static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
  static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == ButtonBorderShape {
  static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape: InsettableShape {
  typealias Body = Never
  static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct ConcentricRectangle: InsettableShape {
  typealias Body = Never
  init() {}
  init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Edge {
  struct Corner {
    enum Style: Hashable {
      case concentric
      static func concentric(minimum: Style) -> Style { .concentric }
      static func fixed(_ radius: CGFloat) -> Style { .concentric }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle { ConcentricRectangle() }
}

extension Shape {
  func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  func offset(_ offset: CGSize) -> some Shape { self }
  func offset(_ offset: CGPoint) -> some Shape { self }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
  func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  func transform(_ transform: CGAffineTransform) -> some Shape { self }
  func size(_ size: CGSize) -> some Shape { self }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Path {
  init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { _steps = 1 }
  init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) { _steps = 1 }
  init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    _steps = 1
  }
  init?(_ string: String) { return nil }
  mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, transform: CGAffineTransform = .identity
  ) { _steps += 1 }
  mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { _steps += 1 }
  mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { _steps += rects.count }
  mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { _steps += 1 }
  mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) { _steps += 1 }
  mutating func addPath(_ path: Path, transform: CGAffineTransform) { _steps += path._steps }
  func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  func strokedPath(_ style: StrokeStyle) -> Path { self }
  func applying(_ transform: CGAffineTransform) -> Path { self }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension View {
  func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { _style("clipShape", "") }
  func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { _style("contentShape", "") }
  func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    _style("contentShape", "")
  }
  func mask<M: View>(alignment: Alignment, @ViewBuilder _ mask: () -> M) -> some View { _style("mask", "") }
  func drawingGroup(opaque: Bool, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    _style("drawingGroup", "")
  }
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat,
    perspective: CGFloat = 1
  ) -> some View { _style("rotation3DEffect", "") }
  func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { _style("foregroundStyle", "") }
  func background<S: Shape>(in shape: S, fillStyle: FillStyle) -> some View { _style("background", "") }
  func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle) -> some View {
    _style("background", "")
  }
  func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { _style("background", "") }
  func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle) -> some View {
    _style("overlay", "")
  }
  func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View { _style("overlay", "") }
  func backgroundExtensionEffect() -> some View { _style("backgroundExtensionEffect", "") }
  func backgroundExtensionEffect(isEnabled: Bool) -> some View { _style("backgroundExtensionEffect", "") }
}

struct ContentShapeKinds: OptionSet {
  let rawValue: Int
  static var interaction: ContentShapeKinds { ContentShapeKinds(rawValue: 1) }
  static var dragPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 2) }
  static var contextMenuPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 4) }
  static var hoverEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 8) }
  static var focusEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 16) }
  static var accessibility: ContentShapeKinds { ContentShapeKinds(rawValue: 32) }
}
