// Values that animate, and transforms.

struct CGVector: Hashable {
  @stored var dx: CGFloat
  @stored var dy: CGFloat
  init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

struct CGAffineTransform: Hashable {
  @stored var a: CGFloat
  @stored var b: CGFloat
  @stored var c: CGFloat
  @stored var d: CGFloat
  @stored var tx: CGFloat
  @stored var ty: CGFloat
  init() { self = .identity }
  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  init(translationX: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y) }
  init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
  static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  var isIdentity: Bool { self == .identity }
  /// The transform that acts first, and `other` after it.
  func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    if determinant == 0 { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

struct ProjectionTransform: Equatable {
  @stored var _affine: CGAffineTransform
  init() { _affine = .identity }
  init(_ m: CGAffineTransform) { _affine = m }
  var isIdentity: Bool { _affine.isIdentity }
  var isAffine: Bool { true }
  func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(_affine.concatenating(rhs._affine))
  }
}

protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
  mutating func interpolate(towards other: Self, amount: Double) {
    self = self + (other - self).scaled(by: amount)
  }
  func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  mutating func scale(by rhs: Double) { self *= rhs }
  var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  mutating func scale(by rhs: Double) { self *= Float(rhs) }
  var magnitudeSquared: Double { Double(self * self) }
}

struct EmptyAnimatableData: VectorArithmetic {
  init() {}
  static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  mutating func scale(by rhs: Double) {}
  var magnitudeSquared: Double { 0 }
}

struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  @stored var first: First
  @stored var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
  static func + (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> { AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second) }
  static func - (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> { AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second) }
  mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  func body(content: _ModifierContent<Self>) -> _ModifierContent<Self> { content }
}

protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  func transformEffect(_ transform: CGAffineTransform) -> some View { _style("transformEffect", "") }
  func projectionEffect(_ transform: ProjectionTransform) -> some View { _style("projectionEffect", "") }
  func hueRotation(_ angle: Angle) -> some View { _style("hueRotation", "") }
}
