// Durations as text, as Foundation's styles write them.

extension Duration {
  func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Duration { style.format(self) }

  struct TimeFormatStyle: FormatStyle, Hashable, Sendable {
    typealias FormatInput = Duration
    typealias FormatOutput = String
    struct Pattern: Hashable, Sendable {
      /// The first unit, the length of its number, the digits of a fraction, and how the rest is rounded.
      let _numbers: [Int]
      init(_first first: Int, _ length: Int, _ digits: Int = 0, _ rule: FloatingPointRoundingRule = .toNearestOrEven) {
        _numbers = [first, length, digits, rule._number]
      }
      static var hourMinute: Pattern { Pattern(_first: 0, 1) }
      static var hourMinuteSecond: Pattern { Pattern(_first: 1, 1) }
      static var minuteSecond: Pattern { Pattern(_first: 2, 1) }
      static func hourMinute(
        padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_first: 0, padHourToLength, 0, roundSeconds)
      }
      static func hourMinuteSecond(
        padHourToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_first: 1, padHourToLength, fractionalSecondsLength, roundFractionalSeconds)
      }
      static func minuteSecond(
        padMinuteToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        Pattern(_first: 2, padMinuteToLength, fractionalSecondsLength, roundFractionalSeconds)
      }
    }
    @stored var pattern: Pattern
    @stored var locale: Locale
    init(pattern: Pattern, locale: Locale = Locale(identifier: "en_US")) {
      self.pattern = pattern
      self.locale = locale
    }
    func locale(_ locale: Locale) -> TimeFormatStyle { TimeFormatStyle(pattern: pattern, locale: locale) }
    @native("Duration.TimeFormatStyle.text") static func _text(
      _ seconds: Int, _ attoseconds: Int, _ locale: String, _ pattern: [Int]
    ) -> String
    func format(_ value: Duration) -> String {
      TimeFormatStyle._text(
        Int(value.components.seconds), Int(value.components.attoseconds), locale.identifier, pattern._numbers)
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
    struct ZeroValueUnitsDisplayStrategy: Hashable, Sendable {
      let _length: Int
      init(_length: Int) { self._length = _length }
      static var hide: ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(_length: 0) }
      static func show(length: Int) -> ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(_length: length) }
    }
    struct FractionalPartDisplayStrategy: Hashable, Sendable {
      @stored var minimumLength: Int
      @stored var maximumLength: Int
      @stored var roundingRule: FloatingPointRoundingRule
      @stored var roundingIncrement: Double?
      init(_length: Int, _ rule: FloatingPointRoundingRule, _ increment: Double?) {
        self.init(_minimum: _length, maximum: _length, rule, increment)
      }
      init(_minimum: Int, maximum: Int, _ rule: FloatingPointRoundingRule, _ increment: Double?) {
        minimumLength = _minimum
        maximumLength = maximum
        roundingRule = rule
        roundingIncrement = increment
      }
      init<Range: RangeExpression>(
        lengthLimits: Range, roundingRule: FloatingPointRoundingRule = .toNearestOrEven,
        roundingIncrement: Double? = nil
      ) where Range.Bound == Int {
        let limits = lengthLimits._limits
        self.init(_minimum: limits.lower ?? 0, maximum: limits.upper ?? Int.max, roundingRule, roundingIncrement)
      }
      static var hide: FractionalPartDisplayStrategy { .hide() }
      static func hide(rounded: FloatingPointRoundingRule = .toNearestOrEven) -> FractionalPartDisplayStrategy {
        FractionalPartDisplayStrategy(_length: 0, rounded, nil)
      }
      static func show(
        length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
      ) -> FractionalPartDisplayStrategy {
        FractionalPartDisplayStrategy(_length: length, rounded, increment)
      }
    }
    @stored var allowedUnits: Set<Unit>
    @stored var unitWidth: UnitWidth
    @stored var maximumUnitCount: Int?
    @stored var zeroValueUnitsDisplay: ZeroValueUnitsDisplayStrategy
    @stored var fractionalPartDisplay: FractionalPartDisplayStrategy
    @stored var valueLengthLimits: Range<Int>?
    @stored var locale: Locale
    init(
      allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
      zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
      fractionalPart: FractionalPartDisplayStrategy = .hide
    ) {
      self.allowedUnits = allowedUnits
      unitWidth = width
      self.maximumUnitCount = maximumUnitCount
      zeroValueUnitsDisplay = zeroValueUnits
      fractionalPartDisplay = fractionalPart
      if let valueLength { valueLengthLimits = valueLength..<valueLength + 1 }
      locale = Locale(identifier: "en_US")
    }
    init<Limits: RangeExpression>(
      allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
      zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: Limits,
      fractionalPart: FractionalPartDisplayStrategy = .hide
    ) where Limits.Bound == Int {
      self.init(
        allowedUnits: allowedUnits, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
        fractionalPart: fractionalPart)
      let limits = valueLengthLimits._limits
      let upper = limits.upper ?? Int.max - 1
      self.valueLengthLimits = (limits.lower ?? 0)..<upper + 1
    }
    func locale(_ locale: Locale) -> UnitsFormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
    @native("Duration.UnitsFormatStyle.text") static func _text(
      _ seconds: Int, _ attoseconds: Int, _ locale: String, _ units: [String], _ width: String, _ numbers: [Int],
      _ increment: Double
    ) -> String
    func format(_ value: Duration) -> String {
      let fraction = fractionalPartDisplay
      let numbers = [
        maximumUnitCount ?? -1, zeroValueUnitsDisplay._length, valueLengthLimits?.lowerBound ?? -1,
        valueLengthLimits?.upperBound ?? -1, fraction.minimumLength, fraction.maximumLength,
        fraction.roundingRule._number,
      ]
      return UnitsFormatStyle._text(
        Int(value.components.seconds), Int(value.components.attoseconds), locale.identifier,
        allowedUnits.map { $0._name }, unitWidth._name, numbers, fraction.roundingIncrement ?? 0)
    }
  }
}

extension FloatingPointRoundingRule {
  var _number: Int {
    switch self {
    case .toNearestOrAwayFromZero: 0
    case .toNearestOrEven: 1
    case .up: 2
    case .down: 3
    case .towardZero: 4
    case .awayFromZero: 5
    }
  }
}

extension RangeExpression where Bound == Int {
  /// The first and the last number of a range; nil at an end without one.
  var _limits: (lower: Int?, upper: Int?) {
    let (least, greatest) = (Int.min, Int.max)
    let range = relative(to: least..<greatest)
    return (
      range.lowerBound == least ? nil : range.lowerBound, range.upperBound == greatest ? nil : range.upperBound - 1
    )
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
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Duration.UnitsFormatStyle {
    Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
      valueLength: valueLength, fractionalPart: fractionalPart)
  }
  static func units<Limits: RangeExpression>(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: Limits,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Duration.UnitsFormatStyle where Limits.Bound == Int {
    Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
      valueLengthLimits: valueLengthLimits, fractionalPart: fractionalPart)
  }
}
