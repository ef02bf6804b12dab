// Fills composed of others, and the system's.

extension ShapeStyle where Self == HierarchicalShapeStyle {
  static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle {
  var secondary: some ShapeStyle { self }
  var tertiary: some ShapeStyle { self }
  var quaternary: some ShapeStyle { self }
  var quinary: some ShapeStyle { self }
  func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

struct ShadowStyle: Hashable {
  let _name: String
  static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(_name: "drop \(radius)") }
  static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(_name: "inner \(radius)") }
}

struct _SystemShapeStyle: ShapeStyle {
  let _name: String
}

extension ShapeStyle where Self == _SystemShapeStyle {
  static func shadow(_ style: ShadowStyle) -> _SystemShapeStyle { _SystemShapeStyle(_name: "shadow") }
  static func blendMode(_ mode: BlendMode) -> _SystemShapeStyle { _SystemShapeStyle(_name: "blendMode") }
  static func opacity(_ opacity: Double) -> _SystemShapeStyle { _SystemShapeStyle(_name: "opacity") }
  static var selection: _SystemShapeStyle { _SystemShapeStyle(_name: "selection") }
  static var placeholder: _SystemShapeStyle { _SystemShapeStyle(_name: "placeholder") }
  static var link: _SystemShapeStyle { _SystemShapeStyle(_name: "link") }
  static var fill: _SystemShapeStyle { _SystemShapeStyle(_name: "fill") }
  static var windowBackground: _SystemShapeStyle { _SystemShapeStyle(_name: "windowBackground") }
}

struct ImagePaint: ShapeStyle {
  @stored var image: Image
  @stored var scale: CGFloat
  init(image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) {
    self.image = image
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  static func image(_ image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) -> ImagePaint {
    ImagePaint(image: image, scale: scale)
  }
}

extension ShapeStyle where Self == LinearGradient {
  static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
  static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: [], startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension AngularGradient {
  init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle) {}
}

extension ShapeStyle where Self == AngularGradient {
  static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(colors: colors, center: center) }
  static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(stops: stops, center: center) }
  static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center) }
  static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center)
  }
  static func conicGradient(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center)
  }
  static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center)
  }
}

extension EllipticalGradient {
  init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat = 0.5
  ) {}
  init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat = 0.5
  ) {}
}

extension ShapeStyle where Self == EllipticalGradient {
  static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(colors: colors) }
  static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(stops: stops) }
}

/// A point of a mesh, like `SIMD2<Float>`: written as a list of two numbers.
struct _MeshPoint: ExpressibleByArrayLiteral, Hashable {
  @stored var x: Float
  @stored var y: Float
  init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }
  init(x: Float, y: Float) { self.init(x, y) }
  init(arrayLiteral elements: Float...) {
    x = elements.first ?? 0
    y = elements.last ?? 0
  }
}

struct MeshGradient: View, ShapeStyle {
  typealias Body = Never
  init(
    width: Int, height: Int, points: [_MeshPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

extension Gradient {
  func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
  enum ColorSpace: Hashable {
    case device
    case perceptual
  }
}

extension UnitPoint {
  init(x: CGFloat, y: CGFloat) { _name = "\(x) \(y)" }
  init() { _name = "zero" }
}
