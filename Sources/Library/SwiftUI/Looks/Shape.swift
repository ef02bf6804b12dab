// Shapes and their fills. The outline shows their names.

struct Path: Shape, Equatable {
  @stored var _steps: Int
  typealias Body = Never
  init() { _steps = 0 }
  init(_ rect: CGRect) { _steps = 1 }
  init(ellipseIn rect: CGRect) { _steps = 1 }
  init(roundedRect rect: CGRect, cornerRadius: CGFloat) { _steps = 1 }
  init(_ callback: (inout Path) -> Void) {
    _steps = 0
    callback(&self)
  }
  func path(in rect: CGRect) -> Path { self }
  var isEmpty: Bool { _steps == 0 }
  mutating func move(to end: CGPoint) { _steps += 1 }
  mutating func addLine(to end: CGPoint) { _steps += 1 }
  mutating func addLines(_ lines: [CGPoint]) { _steps += lines.count }
  mutating func addRect(_ rect: CGRect) { _steps += 1 }
  mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { _steps += 1 }
  mutating func addEllipse(in rect: CGRect) { _steps += 1 }
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { _steps += 1 }
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { _steps += 1 }
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    _steps += 1
  }
  mutating func addPath(_ path: Path) { _steps += path._steps }
  mutating func closeSubpath() { _steps += 1 }
}

protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

protocol Shape: Animatable, View {
  func path(in rect: CGRect) -> Path
}

protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  var body: _ShapeView<Self> { _ShapeView() }
  func fill<S: ShapeStyle>(_ style: S) -> some ShapeView<Self> { _style("fill", "") }
  func fill<S: ShapeStyle>(_ style: S, style fill: FillStyle) -> some ShapeView<Self> { _style("fill", "") }
  func fill() -> some ShapeView<Self> { _style("fill", "") }
  func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    _style("stroke", "")
  }
  func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    _style("stroke", "")
  }
  func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  func stroke(style: StrokeStyle) -> some Shape { self }
  func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
  func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  nonisolated func inset(by amount: CGFloat) -> Self { self }
  func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> { _style("strokeBorder", "") }
  func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> { _style("strokeBorder", "") }
  func strokeBorder(lineWidth: CGFloat = 1) -> some View { _style("strokeBorder", "") }
}

struct _ShapeView<S: Shape>: View {
  typealias Body = Never
}

struct FillStyle: Equatable {
  init(eoFill: Bool = false, antialiased: Bool = true) {}
}

struct StrokeStyle: Equatable {
  @stored var lineWidth: CGFloat
  init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

enum CGLineCap {
  case butt
  case round
  case square
}

enum CGLineJoin {
  case miter
  case round
  case bevel
}

struct Rectangle: InsettableShape {
  typealias Body = Never
  init() {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Circle: InsettableShape {
  typealias Body = Never
  init() {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Capsule: InsettableShape {
  typealias Body = Never
  init(style: RoundedCornerStyle = .continuous) {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Ellipse: InsettableShape {
  typealias Body = Never
  init() {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct ContainerRelativeShape: InsettableShape {
  typealias Body = Never
  init() {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct RoundedRectangle: InsettableShape {
  typealias Body = Never
  init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct UnevenRoundedRectangle: InsettableShape {
  typealias Body = Never
  init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == RoundedRectangle {
  static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Rectangle {
  static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

struct AnyShape: Shape {
  typealias Body = Never
  init<S: Shape>(_ shape: S) {}
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Gradient: ShapeStyle, Hashable {
  init(colors: [Color]) {}
  init(stops: [Stop]) {}
  struct Stop: Hashable {
    @stored var color: Color
    @stored var location: CGFloat
  }
}

struct AnyGradient: ShapeStyle, View {
  typealias Body = Never
  init() {}
  init(_ gradient: Gradient) {}
}

struct LinearGradient: View, ShapeStyle {
  typealias Body = Never
  init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

struct RadialGradient: View, ShapeStyle {
  typealias Body = Never
  init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

struct AngularGradient: View, ShapeStyle {
  typealias Body = Never
  init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
}

struct EllipticalGradient: View, ShapeStyle {
  typealias Body = Never
  init(colors: [Color], center: UnitPoint = .center) {}
  init(stops: [Gradient.Stop], center: UnitPoint = .center) {}
  init(gradient: Gradient, center: UnitPoint = .center) {}
}

extension ShapeStyle where Self == LinearGradient {
  static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

struct AnyShapeStyle: ShapeStyle {
  init<S: ShapeStyle>(_ style: S) {}
}
