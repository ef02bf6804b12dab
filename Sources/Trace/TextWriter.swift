/// The trace in text form: an event's word in a column, then its fields.
///
///     willSet  Counter#1.count  0 → 1
///              invalidates Badge
///     didSet   Counter#1.count  0 → 1
///     body     Badge  #2  because Counter#1.count
///
/// Below the level `all`, many similar events fold into one line with a count.
package struct TextWriter: TraceWriter {
  /// The maximum number of lines in a turn. Further events are only counted, except those that must not be missed.
  package static let linesPerTurn = 1000

  package var level: TraceLevel
  /// The columns of the screen, at least 40.
  package var width: Int
  /// True if lines carry ANSI styles.
  package var color: Bool

  private var window = FoldWindow()
  private var loop = LoopWindow()
  private var linesInTurn = 0
  private var isFull = false
  private var unshown = 0

  package init(level: TraceLevel, width: Int = 80, color: Bool = false) {
    self.level = level
    self.width = width
    self.color = color
  }

  package mutating func write(_ event: TraceEvent, by origin: WriteOrigin?) -> [String] {
    guard event.level <= level, !event.isTold else { return [] }
    if let origin, event.kind != .didSet {
      var lines = flush()
      show(event.rows + [Row(.prose("by \(origin.words)"))], events: 1, always: false, in: &lines)
      return lines
    }
    if level < .all {
      if case .redrawLoop(_, let rounds) = event, loop.drop() {
        var lines = flushWindow()
        show([Row(moreRounds: rounds - LoopWindow.shownRounds)], events: 1, always: true, in: &lines)
        return lines + take(event)
      }
      if loop.hold(event) { return [] }
      if event.mustBeShown { return flush() + take(event) }
    }
    return take(event)
  }

  private mutating func take(_ event: TraceEvent) -> [String] {
    if level < .all, !isFull, window.take(event) { return [] }
    var lines = flushWindow()
    if level < .all, !isFull, window.take(event) { return lines }
    show(event.rows, events: 1, always: event.mustBeShown, in: &lines)
    return lines
  }

  package mutating func flush() -> [String] {
    var lines: [String] = []
    for event in loop.release() { lines += take(event) }
    return lines + flushWindow()
  }

  private mutating func flushWindow() -> [String] {
    var lines: [String] = []
    for item in window.close() { show(item.rows, events: item.events, always: false, in: &lines) }
    return lines
  }

  package mutating func endTurn() -> [String] {
    var lines = flush()
    showCount(in: &lines)
    linesInTurn = 0
    isFull = false
    loop = LoopWindow()
    return lines
  }

  private mutating func show(_ rows: @autoclosure () -> [Row], events: Int, always: Bool, in lines: inout [String]) {
    if isFull, !always {
      unshown += events
      return
    }
    let layout = layout
    var new: [String] = []
    for row in rows() { new += layout.lines(for: row) }
    if always {
      showCount(in: &lines)
    } else if linesInTurn + new.count > Self.linesPerTurn {
      isFull = true
      unshown += events
      return
    }
    linesInTurn += new.count
    lines += new
  }

  private mutating func showCount(in lines: inout [String]) {
    guard unshown > 0 else { return }
    lines += layout.lines(for: Row(omitted: unshown))
    unshown = 0
  }

  private var layout: Layout { Layout(width: width, folds: level < .all, color: color) }
}
