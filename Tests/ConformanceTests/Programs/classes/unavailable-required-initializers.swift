// A required initializer that is unavailable need not be provided by subclasses: no one can call it.
class Shape {
  let sides: Int
  init(sides: Int) { self.sides = sides }
  @available(*, unavailable, message: "use init(sides:)") required init(text: String) { fatalError(text) }
}

class Square: Shape {
  override init(sides: Int) { super.init(sides: sides + 1) }
}

final class Named: Square {
  let name: String
  init(name: String) {
    self.name = name
    super.init(sides: name.count)
  }

  @available(*, unavailable) required init(text: String) { fatalError(text) }
}

class Again: Shape {
  let extra: Int
  init(extra: Int) {
    self.extra = extra
    super.init(sides: extra)
  }

  convenience init() { self.init(extra: 7) }
}

print(Square(sides: 3).sides, Named(name: "four").sides, Again().sides, Again(extra: 2).extra)
