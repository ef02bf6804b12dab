struct Animation: Equatable {
  let _name: String
  static var `default`: Animation { Animation(_name: "default") }
  static var `linear`: Animation { Animation(_name: "linear") }
  static var `easeIn`: Animation { Animation(_name: "easeIn") }
  static var `easeOut`: Animation { Animation(_name: "easeOut") }
  static var `easeInOut`: Animation { Animation(_name: "easeInOut") }
  static var `spring`: Animation { Animation(_name: "spring") }
  static var `bouncy`: Animation { Animation(_name: "bouncy") }
  static var `smooth`: Animation { Animation(_name: "smooth") }
  static var `snappy`: Animation { Animation(_name: "snappy") }
  static var `interactiveSpring`: Animation { Animation(_name: "interactiveSpring") }
  static func linear(duration: Double) -> Animation { linear }
  static func easeIn(duration: Double) -> Animation { easeIn }
  static func easeOut(duration: Double) -> Animation { easeOut }
  static func easeInOut(duration: Double) -> Animation { easeInOut }
  static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation
  {
    Animation(_name: "timingCurve")
  }
  static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    spring
  }
  static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { spring }
  static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    interactiveSpring
  }
  static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(_name: "interpolatingSpring")
  }
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  func delay(_ delay: Double) -> Animation { self }
  func speed(_ speed: Double) -> Animation { self }
  func repeatForever(autoreverses: Bool = true) -> Animation { self }
  func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

struct AnyTransition {
  /// True if the view comes and goes at once.
  @stored var _isIdentity: Bool
  init(_isIdentity: Bool = false) { self._isIdentity = _isIdentity }
  static var opacity: AnyTransition { AnyTransition() }
  static var slide: AnyTransition { AnyTransition() }
  static var scale: AnyTransition { AnyTransition() }
  static var identity: AnyTransition { AnyTransition(_isIdentity: true) }
  static var blurReplace: AnyTransition { AnyTransition() }
  static var symbolEffect: AnyTransition { AnyTransition() }
  static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }
  static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  func combined(with other: AnyTransition) -> AnyTransition { _isIdentity ? other : self }
  func animation(_ animation: Animation?) -> AnyTransition { self }
}
