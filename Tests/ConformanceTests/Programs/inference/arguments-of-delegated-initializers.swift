// Operators and implicit members in the arguments of `self.init` and `super.init`.
struct Angle: Hashable {
  let radians: Double

  init(radians: Double) { self.radians = radians.isFinite ? radians : 0 }
  init(degrees: Double) { self.init(radians: degrees / 180 * .pi) }
  init(turns: [Double]) { self.init(radians: turns.reduce(0) { $0 + $1 } * 2 * .pi) }
  init?(text: String) {
    guard let value = Double(text) else { return nil }
    self.init(degrees: -value + .zero)
  }

  static let pi = Angle(radians: .pi)
  static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
print(Angle(degrees: 45).radians, Angle(turns: [0.25, 0.5]).radians, Angle(text: "90")?.radians ?? 0)
print(Angle(text: "x") as Any, Angle.pi / 2 == .degrees(90))

class Shape {
  let area: Double
  let names: [String]
  init(area: Double, names: [String] = []) { (self.area, self.names) = (area, names) }
  init(area: Int, name: Character) { (self.area, names) = (Double(area), [String(name)]) }
  func scaled(_ factor: Double) -> String { "double \(area * factor)" }
  func scaled(_ factor: Int) -> String { "integer \(factor)" }
  func each(_ body: (Int) -> Int) -> [Int] { [1, 2].map(body) }
}

class Circle: Shape {
  init(radius: Double) { super.init(area: radius * radius * .pi, names: ["a", "b"].map { $0 + "!" }) }
  init(letter: Character) { super.init(area: 3, name: letter) }
  convenience init(diameter: Double) { self.init(radius: diameter / 2) }
  override func scaled(_ factor: Double) -> String { "circle " + super.scaled(2 * factor) + super.scaled(2) }
  override func each(_ body: (Int) -> Int) -> [Int] { super.each { body($0) * 10 } }
}
print(Circle(radius: 1).area, Circle(diameter: 4).names, Circle(letter: "c").names)
print(Circle(radius: 0).scaled(1.5), Circle(radius: 0).each { $0 + 1 })
