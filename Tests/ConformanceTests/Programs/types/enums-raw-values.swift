// Raw values: implicit integers and strings, gaps, failable init, CaseIterable, methods and statics.
enum Planet: Int, CaseIterable {
  case mercury = 1, venus, earth, mars
  case jupiter = 10, saturn
  static let home = Planet.earth
  var isInner: Bool { rawValue < 5 }
  init?(name: String) {
    guard let found = Planet.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
print(Planet.allCases.map(\.rawValue), Planet.allCases.count)
print(Planet(rawValue: 3) as Any, Planet(rawValue: 7) as Any)
print(Planet(rawValue: 11)!, Planet.home, Planet.home.isInner, Planet.saturn.isInner)
print(Planet(name: "mars")?.rawValue ?? 0, Planet(name: "pluto") as Any)

enum Suit: String, CaseIterable {
  case hearts, spades
  case clubs = "♣"
}
print(Suit.hearts.rawValue, Suit.clubs.rawValue, Suit.clubs)
print(Suit(rawValue: "♣") == .clubs, Suit(rawValue: "clubs") == nil)
for suit in Suit.allCases { print(suit, suit.rawValue.count) }
enum Grade: Character { case a = "A", b = "B" }
print(Grade.a.rawValue, Grade(rawValue: "B")!)
enum Level: Double { case low = 0.5, mid = 1, high }
print(Level.mid.rawValue, Level.high.rawValue)
enum Direction: CaseIterable {
  case north, east, south, west
  var turned: Direction {
    let all = Self.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
print(Direction.west.turned, Direction.north.turned, Direction.allCases)
print(Direction.north == .north, Direction.north != .south, Direction.east.hashValue == Direction.east.hashValue)
var d: Direction = .east
d = d.turned.turned
print(d)
switch d {
case .north, .south: print("vertical")
case .east, .west: print("horizontal")
}
