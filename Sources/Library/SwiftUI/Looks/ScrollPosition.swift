// Scrolling by value. Nothing is scrolled here: a position keeps the value that the program has set.

struct ScrollPosition: Hashable {
  @stored var edge: Edge?
  @stored var point: CGPoint?
  @stored var x: CGFloat?
  @stored var y: CGFloat?
  @stored var viewID: AnyHashable?
  init() {}
  init(edge: Edge) { self.edge = edge }
  init(point: CGPoint) { self.point = point }
  init(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }
  init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { viewID = AnyHashable(id) }
  init<ID: Hashable>(idType: ID.Type) {}
  init<ID: Hashable>(idType: ID.Type, edge: Edge) { self.edge = edge }
  var isPositionedByUser: Bool { false }
  func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }
  mutating func _clear() {
    edge = nil
    point = nil
    x = nil
    y = nil
    viewID = nil
  }
  mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    _clear()
    viewID = AnyHashable(id)
  }
  mutating func scrollTo(edge: Edge) {
    _clear()
    self.edge = edge
  }
  mutating func scrollTo(point: CGPoint) {
    _clear()
    self.point = point
  }
  mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  mutating func scrollTo(x: CGFloat) {
    _clear()
    self.x = x
  }
  mutating func scrollTo(y: CGFloat) {
    _clear()
    self.y = y
  }
}

enum ScrollPhase: Hashable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating
  var isScrolling: Bool { self != .idle }
}

struct ScrollPhaseChangeContext {
  var geometry: ScrollGeometry { ScrollGeometry() }
  var velocity: CGVector? { nil }
}

struct ScrollGeometry: Equatable {
  var contentOffset: CGPoint { .zero }
  var contentSize: CGSize { CGSize(width: 390, height: 844) }
  var contentInsets: EdgeInsets { EdgeInsets() }
  var containerSize: CGSize { CGSize(width: 390, height: 844) }
  var visibleRect: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  var bounds: CGRect { visibleRect }
}

struct ScrollTransitionConfiguration {
  static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  struct Threshold {
    static var visible: Threshold { Threshold() }
    static var hidden: Threshold { Threshold() }
    static var centered: Threshold { Threshold() }
    static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

enum ScrollTransitionPhase: Hashable {
  case topLeading
  case identity
  case bottomTrailing
  var isIdentity: Bool { self == .identity }
  var value: Double { self == .topLeading ? -1 : self == .bottomTrailing ? 1 : 0 }
}

enum ScrollAnchorRole: Hashable {
  case initialOffset
  case sizeChanges
  case alignment
}

enum ScrollEdgeEffectStyle: Hashable {
  case automatic
  case soft
  case hard
}

enum ScrollInputBehavior: Hashable {
  case automatic
  case enabled
  case disabled
}

/// An effect that depends on a view's position. Nothing is measured, so effects are never evaluated.
protocol VisualEffect {}

struct EmptyVisualEffect: VisualEffect {
  init() {}
}

extension VisualEffect {
  func opacity(_ opacity: Double) -> some VisualEffect { self }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  func offset(_ offset: CGSize) -> some VisualEffect { self }
  func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  func brightness(_ amount: Double) -> some VisualEffect { self }
  func contrast(_ amount: Double) -> some VisualEffect { self }
  func saturation(_ amount: Double) -> some VisualEffect { self }
  func grayscale(_ amount: Double) -> some VisualEffect { self }
  func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
  func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}

extension View {
  func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View { _style("visualEffect", "") }
  func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { _style("scrollTransition", "") }
  func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { _style("scrollTransition", "") }
  func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    _style("scrollPosition", "")
  }
  func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    _style("onScrollPhaseChange", "")
  }
  func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { _style("onScrollPhaseChange", "") }
  /// The scrolled view has one geometry here, which the action receives at first.
  func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    onChange(of: transform(ScrollGeometry()), initial: true) { old, new in action(old, new) }
  }
  func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    onAppear { action(true) }
  }
  func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { _style("onScrollTargetVisibilityChange", "") }
  func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onChange(of: transform(GeometryProxy()), initial: true) { old, new in action(old, new) }
  }
  func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set) -> some View {
    _style("scrollIndicators", "")
  }
  func scrollIndicatorsFlash(onAppear: Bool) -> some View { _style("scrollIndicatorsFlash", "") }
  func scrollIndicatorsFlash<T: Equatable>(trigger: T) -> some View { _style("scrollIndicatorsFlash", "") }
  func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set) -> some View {
    _style("scrollBounceBehavior", "")
  }
  func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    _style("scrollEdgeEffectStyle", "")
  }
  func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    _style("scrollEdgeEffectHidden", "")
  }
  func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    _style("scrollInputBehavior", "")
  }
  func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    _style("defaultScrollAnchor", "")
  }
}

enum ScrollInputKind: Hashable {
  case doubleTap
  case look
  case handGestureShortcut
}

/// A function of a Metal library, which does not exist here.
@dynamicMemberLookup struct ShaderLibrary {
  static var `default`: ShaderLibrary { ShaderLibrary() }
  static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(_name: name) }
  subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(_name: name) }
}

struct ShaderFunction: Hashable {
  let _name: String
  func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader(_name: _name) }
}

struct Shader: ShapeStyle, Hashable {
  let _name: String
  init(_name: String) { self._name = _name }
  init(function: ShaderFunction, arguments: [Argument]) { _name = function._name }
  struct Argument: Hashable {
    static var boundingRect: Argument { Argument() }
    static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    static func float2(_ point: CGPoint) -> Argument { Argument() }
    static func float2(_ size: CGSize) -> Argument { Argument() }
    static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    static func floatArray(_ array: [Float]) -> Argument { Argument() }
    static func color(_ color: Color) -> Argument { Argument() }
    static func colorArray(_ array: [Color]) -> Argument { Argument() }
    static func image(_ image: Image) -> Argument { Argument() }
  }
}

extension View {
  func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { _style("colorEffect", "") }
  func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    _style("distortionEffect", "")
  }
  func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    _style("layerEffect", "")
  }
}
