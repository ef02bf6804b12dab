// `Canvas` and its drawing. Nothing is drawn here: the drawing closure does not run.

struct Canvas<Symbols: View>: View {
  let _symbols: Symbols
  typealias Body = Never
  init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    _symbols = symbols()
  }
  init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    _symbols = EmptyView()
  }
}

enum ColorRenderingMode: Hashable {
  case nonLinear
  case linear
  case extendedLinear
}

struct GraphicsContext {
  @stored var opacity: Double = 1
  @stored var blendMode: BlendMode = .normal
  @stored var transform: CGAffineTransform = .identity
  @stored var environment: EnvironmentValues = EnvironmentValues()
  var clipBoundingRect: CGRect { .zero }
  mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  mutating func translateBy(x: CGFloat, y: CGFloat) {}
  mutating func rotate(by angle: Angle) {}
  mutating func concatenate(_ matrix: CGAffineTransform) {}
  mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {}
  mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {}
  mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
  func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  func resolve(_ shading: Shading) -> Shading { shading }
  func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  func draw(_ text: ResolvedText, in rect: CGRect) {}
  func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  func draw(_ text: Text, in rect: CGRect) {}
  func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  struct Shading {
    static var backdrop: Shading { Shading() }
    static var foreground: Shading { Shading() }
    static func color(_ color: Color) -> Shading { Shading() }
    static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      Shading()
    }
    static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    static func palette(_ array: [Shading]) -> Shading { Shading() }
    static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading { Shading() }
    static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []
    ) -> Shading { Shading() }
    static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading { Shading() }
    static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
    ) -> Shading { Shading() }
  }
  struct Filter {
    static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }
    static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = []
    ) -> Filter { Filter() }
    static func brightness(_ amount: Double) -> Filter { Filter() }
    static func contrast(_ amount: Double) -> Filter { Filter() }
    static func saturation(_ amount: Double) -> Filter { Filter() }
    static func grayscale(_ amount: Double) -> Filter { Filter() }
    static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    static func colorMultiply(_ color: Color) -> Filter { Filter() }
    static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    static var luminanceToAlpha: Filter { Filter() }
  }
  struct ResolvedImage {
    var size: CGSize { .zero }
    var baseline: CGFloat { 0 }
    @stored var shading: Shading? = nil
  }
  struct ResolvedText {
    @stored var shading: Shading = Shading()
    func measure(in size: CGSize) -> CGSize { .zero }
    func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }
  struct ResolvedSymbol {
    var size: CGSize { .zero }
  }
  struct GradientOptions: OptionSet {
    let rawValue: Int
    static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }
  struct ClipOptions: OptionSet {
    let rawValue: Int
    static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
  struct FilterOptions: OptionSet {
    let rawValue: Int
    static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }
  struct BlurOptions: OptionSet {
    let rawValue: Int
    static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }
  struct ShadowOptions: OptionSet {
    let rawValue: Int
    static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
  }
}

protocol TextAttribute {}

protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
  /// Text is not laid out, so a layout has no lines.
  struct Layout: RandomAccessCollection {
    typealias Index = Int
    typealias Element = Line
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    subscript(position: Int) -> Line { fatalError("a text layout has no lines here") }
    struct Line: RandomAccessCollection {
      typealias Index = Int
      typealias Element = Run
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Run { fatalError("a line has no runs here") }
    }
    struct Run: RandomAccessCollection {
      typealias Index = Int
      typealias Element = RunSlice
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> RunSlice { fatalError("a run has no slices here") }
      subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    struct RunSlice {}
    struct DrawingOptions: OptionSet {
      let rawValue: Int
      static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }
  }
  func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { _style("textRenderer", "") }
}

/// A picture of a view; there are no pixels here, so it has no image.
@MainActor class ImageRenderer<Content: View>: ObservableObject {
  @stored var content: Content
  @stored var scale: CGFloat = 1
  @stored var isOpaque: Bool = false
  @stored var proposedSize: ProposedViewSize = .unspecified
  init(content view: Content) { content = view }
}
