// Sizes, points and rectangles of Core Graphics, as Foundation declares them on Linux.

struct CGSize: Equatable, Hashable, Codable {
  @stored var width: CGFloat
  @stored var height: CGFloat
  init() {
    width = 0
    height = 0
  }
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  init(width: Double, height: Double) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
  }
  init(width: Int, height: Int) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
  }
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    width = try container.decode(CGFloat.self)
    height = try container.decode(CGFloat.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(width)
    try container.encode(height)
  }
  static var zero: CGSize { CGSize() }
}

struct CGPoint: Equatable, Hashable, Codable {
  @stored var x: CGFloat
  @stored var y: CGFloat
  init() {
    x = 0
    y = 0
  }
  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  init(x: Double, y: Double) {
    self.x = CGFloat(x)
    self.y = CGFloat(y)
  }
  init(x: Int, y: Int) {
    self.x = CGFloat(x)
    self.y = CGFloat(y)
  }
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(CGFloat.self)
    y = try container.decode(CGFloat.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
  static var zero: CGPoint { CGPoint() }
}

enum CGRectEdge: UInt32 {
  case minXEdge
  case minYEdge
  case maxXEdge
  case maxYEdge
}

struct CGRect: Equatable, Hashable, Codable {
  @stored var origin: CGPoint
  @stored var size: CGSize
  init() {
    origin = CGPoint()
    size = CGSize()
  }
  init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  init(x: Double, y: Double, width: Double, height: Double) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  init(x: Int, y: Int, width: Int, height: Int) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    origin = try container.decode(CGPoint.self)
    size = try container.decode(CGSize.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }

  static var zero: CGRect { CGRect() }
  static var null: CGRect { CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0.0, height: 0.0) }
  static var infinite: CGRect {
    let greatest = CGFloat.greatestFiniteMagnitude
    return CGRect(x: -greatest / 2, y: -greatest / 2, width: greatest, height: greatest)
  }
  var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  var isInfinite: Bool { self == .infinite }

  var width: CGFloat { abs(size.width) }
  var height: CGFloat { abs(size.height) }
  var minX: CGFloat { origin.x + min(size.width, 0) }
  var midX: CGFloat { origin.x + size.width / 2 }
  var maxX: CGFloat { origin.x + max(size.width, 0) }
  var minY: CGFloat { origin.y + min(size.height, 0) }
  var midY: CGFloat { origin.y + size.height / 2 }
  var maxY: CGFloat { origin.y + max(size.height, 0) }

  /// The same area with a nonnegative width and height.
  var standardized: CGRect { isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height) }
  var integral: CGRect {
    guard !isNull else { return self }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  func union(_ other: CGRect) -> CGRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  func intersection(_ other: CGRect) -> CGRect {
    guard !isNull && !other.isNull else { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right < left || bottom < top ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
  func contains(_ point: CGPoint) -> Bool {
    !isNull && !isEmpty && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  func contains(_ other: CGRect) -> Bool { union(other) == self }

  func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    guard !isNull else { return (.null, .null) }
    let all = standardized
    var slice = all
    var remainder = all
    switch fromEdge {
    case .minXEdge, .maxXEdge:
      let cut = min(max(atDistance, 0), all.width)
      slice.size.width = cut
      remainder.size.width -= cut
      if fromEdge == .minXEdge { remainder.origin.x += cut } else { slice.origin.x += remainder.size.width }
    case .minYEdge, .maxYEdge:
      let cut = min(max(atDistance, 0), all.height)
      slice.size.height = cut
      remainder.size.height -= cut
      if fromEdge == .minYEdge { remainder.origin.y += cut } else { slice.origin.y += remainder.size.height }
    }
    return (slice, remainder)
  }
}
