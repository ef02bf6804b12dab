// Sizes, points and unit points.

struct CGSize: Equatable, Hashable {
  @stored var width: Double
  @stored var height: Double
  init() {
    width = 0
    height = 0
  }
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  init(width: Int, height: Int) {
    self.width = Double(width)
    self.height = Double(height)
  }
  static var zero: CGSize { CGSize() }
}

struct CGPoint: Equatable, Hashable {
  @stored var x: Double
  @stored var y: Double
  init() {
    x = 0
    y = 0
  }
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  init(x: Int, y: Int) {
    self.x = Double(x)
    self.y = Double(y)
  }
  static var zero: CGPoint { CGPoint() }
}

struct UnitPoint: Hashable {
  let _name: String
  static var zero: UnitPoint { UnitPoint(_name: "zero") }
  static var center: UnitPoint { UnitPoint(_name: "center") }
  static var leading: UnitPoint { UnitPoint(_name: "leading") }
  static var trailing: UnitPoint { UnitPoint(_name: "trailing") }
  static var top: UnitPoint { UnitPoint(_name: "top") }
  static var bottom: UnitPoint { UnitPoint(_name: "bottom") }
  static var topLeading: UnitPoint { UnitPoint(_name: "topLeading") }
  static var topTrailing: UnitPoint { UnitPoint(_name: "topTrailing") }
  static var bottomLeading: UnitPoint { UnitPoint(_name: "bottomLeading") }
  static var bottomTrailing: UnitPoint { UnitPoint(_name: "bottomTrailing") }
}
