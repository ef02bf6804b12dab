// Calendar calculations with dates and components.

extension Calendar {
  @native("Calendar.component") static func _component(_ key: String, _ component: Int, _ date: Double) -> Int
  @native("Calendar.components") static func _components(_ key: String, _ components: [Int], _ date: Double) -> [Int]
  @native("Calendar.components between") static func _components(
    _ key: String, _ components: [Int], _ start: Double, _ end: Double
  ) -> [Int]
  @native("Calendar.components of both") static func _components(
    _ key: String, _ components: [Int], _ start: [Int], _ end: [Int]
  ) -> [Int]
  func component(_ component: Component, from date: Date) -> Int {
    Calendar._component(_key, component.rawValue, date.timeIntervalSinceReferenceDate)
  }
  func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents(
      _fields: Calendar._components(_key, components.map { $0.rawValue }, date.timeIntervalSinceReferenceDate))
    if components.contains(.timeZone) { result.timeZone = timeZone }
    if components.contains(.calendar) { result.calendar = self }
    return result
  }
  func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var other = self
    other.timeZone = timeZone
    var result = DateComponents(
      _fields: Calendar._components(other._key, Array(0...14), date.timeIntervalSinceReferenceDate))
    result.timeZone = timeZone
    result.calendar = other
    return result
  }
  func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    DateComponents(
      _fields: Calendar._components(
        _key, components.map { $0.rawValue }, start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate))
  }
  func dateComponents(
    _ components: Set<Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents {
    DateComponents(
      _fields: Calendar._components(_key, components.map { $0.rawValue }, start._fields, end._fields))
  }
  @native("Calendar.date") static func _date(_ key: String, _ fields: [Int], _ zone: String) -> Double
  func date(from components: DateComponents) -> Date? {
    Date(_found: Calendar._date(_key, components._fields, components.timeZone?.identifier ?? ""))
  }
  @native("Calendar.adding") static func _adding(
    _ key: String, _ fields: [Int], _ date: Double, _ wraps: Bool
  ) -> Double
  func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    Date(
      _found: Calendar._adding(_key, components._fields, date.timeIntervalSinceReferenceDate, wrappingComponents))
  }
  @native("Calendar.adding one") static func _adding(
    _ key: String, _ component: Int, _ value: Int, _ date: Double, _ wraps: Bool
  ) -> Double
  func date(
    byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    Date(
      _found: Calendar._adding(
        _key, component.rawValue, value, date.timeIntervalSinceReferenceDate, wrappingComponents))
  }
  @native("Calendar.setting") static func _setting(
    _ key: String, _ component: Int, _ value: Int, _ date: Double
  ) -> Double
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    Date(_found: Calendar._setting(_key, component.rawValue, value, date.timeIntervalSinceReferenceDate))
  }
  @native("Calendar.setting time") static func _setting(
    _ key: String, _ hour: Int, _ minute: Int, _ second: Int, _ date: Double, _ policy: Int, _ repeated: Int,
    _ direction: Int
  ) -> Double
  func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    Date(
      _found: Calendar._setting(
        _key, hour, minute, second, date.timeIntervalSinceReferenceDate, matchingPolicy.rawValue,
        repeatedTimePolicy.rawValue, direction.rawValue))
  }
  @native("Calendar.start of day") static func _startOfDay(_ key: String, _ date: Double) -> Double
  func startOfDay(for date: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: Calendar._startOfDay(_key, date.timeIntervalSinceReferenceDate))
  }
}

extension Calendar {
  @native("Calendar.interval") static func _interval(_ key: String, _ component: Int, _ date: Double) -> [Double]
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let ends = Calendar._interval(_key, component.rawValue, date.timeIntervalSinceReferenceDate)
    return ends.isEmpty ? nil : DateInterval(_ends: ends)
  }
  func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let found = dateInterval(of: component, for: date) else { return false }
    start = found.start
    interval = found.duration
    return true
  }
  @native("Calendar.weekend") static func _weekend(_ key: String, _ date: Double) -> [Double]
  func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
    let ends = Calendar._weekend(_key, date.timeIntervalSinceReferenceDate)
    return ends.isEmpty ? nil : DateInterval(_ends: ends)
  }
  func nextWeekend(startingAfter date: Date, direction: SearchDirection = .forward) -> DateInterval? {
    let ends = Calendar._nextWeekend(_key, date.timeIntervalSinceReferenceDate, direction == .backward)
    return ends.isEmpty ? nil : DateInterval(_ends: ends)
  }
  @native("Calendar.next weekend") static func _nextWeekend(
    _ key: String, _ date: Double, _ isBackward: Bool
  ) -> [Double]
  func dates(
    byAdding component: Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> AnySequence<Date> {
    // Each date is counted from the start, so that the 31st does not permanently become the 28th.
    let calendar = self
    return AnySequence(
      sequence(state: 1) { (count: inout Int) -> Date? in
        let next = calendar.date(byAdding: component, value: value * count, to: start)
        count += 1
        if let range, let next, !range.contains(next) { return nil }
        return next
      })
  }
  func dates(
    byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> AnySequence<Date> {
    let calendar = self
    return AnySequence(
      sequence(state: 1) { (count: inout Int) -> Date? in
        var sum = DateComponents()
        for field in [Component.year, .month, .day, .hour, .minute, .second, .weekOfYear] {
          if let value = components.value(for: field) { sum.setValue(value * count, for: field) }
        }
        let next = calendar.date(byAdding: sum, to: start, wrappingComponents: wrappingComponents)
        count += 1
        if let range, let next, !range.contains(next) { return nil }
        return next
      })
  }
  @native("Calendar.range") static func _range(
    _ key: String, _ smaller: Int, _ larger: Int, _ date: Double, _ kind: Int
  ) -> [Int]
  func _range(_ ends: [Int]) -> Range<Int>? { ends.isEmpty ? nil : ends[0]..<ends[1] }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    _range(
      Calendar._range(_key, smaller.rawValue, larger.rawValue, date.timeIntervalSinceReferenceDate, 0))
  }
  func minimumRange(of component: Component) -> Range<Int>? {
    _range(Calendar._range(_key, component.rawValue, 0, 0, 1))
  }
  func maximumRange(of component: Component) -> Range<Int>? {
    _range(Calendar._range(_key, component.rawValue, 0, 0, 2))
  }
  @native("Calendar.ordinality") static func _ordinality(
    _ key: String, _ smaller: Int, _ larger: Int, _ date: Double
  ) -> Int
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    let number = Calendar._ordinality(
      _key, smaller.rawValue, larger.rawValue, date.timeIntervalSinceReferenceDate)
    return number == Int.min ? nil : number
  }
  @native("Calendar.next date") static func _nextDate(
    _ key: String, _ date: Double, _ fields: [Int], _ policy: Int, _ repeated: Int, _ direction: Int
  ) -> Double
  func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    Date(
      _found: Calendar._nextDate(
        _key, date.timeIntervalSinceReferenceDate, components._fields, matchingPolicy.rawValue,
        repeatedTimePolicy.rawValue, direction.rawValue))
  }
  func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
    using block: (Date?, Bool, inout Bool) -> Void
  ) {
    var stop = false
    var date = start
    while !stop,
      let next = nextDate(
        after: date, matching: components, matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy,
        direction: direction)
    {
      block(next, true, &stop)
      date = next
    }
  }
  func dates(
    byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    matchingPolicy: MatchingPolicy = .nextTime, repeatedTimePolicy: RepeatedTimePolicy = .first,
    direction: SearchDirection = .forward
  ) -> AnySequence<Date> {
    let calendar = self
    return AnySequence(
      sequence(state: start) { (date: inout Date) -> Date? in
        guard
          let next = calendar.nextDate(
            after: date, matching: components, matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy,
            direction: direction)
        else { return nil }
        date = next
        if let range, !range.contains(next) { return nil }
        return next
      })
  }
  @native("Calendar.matches") static func _matches(_ key: String, _ date: Double, _ fields: [Int]) -> Bool
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    Calendar._matches(_key, date.timeIntervalSinceReferenceDate, components._fields)
  }
  @native("Calendar.compare") static func _compare(
    _ key: String, _ first: Double, _ second: Double, _ component: Int
  ) -> Int
  func compare(_ date1: Date, to date2: Date, toGranularity component: Component) -> ComparisonResult {
    ComparisonResult(
      rawValue: Calendar._compare(
        _key, date1.timeIntervalSinceReferenceDate, date2.timeIntervalSinceReferenceDate, component.rawValue))!
  }
  func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
    compare(date1, to: date2, toGranularity: component) == .orderedSame
  }
  func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { isDate(date1, equalTo: date2, toGranularity: .day) }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInYesterday(_ date: Date) -> Bool {
    self.date(byAdding: .day, value: -1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
  func isDateInTomorrow(_ date: Date) -> Bool {
    self.date(byAdding: .day, value: 1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
  @native("Calendar.isWeekend") static func _isWeekend(_ key: String, _ date: Double) -> Bool
  func isDateInWeekend(_ date: Date) -> Bool { Calendar._isWeekend(_key, date.timeIntervalSinceReferenceDate) }
}
