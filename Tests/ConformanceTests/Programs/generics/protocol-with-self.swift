// Self in requirements, static requirements, operators as requirements and generic code over them.
protocol Monoid {
  static var empty: Self { get }
  static func <> (l: Self, r: Self) -> Self
}
infix operator <> : AdditionPrecedence
extension Int: Monoid {
  static var empty: Int { 0 }
  static func <> (l: Int, r: Int) -> Int { l + r }
}
extension String: Monoid {
  static var empty: String { "" }
  static func <> (l: String, r: String) -> String { l + r }
}
extension Array: Monoid {
  static var empty: [Element] { [] }
  static func <> (l: [Element], r: [Element]) -> [Element] { l + r }
}
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Wrapped? { nil }
  static func <> (l: Wrapped?, r: Wrapped?) -> Wrapped? {
    guard let l else { return r }
    return r.map { l <> $0 } ?? l
  }
}
extension Sequence where Element: Monoid {
  func concat() -> Element { reduce(.empty, <>) }
}
print([1, 2, 3].concat(), ["a", "b"].concat(), [[1], [2, 3]].concat(), [Optional(1), nil, 5].concat() as Any)
print(1 <> 2 <> 3, "x" <> "y", ([1] <> [2]).count, ([] as [String]).concat().isEmpty)
protocol Shape: Equatable {
  var sides: Int { get }
  func bigger() -> Self
  static func random(_ seed: Int) -> Self
  init(sides: Int)
}
extension Shape {
  func bigger() -> Self { Self(sides: sides + 1) }
  static func random(_ seed: Int) -> Self { Self(sides: seed % 5 + 3) }
  static var triangle: Self { Self(sides: 3) }
  func isSame(as other: Self) -> Bool { self == other }
}
struct Polygon: Shape {
  var sides: Int
}
print(Polygon.triangle.bigger(), Polygon.random(7).sides, Polygon.triangle.isSame(as: Polygon(sides: 3)))
func grow<S: Shape>(_ s: S, _ n: Int) -> S { (0..<n).reduce(s) { shape, _ in shape.bigger() } }
print(grow(.triangle, 3) as Polygon, grow(Polygon(sides: 10), 0) == Polygon(sides: 10))
protocol Unit {
  static var symbol: String { get }
  static var factor: Double { get }
}
enum Meter: Unit { static let symbol = "m", factor = 1.0 }
enum Kilometer: Unit { static let symbol = "km", factor = 1000.0 }
struct Length<U: Unit>: CustomStringConvertible {
  var value: Double
  func converted<V: Unit>(to: V.Type = V.self) -> Length<V> { Length<V>(value: value * U.factor / V.factor) }
  var description: String { "\(value) \(U.symbol)" }
  static func + (l: Self, r: Self) -> Self { Self(value: l.value + r.value) }
}
let far = Length<Kilometer>(value: 1.5)
print(far, far.converted(to: Meter.self), far + far)
let near: Length<Meter> = far.converted()
print(near + Length(value: 2))
