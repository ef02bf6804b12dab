struct GridItem {
  init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
  enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
}

struct HorizontalAlignment: Hashable {
  let _name: String
  static var leading: HorizontalAlignment { HorizontalAlignment(_name: "leading") }
  static var center: HorizontalAlignment { HorizontalAlignment(_name: "center") }
  static var trailing: HorizontalAlignment { HorizontalAlignment(_name: "trailing") }
}

struct VerticalAlignment: Hashable {
  let _name: String
  static var top: VerticalAlignment { VerticalAlignment(_name: "top") }
  static var center: VerticalAlignment { VerticalAlignment(_name: "center") }
  static var bottom: VerticalAlignment { VerticalAlignment(_name: "bottom") }
  static var firstTextBaseline: VerticalAlignment { VerticalAlignment(_name: "firstTextBaseline") }
  static var lastTextBaseline: VerticalAlignment { VerticalAlignment(_name: "lastTextBaseline") }
}

struct Alignment: Hashable {
  let _name: String
  static var center: Alignment { Alignment(_name: "center") }
  static var leading: Alignment { Alignment(_name: "leading") }
  static var trailing: Alignment { Alignment(_name: "trailing") }
  static var top: Alignment { Alignment(_name: "top") }
  static var bottom: Alignment { Alignment(_name: "bottom") }
  static var topLeading: Alignment { Alignment(_name: "topLeading") }
  static var topTrailing: Alignment { Alignment(_name: "topTrailing") }
  static var bottomLeading: Alignment { Alignment(_name: "bottomLeading") }
  static var bottomTrailing: Alignment { Alignment(_name: "bottomTrailing") }
  init(_name: String) { self._name = _name }
  init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    let (row, column) = (vertical._name, horizontal._name)
    if row == "center" {
      _name = column
    } else if column == "center" {
      _name = row
    } else {
      _name = row + column.prefix(1).uppercased() + column.dropFirst()
    }
  }
  var horizontal: HorizontalAlignment {
    let name = _name.lowercased()
    return name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center
  }
  var vertical: VerticalAlignment {
    for row in ["top", "bottom", "firstTextBaseline", "lastTextBaseline"] where _name.hasPrefix(row) {
      return VerticalAlignment(_name: row)
    }
    return .center
  }
}

enum TextAlignment: Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

enum Axis: Hashable {
  case horizontal
  case vertical
  typealias Set = _AxisSet
}

/// `Axis.Set` under a name of its own: a library type named `Set` is the standard library's.
struct _AxisSet: OptionSet {
  let rawValue: Int
  static var horizontal: _AxisSet { _AxisSet(rawValue: 1) }
  static var vertical: _AxisSet { _AxisSet(rawValue: 2) }
}

enum Edge: Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing
  typealias Set = _EdgeSet
}

/// `Edge.Set`, named as `_AxisSet` is.
struct _EdgeSet: OptionSet {
  let rawValue: Int
  static var top: _EdgeSet { _EdgeSet(rawValue: 1) }
  static var leading: _EdgeSet { _EdgeSet(rawValue: 2) }
  static var bottom: _EdgeSet { _EdgeSet(rawValue: 4) }
  static var trailing: _EdgeSet { _EdgeSet(rawValue: 8) }
  static var horizontal: _EdgeSet { _EdgeSet(rawValue: 10) }
  static var vertical: _EdgeSet { _EdgeSet(rawValue: 5) }
  static var all: _EdgeSet { _EdgeSet(rawValue: 15) }
}

struct EdgeInsets: Equatable {
  @stored var top: CGFloat = 0
  @stored var leading: CGFloat = 0
  @stored var bottom: CGFloat = 0
  @stored var trailing: CGFloat = 0
  init() {}
  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
