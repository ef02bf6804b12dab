/// Turns events, as they come, into lines of output.
///
/// Events and the program's own output share one screen. To keep their true order, call `flush()` before
/// printing anything else, and `endTurn()` when the turn is over:
///
///     for line in writer.write(event) { print(line) }
///     for line in writer.flush() { print(line) }  // and then what the program prints
///     for line in writer.endTurn() { print(line) }
package protocol TraceWriter {
  /// The level of the events that are written; those above it are dropped.
  var level: TraceLevel { get set }

  /// Takes the next event and returns the lines that are now settled; a run that may still fold is held back.
  ///
  /// - Parameter origin: Of a write, who wrote, where that is wanted.
  mutating func write(_ event: TraceEvent, by origin: WriteOrigin?) -> [String]

  /// Returns what is held back, because something else is about to be printed.
  mutating func flush() -> [String]

  /// Returns what is held back and starts the next turn.
  mutating func endTurn() -> [String]
}

extension TraceWriter {
  package mutating func write(_ event: TraceEvent) -> [String] { write(event, by: nil) }

  /// All lines of one turn in which nothing else was printed.
  package mutating func render(turn events: [TraceEvent]) -> [String] {
    var lines: [String] = []
    for event in events { lines += write(event) }
    return lines + endTurn()
  }
}
