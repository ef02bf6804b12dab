// Unit points.

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
