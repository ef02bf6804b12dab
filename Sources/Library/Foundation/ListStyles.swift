// Lists, durations and sizes as text, as Foundation's styles write them.

enum _ListText {
  @native("ListFormatStyle.text") static func _text(
    _ members: [String], _ type: String, _ width: String, _ locale: String
  ) -> String
}

struct StringStyle: FormatStyle, Hashable, Sendable {
  typealias FormatInput = String
  typealias FormatOutput = String
  func format(_ value: String) -> String { value }
}

struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  typealias FormatInput = Base
  typealias FormatOutput = String
  enum ListType: String, Hashable, Sendable {
    case and, or
  }
  enum Width: String, Hashable, Sendable {
    case standard, short, narrow
  }
  let memberStyle: Style
  @stored var listType: ListType
  @stored var width: Width
  @stored var locale: Locale
  init(memberStyle: Style, type: ListType, width: Width = .standard) {
    self.memberStyle = memberStyle
    listType = type
    self.width = width
    locale = Locale(identifier: "en_US")
  }
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
    var copy = self
    copy.locale = locale
    return copy
  }
  func format(_ value: Base) -> String {
    let members = value.map { memberStyle.format($0) }
    return _ListText._text(members, listType.rawValue, width.rawValue, locale.identifier)
  }
}

extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
  static func list(
    type: ListFormatStyle<StringStyle, [String]>.ListType,
    width: ListFormatStyle<StringStyle, [String]>.Width = .standard
  ) -> ListFormatStyle<StringStyle, [String]> {
    ListFormatStyle(memberStyle: StringStyle(), type: type, width: width)
  }
}

extension FormatStyle {
  static func list<MemberStyle: FormatStyle, Base: Sequence>(
    memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
    width: ListFormatStyle<MemberStyle, Base>.Width = .standard
  ) -> ListFormatStyle<MemberStyle, Base>
  where
    Self == ListFormatStyle<MemberStyle, Base>, MemberStyle.FormatInput == Base.Element,
    MemberStyle.FormatOutput == String
  {
    ListFormatStyle<MemberStyle, Base>(memberStyle: memberStyle, type: type, width: width)
  }
}

extension Sequence where Element == String {
  func formatted() -> String { _ListText._text(Array(self), "and", "standard", "en_US") }
}

extension Sequence {
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.format(self) }
}

extension Duration {
  func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Duration { style.format(self) }
  struct TimeFormatStyle: FormatStyle, Hashable, Sendable {
    typealias FormatInput = Duration
    typealias FormatOutput = String
    struct Pattern: Hashable, Sendable {
      let _numbers: [Int]
      init(_numbers: [Int]) { self._numbers = _numbers }
      static var hourMinute: Pattern { Pattern(_numbers: [0, 1, 0]) }
      static var hourMinuteSecond: Pattern { Pattern(_numbers: [1, 1, 0]) }
      static var minuteSecond: Pattern { Pattern(_numbers: [2, 1, 0]) }
      static func hourMinute(
        padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_numbers: [0, padHourToLength, 0])
      }
      static func hourMinuteSecond(
        padHourToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_numbers: [1, padHourToLength, fractionalSecondsLength])
      }
      static func minuteSecond(
        padMinuteToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_numbers: [2, padMinuteToLength, fractionalSecondsLength])
      }
    }
    let _pattern: Pattern
    @stored var locale: Locale
    init(pattern: Pattern, locale: Locale = Locale(identifier: "en_US")) {
      _pattern = pattern
      self.locale = locale
    }
    func locale(_ locale: Locale) -> TimeFormatStyle { TimeFormatStyle(pattern: _pattern, locale: locale) }
    @native("Duration.TimeFormatStyle.text") static func _text(
      _ seconds: Int, _ attoseconds: Int, _ locale: String, _ pattern: [Int]
    ) -> String
    func format(_ value: Duration) -> String {
      TimeFormatStyle._text(
        Int(value.components.seconds), Int(value.components.attoseconds), locale.identifier, _pattern._numbers)
    }
  }
  struct UnitsFormatStyle: FormatStyle, Hashable, Sendable {
    typealias FormatInput = Duration
    typealias FormatOutput = String
    struct Unit: Hashable, Sendable {
      let _name: String
      init(_name: String) { self._name = _name }
      static var weeks: Unit { Unit(_name: "weeks") }
      static var days: Unit { Unit(_name: "days") }
      static var hours: Unit { Unit(_name: "hours") }
      static var minutes: Unit { Unit(_name: "minutes") }
      static var seconds: Unit { Unit(_name: "seconds") }
      static var milliseconds: Unit { Unit(_name: "milliseconds") }
      static var microseconds: Unit { Unit(_name: "microseconds") }
      static var nanoseconds: Unit { Unit(_name: "nanoseconds") }
    }
    struct UnitWidth: Hashable, Sendable {
      let _name: String
      init(_name: String) { self._name = _name }
      static var wide: UnitWidth { UnitWidth(_name: "wide") }
      static var abbreviated: UnitWidth { UnitWidth(_name: "abbreviated") }
      static var condensedAbbreviated: UnitWidth { UnitWidth(_name: "condensedAbbreviated") }
      static var narrow: UnitWidth { UnitWidth(_name: "narrow") }
    }
    let _units: Set<Unit>
    let _width: UnitWidth
    let _count: Int?
    @stored var locale: Locale
    init(allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil) {
      _units = allowedUnits
      _width = width
      _count = maximumUnitCount
      locale = Locale(identifier: "en_US")
    }
    func locale(_ locale: Locale) -> UnitsFormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
    @native("Duration.UnitsFormatStyle.text") static func _text(
      _ seconds: Int, _ attoseconds: Int, _ locale: String, _ units: [String], _ width: String, _ count: Int
    ) -> String
    func format(_ value: Duration) -> String {
      UnitsFormatStyle._text(
        Int(value.components.seconds), Int(value.components.attoseconds), locale.identifier, _units.map { $0._name },
        _width._name, _count ?? -1)
    }
  }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
    Duration.TimeFormatStyle(pattern: pattern)
  }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
  ) -> Duration.UnitsFormatStyle {
    Duration.UnitsFormatStyle(allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount)
  }
}

struct ByteCountFormatStyle: FormatStyle, Hashable, Sendable {
  typealias FormatInput = Int64
  typealias FormatOutput = String
  enum Style: String, Hashable, Sendable {
    case file, memory, decimal, binary
  }
  struct Units: OptionSet, Sendable {
    typealias Element = ByteCountFormatStyle.Units
    typealias ArrayLiteralElement = ByteCountFormatStyle.Units
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var bytes: Units { Units(rawValue: 1) }
    static var kb: Units { Units(rawValue: 2) }
    static var mb: Units { Units(rawValue: 4) }
    static var gb: Units { Units(rawValue: 8) }
    static var tb: Units { Units(rawValue: 16) }
    static var pb: Units { Units(rawValue: 32) }
    static var all: Units { Units(rawValue: 0x0FFFF) }
    static var `default`: Units { .all }
  }
  @stored var style: Style
  @stored var allowedUnits: Units
  @stored var spellsOutZero: Bool
  @stored var includesActualByteCount: Bool
  @stored var locale: Locale
  init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.style = style
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
    self.locale = locale
  }
  func locale(_ locale: Locale) -> ByteCountFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
  @native("ByteCountFormatStyle.text") static func _text(
    _ count: Int, _ style: String, _ units: Int, _ spellsOutZero: Bool, _ includesCount: Bool, _ locale: String
  ) -> String
  func format(_ value: Int64) -> String {
    ByteCountFormatStyle._text(
      Int(value), style.rawValue, Int(allowedUnits.rawValue), spellsOutZero, includesActualByteCount, locale.identifier)
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
