// Values of modifiers for layout.

enum HorizontalEdge: Hashable, CaseIterable {
  case `leading`
  case `trailing`
  typealias Set = _HorizontalEdgeSet
}

enum VerticalEdge: Hashable, CaseIterable {
  case `top`
  case `bottom`
  typealias Set = _VerticalEdgeSet
}

/// `HorizontalEdge.Set` and `VerticalEdge.Set`, named as `_AxisSet` is.
struct _HorizontalEdgeSet: OptionSet {
  let rawValue: Int
  static var leading: _HorizontalEdgeSet { _HorizontalEdgeSet(rawValue: 1) }
  static var trailing: _HorizontalEdgeSet { _HorizontalEdgeSet(rawValue: 2) }
  static var all: _HorizontalEdgeSet { _HorizontalEdgeSet(rawValue: 3) }
}

struct _VerticalEdgeSet: OptionSet {
  let rawValue: Int
  static var top: _VerticalEdgeSet { _VerticalEdgeSet(rawValue: 1) }
  static var bottom: _VerticalEdgeSet { _VerticalEdgeSet(rawValue: 2) }
  static var all: _VerticalEdgeSet { _VerticalEdgeSet(rawValue: 3) }
}

enum ContentMode: Hashable {
  case `fit`
  case `fill`
}

enum Visibility: Hashable {
  case `automatic`
  case `visible`
  case `hidden`
}

enum Prominence: Hashable {
  case `standard`
  case `increased`
}

enum ControlSize: Hashable {
  case `mini`
  case `small`
  case `regular`
  case `large`
  case `extraLarge`
}

struct SafeAreaRegions: OptionSet {
  let rawValue: Int
  static var container: SafeAreaRegions { SafeAreaRegions(rawValue: 1) }
  static var keyboard: SafeAreaRegions { SafeAreaRegions(rawValue: 2) }
  static var all: SafeAreaRegions { SafeAreaRegions(rawValue: 4) }
}

struct MatchedGeometryProperties: OptionSet {
  let rawValue: Int
  static var position: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 1) }
  static var size: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 2) }
  static var frame: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 4) }
}

struct PinnedScrollableViews: OptionSet {
  let rawValue: Int
  static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
  static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}

struct Angle: Hashable, Comparable {
  @stored var degrees: Double
  init(degrees: Double) { self.degrees = degrees }
  init(radians: Double) { degrees = radians * 180 / .pi }
  var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }
  static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  static var zero: Angle { Angle(degrees: 0) }
  static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
  static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(degrees: lhs.degrees + rhs.degrees) }
  static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(degrees: lhs.degrees - rhs.degrees) }
  static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
  static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  static func * (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees * rhs) }
  static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  static func / (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees / rhs) }
}

struct ViewDimensions {
  var width: CGFloat { 390 }
  var height: CGFloat { 44 }
  subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
