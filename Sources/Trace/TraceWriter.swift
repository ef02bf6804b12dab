/// Converts events, as they arrive, to lines of output.
///
/// Events and the program's own output share one screen. To keep their order, call `flush()` before printing anything
/// else, and `endTurn()` when the turn is over:
///
///     for line in writer.write(event) { print(line) }
///     for line in writer.flush() { print(line) }  // and then the program's output
///     for line in writer.endTurn() { print(line) }
package protocol TraceWriter {
  /// The level of the events to write; events above it are dropped.
  var level: TraceLevel { get set }

  /// Takes the next event and returns the lines that are now final; a run that may still fold is held back.
  ///
  /// - Parameter origin: The origin of a write, if wanted.
  mutating func write(_ event: TraceEvent, by origin: WriteOrigin?) -> [String]

  /// Returns the lines held back, because other output is about to be printed.
  mutating func flush() -> [String]

  /// Returns the lines held back, and starts the next turn.
  mutating func endTurn() -> [String]
}

extension TraceWriter {
  package mutating func write(_ event: TraceEvent) -> [String] { write(event, by: nil) }

  /// All lines of one turn without other output.
  package mutating func render(turn events: [TraceEvent]) -> [String] {
    var lines: [String] = []
    for event in events { lines += write(event) }
    return lines + endTurn()
  }
}
