// Foundation's `Date` and `UUID`. Time is the session's virtual clock, UUIDs are seeded.

struct Date: Hashable, Comparable, Strideable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  typealias Stride = Double
  let timeIntervalSinceReferenceDate: TimeInterval
  init(timeIntervalSinceReferenceDate ti: TimeInterval) { timeIntervalSinceReferenceDate = ti }
  init() { timeIntervalSinceReferenceDate = 788_918_400 + _elapsedSeconds() }
  init(timeIntervalSince1970: TimeInterval) {
    timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200
  }
  init(timeIntervalSinceNow: TimeInterval) {
    timeIntervalSinceReferenceDate = 788_918_400 + _elapsedSeconds() + timeIntervalSinceNow
  }
  init(timeInterval: TimeInterval, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
  }
  static var now: Date { Date() }
  static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63_114_076_800) }
  static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }
  static var timeIntervalBetween1970AndReferenceDate: TimeInterval { 978_307_200 }
  static var timeIntervalSinceReferenceDate: TimeInterval { Date().timeIntervalSinceReferenceDate }
  var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate + 978_307_200 }
  var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
  func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }
  func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { self + timeInterval }
  mutating func addTimeInterval(_ timeInterval: TimeInterval) { self = self + timeInterval }
  func advanced(by n: TimeInterval) -> Date { self + n }
  func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
  static func + (lhs: Date, rhs: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate + rhs)
  }
  static func - (lhs: Date, rhs: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate - rhs)
  }
  static func += (lhs: inout Date, rhs: TimeInterval) { lhs = lhs + rhs }
  static func -= (lhs: inout Date, rhs: TimeInterval) { lhs = lhs - rhs }
  static func == (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate == rhs.timeIntervalSinceReferenceDate
  }
  static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
  func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
  func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
  @native("Date.text") static func _text(_ seconds: Double) -> String
  @native("Date.iso8601") static func _iso8601(_ seconds: Double) -> String
  var description: String { Date._text(timeIntervalSince1970) }
  func description(with locale: Locale?) -> String { description }
  var debugDescription: String { description }
  func ISO8601Format() -> String { Date._iso8601(timeIntervalSince1970) }
}

@layout(Views) struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  let uuidString: String
  init() { uuidString = UUID._next() }
  init?(uuidString string: String) {
    let text = UUID._parsed(string)
    if text.isEmpty { return nil }
    uuidString = text
  }
  @native("UUID.next") static func _next() -> String
  @native("UUID.parsed") static func _parsed(_ text: String) -> String
  static func == (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString == rhs.uuidString }
  @native("UUID.bytes") static func _bytes(_ text: String) -> [UInt8]
  @native("UUID.of bytes") static func _of(_ bytes: [UInt8]) -> String
  init(uuid: uuid_t) {
    let (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) = uuid
    uuidString = UUID._of([a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p])
  }
  var uuid: uuid_t {
    let b = UUID._bytes(uuidString)
    return (
      b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
    )
  }
  static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
  func hash(into hasher: inout Hasher) { hasher.combine(uuidString) }
  var description: String { uuidString }
  var debugDescription: String { uuidString }
}

typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)

@native("now") func _elapsedSeconds() -> Double
