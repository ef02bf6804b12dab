import Trace

/// All output of a session, in order: the program's output, the trace, values and answers on one stream; errors in
/// the source on another, which may be the same.
package final class Screen {
  private let output: (String) -> Void
  var complaints: (String) -> Void
  /// Receives all complaints, shown or not, and whether each is only a warning.
  var hears: ((_ text: String, _ isWarning: Bool) -> Void)?
  /// True if complaints are written elsewhere than the output.
  private let hasComplaints: Bool
  private var trace: any TraceWriter
  /// The width at which long complaints are broken between words; nil to leave them on their lines.
  private var columns: Int?
  /// The width of the screen in columns.
  private var width: Int
  /// True if nothing is shown, because the events being repeated have been shown before.
  var isMuted = false
  /// The number of the turn, from 1, at which a trace that is turned on later starts counting.
  var turn = 1
  /// True if the cursor is at the start of a line.
  private var isAtLineStart = true

  package init(
    trace: any TraceWriter, width: Int = 80, wrapsMessages: Bool = false, output: @escaping (String) -> Void,
    complaints: ((String) -> Void)?
  ) {
    self.trace = trace
    self.width = width
    columns = wrapsMessages ? width : nil
    self.output = output
    self.complaints = complaints ?? output
    hasComplaints = complaints != nil
  }

  /// Shows output of the program unchanged.
  func show(printed text: String) {
    put(trace.flush())
    guard let last = text.utf8.last, !isMuted else { return }
    output(text)
    isAtLineStart = last == UInt8(ascii: "\n")
  }

  /// Shows the program's standard error unchanged.
  func show(error text: String) {
    guard hasComplaints else { return show(printed: text) }
    put(trace.flush())
    if !isMuted { complaints(text) }
  }

  func show(_ event: TraceEvent, by origin: WriteOrigin? = nil) { put(trace.write(event, by: origin)) }

  /// Shows watched events: as rows between those of the trace, or as notes if the trace is data.
  func show(watched rows: [String]) {
    guard !rows.isEmpty else { return }
    if trace is JSONWriter { return rows.forEach { show(.note($0)) } }
    show(lines: columns.map { columns in rows.flatMap { WordWrap.wrap($0, columns: columns, hanging: 9) } } ?? rows)
  }

  /// Shows a value, or the answer to a command.
  func show(line: String) { show(lines: [line]) }
  func show(lines: [String]) { put(trace.flush() + lines.map(Columns.withoutDirection)) }
  func show(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    show(lines: lines)
  }

  /// Shows an error in an input, in one or more lines.
  func complain(_ text: String) {
    hears?(text, false)
    showComplaint(text)
  }

  private func showComplaint(_ text: String) {
    put(trace.flush())
    if isMuted { return }
    if hasComplaints {
      // The output must stay exactly as the program printed it.
      if !isAtLineStart { complaints("\n") }
      isAtLineStart = true
    } else {
      startLine()
    }
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { broken($0) }
      .joined(separator: "\n")
    complaints(shown.utf8.last == UInt8(ascii: "\n") ? shown : shown + "\n")
  }

  /// A line of a complaint. A message of up to two rows stays whole, so that it can be copied and searched for; a longer
  /// one is prose.
  private func broken(_ line: Substring) -> [String] {
    guard let columns, Columns.count(line) > 2 * columns else { return [String(line)] }
    return WordWrap.wrap(String(line), columns: columns)
  }

  /// Shows an event that must not be missed, although the trace does not show it.
  func warn(_ event: TraceEvent) {
    var writer = TextWriter(level: event.level, width: width)
    let text = (writer.write(event) + writer.flush()).joined(separator: "\n")
    hears?(text, true)
    showComplaint(text)
  }

  func flush() { put(trace.flush()) }
  func endTurn() {
    put(trace.endTurn())
    turn += 1
  }

  /// Ends a line that a program has left open, because other output follows.
  func startLine() {
    if !isAtLineStart { output("\n") }
    isAtLineStart = true
  }

  /// From now on the screen has another width.
  func setWidth(_ width: Int, trace: any TraceWriter) {
    self.width = width
    if columns != nil { columns = width }
    replaceTrace(trace)
  }

  func replaceTrace(_ trace: any TraceWriter) {
    put(self.trace.flush())
    self.trace = trace
  }

  private func put(_ lines: [String]) {
    guard !lines.isEmpty, !isMuted else { return }
    startLine()
    for line in lines { output(line + "\n") }
  }
}
