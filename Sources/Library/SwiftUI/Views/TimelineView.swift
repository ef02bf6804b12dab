// `TimelineView`: content that is created again as the virtual clock advances.

protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

enum TimelineScheduleMode {
  case normal
  case lowFrequency
}

struct PeriodicTimelineSchedule: TimelineSchedule {
  let _start: Date
  let _interval: Double
  init(from startDate: Date, by interval: Double) {
    _start = startDate
    _interval = interval
  }
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineDates {
    let passed = ((startDate.timeIntervalSince(_start)) / _interval).rounded(.down)
    return _TimelineDates(_next: _start + passed * _interval, _interval: _interval)
  }
}

struct EveryMinuteTimelineSchedule: TimelineSchedule {
  init() {}
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineDates {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return _TimelineDates(_next: Date(timeIntervalSinceReferenceDate: minutes * 60), _interval: 60)
  }
}

struct AnimationTimelineSchedule: TimelineSchedule {
  let _interval: Double
  let _isPaused: Bool
  init(minimumInterval: Double? = nil, paused: Bool = false) {
    _interval = minimumInterval ?? 1.0 / 60
    _isPaused = paused
  }
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineDates {
    _TimelineDates(_next: startDate, _interval: _isPaused ? .infinity : _interval)
  }
}

struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let _dates: Entries
  init(_ dates: Entries) { _dates = dates }
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { _dates }
}

struct _TimelineDates: Sequence, IteratorProtocol {
  typealias Element = Date
  typealias Iterator = _TimelineDates
  @stored var _next: Date
  let _interval: Double
  func makeIterator() -> _TimelineDates { self }
  mutating func next() -> Date? {
    if _next > Date.distantFuture { return nil }
    defer { _next = _next + _interval }
    return _next
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule<[Date]> {
  static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule<[Date]> { ExplicitTimelineSchedule(dates) }
}

struct TimelineViewDefaultContext {
  let date: Date
  var cadence: Cadence { .live }
  enum Cadence: Comparable {
    case live
    case seconds
    case minutes
  }
}

@layout(Views) struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  typealias Context = TimelineViewDefaultContext
  let _entries: () -> _TimelineEntries
  let _content: (TimelineViewDefaultContext) -> Content
  typealias Body = Never
  init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    _entries = {
      let now = Date()
      var current = now
      var next: Date?
      for date in schedule.entries(from: now, mode: .normal) {
        if date > now {
          next = date
          break
        }
        current = date
      }
      return _TimelineEntries(_context: TimelineViewDefaultContext(date: current), _next: next?.timeIntervalSince(now))
    }
    _content = content
  }
}

/// The current context, and the seconds until the next one.
@layout(Views) struct _TimelineEntries {
  let _context: TimelineViewDefaultContext
  let _next: Double?
}
