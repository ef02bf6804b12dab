// Enums with statics, generics, payload mutation, operators, conformances and switches over pairs.
enum Currency: String, CaseIterable, Comparable {
  case eur = "€", usd = "$", nok
  static let common: Set<Currency> = [.eur, .usd]
  static var standard = Currency.eur
  var isCommon: Bool { Self.common.contains(self) }
  static func < (l: Self, r: Self) -> Bool { l.index < r.index }
  var index: Int { Self.allCases.firstIndex(of: self)! }
  subscript(n: Int) -> String { "\(n)\(rawValue)" }
  init?(symbol: Character) { self.init(rawValue: String(symbol)) }
}
print(Currency.allCases.map { $0[5] }, Currency(symbol: "$")!, Currency(symbol: "x") as Any, Currency.nok.isCommon)
print(Currency.nok > .eur, Currency.allCases.max()!, Currency.allCases.sorted(by: >), Currency.standard[1])
Currency.standard = .nok
print(Currency.standard, Currency.standard.rawValue)
enum Shape {
  case circle(radius: Double)
  case polygon(sides: Int, length: Double)
  case group([Shape])
  var perimeter: Double {
    switch self {
    case .circle(let r): 2 * 3 * r
    case .polygon(let n, let l): Double(n) * l
    case .group(let shapes): shapes.reduce(0) { $0 + $1.perimeter }
    }
  }
  func scaled(_ k: Double) -> Shape {
    switch self {
    case .circle(let r): .circle(radius: r * k)
    case let .polygon(sides, length): .polygon(sides: sides, length: length * k)
    case .group(let shapes): .group(shapes.map { $0.scaled(k) })
    }
  }
  mutating func grow() {
    switch self {
    case .circle(var r):
      r += 1
      self = .circle(radius: r)
    case .polygon(let sides, _): self = .polygon(sides: sides + 1, length: 1)
    case .group(var shapes):
      for i in shapes.indices { shapes[i].grow() }
      self = .group(shapes)
    }
  }
  static let square = Shape.polygon(sides: 4, length: 1)
  static func * (l: Shape, k: Double) -> Shape { l.scaled(k) }
}
var shape = Shape.group([.circle(radius: 1), .square, .group([.square * 3])])
print(shape.perimeter, (shape * 2).perimeter)
shape.grow()
print(shape, shape.perimeter)
enum Outcome<Value> {
  case done(Value), pending(progress: Double), cancelled
  var value: Value? { if case .done(let v) = self { return v } else { return nil } }
  func map<T>(_ f: (Value) throws -> T) rethrows -> Outcome<T> {
    switch self {
    case .done(let v): .done(try f(v))
    case .pending(let p): .pending(progress: p)
    case .cancelled: .cancelled
    }
  }
}
extension Outcome: Equatable where Value: Equatable {}
let outcomes: [Outcome<Int>] = [.done(1), .pending(progress: 0.5), .cancelled]
print(outcomes.map { $0.map { $0 + 1 } }.compactMap(\.value), outcomes.map { $0 == .cancelled })
print(outcomes[1].map { "\($0)" })
func beats(_ a: Hand, _ b: Hand) -> Bool? {
  switch (a, b) {
  case let (x, y) where x == y: nil
  case (.rock, .scissors), (.paper, .rock), (.scissors, .paper): true
  default: false
  }
}
enum Hand { case rock, paper, scissors }
let games = [beats(.rock, .paper), beats(.paper, .rock), beats(.rock, .rock)]
print(games.map { $0.map { $0 ? "wins" : "loses" } ?? "draws" })
