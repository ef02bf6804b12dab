// Ranges of UTF-16 units, the unit of Foundation's classes.

struct NSRange: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  @stored var location: Int
  @stored var length: Int
  init() { self.init(location: 0, length: 0) }
  init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
  init(_ range: ClosedRange<Int>) { self.init(location: range.lowerBound, length: range.count) }
  init<S: StringProtocol>(_ region: Range<String.Index>, in target: S) {
    let start = region.lowerBound.utf16Offset(in: target)
    self.init(location: start, length: region.upperBound.utf16Offset(in: target) - start)
  }
  init<S: StringProtocol>(_ region: ClosedRange<String.Index>, in target: S) {
    self.init(region.lowerBound..<target.index(after: region.upperBound), in: target)
  }
  init<S: StringProtocol>(_ region: PartialRangeFrom<String.Index>, in target: S) {
    self.init(region.lowerBound..<target.endIndex, in: target)
  }
  init<S: StringProtocol>(_ region: PartialRangeUpTo<String.Index>, in target: S) {
    self.init(target.startIndex..<region.upperBound, in: target)
  }
  init<S: StringProtocol>(_ region: PartialRangeThrough<String.Index>, in target: S) {
    self.init(target.startIndex..<target.index(after: region.upperBound), in: target)
  }
  static func == (lhs: NSRange, rhs: NSRange) -> Bool { lhs.location == rhs.location && lhs.length == rhs.length }
  func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(length)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(location)
    try container.encode(length)
  }
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    location = try container.decode(Int.self)
    length = try container.decode(Int.self)
  }
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
  func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
  func union(_ other: NSRange) -> NSRange {
    let start = min(location, other.location)
    return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
  }
  func intersection(_ other: NSRange) -> NSRange? {
    let start = max(location, other.location)
    let end = min(upperBound, other.upperBound)
    return start > end ? nil : NSRange(location: start, length: end - start)
  }
  var description: String { "{\(location), \(length)}" }
  var debugDescription: String { description }
}

let NSNotFound = Int.max

func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool { range.contains(loc) }
func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool { range1 == range2 }
func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange { range1.union(range2) }
func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
  range1.intersection(range2) ?? NSRange(location: 0, length: 0)
}
func NSStringFromRange(_ range: NSRange) -> String { range.description }

extension Range where Bound == Int {
  init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.lowerBound..<range.upperBound
  }
}

extension Range where Bound == String.Index {
  init?<S: StringProtocol>(_ range: NSRange, in string: S) {
    let units = string.utf16.count
    guard range.location != NSNotFound, range.location >= 0, range.upperBound <= units else { return nil }
    let start = String.Index(utf16Offset: range.location, in: string)
    self = start..<String.Index(utf16Offset: range.upperBound, in: string)
  }
}

extension String {
  /// The number of UTF-8 units in the first `offset` UTF-16 units.
  @native("String.utf8 offset") static func _utf8Offset(_ units: [UInt16], _ offset: Int) -> Int
}
