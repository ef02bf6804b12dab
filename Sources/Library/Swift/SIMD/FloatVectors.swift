// The arithmetic of vectors of floating-point numbers.

extension SIMD where Scalar: FloatingPoint {
  static var zero: Self { Self() }
  static var one: Self { Self(repeating: 1) }
  static prefix func - (a: Self) -> Self { a._mapped { -$0 } }
  static func + (a: Self, b: Self) -> Self { a._zipped(b) { $0 + $1 } }
  static func + (a: Scalar, b: Self) -> Self { Self(repeating: a) + b }
  static func + (a: Self, b: Scalar) -> Self { a + Self(repeating: b) }
  static func += (a: inout Self, b: Self) { a = a + b }
  static func += (a: inout Self, b: Scalar) { a = a + b }
  static func - (a: Self, b: Self) -> Self { a._zipped(b) { $0 - $1 } }
  static func - (a: Scalar, b: Self) -> Self { Self(repeating: a) - b }
  static func - (a: Self, b: Scalar) -> Self { a - Self(repeating: b) }
  static func -= (a: inout Self, b: Self) { a = a - b }
  static func -= (a: inout Self, b: Scalar) { a = a - b }
  static func * (a: Self, b: Self) -> Self { a._zipped(b) { $0 * $1 } }
  static func * (a: Scalar, b: Self) -> Self { Self(repeating: a) * b }
  static func * (a: Self, b: Scalar) -> Self { a * Self(repeating: b) }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func *= (a: inout Self, b: Scalar) { a = a * b }
  static func / (a: Self, b: Self) -> Self { a._zipped(b) { $0 / $1 } }
  static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
  static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
  static func /= (a: inout Self, b: Self) { a = a / b }
  static func /= (a: inout Self, b: Scalar) { a = a / b }
  func addingProduct(_ a: Self, _ b: Self) -> Self {
    var result = self
    for index in indices { result[index] = self[index].addingProduct(a[index], b[index]) }
    return result
  }
  func addingProduct(_ a: Scalar, _ b: Self) -> Self { addingProduct(Self(repeating: a), b) }
  func addingProduct(_ a: Self, _ b: Scalar) -> Self { addingProduct(a, Self(repeating: b)) }
  mutating func addProduct(_ a: Self, _ b: Self) { self = addingProduct(a, b) }
  mutating func addProduct(_ a: Scalar, _ b: Self) { self = addingProduct(a, b) }
  mutating func addProduct(_ a: Self, _ b: Scalar) { self = addingProduct(a, b) }
  func squareRoot() -> Self { _mapped { $0.squareRoot() } }
  mutating func formSquareRoot() { self = squareRoot() }
  func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self { _mapped { $0.rounded(rule) } }
  mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }
  func sum() -> Scalar { indices.reduce(0) { $0 + self[$1] } }
  func min() -> Scalar { indices.dropFirst().reduce(self[0]) { Scalar.minimum($0, self[$1]) } }
  func max() -> Scalar { indices.dropFirst().reduce(self[0]) { Scalar.maximum($0, self[$1]) } }
  func clamped(lowerBound: Self, upperBound: Self) -> Self {
    pointwiseMin(upperBound, pointwiseMax(lowerBound, self))
  }
}

extension SIMD where Scalar: BinaryFloatingPoint {
  static func random(in range: Range<Scalar>) -> Self { Self()._mapped { _ in _randomScalar(in: range) } }
  static func random(in range: ClosedRange<Scalar>) -> Self {
    Self()._mapped { _ in _randomScalar(in: range.lowerBound..<range.upperBound) }
  }
  static func _randomScalar(in range: Range<Scalar>) -> Scalar {
    Scalar(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
  }
}

func pointwiseMin<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: FloatingPoint {
  a._zipped(b) { T.Scalar.minimum($0, $1) }
}
func pointwiseMax<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: FloatingPoint {
  a._zipped(b) { T.Scalar.maximum($0, $1) }
}
