import Code

/// Shapes and what fills them. The outline has their names.
enum ShapeLibrary {
  static let parts: [LibraryPart] =
    [
      LibraryPart(
        "struct CGRect: Equatable, Hashable",
        """
        @stored var origin: CGPoint
        @stored var size: CGSize
        init(origin: CGPoint, size: CGSize) {
          self.origin = origin
          self.size = size
        }
        init(x: Double, y: Double, width: Double, height: Double) {
          origin = CGPoint(x: x, y: y)
          size = CGSize(width: width, height: height)
        }
        static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
        var width: Double { size.width }
        var height: Double { size.height }
        var minX: Double { origin.x }
        var midX: Double { origin.x + size.width / 2 }
        var maxX: Double { origin.x + size.width }
        var minY: Double { origin.y }
        var midY: Double { origin.y + size.height / 2 }
        var maxY: Double { origin.y + size.height }
        func contains(_ point: CGPoint) -> Bool { minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY }
        func insetBy(dx: Double, dy: Double) -> CGRect {
          CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        }
        """),
      LibraryPart(
        "struct Path: Shape, Equatable",
        """
        @stored var _steps: Int
        typealias Body = Never
        init() { _steps = 0 }
        init(_ rect: CGRect) { _steps = 1 }
        init(ellipseIn rect: CGRect) { _steps = 1 }
        init(roundedRect rect: CGRect, cornerRadius: Double) { _steps = 1 }
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
          center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
        ) {
          _steps += 1
        }
        mutating func addPath(_ path: Path) { _steps += path._steps }
        mutating func closeSubpath() { _steps += 1 }
        """),
      LibraryPart("protocol Animatable", ""),
      LibraryPart("protocol Shape: Animatable, View", "func path(in rect: CGRect) -> Path"),
      LibraryPart("protocol InsettableShape: Shape", ""),
      LibraryPart(
        "extension Shape",
        """
        var body: _ShapeView<Self> { _ShapeView(_shape: self) }
        func fill<S: ShapeStyle>(_ style: S) -> some View { _style("fill", "") }
        func fill<S: ShapeStyle>(_ style: S, style fill: FillStyle) -> some View { _style("fill", "") }
        func fill() -> some View { _style("fill", "") }
        func stroke<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some View { _style("stroke", "") }
        func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { _style("stroke", "") }
        func stroke(lineWidth: Double = 1) -> some Shape { self }
        func stroke(style: StrokeStyle) -> some Shape { self }
        func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape { self }
        func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
        func size(width: Double, height: Double) -> some Shape { self }
        """),
      LibraryPart(
        "extension InsettableShape",
        """
        func inset(by amount: Double) -> some InsettableShape { self }
        func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some View { _style("strokeBorder", "") }
        func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { _style("strokeBorder", "") }
        func strokeBorder(lineWidth: Double = 1) -> some View { _style("strokeBorder", "") }
        """),
      LibraryPart("struct _ShapeView<S: Shape>: View", "let _shape: S\ntypealias Body = Never"),
      LibraryPart("struct FillStyle: Equatable", "init(eoFill: Bool = false, antialiased: Bool = true) {}"),
      LibraryPart(
        "struct StrokeStyle: Equatable",
        """
        @stored var lineWidth: Double
        init(
          lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: Double = 10,
          dash: [Double] = [], dashPhase: Double = 0
        ) {
          self.lineWidth = lineWidth
        }
        """),
      LibraryPart("enum CGLineCap", "case butt\ncase round\ncase square"),
      LibraryPart("enum CGLineJoin", "case miter\ncase round\ncase bevel"),
      shape("Rectangle", "init() {}"), shape("Circle", "init() {}"),
      shape("Capsule", "init(style: RoundedCornerStyle = .continuous) {}"),
      shape("Ellipse", "init() {}"), shape("ContainerRelativeShape", "init() {}"),
      shape(
        "RoundedRectangle",
        """
        init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
        init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
        """),
      shape(
        "UnevenRoundedRectangle",
        """
        init(
          topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
          topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
        ) {}
        """),
      LibraryPart(
        "extension Shape where Self == RoundedRectangle",
        """
        static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
          RoundedRectangle(cornerRadius: cornerRadius)
        }
        """),
    ] + shorthands + gradients

  private static func shape(_ name: String, _ initializers: String) -> LibraryPart {
    LibraryPart(
      "struct \(name): InsettableShape",
      "typealias Body = Never\n\(initializers)\nfunc path(in rect: CGRect) -> Path { Path(rect) }")
  }

  /// `.capsule`, `.circle` …
  private static let shorthands = [
    ("Rectangle", "rect"), ("Circle", "circle"), ("Capsule", "capsule"), ("Ellipse", "ellipse"),
    ("ContainerRelativeShape", "containerRelative"),
  ].map { type, name in
    LibraryPart("extension Shape where Self == \(type)", "static var \(name): \(type) { \(type)() }")
  }

  private static let gradients: [LibraryPart] = [
    LibraryPart(
      "struct AnyShape: Shape",
      "typealias Body = Never\ninit<S: Shape>(_ shape: S) {}\nfunc path(in rect: CGRect) -> Path { Path(rect) }"),
    LibraryPart(
      "struct Gradient: ShapeStyle, Hashable",
      """
      init(colors: [Color]) {}
      init(stops: [Stop]) {}
      struct Stop: Hashable {
        @stored var color: Color
        @stored var location: Double
      }
      """),
    LibraryPart(
      "struct AnyGradient: ShapeStyle, View", "typealias Body = Never\ninit() {}\ninit(_ gradient: Gradient) {}"),
    gradient("LinearGradient", "startPoint: UnitPoint, endPoint: UnitPoint"),
    gradient("RadialGradient", "center: UnitPoint, startRadius: Double, endRadius: Double"),
    gradient("AngularGradient", "center: UnitPoint, angle: Angle = .zero"),
    gradient("EllipticalGradient", "center: UnitPoint = .center"),
    LibraryPart(
      "extension ShapeStyle where Self == LinearGradient",
      """
      static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
      }
      """),
    LibraryPart(
      "struct AnyShapeStyle: ShapeStyle", "init<S: ShapeStyle>(_ style: S) {}"),
  ]

  private static func gradient(_ name: String, _ parameters: String) -> LibraryPart {
    LibraryPart(
      "struct \(name): View, ShapeStyle",
      """
      typealias Body = Never
      init(colors: [Color], \(parameters)) {}
      init(stops: [Gradient.Stop], \(parameters)) {}
      init(gradient: Gradient, \(parameters)) {}
      """)
  }
}
