// Transitions that a program defines. Nothing moves here, so an inserted view is shown in the identity phase.

@MainActor @preconcurrency protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  static var properties: TransitionProperties { TransitionProperties() }
  func animation(_ animation: Animation?) -> some Transition { self }
  func combined<T: Transition>(with other: T) -> some Transition { self }
}

struct PlaceholderContentView<Value>: View {
  typealias Body = Never
}

enum TransitionPhase: Hashable {
  case willAppear
  case identity
  case didDisappear
  var isIdentity: Bool { self == .identity }
  var value: Double { self == .willAppear ? -1 : self == .didDisappear ? 1 : 0 }
}

struct TransitionProperties {
  @stored var hasMotion: Bool = true
  init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

protocol _BuiltInTransition: Transition {}

extension _BuiltInTransition {
  func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> PlaceholderContentView<Self> { content }
}

struct OpacityTransition: _BuiltInTransition {
  init() {}
}

struct SlideTransition: _BuiltInTransition {
  init() {}
}

struct ScaleTransition: _BuiltInTransition {
  init(_ scale: Double = 0, anchor: UnitPoint = .center) {}
}

struct MoveTransition: _BuiltInTransition {
  init(edge: Edge) {}
}

struct PushTransition: _BuiltInTransition {
  init(edge: Edge) {}
}

struct OffsetTransition: _BuiltInTransition {
  init(_ offset: CGSize) {}
}

struct BlurReplaceTransition: _BuiltInTransition {
  init(configuration: Configuration) {}
  enum Configuration: Hashable {
    case downUp
    case upUp
  }
}

struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _BuiltInTransition {
  init(insertion: Insertion, removal: Removal) {}
}

extension AnyTransition {
  init<T: Transition>(_ transition: T) { self.init() }
  static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition { AnyTransition() }
  static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  static var glassEffect: AnyTransition { AnyTransition() }
}

extension View {
  func transition<T: Transition>(_ transition: T) -> some View { _style("transition", "") }
}

struct UnitCurve: Hashable {
  let _name: String
  static var linear: UnitCurve { UnitCurve(_name: "linear") }
  static var easeIn: UnitCurve { UnitCurve(_name: "easeIn") }
  static var easeOut: UnitCurve { UnitCurve(_name: "easeOut") }
  static var easeInOut: UnitCurve { UnitCurve(_name: "easeInOut") }
  static var circularEaseIn: UnitCurve { UnitCurve(_name: "circularEaseIn") }
  static var circularEaseOut: UnitCurve { UnitCurve(_name: "circularEaseOut") }
  static var circularEaseInOut: UnitCurve { UnitCurve(_name: "circularEaseInOut") }
  static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(_name: "bezier")
  }
}

struct Spring: Hashable {
  @stored var duration: Double
  @stored var bounce: Double
  init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = 1 - dampingRatio
  }
  init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    duration = 2 * Double.pi / (stiffness / mass).squareRoot()
    bounce = 1 - damping / (2 * (stiffness * mass).squareRoot())
  }
  static var smooth: Spring { Spring() }
  static var snappy: Spring { Spring(bounce: 0.15) }
  static var bouncy: Spring { Spring(bounce: 0.3) }
}

extension Animation {
  static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(_name: "spring") }
  static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(_name: "interpolatingSpring")
  }
  static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(_name: "interpolatingSpring") }
  static var interpolatingSpring: Animation { Animation(_name: "interpolatingSpring") }
  static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(_name: "timingCurve") }
  func logicallyComplete(after duration: Double) -> Animation { self }
}
