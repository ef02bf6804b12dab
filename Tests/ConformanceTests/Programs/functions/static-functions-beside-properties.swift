struct Curve {
  let name: String
  static let linear = Curve(name: "linear")
  static func linear(duration: Double) -> Curve { Curve(name: "linear \(duration)") }
  static var ease: Curve { Curve(name: "ease") }
  static func ease(_ duration: Double) -> Curve { Curve(name: "ease \(duration)") }
}
struct Motion {
  let curve: (Double) -> Curve
  init(curve: @escaping (Double) -> Curve = Curve.linear(duration:)) { self.curve = curve }
}
let plain: (Double) -> Curve = Curve.ease
let named: (Double) -> Curve = Curve.linear(duration:)
print(Motion().curve(1).name, plain(2).name, named(3).name, Curve.linear.name, Curve.ease.name)
print([0.5].map(Curve.linear(duration:)).map(\.name))
